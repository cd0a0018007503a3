// Why an engine gives no answer, as opposed to a wrong one. Knows no protocol.
#pragma once

#include <cstdint>
#include <stdexcept>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace hurdle::engines {

/// Why an engine gave no answer that could be compared. None of these is a count of 0.
enum class Trouble : std::uint8_t {
  not_started,      ///< no such program, or it cannot be run
  crashed,          ///< it ended by itself, by exit code or signal, while an answer was awaited
  timed_out,        ///< it hangs or is silent
  refused,          ///< it answered with a line that begins with `error`
  nonsense,         ///< it answered something that is no answer
  variant_unknown,  ///< it does not play the variant
  misread,          ///< its own echo of the position is another position
};

/// The kind in a word or two: "crashed", "variant unknown".
[[nodiscard]] std::string_view to_text(Trouble trouble) noexcept;

/// An engine that cannot be used, or not for this question. `what()` is the whole message.
class EngineError : public std::runtime_error {
 public:
  EngineError(Trouble trouble, const std::string& message, std::vector<std::string> said = {})
      : std::runtime_error(message), trouble_(trouble), said_(std::move(said)) {}
  [[nodiscard]] Trouble trouble() const noexcept { return trouble_; }

  /// What it wrote to stderr meanwhile, the first and the last lines.
  [[nodiscard]] const std::vector<std::string>& said() const noexcept { return said_; }

 private:
  Trouble trouble_;
  std::vector<std::string> said_;
};

}  // namespace hurdle::engines

// The error for an engine that gives no usable reply, as opposed to a wrong one. Independent of
// protocols.
#pragma once

#include <cstdint>
#include <stdexcept>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace hurdle::engines {

/// Why an engine gave no reply that could be compared. None of these is a count of 0.
enum class Trouble : std::uint8_t {
  not_started,      ///< no such program, or it cannot be run
  crashed,          ///< it ended, by exit code or signal, while a reply was awaited
  timed_out,        ///< no reply within the time limit
  refused,          ///< it replied with a line that begins with `error`
  nonsense,         ///< its reply does not have the expected form
  variant_unknown,  ///< it does not play the variant
  misread,          ///< its echo of the position differs from the position it was sent
  unsettled,        ///< its moves may be right and written in another notation
};

/// The kind in one or two words: "crashed", "variant unknown".
[[nodiscard]] std::string_view to_text(Trouble trouble) noexcept;

/// An engine that cannot be used at all, or not for this question. `what()` is the whole message.
class EngineError : public std::runtime_error {
 public:
  EngineError(Trouble trouble, const std::string& message,
              std::vector<std::string> stderr_lines = {})
      : std::runtime_error(message), trouble_(trouble), stderr_lines_(std::move(stderr_lines)) {}
  [[nodiscard]] Trouble trouble() const noexcept { return trouble_; }

  /// The same error with another message or other lines of stderr.
  [[nodiscard]] EngineError with(const std::string& message,
                                 std::vector<std::string> stderr_lines) const {
    EngineError error(trouble_, message, std::move(stderr_lines));
    error.read_nothing_ = read_nothing_;
    error.is_list_ = is_list_;
    error.is_of_echo_ = is_of_echo_;
    return error;
  }

  /// Whether the engine ended before it read its input, so that the question does not matter.
  [[nodiscard]] bool read_nothing() const noexcept { return read_nothing_; }
  void set_read_nothing() noexcept { read_nothing_ = true; }

  /// Whether the reply is a list of moves, though one without its total or with a wrong count.
  [[nodiscard]] bool is_list() const noexcept { return is_list_; }
  void set_is_list() noexcept { is_list_ = true; }

  /// Whether the engine failed at the command to print its position, which is optional.
  [[nodiscard]] bool is_of_echo() const noexcept { return is_of_echo_; }
  void set_is_of_echo() noexcept { is_of_echo_ = true; }

  /// The first and the last lines that the engine wrote to stderr during the question.
  [[nodiscard]] const std::vector<std::string>& stderr_lines() const noexcept {
    return stderr_lines_;
  }

 private:
  Trouble trouble_;
  std::vector<std::string> stderr_lines_;
  bool read_nothing_ = false;
  bool is_list_ = false;
  bool is_of_echo_ = false;
};

}  // namespace hurdle::engines

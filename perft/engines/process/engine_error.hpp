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
enum class EngineFailure : std::uint8_t {
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
[[nodiscard]] std::string_view to_text(EngineFailure failure) noexcept;

/// An engine that cannot be used at all, or not for this question. `what()` is the whole message.
class EngineError : public std::runtime_error {
 public:
  EngineError(EngineFailure failure, const std::string& message,
              std::vector<std::string> stderr_lines = {})
      : std::runtime_error(message), failure_(failure), stderr_lines_(std::move(stderr_lines)) {}
  [[nodiscard]] EngineFailure kind() const noexcept { return failure_; }

  /// The same error with another message or other lines of stderr.
  [[nodiscard]] EngineError with(const std::string& message,
                                 std::vector<std::string> stderr_lines) const {
    EngineError error(failure_, message, std::move(stderr_lines));
    error.read_nothing_ = read_nothing_;
    error.has_move_list_ = has_move_list_;
    error.failed_at_echo_ = failed_at_echo_;
    return error;
  }

  /// Whether the engine ended before it read its input, so that the question does not matter.
  [[nodiscard]] bool read_nothing() const noexcept { return read_nothing_; }
  void set_read_nothing() noexcept { read_nothing_ = true; }

  /// Whether the reply is a list of moves, though one without its total or with a wrong count.
  [[nodiscard]] bool has_move_list() const noexcept { return has_move_list_; }
  void set_has_move_list() noexcept { has_move_list_ = true; }

  /// Whether the engine failed at the command to print its position, which is optional.
  [[nodiscard]] bool failed_at_echo() const noexcept { return failed_at_echo_; }
  void set_failed_at_echo() noexcept { failed_at_echo_ = true; }

  /// The first and the last lines that the engine wrote to stderr during the question.
  [[nodiscard]] const std::vector<std::string>& stderr_lines() const noexcept {
    return stderr_lines_;
  }

 private:
  EngineFailure failure_;
  std::vector<std::string> stderr_lines_;
  bool read_nothing_ = false;
  bool has_move_list_ = false;
  bool failed_at_echo_ = false;
};

}  // namespace hurdle::engines

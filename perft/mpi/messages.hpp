// Messages between the processes of an MPI program: texts with a tag. Only the thread that
// constructed `Messages` may use it. Depends on MPI alone.
#pragma once

#include <optional>
#include <string>

namespace hurdle::mpi {

/// What a message means.
enum class Tag {
  order = 1,  ///< from rank 0: count this unit, or end
  ready,      ///< to rank 0: nothing to do yet
  result,     ///< to rank 0: the result of a unit
  failure,    ///< to rank 0: why the sender cannot count
};

struct Message {
  int sender = 0;
  Tag tag = Tag::ready;
  std::string text;
};

/// MPI from its start to its end. Constructed once in a program.
class Messages {
 public:
  Messages(int& argc, char**& argv);
  ~Messages();
  Messages(const Messages&) = delete;
  Messages& operator=(const Messages&) = delete;

  [[nodiscard]] int rank() const noexcept { return rank_; }
  [[nodiscard]] int size() const noexcept { return size_; }

  /// Gives rank 0's text to every process; all of them call it.
  [[nodiscard]] std::string from_rank_0(std::string text) const;

  void send(int to, Tag tag, const std::string& text) const;

  /// A message that has arrived, if any.
  [[nodiscard]] std::optional<Message> poll() const;

  /// Waits for a message. Sleeps between attempts: MPI's own waiting would occupy a core that
  /// another process could use.
  [[nodiscard]] Message wait() const;

  /// Ends all processes at once.
  [[noreturn]] void abort(int exit_code) const;

 private:
  int rank_ = 0;
  int size_ = 1;
};

}  // namespace hurdle::mpi

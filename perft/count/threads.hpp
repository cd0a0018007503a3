// Threads: whether they can be started (OpenMP ends the program if they cannot), and loops over
// them. No exception may leave an OpenMP region: the first one that a thread throws is kept, and
// thrown again on the thread that asked for the work.
#pragma once

#include <atomic>
#include <cstddef>
#include <exception>
#include <mutex>
#include <stdexcept>

namespace hurdle {

/// Fewer threads can be started than requested; the message says why, and how many can.
class CannotStartThreads : public std::runtime_error {
 public:
  using std::runtime_error::runtime_error;
};

/// Makes OpenMP start this many threads, the calling one included; later counts with at most as
/// many reuse them. Throws CannotStartThreads, for example if memory or the number of processes is
/// limited.
void start_threads(int threads);

/// Lets the threads of later parallel regions that this thread begins sleep after 1 ms without
/// work, unless the environment sets KMP_BLOCKTIME. LLVM's OpenMP lets them spin for 200 ms, which
/// takes processor time from the engine that is asked meanwhile. With no wait at all, threads would
/// sleep while others make tasks for them: `hurdle verify` takes half as long again.
void let_idle_threads_sleep();

/// The first exception of several threads.
class FirstFailure {
 public:
  /// Runs a part of a thread's work, unless another part has failed; keeps its exception.
  template <class Work>
  void attempt(const Work& work) noexcept {
    if (failed_) {
      return;
    }
    try {
      work();
    } catch (...) {
      const std::lock_guard lock(guard_);
      if (!failed_) {
        exception_ = std::current_exception();
        failed_ = true;
      }
    }
  }

  [[nodiscard]] bool failed() const noexcept { return failed_; }

  /// Call when all threads have ended. Throws the exception, if there is one.
  void rethrow() const {
    if (failed_) {
      std::rethrow_exception(exception_);
    }
  }

 private:
  std::mutex guard_;
  std::exception_ptr exception_;
  std::atomic<bool> failed_ = false;
};

/// Calls `work(index)` for each index below `size` on this many threads, which take `block` indices
/// at a time. After an exception of `work` no other index begins, and it is thrown here.
template <class Work>
void for_each_index(std::size_t size, int threads, const Work& work, int block = 1) {
  FirstFailure failure;
  let_idle_threads_sleep();
#pragma omp parallel for schedule(dynamic, block) num_threads(threads)
  for (std::size_t index = 0; index < size; ++index) {
    failure.attempt([&] { work(index); });
  }
  failure.rethrow();
}

}  // namespace hurdle

#include "perft/count/threads.hpp"

#include <fcntl.h>
#include <fmt/format.h>
#include <omp.h>
#include <pthread.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <atomic>
#include <condition_variable>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <mutex>
#include <new>
#include <vector>

namespace hurdle {
namespace {

/// Threads that all wait at the same time, with stacks as large as OpenMP's and memory of their own
/// from the allocator.
class TrialThreads {
 public:
  TrialThreads() {
    (void)::pthread_attr_init(&attributes_);
#ifdef KMP_VERSION_MAJOR  // LLVM's OpenMP sets its own stack size and adds some bytes
    constexpr std::size_t beside_a_stack = std::size_t{256} << 10U;
    (void)::pthread_attr_setstacksize(&attributes_, kmp_get_stacksize_s() + beside_a_stack);
#endif
  }
  TrialThreads(const TrialThreads&) = delete;
  TrialThreads& operator=(const TrialThreads&) = delete;
  ~TrialThreads() {
    {
      const std::lock_guard lock(guard_);
      over_ = true;
    }
    ended_.notify_all();
    for (const pthread_t thread : threads_) {
      (void)::pthread_join(thread, nullptr);
    }
    (void)::pthread_attr_destroy(&attributes_);
  }

  /// Starts one more thread; returns 0, or the error code.
  [[nodiscard]] int start() {
    pthread_t thread{};
    const int error = ::pthread_create(&thread, &attributes_, &wait, this);
    if (error == 0) {
      threads_.push_back(thread);
    }
    return error;
  }

  [[nodiscard]] std::size_t started() const noexcept {
    return threads_.size();
  }

 private:
  static void* wait(void* probe) {
    auto& self = *static_cast<TrialThreads*>(probe);
    void* const memory = ::operator new(1, std::nothrow);  // compilers may not elide this call
    {
      std::unique_lock lock(self.guard_);
      self.ended_.wait(lock, [&] { return self.over_; });
    }
    ::operator delete(memory);
    return nullptr;
  }

  pthread_attr_t attributes_{};
  std::vector<pthread_t> threads_;
  std::mutex guard_;
  std::condition_variable ended_;
  bool over_ = false;
};

void probe_threads(int threads) {
  TrialThreads trial;
  for (int thread = 1; thread < threads; ++thread) {
    if (const int error = trial.start(); error != 0) {
      throw CannotStartThreads(
          fmt::format("cannot start {} threads, only {}: {} (ulimit -v, ulimit -u?)", threads,
                      trial.started() + 1, std::strerror(error)));
    }
  }
}

#ifdef KMP_VERSION_MAJOR
/// LLVM's OpenMP notes each process in a file of shared memory that has the number of the process
/// in its name. A process that is killed at its start leaves an empty file, and a later process of
/// the same number would end by SIGBUS when it reads the file.
struct WithoutEmptyNote {
  WithoutEmptyNote() noexcept {
    constexpr std::size_t most_bytes = 64;
    std::array<char, most_bytes> name{};
    (void)std::snprintf(name.data(), most_bytes, "/__KMP_REGISTERED_LIB_%d_%u",  // NOLINT(*-vararg)
                        ::getpid(), ::getuid());
    const int note = ::shm_open(name.data(), O_RDONLY | O_CLOEXEC, 0);
    if (note < 0) {
      return;
    }
    struct stat about {};
    if (::fstat(note, &about) == 0 && about.st_size == 0) {
      (void)::shm_unlink(name.data());
    }
    (void)::close(note);
  }
};

const WithoutEmptyNote before_the_first_call_of_openmp;
#endif

}  // namespace

void let_idle_threads_sleep() {
#ifdef KMP_VERSION_MAJOR
  constexpr int milliseconds = 1;
  static const bool is_set = std::getenv("KMP_BLOCKTIME") != nullptr;
  if (!is_set && kmp_get_blocktime() != milliseconds) {
    kmp_set_blocktime(milliseconds);
  }
#endif
}

void start_threads(int threads) {
  const int wanted = std::min(threads, omp_get_thread_limit());
  if (wanted <= 1) {
    return;
  }
  probe_threads(wanted);  // the allocator keeps the memory it needs for these threads
  probe_threads(wanted);  // there must be room for them a second time
  std::atomic<int> running{0};
  let_idle_threads_sleep();
#pragma omp parallel num_threads(wanted)
  ++running;
}

}  // namespace hurdle

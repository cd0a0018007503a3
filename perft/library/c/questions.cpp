// The functions of hurdle.h that compute facts about a position, and the accessors of their
// results.
#include <fmt/format.h>

#include <atomic>
#include <chrono>
#include <future>
#include <memory>

#include "perft/count/numbers.hpp"
#include "perft/library/c/guard.hpp"
#include "perft/library/c/objects.hpp"
#include "perft/library/c/options.hpp"

namespace hurdle::library {
namespace {

hurdle_count count_of(hurdle::Total total) noexcept {
  constexpr unsigned word = 64;
  return {static_cast<std::uint64_t>(total.wide()),
          static_cast<std::uint64_t>(total.wide() >> word)};
}

/// Counts for a caller in C, who may stop the count.
class Counting {
 public:
  Counting(const hurdle_position& position, int depth, int least, const char* options,
           hurdle_go_on go_on, void* data)
      : position_(position), depth_(depth), go_on_(go_on), data_(data) {
    const Range range = depth_range(static_cast<std::uint64_t>(least));
    if (depth < least || depth > max_depth) {
      throw BadArgument("depth", fmt::format("{}: must be a whole number from {} to {}", depth,
                                             range.least, range.most));
    }
    options_ = read_perft_options(text_or_empty(options), depth);
    options_.how.stop = &stop_;
    if (go_on != nullptr) {
      options_.how.progress = [this](const CountProgress& known) { share_ = known.share; };
    }
  }
  Counting(const Counting&) = delete;
  Counting& operator=(const Counting&) = delete;
  ~Counting() = default;

  [[nodiscard]] Total perft() {
    return watched([this] { return position_.perft(depth_, options_); });
  }
  [[nodiscard]] Division divide() {
    return watched([this] { return position_.divide(depth_, options_); });
  }

 private:
  /// Ends the count if the callback throws.
  struct StopAtExit {
    std::atomic<bool>& stop;
    explicit StopAtExit(std::atomic<bool>& flag) : stop(flag) {}
    StopAtExit(const StopAtExit&) = delete;
    StopAtExit& operator=(const StopAtExit&) = delete;
    ~StopAtExit() { stop = true; }
  };

  /// Counts in another thread and asks the callback meanwhile, on the caller's thread. A count
  /// reports its progress only after whole subtrees, which may take minutes.
  template <class Count>
  [[nodiscard]] auto watched(const Count& count) -> decltype(count()) {
    if (go_on_ == nullptr) {
      return count();
    }
    constexpr std::chrono::milliseconds between_questions{50};
    auto counted = std::async(std::launch::async, count);
    const StopAtExit stop_at_exit(stop_);  // ends before `counted`, which waits for the thread
    while (!stop_ && counted.wait_for(between_questions) == std::future_status::timeout) {
      if (go_on_(share_, data_) == 0) {
        stop_ = true;
      }
    }
    return counted.get();
  }

  const hurdle_position& position_;
  int depth_;
  hurdle_go_on go_on_;
  void* data_;
  PerftOptions options_;
  std::atomic<bool> stop_ = false;
  std::atomic<double> share_ = 0;
};

}  // namespace
}  // namespace hurdle::library

using namespace hurdle;           // NOLINT: the C functions below use our names
using namespace hurdle::library;  // NOLINT

hurdle_move_list* hurdle_moves(const hurdle_position* position, char** error) {
  return guarded(error, [&] {
    auto list = std::make_unique<hurdle_move_list>();
    for (const std::string& move : given(position, "position").moves()) {
      list->entries.push_back({move, {1, 0}});
    }
    return list.release();
  });
}

int hurdle_perft(const hurdle_position* position, int depth, const char* options,
                 hurdle_go_on go_on, void* data, hurdle_count* nodes, char** error) {
  return guarded(error, [&] {
    Counting counting(given(position, "position"), depth, 0, options, go_on, data);
    (void)given(nodes, "nodes");
    *nodes = count_of(counting.perft());
    return 1;
  });
}

hurdle_move_list* hurdle_divide(const hurdle_position* position, int depth, const char* options,
                                hurdle_go_on go_on, void* data, char** error) {
  return guarded(error, [&] {
    Counting counting(given(position, "position"), depth, 1, options, go_on, data);
    auto list = std::make_unique<hurdle_move_list>();
    for (const auto& [move, nodes] : counting.divide()) {
      list->entries.push_back({move, count_of(nodes)});
    }
    return list.release();
  });
}

hurdle_verdict* hurdle_explain(const hurdle_position* position, const char* move, char** error) {
  return guarded(error, [&] {
    const hurdle_position& one = given(position, "position");
    return new hurdle_verdict(one.explain(given_text(move, "move")));
  });
}

hurdle_verdict* hurdle_adjudicate(const hurdle_position* position, const char* moves,
                                  const char* options, char** error) {
  return guarded(error, [&] {
    const hurdle_position& one = given(position, "position");
    return new hurdle_verdict(one.adjudicate(given_text(moves, "moves"), text_or_empty(options)));
  });
}

size_t hurdle_moves_size(const hurdle_move_list* moves) {
  return moves == nullptr ? 0 : moves->entries.size();
}

const char* hurdle_moves_text(const hurdle_move_list* moves, size_t number) {
  return number < hurdle_moves_size(moves) ? moves->entries[number].text.c_str() : nullptr;
}

hurdle_count hurdle_moves_nodes(const hurdle_move_list* moves, size_t number) {
  return number < hurdle_moves_size(moves) ? moves->entries[number].nodes : hurdle_count{0, 0};
}

void hurdle_moves_free(hurdle_move_list* moves) {
  delete moves;
}

const char* hurdle_verdict_says(const hurdle_verdict* verdict) {
  return verdict == nullptr ? nullptr : verdict->says.c_str();
}

const char* hurdle_verdict_clause(const hurdle_verdict* verdict) {
  return verdict == nullptr ? nullptr : verdict->clause.c_str();
}

const char* hurdle_verdict_title(const hurdle_verdict* verdict) {
  return verdict == nullptr ? nullptr : verdict->title.c_str();
}

const char* hurdle_verdict_sentence(const hurdle_verdict* verdict) {
  return verdict == nullptr ? nullptr : verdict->sentence.c_str();
}

void hurdle_verdict_free(hurdle_verdict* verdict) {
  delete verdict;
}

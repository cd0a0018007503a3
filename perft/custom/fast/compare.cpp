#include "perft/custom/fast/compare.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <map>
#include <utility>

#include "movegen/custom/rules/fen.hpp"
#include "perft/count/interrupted.hpp"
#include "perft/count/threads.hpp"
#include "perft/custom/count.hpp"
#include "perft/custom/fast/convert.hpp"
#include "perft/custom/fast/library_game.hpp"
#include "perft/custom/placements.hpp"
#include "perft/custom/sample.hpp"

namespace hurdle::custom {
namespace {

constexpr std::size_t most_differences = 10;
constexpr std::size_t most_moves_told = 5;  ///< of a position

/// A move as text, and whether it gives check.
struct Reply {
  std::string move;
  bool check = false;
};

/// The successors of a position, by FEN.
using Replies = std::multimap<std::string, Reply>;

class Comparer {
 public:
  Comparer(const built::Generator& generator, const FastGame& fast, const Rules& rules,
           const CompareOptions& options)
      : game_(generator), fast_(fast), rules_(rules), options_(options) {}

  [[nodiscard]] const Comparison& result() const { return result_; }

  void compare_position(const Position& position, bool is_start) {
    const std::string fen = fen_of(rules_.facts(), position);
    Setup setup;
    LibraryGame::State state;
    try {
      setup = setup_of(fast_, rules_, position);
      state = game_.state(setup);
    } catch (const Misfit&) {
      ++result_.skipped;
      return;
    }
    ++result_.positions;
    if (game_.in_check(state) != rules_.in_check(position, position.side)) {
      differ(fen, game_.in_check(state) ? "check by the fast generator only"
                                        : "check by the referee only");
    } else if (compare_successors(fen, position, state)) {
      const int depth = compare_counts(fen, position, state);
      result_.start_depth = is_start ? depth : result_.start_depth;
    }
  }

 private:
  void differ(const std::string& fen, const std::string& what) {
    ++result_.different;
    if (result_.differences.size() < most_differences) {
      result_.differences.push_back(fen + ": " + what);
    }
  }

  [[nodiscard]] Replies by_referee(const Position& position) const {
    Replies replies;
    for (const Move& move : rules_.legal_moves(position)) {
      const Position next = rules_.after(position, move);
      replies.emplace(fen_without_counters(fast_, rules_.facts(), next),
                      Reply{rules_.text_of(move), rules_.in_check(next, next.side)});
    }
    return replies;
  }

  [[nodiscard]] Replies by_generator(LibraryGame::State& state) const {
    Replies replies;
    game_.children(state, [&](LibraryGame::State& child, const StepFacts& step) {
      replies.emplace(fen_without_counters(fast_, rules_.facts(), game_.setup(child)),
                      Reply{text_of(fast_, rules_.facts(), step.move), game_.in_check(child)});
    });
    return replies;
  }

  /// Whether both have the same successors.
  bool compare_successors(const std::string& fen, const Position& position,
                          LibraryGame::State& state) {
    const Replies expected = by_referee(position);
    const Replies found = by_generator(state);
    result_.moves += expected.size();
    std::vector<std::string> words;
    auto one = expected.begin();
    auto other = found.begin();
    while (one != expected.end() || other != found.end()) {
      if (other == found.end() || (one != expected.end() && one->first < other->first)) {
        words.push_back(fmt::format("lacks {} ({})", one->second.move, one->first));
        ++one;
      } else if (one == expected.end() || other->first < one->first) {
        words.push_back(fmt::format("adds {} ({})", other->second.move, other->first));
        ++other;
      } else {
        if (one->second.check != other->second.check) {
          words.push_back(fmt::format("differs about check after {}", one->second.move));
        }
        ++one;
        ++other;
      }
    }
    if (!words.empty()) {
      std::ranges::sort(words);
      words.resize(std::min(words.size(), most_moves_told));
      differ(fen, fmt::format("the fast generator {}", fmt::join(words, ", ")));
    }
    return words.empty();
  }

  /// Compares perft as deep as `most_nodes` allows. Returns the depth.
  int compare_counts(const std::string& fen, const Position& position, LibraryGame::State& state) {
    constexpr int deepest = 6;
    std::uint64_t before = 1;
    std::uint64_t last = 1;
    for (int depth = 1;; ++depth) {
      before = std::exchange(last, game_.count(state, depth, {}));
      const Total expected = perft(rules_, position, depth, {options_.threads, options_.stop});
      result_.nodes += last;
      if (expected != last) {
        differ(fen, fmt::format("perft {} is {} by the referee, {} by the fast generator", depth,
                                to_text(expected), last));
        return depth;
      }
      if (depth == deepest || last == 0 || last * (last / before + 1) > options_.most_nodes) {
        return depth;
      }
    }
  }

  LibraryGame game_;
  const FastGame& fast_;
  const Rules& rules_;
  const CompareOptions& options_;
  Comparison result_;
};

}  // namespace

std::string Comparison::words() const {
  return fmt::format("{} positions{}, {} moves, {} nodes, the start to depth {}", positions,
                     skipped > 0 ? fmt::format(" ({} skipped)", skipped) : "", moves, nodes,
                     start_depth);
}

Comparison& Comparison::operator+=(const Comparison& other) {
  positions += other.positions;
  skipped += other.skipped;
  moves += other.moves;
  nodes += other.nodes;
  start_depth = std::max(start_depth, other.start_depth);
  different += other.different;
  for (const std::string& one : other.differences) {
    if (differences.size() < most_differences) {
      differences.push_back(one);
    }
  }
  return *this;
}

Comparison compare_with_referee(const built::Generator& generator, const FastGame& fast,
                                const Rules& rules, const CompareOptions& options) {
  Comparer comparer(generator, fast, rules, options);
  bool first = true;
  for (const Position& position :
       random_positions(rules, options.positions, options.seed, options.stop)) {
    throw_if_set(options.stop);
    comparer.compare_position(position, first);
    first = false;
    if (comparer.result().differences.size() >= most_differences) {
      break;
    }
  }
  return comparer.result();
}

Comparison compare_material(const built::Generator& generator, const FastGame& fast,
                            const Rules& rules, const std::vector<Piece>& pieces,
                            const CompareOptions& options) {
  const std::vector<Square> squares = all_squares(rules.facts().size);
  std::vector<Comparison> results(squares.size());  // one for each square of the first piece
  CompareOptions alone = options;
  alone.threads = 1;
  for_each_index(squares.size(), options.threads, [&](std::size_t index) {
    Comparer comparer(generator, fast, rules, alone);
    for_each_placement(rules, pieces, squares[index], [&](const Position& position) {
      throw_if_set(options.stop);
      comparer.compare_position(position, false);
    });
    results[index] = comparer.result();
  });
  Comparison sum;
  for (const Comparison& one : results) {
    sum += one;
  }
  return sum;
}

}  // namespace hurdle::custom

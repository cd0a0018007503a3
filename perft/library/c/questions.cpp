// The functions of hurdle.h that compute facts about a position, and the accessors of their
// results.
#include <fmt/format.h>

#include <atomic>
#include <memory>
#include <thread>

#include "movegen/notations/line.hpp"
#include "movegen/vocab/text/text.hpp"
#include "perft/count/numbers.hpp"
#include "perft/games/adjudicate.hpp"
#include "perft/library/c/guard.hpp"
#include "perft/library/c/objects.hpp"
#include "perft/library/c/options.hpp"

namespace hurdle::library {
namespace {

/// The move that a text names, in any notation of the game.
Move read_move(const hurdle_position& position, std::string_view text) {
  try {
    return move_in(position.variant, position.played, text);
  } catch (const BadPosition& error) {
    throw BadArgument("move", error.what());
  }
}

/// Counts for a caller in C, who may stop the count.
class Counting {
 public:
  Counting(const hurdle_position& position, int depth, int least, const char* options,
           hurdle_go_on go_on, void* data)
      : position_(position), depth_(depth) {
    const Range range = depth_range(static_cast<std::uint64_t>(least));
    if (depth < least || depth > max_depth) {
      throw BadArgument("depth", fmt::format("{}: must be a whole number from {} to {}", depth,
                                             range.least, range.most));
    }
    options_ = read_perft_options(text_or_empty(options), depth);
    options_.how.stop = &stop_;
    if (go_on != nullptr) {
      // The callback must run on the caller's thread, not on one that the count has started.
      options_.how.progress = [this, go_on, data,
                               caller = std::this_thread::get_id()](const CountProgress& known) {
        if (std::this_thread::get_id() == caller && go_on(known.share, data) == 0) {
          stop_ = true;
        }
      };
    }
  }
  Counting(const Counting&) = delete;
  Counting& operator=(const Counting&) = delete;
  ~Counting() = default;

  [[nodiscard]] Total perft() const {
    return generator().perft(position_.played.setup, depth_, options_.how);
  }
  [[nodiscard]] std::vector<DivideEntry> divide() const {
    return generator().divide(position_.played.setup, depth_, options_.how);
  }

 private:
  [[nodiscard]] const Generator& generator() const {
    return options_.referee ? position_.variant.plain : position_.variant.fast;
  }

  const hurdle_position& position_;
  int depth_;
  PerftOptions options_;
  std::atomic<bool> stop_ = false;
};

/// The moves of a game, in any notation of it.
notations::Line read_line(const hurdle_position& position, std::string_view moves) {
  try {
    const PlayedPosition& start = position.played;
    return notations::read_line(position.variant.referee, start.setup, start.last, moves,
                                start.read_as);
  } catch (const notations::UnreadableMove& error) {
    throw BadArgument("moves", error.what());
  }
}

/// Plays the moves of a game that is judged at the same time. Throws BadArgument with the move.
void play(JudgedGame& game, const Variant& variant, const notations::Line& line) {
  for (std::size_t i = 0; i < line.moves.size(); ++i) {
    const std::string where = fmt::format("move {} '{}'", i + 1, quoted_characters(line.words[i]));
    if (game.end()) {
      throw BadArgument("moves", fmt::format("{} comes after the end: {} by {}", where,
                                             to_text(game.end()->result), game.end()->clause));
    }
    if (!game.play(line.moves[i])) {
      const Verdict verdict = variant.referee.explain(game.setup(), line.moves[i]);
      throw BadArgument(
          "moves", fmt::format("{}: illegal by {}: {}", where, verdict.clause, verdict.sentence));
    }
  }
}

}  // namespace
}  // namespace hurdle::library

using namespace hurdle;           // NOLINT: the C functions below use our names
using namespace hurdle::library;  // NOLINT

hurdle_move_list* hurdle_moves(const hurdle_position* position, char** error) {
  return guarded(error, [&] {
    const hurdle_position& one = given(position, "position");
    auto list = std::make_unique<hurdle_move_list>();
    for (const Move move : one.variant.fast.moves(one.played.setup)) {
      list->entries.push_back({to_text(one.variant.notation, move), {1, 0}});
    }
    return list.release();
  });
}

int hurdle_perft(const hurdle_position* position, int depth, const char* options,
                 hurdle_go_on go_on, void* data, hurdle_count* nodes, char** error) {
  return guarded(error, [&] {
    const Counting counting(given(position, "position"), depth, 0, options, go_on, data);
    (void)given(nodes, "nodes");
    *nodes = count_of(counting.perft());
    return 1;
  });
}

hurdle_move_list* hurdle_divide(const hurdle_position* position, int depth, const char* options,
                                hurdle_go_on go_on, void* data, char** error) {
  return guarded(error, [&] {
    const hurdle_position& one = given(position, "position");
    const Counting counting(one, depth, 1, options, go_on, data);
    auto list = std::make_unique<hurdle_move_list>();
    for (const DivideEntry& entry : counting.divide()) {
      list->entries.push_back({to_text(one.variant.notation, entry.move), count_of(entry.nodes)});
    }
    return list.release();
  });
}

hurdle_verdict* hurdle_explain(const hurdle_position* position, const char* move, char** error) {
  return guarded(error, [&] {
    const hurdle_position& one = given(position, "position");
    const Notation& notation = one.variant.notation;
    const Move read = read_move(one, given_text(move, "move"));
    const Verdict verdict = one.variant.referee.explain(one.played.setup, read);
    return new hurdle_verdict{verdict.legal ? "legal" : "illegal", verdict.clause,
                              std::string(title_of(notation, verdict.clause)), verdict.sentence};
  });
}

hurdle_verdict* hurdle_adjudicate(const hurdle_position* position, const char* moves,
                                  const char* options, char** error) {
  return guarded(error, [&] {
    const hurdle_position& one = given(position, "position");
    const Notation& notation = one.variant.notation;
    JudgedGame game(one.variant, one.played.setup,
                    read_end_options(text_or_empty(options), notation));
    play(game, one.variant, read_line(one, given_text(moves, "moves")));
    const auto& end = game.end();
    return end ? new hurdle_verdict{std::string(to_text(end->result)), end->clause,
                                    std::string(title_of(notation, end->clause)), end->sentence}
               : new hurdle_verdict{"*", "", "", ""};
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

// The questions to an engine: under each possible name of a variant, with the echo compared.
#include "perft/engines/handshake/session.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <utility>

#include "movegen/vocab/text/text.hpp"
#include "perft/count/interrupted.hpp"
#include "perft/engines/handshake/counts/known_counts.hpp"
#include "perft/engines/handshake/notation/echo.hpp"
#include "perft/engines/handshake/sendable_position.hpp"
#include "perft/engines/protocol/uci.hpp"

namespace hurdle::engines {
namespace {

/// Whether an engine may fail in this way because it does not know the variant's name.
bool may_mean_the_name(EngineFailure failure) {
  return failure == EngineFailure::variant_unknown || failure == EngineFailure::refused ||
         failure == EngineFailure::crashed || failure == EngineFailure::nonsense;
}

/// The error with all names that the engine refused.
EngineError with_names(const EngineError& error, const std::vector<std::string>& names) {
  return names.size() == 1
             ? error
             : error.with(fmt::format("{}; names tried: {}", error.what(), fmt::join(names, ", ")),
                          error.stderr_lines());
}

/// Throws EngineError (nonsense) if the engine writes a pass by another word than the dialect's:
/// this would look like a missing and an extra move.
void require_our_pass(const Notation& notation, const Dialect& dialect, const Division& theirs) {
  for (const auto& [word, nodes] : theirs) {
    const bool other = notation.passes && is_pass_word(word) && !dialect.reads(notation, word);
    if (other) {
      throw EngineError(
          EngineFailure::nonsense,
          fmt::format("the engine writes a pass as '{}'; use `--pass '{}'`", word, word));
    }
  }
}

}  // namespace

Session::Session(const EngineOptions& options, AdapterFactory start,
                 std::optional<std::size_t> max_restarts)
    : options_(options),
      start_(start ? std::move(start) : start_uci),
      engine_(options, start_, max_restarts,
              [this](Adapter& engine) { return lists_start(engine); }) {}

/// An engine that crashes in one variant may play the next, so it is given up for one variant
/// alone. An engine that hangs would cost the timeout in every variant.
void Session::turn_to(const Variant& variant) {
  if (std::exchange(variant_, &variant) != &variant) {
    last_position_.reset();  // the rules of this game do not apply to it
    engine_.forgive_crashes();
  }
}

bool Session::lists_start(Adapter& engine) {
  if (variant_ == nullptr) {
    return false;
  }
  const Names& names = names_of(*variant_);
  engine.call(variant_->notation, names.names[names.tried]);
  learn_counts(*variant_, engine);
  const EnginePosition start{start_position(variant_->notation), {}};
  return !engine.divide(variant_->notation, start, 1).empty();
}

void Session::learn_counts(const Variant& variant, Adapter& engine) {
  engine.learn_counts(variant.notation, [&] { return known_counts(variant); });
}

template <class Ask>
auto Session::under_a_name(const Variant& variant, const Ask& ask_it) {
  // An error other than variant_unknown, if any name led to one; else the first error.
  std::optional<EngineError> worst;
  std::vector<std::string> lines_of_worst;
  turn_to(variant);
  while (true) {
    engine_.start_if_needed();
    Names& names = names_of(variant);
    try {
      auto answer = ask_it(names.names[names.tried]);
      names.settled = true;
      return answer;
    } catch (const EngineError& error) {
      last_lines_ = engine_ ? engine_->last_lines() : std::vector<std::string>();
      engine_.recover_from(error);
      if (names.settled || !may_mean_the_name(error.kind()) || error.read_nothing() ||
          (engine_ && !engine_->sends_game_names())) {
        throw;
      }
      if (!worst || (worst->kind() == EngineFailure::variant_unknown &&
                     error.kind() != EngineFailure::variant_unknown)) {
        worst = error;
        lines_of_worst = last_lines_;
      }
    }
    if (++names.tried == names.names.size()) {
      names.tried = 0;
      last_lines_ = lines_of_worst;
      if (worst->kind() == EngineFailure::variant_unknown) {
        worst = with_names(*worst, names.names);
        unknown_.emplace(&variant, *worst);
      }
      throw EngineError(*worst);
    }
  }
}

Division Session::divide(const Variant& variant, const EnginePosition& position, int depth) {
  return under_a_name(variant,
                      [&](const std::string& name) { return ask(variant, name, position, depth); });
}

std::string Session::question(const Variant& variant, const EnginePosition& position, int depth) {
  if (!engine_) {
    return "";
  }
  const Names& names = names_of(variant);
  engine_->call(variant.notation, names.names[names.tried]);
  return engine_->question(variant.notation, position, depth);
}

EngineTexts Session::engine_texts(const Variant& variant, const Setup& setup,
                                  std::initializer_list<std::span<const std::string>> lists) const {
  const Dialect& dialect = options_.dialect_of(variant.notation);
  EngineTexts texts;
  for (const auto moves : lists) {
    for (const std::string& text : moves) {
      const std::optional<Move> move = try_parse_move(variant.notation, text);
      std::string theirs = move ? dialect.move_in(variant.notation, setup, *move) : text;
      if (theirs != text) {
        texts.emplace(text, std::move(theirs));
      }
    }
  }
  return texts;
}

GameAnswer Session::game(const Variant& variant, const EnginePosition& position,
                         const EndOptions& ends) {
  return under_a_name(variant, [&](const std::string& name) {
    try {
      if (counts_alone()) {
        throw EngineError(EngineFailure::refused,
                          "games are compared by lists of moves, and the engine lists none");
      }
      engine_->call(variant.notation, name);
      auto* const speaker = dynamic_cast<ResultAdapter*>(engine_.get());
      GameAnswer answer = speaker != nullptr
                              ? speaker->game(variant.notation, position, ends)
                              : GameAnswer{engine_->echo(variant.notation, position),
                                           engine_->divide(variant.notation, position, 1),
                                           {},
                                           true};
      if (answer.echo) {
        echoes_ = true;
        compare_echo(variant.notation, reached(variant, position),
                     options_.dialect_of(variant.notation).our_fen(*answer.echo));
      }
      answer.moves = in_our_text(variant, reached(variant, position), std::move(answer.moves));
      const bool is_over = reached(variant, position).passes == 2;
      if (!is_over && engine_->tries_moves()) {
        drop_accepted(variant, position, answer.moves);
      } else if (!is_over) {
        if (engine_->lists_by_search()) {
          answer.moves = with_played(variant, position, std::move(answer.moves));
        }
        if (answer.lists_moves && !answer.echo) {
          require_own_reply(variant, position, answer.moves);
        }
        require_fields(variant, position, answer.moves);
        require_settled(variant, position, answer.moves);
      }
      engine_.note_reply();
      return answer;
    } catch (const Interrupted&) {
      engine_.reset();  // the rest of the reply would be taken for the next one
      throw;
    }
  });
}

RawReply Session::raw_reply(const Variant& variant, const EnginePosition& position) {
  RawReply reply;
  try {
    last_lines_.clear();
    reply.moves = under_a_name(variant, [&](const std::string& name) {
      engine_->call(variant.notation, name);
      learn_counts(variant, *engine_.get());
      reply.echo = echo(variant, position);
      return engine_->divide(variant.notation, position, 1);
    });
    last_lines_ = engine_->last_lines();
    engine_.note_reply();
  } catch (const EngineError& error) {
    reply.error = error;
  }
  reply.lines = last_lines_;
  return reply;
}

std::optional<std::string> Session::own_start(const Variant& variant) {
  if (ends_at_echo_) {
    return std::nullopt;
  }
  try {
    return under_a_name(variant, [&](const std::string& name) {
      engine_->call(variant.notation, name);
      return engine_->own_start(variant.notation);
    });
  } catch (const EngineError&) {
    return std::nullopt;
  }
}

void Session::start_for(const Variant& variant) {
  turn_to(variant);
  engine_.start_if_needed();
}

bool Session::greet() {
  engine_.start_if_needed();
  return !engine_->listed().empty();
}

Division Session::ask(const Variant& variant, const std::string& name,
                      const EnginePosition& position, int depth) {
  try {
    engine_->call(variant.notation, name);
    learn_counts(variant, *engine_.get());
    compare(variant, position);
    if (counts_alone()) {
      Division count = engine_->divide(variant.notation, position, depth);
      engine_.note_reply();
      engine_.note_moves();
      record(variant, position, depth, count);
      return count;
    }
    const bool lists_moves = !engine_->tries_moves();
    Division moves = lists_moves && !engine_->lists_by_search()
                         ? in_our_text(variant, reached(variant, position),
                                       engine_->divide(variant.notation, position, depth))
                         : by_believed_lists(variant, position, depth);
    engine_.note_reply();
    if (lists_moves && !echoes_) {
      require_listed_line(variant, position, moves);
      require_fresh(variant, position, moves);
    }
    engine_.note_moves();
    if (depth == 1 && lists_moves) {  // even if a further question has ended the engine
      require_fields(variant, position, moves);
      require_passed_square(variant, position, moves);
      require_settled(variant, position, moves);
    }
    record(variant, position, depth, moves);
    return moves;
  } catch (const Interrupted&) {
    engine_.reset();  // the rest of the reply would be taken for the next one
    throw;
  }
}

Division Session::in_our_text(const Variant& variant, const Setup& setup, Division theirs) const {
  const Dialect& dialect = options_.dialect_of(variant.notation);
  require_our_pass(variant.notation, dialect, theirs);
  if (dialect.is_ours()) {
    return theirs;
  }
  Division ours;
  for (const auto& [move, nodes] : theirs) {
    ours[dialect.our_move(variant.notation, setup, move)] += nodes;
  }
  return ours;
}

/// Compares the echo unless the line contains moves that the engine listed itself: an engine with
/// other rules may reach another position by them, which its replies show. A line that is only the
/// pass of `sendable_position` is compared: the engine has not listed it.
void Session::compare(const Variant& variant, const EnginePosition& position) {
  const bool listed_by_it =
      std::ranges::any_of(position.line, [](Move move) { return !move.is_pass(); });
  const std::optional<std::string> shown = echo(variant, position);
  if (!shown) {
    return;
  }
  echoes_ = true;
  if (listed_by_it) {
    return;
  }
  const Notation& notation = variant.notation;
  const std::string fen = options_.dialect_of(notation).our_fen(*shown);
  const Setup sent = reached(variant, position);
  if (!position.line.empty() && !is_echo_of(notation, sent, fen) &&
      is_echo_of(notation, position.base, fen)) {
    throw EngineError(
        EngineFailure::misread,
        fmt::format("the engine does not play the pass {}, which leads to this position",
                    to_text(notation, position.line.front())));
  }
  compare_echo(notation, sent, fen);
}

/// The position that the engine has set up. An engine that ends at this command may end at any that
/// it does not know: it is started again, and not asked to print positions.
std::optional<std::string> Session::echo(const Variant& variant, const EnginePosition& position) {
  if (ends_at_echo_) {
    return std::nullopt;
  }
  try {
    return engine_->echo(variant.notation, position);
  } catch (const EngineError& error) {
    if (error.kind() != EngineFailure::crashed || !error.failed_at_echo() || echoes_) {
      throw;
    }
  }
  ends_at_echo_ = true;
  engine_.reset();
  engine_.start_if_needed();
  const Names& names = names_of(variant);
  engine_->call(variant.notation, names.names[names.tried]);
  return std::nullopt;
}

void Session::record(const Variant& variant, const EnginePosition& position, int depth,
                     const Division& moves) {
  std::vector<Answer>& known = answers_[&variant];
  const bool again = std::ranges::any_of(known, [&](const Answer& answer) {
    return answer.depth == depth && answer.base == position.base && answer.line == position.line &&
           answer.moves == moves;
  });
  if (!again) {
    known.push_back({position.base, position.line, reached(variant, position), depth, moves});
  }
}

}  // namespace hurdle::engines

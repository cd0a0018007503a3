// Engines that answer for another position than the one that they are asked about: for the one
// before because they have refused this one without a word, for the one before because they are a
// question late, or always for the same one. Without an echo only their replies show it.
#include <fmt/format.h>

#include <algorithm>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "movegen/vocab/text/text.hpp"
#include "perft/engines/handshake/sendable_position.hpp"
#include "perft/engines/handshake/session.hpp"

namespace hurdle::engines {
namespace {

using Texts = std::vector<std::string>;

Texts texts_of(const Division& moves) {
  Texts texts;
  texts.reserve(moves.size());
  for (const auto& [move, nodes] : moves) {
    texts.push_back(move);
  }
  return texts;
}

Texts legal_texts(const Variant& variant, const Setup& setup) {
  return texts_of(by_text(variant.notation, variant.plain.divide(setup, 1)));
}

/// The start position or one after two moves from it, with another number of moves than `count` and
/// other moves than `legal`.
std::optional<Setup> position_with_others(const Variant& variant, std::size_t count,
                                          const Texts& legal) {
  const auto fits = [&](const Setup& setup) {
    const Texts moves = legal_texts(variant, setup);
    return moves.size() != count && moves != legal;
  };
  const Setup start = start_position(variant.notation);
  if (fits(start)) {
    return start;
  }
  // After two moves the first player is to move again, as at the start, which the engine accepted.
  for (const Move move : variant.plain.moves(start)) {
    const Setup between = variant.plain.after(start, move);
    for (const Move reply : variant.plain.moves(between)) {
      const Setup next = variant.plain.after(between, reply);
      if (next.passes == 0 && fits(next)) {
        return next;
      }
    }
  }
  return std::nullopt;
}

/// Moves in the replies to three questions, or by the rules.
struct ThreeLists {
  Texts first;    ///< about a position
  Texts between;  ///< about another one, which has another number of moves than `first`
  Texts again;    ///< about the first one
};

/// Why the replies are about other positions than the questions; empty if nothing shows that. On
/// one board with other rights, an engine may be wrong and have the same moves.
std::string misread_words(const ThreeLists& theirs, const ThreeLists& right, bool same_board) {
  if (theirs.again == theirs.between && theirs.between != theirs.first) {
    return "stale answer: the engine repeats its reply to the position before, as if it had "
           "refused this one without a word";
  }
  if (theirs.between == right.again && theirs.again == right.between &&
      right.again != right.between) {
    return "late answer: the engine gives the moves of the position that it was asked about before";
  }
  if (theirs.between == theirs.first && theirs.again == theirs.first && theirs.first.size() > 1 &&
      !same_board) {
    return fmt::format(
        "the engine gives the same {} moves for two positions, which have {} and {}: it does not "
        "seem to read the positions that it is sent",
        theirs.first.size(), right.again.size(), right.between.size());
  }
  return "";
}

}  // namespace

/// Throws EngineError (misread) if the moves after a line of legal moves are those before its last
/// move. The players' moves differ, so no mutant gives such a list.
void Session::require_played(const Variant& variant, const EnginePosition& position,
                             const Division& moves) const {
  if (moves.empty() || !is_legal_line(variant, position)) {
    return;  // by a move that only the engine plays, it may be a position without rules
  }
  const Texts list = texts_of(moves);
  EnginePosition before = position;
  before.line.pop_back();
  if (list == legal_texts(variant, reached(variant, position)) ||
      list != legal_texts(variant, reached(variant, before))) {
    return;
  }
  throw EngineError(
      EngineFailure::misread,
      fmt::format("the engine gives the moves of the position before {}; the move was not played",
                  to_text(variant.notation, position.line.back())));
}

/// If the moves of an engine that cannot print its position differ from the rules, for the first
/// time, or as its last reply, or as the moves of the last position, throws as `require_own_reply`.
void Session::require_fresh(const Variant& variant, const EnginePosition& position,
                            const Division& moves) {
  const bool as_before = std::exchange(last_moves_, moves) == moves;
  const std::optional<Setup> last = std::exchange(last_position_, std::nullopt);
  const bool at_root = std::ranges::all_of(position.line, &Move::is_pass);
  if (!at_root) {
    require_played(variant, position, moves);
    return;
  }
  const Setup setup = reached(variant, position);
  last_position_ = setup;
  const auto is_late = [&] { return last && texts_of(moves) == legal_texts(variant, *last); };
  if (!tried_for_stale_ || was_stale_ || as_before || is_late()) {
    require_own_reply(variant, position, moves);
  }
}

/// If the moves after a legal line differ from the rules: throws EngineError (refused) if the
/// engine itself does not list a move of the line. It may ignore the move and reply about another
/// position.
void Session::require_listed_line(const Variant& variant, const EnginePosition& position,
                                  const Division& moves) {
  if (position.line.empty() || engine_->lists_by_search() || !is_legal_line(variant, position) ||
      texts_of(moves) == legal_texts(variant, reached(variant, position))) {
    return;
  }
  EnginePosition before{position.base, {}, position.from_start};
  std::string key = to_fen(variant.notation, position.base);
  for (const Move move : position.line) {
    const Setup setup = reached(variant, before);
    const std::string text = to_text(variant.notation, move);
    auto known = lists_before_.find({&variant, key});
    if (known == lists_before_.end()) {
      Texts list =
          texts_of(in_our_text(variant, setup, engine_->divide(variant.notation, before, 1)));
      known = lists_before_.emplace(std::pair(&variant, key), std::move(list)).first;
    }
    if (!std::binary_search(known->second.begin(), known->second.end(), text)) {
      throw EngineError(EngineFailure::refused,
                        fmt::format("the engine does not list {} in the position before, which "
                                    "leads to this one",
                                    text));
    }
    before.line.push_back(move);
    key += ' ' + text;
  }
}

void Session::require_own_count(const Variant& variant, const EnginePosition& position,
                                Total moves) {
  const auto size = static_cast<std::size_t>(moves.wide());
  const auto other = position_with_others(variant, size, {});
  if (!other) {
    return;
  }
  const Total between = count(variant, {*other, {}}, 1);
  const Total again = count(variant, position, 1);
  if (between == moves) {
    throw EngineError(
        EngineFailure::misread,
        fmt::format("the engine counts {} moves in two positions, which have {} and "
                    "{}: it does not seem to read the positions that it is sent",
                    to_text(moves), variant.plain.moves(reached(variant, position)).size(),
                    variant.plain.moves(*other).size()));
  }
  if (again != moves) {
    throw EngineError(EngineFailure::misread,
                      fmt::format("the engine counts {} moves, and {} when it is asked again",
                                  to_text(moves), to_text(again)));
  }
}

std::optional<Division> Session::divide_in_new_engine(const Variant& variant,
                                                      const EnginePosition& position,
                                                      const Division& listed) {
  return new_engines_.divide(listed, [&] {
    Session other(options_, start_, 0);
    other.names_ = names_;
    Division moves = other.divide(variant, position, 1);
    record(variant, position, 1, moves);
    return moves;
  });
}

/// If the moves differ from the rules, asks about a position with another number of moves, and
/// again. Throws EngineError (misread) if the replies are about other positions than the questions.
void Session::require_own_reply(const Variant& variant, const EnginePosition& position,
                                const Division& moves) {
  const Setup setup = reached(variant, position);
  const Texts first = texts_of(moves);
  const Texts legal = legal_texts(variant, setup);
  if (first == legal) {
    return;
  }
  tried_for_stale_ = true;
  const auto other = position_with_others(variant, moves.size(), legal);
  if (!other) {
    return;
  }
  const auto list = [&](const EnginePosition& asked) {
    return texts_of(
        in_our_text(variant, reached(variant, asked), engine_->divide(variant.notation, asked, 1)));
  };
  std::string why;
  try {
    const Texts between = list({*other, {}});
    why = misread_words({first, between, list(position)},
                        {legal, legal_texts(variant, *other), legal}, other->board == setup.board);
  } catch (const EngineError&) {  // then the reply is taken as it is
    if (engine_ && !engine_->recover()) {
      engine_.reset();
    }
  }
  if (!why.empty()) {
    was_stale_ = true;
    throw EngineError(EngineFailure::misread, why);
  }
}

}  // namespace hurdle::engines

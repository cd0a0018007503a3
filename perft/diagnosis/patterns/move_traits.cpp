#include "perft/diagnosis/patterns/move_traits.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <array>
#include <cstdlib>
#include <set>
#include <string_view>

#include "movegen/vocab/text/text.hpp"
#include "perft/diagnosis/patterns/wrong_pieces.hpp"

namespace hurdle {
namespace {

/// A move in its position.
struct Played {
  const Notation& notation;
  const Setup& position;
  Move move;

  [[nodiscard]] bool goes() const { return !move.is_drop() && !move.is_pass(); }
  [[nodiscard]] int files() const { return std::abs(move.to().file() - move.from().file()); }
  [[nodiscard]] int ranks() const { return std::abs(move.to().rank() - move.from().rank()); }
  [[nodiscard]] int forwards() const {
    const int up = move.to().rank() - move.from().rank();
    return position.side == Colour::white ? up : -up;
  }
  /// The rank as the mover counts it, from 0.
  [[nodiscard]] int own_rank(Square square) const {
    return notation.own_rank(position.side, square) - 1;
  }
  [[nodiscard]] Kind kind() const { return mover_of(position, move).value_or(Kind::none); }
};

struct Trait {
  std::string_view words;
  bool (*has)(const Played& one);
};

/// The palaces of the games on 9x10 points: d1-f3 and d8-f10.
bool in_palace(Square square, const Notation& notation) {
  constexpr int first_file = 3;
  constexpr int depth = 3;
  return square.file() >= first_file && square.file() < first_file + depth &&
         (square.rank() < depth || square.rank() >= notation.ranks - depth);
}

bool has_palaces(const Notation& notation) {
  return notation.files == 9 && notation.ranks == 10;
}

/// A move as text does not say that it castles: the king goes two files or, in Chess960, onto its
/// rook.
bool is_castling(const Played& one) {
  if (!one.goes() || one.notation.rights == RightsText::none || one.kind() != Kind::royal) {
    return false;
  }
  const bool onto_its_own = one.position.at(one.move.to()).belongs_to(one.position.side);
  return one.ranks() == 0 &&
         (one.notation.rights == RightsText::any_rook ? onto_its_own : one.files() == 2);
}

constexpr std::array all_traits{
    Trait{"drops", [](const Played& one) { return one.move.is_drop(); }},
    Trait{"passes", [](const Played& one) { return one.move.is_pass(); }},
    Trait{"promotions", [](const Played& one) { return one.move.is_promotion(); }},
    Trait{"of promoted pieces",
          [](const Played& one) {
            return !one.move.is_drop() && one.position.at(one.move.from()).promoted();
          }},
    Trait{"captures",
          [](const Played& one) {
            return one.goes() && bool(one.position.at(one.move.to())) && !is_castling(one);
          }},
    Trait{"to an empty square",
          [](const Played& one) { return one.goes() && !one.position.at(one.move.to()); }},
    Trait{"along a diagonal",
          [](const Played& one) {
            return one.goes() && one.files() == one.ranks() && one.files() > 0;
          }},
    Trait{"along a rank or a file",
          [](const Played& one) { return one.goes() && (one.files() == 0) != (one.ranks() == 0); }},
    Trait{"of one step",
          [](const Played& one) { return one.goes() && std::max(one.files(), one.ranks()) == 1; }},
    Trait{"of more than one step",
          [](const Played& one) { return one.goes() && std::max(one.files(), one.ranks()) > 1; }},
    Trait{"forwards", [](const Played& one) { return one.goes() && one.forwards() > 0; }},
    Trait{"backwards", [](const Played& one) { return one.goes() && one.forwards() < 0; }},
    Trait{"sideways", [](const Played& one) { return one.goes() && one.forwards() == 0; }},
    Trait{"inside a palace",
          [](const Played& one) {
            return one.goes() && has_palaces(one.notation) &&
                   in_palace(one.move.from(), one.notation) &&
                   in_palace(one.move.to(), one.notation);
          }},
    Trait{"from its first rank",
          [](const Played& one) { return one.goes() && one.own_rank(one.move.from()) == 0; }},
    Trait{"to the last rank", [](const Played& one) {
            return !one.move.is_pass() && one.own_rank(one.move.to()) == one.notation.ranks - 1;
          }}};

/// "from e2 to f1", if all wrong moves begin or end on one square and not all right ones do.
std::string shared_squares(const std::vector<Played>& wrongly, const std::vector<Played>& rightly) {
  std::vector<std::string> words;
  const auto add = [&](const char* word, auto square_of) {
    const auto same = [&](const Played& one) {
      return one.goes() && square_of(one.move) == square_of(wrongly.front().move);
    };
    if (std::ranges::all_of(wrongly, same) && !std::ranges::all_of(rightly, same)) {
      words.push_back(fmt::format("{} {}", word, to_text(square_of(wrongly.front().move))));
    }
  };
  if (!wrongly.empty()) {
    add("from", [](Move move) { return move.from(); });
    add("to", [](Move move) { return move.to(); });
  }
  return fmt::format("{}", fmt::join(words, " "));
}

std::vector<Move> parsed(const Notation& notation, const Listing& texts) {
  std::vector<Move> moves;
  for (const std::string& text : texts) {
    moves.push_back(parse_move(notation, text));
  }
  return moves;
}

}  // namespace

std::string shared_traits(const Notation& notation, const std::vector<const Observation*>& wrong) {
  std::vector<Played> wrongly;
  std::vector<Played> rightly;
  std::set<Kind> kinds;
  try {
    for (const Observation* seen : wrong) {
      for (const Listing* texts : {&seen->missing, &seen->extra}) {
        for (const Move move : parsed(notation, *texts)) {
          wrongly.push_back({notation, seen->position, move});
          kinds.insert(wrongly.back().kind());
        }
      }
    }
    for (const Observation* seen : wrong) {
      for (const Move move : parsed(notation, difference(seen->legal, seen->missing))) {
        const Played one{notation, seen->position, move};
        if (kinds.count(one.kind()) > 0) {
          rightly.push_back(one);
        }
      }
    }
  } catch (const TextError&) {
    return "";
  }
  if (!wrongly.empty() && std::ranges::all_of(wrongly, is_castling)) {
    return "castling";
  }
  std::vector<std::string_view> words;
  for (const Trait& trait : all_traits) {
    if (!wrongly.empty() && std::ranges::all_of(wrongly, trait.has) &&
        !std::ranges::all_of(rightly, trait.has)) {
      words.push_back(trait.words);
    }
  }
  std::string traits = fmt::format("{}", fmt::join(words, ", "));
  const std::string squares = wrong.size() < 3 ? "" : shared_squares(wrongly, rightly);
  return traits + (traits.empty() || squares.empty() ? "" : ", ") + squares;
}

}  // namespace hurdle

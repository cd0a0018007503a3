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

constexpr std::string_view of_promoted = "of promoted pieces";

constexpr std::array all_traits{
    Trait{"drops", [](const Played& one) { return one.move.is_drop(); }},
    Trait{"passes", [](const Played& one) { return one.move.is_pass(); }},
    Trait{"promotions", [](const Played& one) { return one.move.is_promotion(); }},
    Trait{of_promoted,
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

/// "e2", or the rank or the file if the squares differ, or nothing; for all wrong moves, and not
/// for all right ones.
template <class SquareOf>
std::string shared_place(const std::vector<Played>& wrongly, const std::vector<Played>& rightly,
                         SquareOf square_of) {
  const Square first = square_of(wrongly.front().move);
  const auto is_shared = [&](auto part_of) {
    const auto same = [&](const Played& one) {
      return one.goes() && part_of(square_of(one.move)) == part_of(first);
    };
    return std::ranges::all_of(wrongly, same) && !std::ranges::all_of(rightly, same);
  };
  if (is_shared([](Square square) { return square; })) {
    return to_text(first);
  }
  if (is_shared([](Square square) { return square.rank(); })) {
    return fmt::format("rank {}", first.rank() + 1);
  }
  const bool one_file = is_shared([](Square square) { return square.file(); });
  return one_file ? fmt::format("file {}", to_text(first).front()) : "";
}

/// "by two up one right", as White sees it; for all wrong moves, and not for all right ones.
std::string shared_step(const std::vector<Played>& wrongly, const std::vector<Played>& rightly) {
  const auto step_of = [](const Played& one) {
    return std::pair(one.move.to().file() - one.move.from().file(),
                     one.move.to().rank() - one.move.from().rank());
  };
  const auto same = [&](const Played& one) {
    return one.goes() && step_of(one) == step_of(wrongly.front());
  };
  if (!std::ranges::all_of(wrongly, same) || std::ranges::all_of(rightly, same)) {
    return "";
  }
  const auto [files, ranks] = step_of(wrongly.front());
  const auto part = [](int length, const char* more, const char* less) {
    return length == 0 ? "" : fmt::format(" {} {}", std::abs(length), length > 0 ? more : less);
  };
  return "by" + part(ranks, "up", "down") + part(files, "right", "left");
}

/// "from e2 to rank 1, by 1 down", if all wrong moves have these in common and not all right ones.
std::string shared_squares(const std::vector<Played>& wrongly, const std::vector<Played>& rightly) {
  if (wrongly.empty()) {
    return "";
  }
  const std::string from = shared_place(wrongly, rightly, [](Move move) { return move.from(); });
  const std::string to = shared_place(wrongly, rightly, [](Move move) { return move.to(); });
  std::vector<std::string> words;
  if (!from.empty() || !to.empty()) {
    words.push_back((from.empty() ? "" : "from " + from) + (from.empty() || to.empty() ? "" : " ") +
                    (to.empty() ? "" : "to " + to));
  }
  const std::string step = from.empty() || to.empty() ? shared_step(wrongly, rightly) : "";
  if (!step.empty()) {
    words.push_back(step);
  }
  return fmt::format("{}", fmt::join(words, ", "));
}

std::vector<const Listing*> lists_of(const Observation& seen, WrongMoves which) {
  return which == WrongMoves::missing ? std::vector{&seen.missing}
         : which == WrongMoves::extra ? std::vector{&seen.extra}
                                      : std::vector{&seen.missing, &seen.extra};
}

std::vector<Move> parsed(const Notation& notation, const Listing& texts) {
  std::vector<Move> moves;
  for (const std::string& text : texts) {
    moves.push_back(parse_move(notation, text));
  }
  return moves;
}

}  // namespace

std::string shared_traits(const Notation& notation, const std::vector<const Observation*>& wrong,
                          WrongMoves which) {
  std::vector<Played> wrongly;
  std::vector<Played> rightly;
  std::set<Kind> kinds;
  try {
    for (const Observation* seen : wrong) {
      for (const Listing* texts : lists_of(*seen, which)) {
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
  // Then the sentence names the promoted pieces.
  const bool are_named = notation.promoted_mark == PromotedMark::plus_before &&
                         std::ranges::all_of(wrong, [&](const Observation* seen) {
                           return wrong_piece(notation, *seen).has_value();
                         });
  std::vector<std::string_view> words;
  for (const Trait& trait : all_traits) {
    if (!wrongly.empty() && !(are_named && trait.words == of_promoted) &&
        std::ranges::all_of(wrongly, trait.has) && !std::ranges::all_of(rightly, trait.has)) {
      words.push_back(trait.words);
    }
  }
  std::string traits = fmt::format("{}", fmt::join(words, ", "));
  const std::string squares = wrong.size() < 3 ? "" : shared_squares(wrongly, rightly);
  return traits + (traits.empty() || squares.empty() ? "" : ", ") + squares;
}

}  // namespace hurdle

// Clauses read wrongly for one sort of piece only: a direction it never goes in, a promotion it
// never gets, a hand it never comes to, a drop it is never used for.
#include <fmt/format.h>

#include <algorithm>
#include <cstdlib>
#include <span>

#include "props/mutants/pandemonium/family.hpp"
#include "props/mutants/pandemonium/sorts.hpp"

namespace hurdle::mutants {
namespace {

using namespace pandemonium;

/// A piece never goes in one direction.
template <class Rules>
struct DirectionForgotten : Rules {
  DirectionForgotten(const Notation& notation, const Sort& sort, Step forgotten)
      : Rules(notation), sort_(sort), forgotten_(forgotten) {}

  void targets(const Setup& setup, Square from, VisitSquare visit) const override {
    const bool forgets = sort_.holds(setup.at(from));
    Rules::targets(setup, from, [&](Square to) {
      if (!forgets || !lies_there(to.file() - from.file(), to.rank() - from.rank())) {
        visit(to);
      }
    });
  }

 private:
  [[nodiscard]] bool lies_there(int files, int ranks) const {
    const bool leap = std::abs(forgotten_.files) + std::abs(forgotten_.ranks) == 3;
    const int length = leap ? 1 : std::max(std::abs(files), std::abs(ranks));
    return files == forgotten_.files * length && ranks == forgotten_.ranks * length;
  }

  Sort sort_;
  Step forgotten_;
};

/// How a promoting move lies to the last rank.
enum class By : std::uint8_t { arriving, leaving, staying };

/// One side's pieces of a kind do not promote in one of the three ways.
template <class Rules>
struct PromotionForgotten : Rules {
  PromotionForgotten(const Notation& notation, Piece piece, By by)
      : Rules(notation), piece_(piece), by_(by) {}

  bool may_promote(const Setup& setup, Square from, Square to) const override {
    const Piece piece = setup.at(from);
    const bool leaves = this->in_enemy_camp(piece.colour(), from);
    const bool arrives = this->in_enemy_camp(piece.colour(), to);
    const By by = !leaves ? By::arriving : arrives ? By::staying : By::leaving;
    return Rules::may_promote(setup, from, to) && !(piece == piece_ && by == by_);
  }

 private:
  Piece piece_;
  By by_;
};

/// Captured pieces of a sort go to no hand.
template <class Rules>
struct SortVanishes : Rules {
  SortVanishes(const Notation& notation, const Sort& sort) : Rules(notation), sort_(sort) {}

  void take(Setup& next, Piece captured) const override {
    if (!sort_.holds(captured)) {
      Rules::take(next, captured);
    }
  }

 private:
  Sort sort_;
};

/// One side never drops a kind, or not on the last rank.
template <class Rules>
struct KindNotDropped : Rules {
  KindNotDropped(const Notation& notation, Piece piece, bool last_rank_only)
      : Rules(notation), piece_(piece), last_rank_only_(last_rank_only) {}

  bool may_drop(const Setup& setup, Kind kind, Square to) const override {
    const bool refused =
        piece_.is(setup.side, kind) && (!last_rank_only_ || this->in_enemy_camp(setup.side, to));
    return !refused && Rules::may_drop(setup, kind, to);
  }

 private:
  Piece piece_;
  bool last_rank_only_;
};

/// "up", "down-left", "one-up-two-left".
std::string words_of(Step step) {
  const auto part = [](int length, const char* ahead, const char* back, bool counted) {
    const std::string word = length > 0 ? ahead : back;
    return counted ? fmt::format("{}-{}", std::abs(length) == 2 ? "two" : "one", word) : word;
  };
  const bool leap = std::abs(step.files) + std::abs(step.ranks) == 3;
  if (step.files == 0 || step.ranks == 0) {
    return step.files == 0 ? part(step.ranks, "up", "down", false)
                           : part(step.files, "right", "left", false);
  }
  return fmt::format("{}-{}", part(step.ranks, "up", "down", leap),
                     part(step.files, "right", "left", leap));
}

std::string spaced(std::string words) {
  std::replace(words.begin(), words.end(), '-', ' ');
  return words;
}

void add_forgotten_directions(Pandemonium& family) {
  for (const Sort& sort : sorts) {
    const auto never = [&](std::span<const Step> steps) {
      for (const Step step : steps) {
        const std::string where = words_of(step);
        family.add<DirectionForgotten>(
            {fmt::format("{}-not-{}", sort.name, where), "P1",
             fmt::format("The {} never goes {}.", sort.name, spaced(where))},
            sort, step);
      }
    };
    never(sort.straight ? std::span<const Step>(orthogonal_steps) : std::span<const Step>());
    never(sort.diagonal ? std::span<const Step>(diagonal_steps) : std::span<const Step>());
    never(sort.leaps ? std::span<const Step>(knight_leaps) : std::span<const Step>());
  }
}

void add_forgotten_promotions(Pandemonium& family) {
  struct Way {
    By by;
    const char* word;
    const char* error;
  };
  constexpr std::array<Way, 3> ways{{{By::arriving, "arriving", "arriving on the last rank"},
                                     {By::leaving, "leaving", "leaving the last rank"},
                                     {By::staying, "staying", "moving along the last rank"}}};
  for (const Kind kind : {rook, bishop, knight, marshal, cardinal}) {
    const std::string_view name = pandemonium::notation.of(kind).name;
    for (const Colour side : both_sides) {
      for (const Way& way : ways) {
        if (way.by == By::staying && (kind == bishop || kind == knight || kind == cardinal)) {
          continue;  // moves of these kinds never end on the rank where they start
        }
        family.add<PromotionForgotten>(
            {fmt::format("{}-{}-not-promoted-{}", side_word(side), name, way.word), "P5",
             fmt::format("{} {} does not promote by {}.", sides(side), name, way.error)},
            Piece(side, kind), way.by);
      }
    }
  }
}

void add_forgotten_hands(Pandemonium& family) {
  constexpr Sort plain_pawn{"pawn", pawn, false, false, false, false};
  const auto vanishes = [&](const Sort& sort) {
    family.add<SortVanishes>({fmt::format("captured-{}-vanishes", sort.name), "P6",
                              fmt::format("A captured {} leaves the game.", sort.name)},
                             sort);
  };
  vanishes(plain_pawn);
  for (const Sort& sort : sorts) {
    if (sort.kind != king) {
      vanishes(sort);
    }
  }
}

void add_forgotten_drops(Pandemonium& family) {
  for (std::size_t index = index_of(queen); index <= index_of(pawn); ++index) {
    const Kind kind = static_cast<Kind>(index);
    const std::string_view name = pandemonium::notation.of(kind).name;
    for (const Colour side : both_sides) {
      family.add<KindNotDropped>({fmt::format("{}-{}-never-dropped", side_word(side), name), "P7",
                                  fmt::format("{} {} is never dropped.", sides(side), name)},
                                 Piece(side, kind), false);
      if (kind != pawn) {
        family.add<KindNotDropped>(
            {fmt::format("{}-{}-never-dropped-far-away", side_word(side), name), "P7",
             fmt::format("{} {} is never dropped on the last rank.", sides(side), name)},
            Piece(side, kind), true);
      }
    }
  }
}

}  // namespace

void add_one_sort_mutants(Pandemonium& family) {
  add_forgotten_directions(family);
  add_forgotten_promotions(family);
  add_forgotten_hands(family);
  add_forgotten_drops(family);
}

}  // namespace hurdle::mutants

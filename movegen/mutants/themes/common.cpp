// Mutants of every game about what counts as a move (C2), what ends a line (C3), and who attacks
// the royal piece (C5): one kind of attacker is not seen, or not in full.
#include "movegen/mutants/themes/common.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "movegen/mutants/themes/going.hpp"

namespace hurdle::mutation {
namespace {

void equal_pieces_each(const Situation& asked, VisitMove visit,
                       Hook<void(const Situation&, VisitMove)>::Original original) {
  original(asked, [&](Move move) {
    for (int copy = 0; copy < asked.setup.held(asked.side(), move.kind()); ++copy) {
      visit(move);
    }
  });
}

void one_drop_a_kind(const Situation& asked, VisitMove visit,
                     Hook<void(const Situation&, VisitMove)>::Original original) {
  Kind last = Kind::none;
  original(asked, [&](Move move) {
    if (move.kind() != last) {
      visit(move);
    }
    last = move.kind();
  });
}

/// This many plies without a capture, a drop or a pawn's move.
std::function<bool(const Situation&)> quiet_for(std::uint32_t plies) {
  return [plies](const Situation& asked) { return asked.setup.half >= plies; };
}

Rule<Hooks> blind_to(const KindNotation& kind, Sort sort) {
  const bool promoted = *sort.promoted;
  const std::string flag = kind.promotes ? promoted ? "promoted " : "unpromoted " : "";
  return {
      fmt::format("blind-to-{}{}", promoted ? "promoted-" : "", kind.name), "C5",
      fmt::format("No {}{} attacks the royal piece.", flag, kind.name),
      unless(&Hooks::reaches, [sort](const Reach& asked) { return sort.holds(asked.piece()); })};
}

using RightlyReaches = Hook<bool(const Reach&)>::Original;

bool as_unpromoted(const Reach& asked, RightlyReaches original) {
  const Piece piece = asked.piece();
  const Setup turned = with(asked.setup, asked.from, Piece(piece.colour(), piece.kind()));
  return original({{{asked.rules, turned}, asked.from}, asked.to});
}

/// The attacker and the royal piece change places.
bool from_the_wrong_end(const Reach& asked, RightlyReaches original) {
  const Setup turned =
      with(with(asked.setup, asked.from, asked.at(asked.to)), asked.to, asked.piece());
  return original({{{asked.rules, turned}, asked.to}, asked.from});
}

/// In check, by attacks as they are.
bool exposed(const Reach& asked, const Setup& setup, Colour own, RightlyReaches original) {
  const Square royal = royal_square(setup, own);
  bool found = false;
  asked.rules.for_each_square([&](Square from) {
    found = found || (setup.at(from).belongs_to(opponent(own)) &&
                      original({{{asked.rules, setup}, from}, royal}));
  });
  return found;
}

bool unless_pinned(const Reach& asked, RightlyReaches original) {
  const Piece piece = asked.piece();
  if (!original(asked) || piece.kind() == Kind::royal) {
    return original(asked);
  }
  return !exposed(asked, without(asked.setup, asked.from), piece.colour(), original) ||
         exposed(asked, asked.setup, piece.colour(), original);
}

}  // namespace

Rules<Hooks> mutant_counting(const Notation& notation) {
  return joined<Hooks>(
      ClauseTable<Hooks>("C2")({
          {"equal-pieces-in-hand-counted-each",
           "Dropping either of two equal pieces counts as a separate move.",
           change(&Hooks::drops, equal_pieces_each), notation.hands},
          {"one-drop-a-kind",
           "Of each kind only the drop on the first empty square from a1 on is tried.",
           change(&Hooks::drops, one_drop_a_kind), notation.hands},
      }),
      ClauseTable<Hooks>("C3")({
          {"fifty-moves-end-the-line",
           "A hundred plies without a capture, a drop or a pawn's move end the line.",
           also_if(&Hooks::over, quiet_for(100))},
          {"fifty-plies-end-the-line",
           "Fifty plies without a capture, a drop or a pawn's move end the line: plies are counted "
           "as moves.",
           also_if(&Hooks::over, quiet_for(50))},
          {"bare-royals-end-the-line", "The line ends when only the royal pieces are left.",
           also_if(&Hooks::over,
                   both_hold(&Situation::only_royals_stand, &Situation::hands_are_empty))},
          {"check-without-flight-is-mate",
           "A royal piece in check that cannot move is mated, even if another piece could answer "
           "the check.",
           also_if(&Hooks::over,
                   both_hold(&Situation::in_check, is_not(&Situation::royal_can_go)))},
      }));
}

Rules<Hooks> blind_attacks(const Notation& notation, const CommonFacts& facts) {
  Rules<Hooks> rules;
  const std::vector<Kind>& harmless = facts.never_give_check;
  for (std::size_t index = 0; index < notation.kinds.size(); ++index) {
    const Kind kind = static_cast<Kind>(index);
    if (std::ranges::find(harmless, kind) == harmless.end()) {
      rules.push_back(blind_to(notation.of(kind), {kind, false}));
    }
    if (notation.of(kind).promotes) {
      rules.push_back(blind_to(notation.of(kind), {kind, true}));
    }
  }
  if (notation.promotion == PromotionText::plus) {
    rules.emplace_back(
        "promoted-attackers-attack-unpromoted", "C5",
        "A promoted piece attacks the royal piece only as it did before its promotion.",
        change(&Hooks::reaches, as_unpromoted));
  }
  rules.emplace_back("pinned-attackers-are-harmless", "C5", "A pinned piece attacks nothing.",
                     change(&Hooks::reaches, unless_pinned));
  return rules;
}

Rules<Hooks> checks_from_the_wrong_end(const Notation& notation, const CommonFacts& facts) {
  Rules<Hooks> rules{{"checks-from-the-wrong-end", "C5",
                      "A piece gives check if the same piece on the royal piece's square would "
                      "reach it: a pawn gives check backwards.",
                      change(&Hooks::reaches, from_the_wrong_end)}};
  for (const Kind kind : facts.lopsided) {
    const std::string_view name = notation.of(kind).name;
    rules.emplace_back(fmt::format("{}-checks-from-the-wrong-end", name), "C5",
                       fmt::format("A {0} gives check if a {0} of the same colour on the royal "
                                   "piece's square would reach it.",
                                   name),
                       change(&Hooks::reaches, [kind](const Reach& asked, RightlyReaches original) {
                         return asked.piece().kind() == kind ? from_the_wrong_end(asked, original)
                                                             : original(asked);
                       }));
  }
  return rules;
}

Rules<Hooks> common_rules(const Notation& notation, const CommonFacts& facts) {
  return joined<Hooks>(mutant_counting(notation), blind_attacks(notation, facts),
                       checks_from_the_wrong_end(notation, facts), mutant_pins(notation, facts),
                       mutant_evasions(notation, facts), kinds_and_checks(notation, facts),
                       facts.captures_over_hurdles ? mutant_hurdles() : Rules<Hooks>{});
}

HouseRules pseudo_legal() {
  return {
      .name = "pseudo-legal",
      .says = "A move may leave the royal piece in check, and its capture ends the game.",
      .who = "programs that leave legality to their search, such as Sunfish (thomasahle/sunfish)",
      .source = "https://www.chessprogramming.org/Pseudo-Legal_Move",
      .mutants = {"pseudo-legal"}};
}

HouseRules ends_by_the_counter() {
  return {.name = "fifty-moves-end-the-line",
          .says =
              "A hundred plies without a capture, a drop or a pawn's move end the game, and "
              "the position has no moves.",
          .who = "programs that list moves only while the game continues, such as OpenSpiel",
          .source =
              "https://github.com/google-deepmind/open_spiel (open_spiel/games/chess/"
              "chess.cc: LegalActions, kNumReversibleMovesToDraw)",
          .mutants = {"fifty-moves-end-the-line"}};
}

}  // namespace hurdle::mutation

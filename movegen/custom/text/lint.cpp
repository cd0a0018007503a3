#include "movegen/custom/text/lint.hpp"

#include <fmt/format.h>

#include <algorithm>

namespace hurdle::custom {
namespace {

bool has_key(const Section& section, std::string_view start) {
  return std::ranges::any_of(section.entries, [&](const Entry& entry) {
    return entry.key.substr(0, start.size()) == start;
  });
}

bool has_value(const Section& section, std::string_view key, std::string_view value) {
  return std::ranges::any_of(section.entries, [&](const Entry& entry) {
    return entry.key == key && entry.value == value;
  });
}

/// 0 for vertical, 1 for horizontal, 2 for diagonal steps: riders of one axis.
int axis_of(Step step) {
  return step.right == 0 ? 0 : step.ahead == 0 ? 1 : 2;
}

bool rides(const Track& track) {
  return track.manner == Manner::slide || track.manner == Manner::hop ||
         track.manner == Manner::land;
}

/// Whether a player has a piece of this type, of any type for none, on the board or in hand.
bool has_piece(const Position& position, Colour colour, Type type) {
  const Hand& hand = position.hands[hurdle::index_of(colour)];
  const auto fits = [&](const Piece& piece) {
    return piece.belongs_to(colour) && (type == Type::none || piece.type == type);
  };
  return std::ranges::any_of(position.board, fits) ||
         (type == Type::none ? std::ranges::any_of(hand, [](std::uint8_t held) { return held > 0; })
                             : hand[index_of(type)] > 0);
}

}  // namespace

void lint_movement(const Movement& movement, const Value& value) {
  for (const Track& one : movement.tracks) {
    for (const Track& other : movement.tracks) {
      const bool mixed = rides(one) && rides(other) && one.manner != other.manner &&
                         axis_of(one.step) == axis_of(other.step) && one.step != other.step;
      const bool also_there = std::ranges::any_of(movement.tracks, [&](const Track& track) {
        return track.manner == one.manner && track.step == other.step;
      });
      if (mixed && !also_there) {
        value.warning("slides in one direction and hops in another one of the same axis",
                      "slides and hops in both");
        return;
      }
    }
  }
}

void lint_section(const Section& section, const Game& game, std::vector<Problem>& problems) {
  const Description& facts = game.facts;
  const auto warn = [&](std::string message, std::string there, std::string meant) {
    problems.push_back({Severity::warning, section.line, section.name, std::move(message),
                        std::move(there), std::move(meant)});
  };
  constexpr int usual_ranks = 8;
  const bool has_pawn = facts.letter(Type::pawn) != 0;
  const bool other_height = facts.size.ranks != usual_ranks && has_key(section, "maxRank");
  const Squares white_zone = rank_squares(usual_ranks);
  if (other_height && has_pawn && facts.of(Colour::white).promotion_region == white_zone) {
    warn(fmt::format("{} ranks, but White promotes on rank 8", facts.size.ranks),
         "does so too: default regions do not move with the board",
         fmt::format("promotionRegionWhite = *{}", facts.size.ranks));
  }
  if (other_height && has_pawn && facts.double_step &&
      facts.of(Colour::black).double_step_region == rank_squares(usual_ranks - 1)) {
    warn(fmt::format("{} ranks, but Black's double steps start on rank 7", facts.size.ranks),
         "does so too: default regions do not move with the board",
         fmt::format("doubleStepRegionBlack = *{}", facts.size.ranks - 1));
  }
  const bool empty = facts.of(Colour::white).promotion_piece_types.none() &&
                     facts.of(Colour::black).promotion_piece_types.none();
  if (section.parent.empty() && has_pawn && empty && facts.mandatory_pawn_promotion &&
      !has_key(section, "promotionPieceTypes") && facts.promoted_type[0] == Type::none) {
    warn("no piece to promote to: a section without a parent starts with none",
         "bars pawns from the promotion region", "promotionPieceTypes = LETTERS");
  }
  if (has_value(section, "doubleStep", "true") && !facts.double_step) {
    warn("doubleStep = true, but the parent's doubleStep = false has emptied the regions",
         "has no double steps", "doubleStepRegionWhite and doubleStepRegionBlack as well");
  }
}

// A player who loses by the loss of other pieces, as in Horde, needs no king.
void lint_start(const Section& section, const Game& game, const Position& start,
                std::vector<Problem>& problems) {
  const Description& facts = game.facts;
  const bool own =
      section.parent.empty() || has_key(section, "startFen") || has_key(section, "king");
  const auto lacks = [&](Colour colour, Type type) { return !has_piece(start, colour, type); };
  const auto warn = [&](std::string message) {
    problems.push_back(
        {Severity::warning, section.line, section.name, "startFen: " + std::move(message), "", ""});
  };
  if (!own) {
    return;  // the parent's section has the warning
  }
  if (lacks(Colour::white, Type::none) && lacks(Colour::black, Type::none)) {
    if (!facts.enclosing.free_drops) {
      warn("no pieces");
    }
    return;
  }
  if (facts.letter(Type::king) == 0 || facts.ends.extinction) {
    return;
  }
  const bool white = lacks(Colour::white, Type::king);
  const bool black = lacks(Colour::black, Type::king);
  if (white || black) {
    warn(fmt::format("no king for {}", !white ? "Black" : !black ? "White" : "White and Black"));
  }
}

}  // namespace hurdle::custom

#include "perft/custom/diagnosis/fact_mutants.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <array>
#include <cstdlib>
#include <functional>
#include <utility>

#include "movegen/custom/page/movement_words.hpp"
#include "movegen/custom/page/page.hpp"
#include "movegen/custom/text/betza.hpp"
#include "perft/custom/diagnosis/play.hpp"

namespace hurdle::custom {
namespace {

struct BoolFact {
  std::string_view key;
  bool& (*of)(Description& facts);
};

const std::array bool_facts{
    BoolFact{"castling", [](Description& d) -> bool& { return d.castling.allowed; }},
    BoolFact{"oppositeCastling", [](Description& d) -> bool& { return d.castling.opposite; }},
    BoolFact{"mandatoryPawnPromotion",
             [](Description& d) -> bool& { return d.mandatory_pawn_promotion; }},
    BoolFact{"mandatoryPiecePromotion",
             [](Description& d) -> bool& { return d.mandatory_piece_promotion; }},
    BoolFact{"piecePromotionOnCapture",
             [](Description& d) -> bool& { return d.promotion_on_capture; }},
    BoolFact{"pieceDemotion", [](Description& d) -> bool& { return d.demotion; }},
    BoolFact{"checking", [](Description& d) -> bool& { return d.checking; }},
    BoolFact{"mustCapture", [](Description& d) -> bool& { return d.must_capture; }},
    BoolFact{"flyingGeneral", [](Description& d) -> bool& { return d.flying_general; }},
    BoolFact{"makpongRule", [](Description& d) -> bool& { return d.makpong_rule; }},
    BoolFact{"bikjangRule", [](Description& d) -> bool& { return d.bikjang_rule; }},
    BoolFact{"pieceDrops", [](Description& d) -> bool& { return d.drops.allowed; }},
    BoolFact{"dropPromoted", [](Description& d) -> bool& { return d.drops.promoted; }},
    BoolFact{"mustDrop", [](Description& d) -> bool& { return d.drops.must; }},
    BoolFact{"dropChecks", [](Description& d) -> bool& { return d.drops.checks; }},
    BoolFact{"firstRankPawnDrops",
             [](Description& d) -> bool& { return d.drops.first_rank_pawns; }},
    BoolFact{"promotionZonePawnDrops",
             [](Description& d) -> bool& { return d.drops.promotion_zone_pawns; }},
    BoolFact{"immobilityIllegal",
             [](Description& d) -> bool& { return d.drops.immobility_illegal; }},
    BoolFact{"extinctionPseudoRoyal",
             [](Description& d) -> bool& { return d.ends.extinction_pseudo_royal; }},
    BoolFact{"blastOnCapture", [](Description& d) -> bool& { return d.blast.on_capture; }},
    BoolFact{"wallOrMove", [](Description& d) -> bool& { return d.walls.or_move; }},
    BoolFact{"flagMove", [](Description& d) -> bool& { return d.ends.flag_move; }},
    BoolFact{"flagPieceSafe", [](Description& d) -> bool& { return d.ends.flag_safe; }},
    BoolFact{"connectHorizontal", [](Description& d) -> bool& { return d.connect.horizontal; }},
    BoolFact{"connectVertical", [](Description& d) -> bool& { return d.connect.vertical; }},
    BoolFact{"connectDiagonal", [](Description& d) -> bool& { return d.connect.diagonal; }},
    BoolFact{"dupleCheck", [](Description& d) -> bool& { return d.ends.duple_check; }},
    BoolFact{"checkCounting", [](Description& d) -> bool& { return d.ends.check_counting; }},
    BoolFact{"passWhite", [](Description& d) -> bool& { return d.sides[0].pass; }},
    BoolFact{"passBlack", [](Description& d) -> bool& { return d.sides[1].pass; }},
};

/// Every square of a region, `ranks` further up the board.
Squares shifted(const Squares& region, int ranks) {
  Squares result;
  for (std::size_t index = 0; index < square_count; ++index) {
    const int rank = Square::at(index).rank() + ranks;
    if (region[index] && rank >= 0 && rank < most_ranks) {
      result.set(Square(Square::at(index).file(), rank).index());
    }
  }
  return result;
}

class Maker {
 public:
  explicit Maker(const Description& facts) : facts_(facts) {}

  std::vector<FactMutant> make() {
    options();
    for (const Type type : types_of(facts_)) {
      movements(type);
      exchanges(type);
    }
    return std::move(mutants_);
  }

 private:
  void add(std::string says, const std::function<void(Description&)>& change) {
    FactMutant mutant{std::move(says), facts_};
    change(mutant.facts);
    if (!(mutant.facts == facts_)) {
      mutants_.push_back(std::move(mutant));
    }
  }

  void options() {
    for (const BoolFact& fact : bool_facts) {
      Description copy = facts_;
      add(fmt::format("`{} = {}`", fact.key, !fact.of(copy)),
          [&](Description& d) { fact.of(d) = !fact.of(d); });
    }
    add("`doubleStep = false`", [](Description& d) {
      d.double_step = false;
      d.sides[0].double_step_region.reset();
      d.sides[1].double_step_region.reset();
    });
    if (!facts_.double_step) {
      add("`doubleStep = true`", [](Description& d) {
        d.double_step = true;
        d.sides[0].double_step_region = rank_squares(2);
        d.sides[1].double_step_region = rank_squares(d.size.ranks - 1);
      });
    }
    add("a double step could pass over a piece", [](Description& d) {
      if (d.double_step) {
        d.movements[index_of(Type::pawn)].tracks.push_back(
            {Manner::leap, {0, 2}, 1, /*quiet=*/true, /*capture=*/false, /*initial=*/true});
      }
    });
    add("`enPassantRegion = -`", [](Description& d) {
      d.sides[0].en_passant_region.reset();
      d.sides[1].en_passant_region.reset();
    });
    add("`dropNoDoubled = -`", [](Description& d) { d.drops.no_doubled = Type::none; });
    for (const Type pawn : {Type::pawn, Type::shogi_pawn, Type::soldier}) {
      if (facts_.drops.no_doubled == Type::none && facts_.letter(pawn) != 0) {
        add(fmt::format("`dropNoDoubled = {}`", facts_.letter(pawn)),
            [=](Description& d) { d.drops.no_doubled = pawn; });
      }
    }
    promoted_pairs();
    add("`soldierPromotionRank = 1`", [](Description& d) { d.soldier_promotion_rank = 1; });
    add("`promotionLimit = -`", [](Description& d) { d.promotion_limit = {}; });
    castling_files();
    add("`connectN = 0`", [](Description& d) { d.connect.row = 0; });
    add("`connectNxN = 0`", [](Description& d) { d.connect.square = 0; });
    add("`collinearN = 0`", [](Description& d) { d.connect.collinear = 0; });
    promotion_regions();
    promotions(both_colours, "");
    for (const Colour colour : both_colours) {
      region(colour, "promotionRegion", &SideFacts::promotion_region);
      region(colour, "doubleStepRegion", &SideFacts::double_step_region);
      region(colour, "dropRegion", &SideFacts::drop_region);
      region(colour, "flagRegion", &SideFacts::flag_region);
      promotions(std::array{colour}, colour == Colour::white ? "White" : "Black");
    }
  }

  /// The king goes to another file.
  void castling_files() {
    for (const auto& [key, file] :
         {std::pair{"castlingKingsideFile", &CastlingFacts::kingside_file},
          {"castlingQueensideFile", &CastlingFacts::queenside_file}}) {
      for (int other = 0; other < facts_.size.files; ++other) {
        add(fmt::format("`{} = {}`", key, static_cast<char>('a' + other)),
            [&, member = file](Description& d) { d.castling.*member = other; });
      }
    }
  }

  /// Both players promote one rank sooner or later.
  void promotion_regions() {
    for (const int later : {1, -1}) {
      add(fmt::format("pieces promoted one rank {}", later > 0 ? "later" : "sooner"),
          [&](Description& d) {
            for (const Colour colour : both_colours) {
              Squares& zone = d.sides[hurdle::index_of(colour)].promotion_region;
              const Squares moved = shifted(zone, colour == Colour::white ? later : -later);
              const Squares other = later > 0 ? zone & moved : zone | moved;
              zone = other.any() ? other : zone;
            }
          });
    }
  }

  void region(Colour colour, std::string_view key, Squares SideFacts::*member) {
    const std::size_t side = hurdle::index_of(colour);
    const std::string name = std::string(key) + (colour == Colour::white ? "White" : "Black");
    add(fmt::format("`{} = -`", name), [&](Description& d) { (d.sides[side].*member).reset(); });
    for (const int ranks : {1, -1}) {
      const Squares moved = shifted(facts_.sides[side].*member, ranks);
      const bool real = facts_.sides[side].*member != Squares().set();
      add(fmt::format("`{}` one rank {}: {}", name, ranks > 0 ? "up" : "down",
                      words_of(moved, facts_.size)),
          [&](Description& d) { d.sides[side].*member = real ? moved : d.sides[side].*member; });
    }
    for (const int ranks : {1, -1}) {
      const Squares region = facts_.sides[side].*member;
      const Squares larger = region | shifted(region, ranks);
      add(fmt::format("`{}` one rank larger: {}", name, words_of(larger, facts_.size)),
          [&](Description& d) { d.sides[side].*member = larger; });
    }
    if (facts_.sides[side].*member != Squares().set()) {
      add(fmt::format("`{}` everywhere", name),
          [&](Description& d) { d.sides[side].*member = Squares().set(); });
    }
  }

  /// A piece that does not promote by `promotedPieceType`.
  void promoted_pairs() {
    for (std::size_t index = 0; index < type_count; ++index) {
      add(fmt::format("`promotedPieceType` without {}", facts_.letters[index]),
          [&](Description& d) { d.promoted_type[index] = Type::none; });
    }
  }

  template <std::size_t N>
  void promotions(const std::array<Colour, N>& colours, std::string_view name) {
    for (std::size_t index = 0; index < type_count; ++index) {
      if (facts_.letters[index] != 0) {
        const std::size_t first = hurdle::index_of(colours.front());
        const bool listed = facts_.sides[first].promotion_piece_types[index];
        add(fmt::format("`promotionPieceTypes{}` {} {}", name, listed ? "without" : "with",
                        facts_.letters[index]),
            [&](Description& d) {
              for (const Colour colour : colours) {
                d.sides[hurdle::index_of(colour)].promotion_piece_types[index] = !listed;
              }
            });
        add(fmt::format("`promotionPieceTypes{} = {}`", name, facts_.letters[index]),
            [&](Description& d) {
              for (const Colour colour : colours) {
                d.sides[hurdle::index_of(colour)].promotion_piece_types = Types().set(index);
              }
            });
      }
    }
  }

  // ---- Movements --------------------------------------------------------------------------------

  /// Changes every track of a group; a change that returns false removes it.
  void change_group(Type type, const TrackGroup& group, const std::string& says,
                    const std::function<bool(Track&)>& change) {
    add(says, [&](Description& d) {
      std::vector<Track>& tracks = d.movements[index_of(type)].tracks;
      std::vector<Track> kept;
      for (Track track : tracks) {
        if (!alike(track, group.track) || change(track)) {
          kept.push_back(track);
        }
      }
      tracks = kept;
    });
  }

  /// Two types, each of which moves as the other one.
  void exchanges(Type type) {
    for (const Type other : types_of(facts_)) {
      if (type < other) {
        add(fmt::format("{} and {} exchanged their moves", name_of(facts_, type),
                        name_of(facts_, other)),
            [&](Description& d) {
              std::swap(d.movements[index_of(type)], d.movements[index_of(other)]);
            });
      }
    }
  }

  void movements(Type type) {
    const std::string name = name_of(facts_, type);
    for (const TrackGroup& group : groups_of(facts_.movements[index_of(type)])) {
      const std::string words = "\"" + words_of(group) + "\"";
      change_group(type, group, fmt::format("{} without {}", name, words),
                   [](Track&) { return false; });
      change_group(type, group, fmt::format("{}: {} only to empty squares", name, words),
                   [](Track& track) { return !(track.capture = false) && track.quiet; });
      change_group(type, group, fmt::format("{}: {} only to capture", name, words),
                   [](Track& track) { return !(track.quiet = false) && track.capture; });
      change_group(type, group, fmt::format("{}: {} over other pieces too", name, words),
                   [](Track& track) {
                     track.manner = track.manner == Manner::lame ? Manner::leap : track.manner;
                     return true;
                   });
      change_group(type, group, fmt::format("{}: {} only if its path is empty", name, words),
                   [](Track& track) {
                     const bool has_path = !path_of(track.step).empty();
                     if (track.manner == Manner::leap && has_path) {
                       track.manner = Manner::lame;
                     }
                     return true;
                   });
      change_group(type, group, fmt::format("{}: {} one square far", name, words),
                   [](Track& track) {
                     track.range = track.manner == Manner::slide ? 1 : track.range;
                     return true;
                   });
      change_group(type, group, fmt::format("{}: {} without a limit", name, words),
                   [](Track& track) {
                     track.range = track.manner == Manner::slide ? 0 : track.range;
                     return true;
                   });
      change_group(type, group, fmt::format("{}: {} forward only", name, words),
                   [](Track& track) { return track.step.ahead > 0; });
      for (const Step& step : group.steps) {
        change_group(type, group, fmt::format("{} without its move {}", name, words_of(step)),
                     [&](Track& track) { return !(track.step == step); });
      }
    }
    for (std::size_t index = 0; index < type_count; ++index) {
      if (facts_.letters[index] != 0) {
        add(fmt::format("{} moves as {}", name, name_of(facts_, type_at(index))),
            [&](Description& d) { d.movements[index_of(type)] = facts_.movements[index]; });
      }
    }
    for (const std::string_view atom : {"W", "F", "K", "N", "A", "D", "R", "B", "sW", "fW", "bW",
                                        "lW", "rW", "flF", "frF", "blF", "brF"}) {
      add(fmt::format("{} moves like Betza's `{}` too", name, atom), [&](Description& d) {
        std::vector<Track>& tracks = d.movements[index_of(type)].tracks;
        for (const Track& track : parse_betza(atom).movement.tracks) {
          if (std::ranges::find(tracks, track) == tracks.end()) {
            tracks.push_back(track);
          }
        }
      });
    }
  }

  const Description& facts_;
  std::vector<FactMutant> mutants_;
};

}  // namespace

std::string words_of(Step step) {
  std::vector<std::string> words;
  if (step.ahead != 0) {
    words.push_back(
        fmt::format("{} {}", std::abs(step.ahead), step.ahead > 0 ? "forward" : "backward"));
  }
  if (step.right != 0) {
    words.push_back(
        fmt::format("{} to the {}", std::abs(step.right), step.right > 0 ? "right" : "left"));
  }
  return fmt::format("{}", fmt::join(words, " and "));
}

std::vector<FactMutant> fact_mutants(const Description& facts) {
  return Maker(facts).make();
}

}  // namespace hurdle::custom

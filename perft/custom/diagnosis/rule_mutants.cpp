// Facts, moves and parts of the tests that an engine plays differently.
#include <fmt/format.h>

#include <algorithm>
#include <iterator>
#include <optional>
#include <utility>

#include "perft/custom/diagnosis/fact_mutants.hpp"
#include "perft/custom/diagnosis/play.hpp"

namespace hurdle::custom {
namespace {

/// Whether no rule but that of check forbids moves: then all others of `moves_before_safety` leave
/// a king attacked.
bool tests_check_alone(const Description& facts) {
  return facts.letter(Type::king) != 0 && facts.checking && !facts.must_capture &&
         !facts.flying_general && !facts.makpong_rule && !facts.bikjang_rule && !facts.drops.must &&
         facts.drops.checks && !facts.ends.extinction_pseudo_royal;
}

/// Whether a capture en passant leaves the king safe as long as the captured piece stands.
bool shielded_by_captured(const Rules& rules, const Position& position, const Move& move) {
  if (move.form != Form::en_passant) {
    return false;
  }
  Position after = rules.after(position, move);
  after.put(move.other, position.at(move.other));
  return !rules.in_check(after, position.side);
}

/// Whether the move leaves its player attacked if the enemy's pieces of one type do not attack.
bool attacked_without(const Rules& rules, const Position& position, const Move& move, Type type) {
  Position after = rules.after(position, move);
  for (std::size_t index = 0; index < square_count; ++index) {
    Piece& piece = after.board[index];
    if (piece.type == type && piece.colour != position.side) {
      piece = Piece{};
      after.walls.set(index);
    }
  }
  return rules.in_check(after, position.side);
}

class RuleMutants {
 public:
  explicit RuleMutants(const Description& facts) : facts_(facts) {}

  /// Mutants of the test for check.
  std::vector<PlayMutant> of_check() {
    if (!tests_check_alone(facts_)) {
      return {};
    }
    untested("a king could go to attacked squares",
             [](const Rules&, const Position& position, const Move& move) {
               return is_king(position, move);
             });
    untested("pinned pieces could move",
             [](const Rules& rules, const Position& position, const Move& move) {
               return !is_king(position, move) && !rules.in_check(position, position.side);
             });
    untested("moves of pieces other than the king need not end a check",
             [](const Rules& rules, const Position& position, const Move& move) {
               return !is_king(position, move) && rules.in_check(position, position.side);
             });
    untested(
        "drops could leave the king in check",
        [](const Rules&, const Position&, const Move& move) { return move.form == Form::drop; });
    untested("captures en passant could leave the king in check",
             [](const Rules&, const Position&, const Move& move) {
               return move.form == Form::en_passant;
             });
    untested("a piece that is captured en passant still shielded the king", shielded_by_captured);
    untested("no move were tested for check",
             [](const Rules&, const Position&, const Move&) { return true; });
    for (const Type type : types_of(facts_)) {
      untested(fmt::format("{} gave no check", name_of(facts_, type)),
               [type](const Rules& rules, const Position& position, const Move& move) {
                 return !attacked_without(rules, position, move, type);
               });
    }
    return std::move(mutants_);
  }

  /// Mutants of castling, captures en passant, promotions and drops.
  std::vector<PlayMutant> of_moves() {
    const auto in_check = [](const Rules& rules, const Position& position, const Move&) {
      return rules.in_check(position, position.side);
    };
    add_to(&Play::castlings, "a player could castle out of check", in_check);
    add_to(&Play::castlings, "the king could castle through attacked squares",
           [=](const Rules& rules, const Position& position, const Move& move) {
             return !in_check(rules, position, move);
           });
    add_to(&Play::castlings, "castling were not tested for attacked squares",
           [](const Rules&, const Position&, const Move&) { return true; });
    for (const bool right : {true, false}) {
      add_to(&Play::forgotten,
             fmt::format("nobody could castle to the {} side", right ? "last file's" : "a-file's"),
             [=](const Rules&, const Position&, const Move& move) {
               return move.form == Form::castling &&
                      (move.other.file() > move.from.file()) == right;
             });
      add_to(
          &Play::forgotten,
          fmt::format("no pawn captured en passant towards the {}", right ? "last file" : "a-file"),
          [=](const Rules&, const Position&, const Move& move) {
            return move.form == Form::en_passant && (move.to.file() > move.from.file()) == right;
          });
    }
    add_to(&Play::forgotten, "no piece could be dropped in check",
           [=](const Rules& rules, const Position& position, const Move& move) {
             return move.form == Form::drop && in_check(rules, position, move);
           });
    of_upgrades();
    for (const Type type : types_of(facts_)) {
      for (const Colour colour : both_colours) {
        if (!has_own_rules(type, colour)) {
          lacks_steps(type, colour, " and yet attacks there");
        }
      }
    }
    return std::move(mutants_);
  }

  /// Mutants of one player's pieces: one direction of a move missing, or one step more. Not of
  /// types that have other rules than their moves: as another type they would lose these.
  std::vector<PlayMutant> of_one_player() {
    for (const Type type : types_of(facts_)) {
      for (const Colour colour : both_colours) {
        if (has_own_rules(type, colour)) {
          lacks_steps(type, colour, "");
        } else {
          one_players_moves(type, colour);
        }
      }
    }
    return std::move(mutants_);
  }

 private:
  /// Mutants of promotions as in Shogi.
  void of_upgrades() {
    const auto zone = [](const Rules& rules, const Position& position, Square square) {
      return rules.facts().of(position.side).promotion_region[square.index()];
    };
    add_to(&Play::forgotten, "only moves that end in the zone promoted",
           [=](const Rules& rules, const Position& position, const Move& move) {
             return move.form == Form::upgrade && !zone(rules, position, move.to);
           });
    for (const Type type : types_of(facts_)) {
      if (facts_.promoted_type[index_of(type)] != Type::none) {
        add_to(&Play::forgotten,
               fmt::format("{} had to promote in the zone", name_of(facts_, type)),
               [=](const Rules& rules, const Position& position, const Move& move) {
                 return move.form == Form::plain && position.at(move.from).type == type &&
                        (zone(rules, position, move.from) || zone(rules, position, move.to));
               });
      }
    }
  }

  [[nodiscard]] bool has_own_rules(Type type, Colour colour) const {
    const SideFacts& side = facts_.of(colour);
    return type == Type::king || type == side.castling_king_piece ||
           type == facts_.drops.no_doubled || facts_.promotion_limit[index_of(type)] != 0 ||
           contains(side.promotion_pawn_types, type) || contains(side.en_passant_types, type) ||
           contains(side.flag_piece.types, type) ||
           contains(facts_.ends.extinction_types.types, type);
  }

  static bool is_king(const Position& position, const Move& move) {
    return move.form != Form::drop && position.at(move.from).type == Type::king;
  }

  void add_to(std::vector<OfMove> Play::*list, std::string says, OfMove which) {
    mutants_.push_back({std::move(says), [list, which = std::move(which)](Play& play) {
                          (play.*list).push_back(which);
                        }});
  }

  void untested(std::string says, OfMove which) {
    add_to(&Play::untested, std::move(says), std::move(which));
  }

  [[nodiscard]] std::string name_of_ones(Type type, Colour colour) const {
    return fmt::format("{}'s {}", colour == Colour::white ? "White" : "Black",
                       name_of(facts_, type));
  }

  static std::string_view seen_by(Colour colour) {
    return colour == Colour::white ? "" : ", as Black sees it";
  }

  /// Leaps and single steps that are not listed, and that count in the test for check.
  void lacks_steps(Type type, Colour colour, std::string_view also) {
    const int up = colour == Colour::white ? 1 : -1;
    for (const Track& track : facts_.movements[index_of(type)].tracks) {
      const Step step = track.step;
      if (track.manner == Manner::leap) {
        add_to(&Play::forgotten,
               fmt::format("{} lacks its move {}{}{}", name_of_ones(type, colour), words_of(step),
                           seen_by(colour), also),
               [=](const Rules&, const Position& position, const Move& move) {
                 return position.side == colour && move.form != Form::drop &&
                        move.form != Form::castling && position.at(move.from).type == type &&
                        move.to.file() - move.from.file() == up * step.right &&
                        move.to.rank() - move.from.rank() == up * step.ahead;
               });
      }
    }
  }

  void one_players_moves(Type type, Colour colour) {
    const std::string name = name_of_ones(type, colour);
    const std::string_view seen = seen_by(colour);
    const std::vector<Track>& tracks = facts_.movements[index_of(type)].tracks;
    for (const Track& track : tracks) {
      other_moves(type, colour,
                  fmt::format("{} lacks its move {}{}", name, words_of(track.step), seen),
                  [track](std::vector<Track>& all) { std::erase(all, track); });
    }
    for (int right = -1; right <= 1; ++right) {
      for (int ahead = -1; ahead <= 1; ++ahead) {
        Track step;
        step.step = {right, ahead};
        const bool has_it = std::ranges::any_of(tracks, [&](const Track& track) {
          return track.step == step.step && track.quiet && track.capture && !track.initial;
        });
        if (step.step != Step{} && !has_it) {
          other_moves(type, colour,
                      fmt::format("{} also moves {}{}", name, words_of(step.step), seen),
                      [step](std::vector<Track>& all) { all.push_back(step); });
        }
      }
    }
  }

  /// The player's pieces of this type become one that the game does not have.
  void other_moves(Type type, Colour colour, std::string says,
                   const std::function<void(std::vector<Track>&)>& change) {
    mutants_.push_back({std::move(says), [=](Play& play) {
                          const auto unused = unused_type(play.facts);
                          if (!unused) {
                            return;
                          }
                          Description& facts = play.facts;
                          Movement& moves = facts.movements[index_of(*unused)];
                          moves = facts.movements[index_of(type)];
                          change(moves.tracks);
                          facts.promoted_type[index_of(*unused)] =
                              facts.promoted_type[index_of(type)];
                          for (SideFacts& side : facts.sides) {
                            side.mobility[index_of(*unused)] = side.mobility[index_of(type)];
                          }
                          play.fen_changes.emplace_back([=](Position& position) {
                            for (Piece& piece : position.board) {
                              if (piece.type == type && piece.colour == colour) {
                                piece.type = *unused;
                              }
                            }
                          });
                        }});
  }

  static std::optional<Type> unused_type(const Description& facts) {
    for (std::size_t index = 0; index < type_count; ++index) {
      if (facts.letters[index] == 0 && facts.movements[index].tracks.empty()) {
        return type_at(index);
      }
    }
    return std::nullopt;
  }

  const Description& facts_;
  std::vector<PlayMutant> mutants_;
};

}  // namespace

std::vector<PlayMutant> rule_mutants(const Play& known) {
  std::vector<PlayMutant> facts;
  for (FactMutant& mutant : fact_mutants(known.facts)) {
    facts.push_back({std::move(mutant.says),
                     [facts = std::move(mutant.facts)](Play& play) { play.facts = facts; }});
  }
  std::vector<PlayMutant> one_player = RuleMutants(known.facts).of_one_player();
  if (!known.fen_changes.empty()) {  // a fact about a kind of piece may hold for one player alone
    std::swap(facts, one_player);
  }
  std::vector<PlayMutant> mutants = RuleMutants(known.facts).of_check();
  for (auto* more : {&facts, &one_player}) {
    std::move(more->begin(), more->end(), std::back_inserter(mutants));
  }
  std::vector<PlayMutant> moves = RuleMutants(known.facts).of_moves();
  std::move(moves.begin(), moves.end(), std::back_inserter(mutants));
  return mutants;
}

}  // namespace hurdle::custom

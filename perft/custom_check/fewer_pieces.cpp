// Removes pieces, hands and rights from a position for as long as the engine stays wrong about one
// move.
#include <algorithm>
#include <chrono>
#include <map>
#include <span>
#include <string>
#include <utility>
#include <vector>

#include "movegen/custom/rules/fen.hpp"
#include "perft/custom_check/lists_check.hpp"
#include "perft/engines/check/in_halves.hpp"
#include "perft/engines/process/engine_error.hpp"

namespace hurdle::custom {
namespace {

using Clock = std::chrono::steady_clock;

constexpr std::size_t most_reduced = 3;
constexpr std::chrono::seconds longest{3};  // for all lists, of an engine that replies slowly
constexpr int least_questions = 60;         // about a list, however long they take

std::vector<std::size_t> removable(const Position& position) {
  std::vector<std::size_t> squares;
  for (std::size_t square = 0; square < square_count; ++square) {
    const Piece& piece = position.board[square];
    if (piece && piece.type != Type::king) {
      squares.push_back(square);
    }
  }
  return squares;
}

/// The position without the pieces on these squares.
Position without(Position position, std::span<const std::size_t> squares) {
  for (const std::size_t square : squares) {
    position.board[square] = Piece{};
  }
  return position;
}

Position without_rights(Position position) {
  position.castling_rooks = {};
  position.castling_kings = {};
  position.gates.reset();
  position.en_passant.reset();
  return position;
}

/// The position without rights, without the hands, and without each kind in hand.
std::vector<Position> without_parts(const Position& position) {
  std::vector<Position> all{without_rights(position), position};
  all.back().hands = {};
  for (std::size_t player = 0; player < position.hands.size(); ++player) {
    for (std::size_t type = 0; type < type_count; ++type) {
      all.push_back(position);
      all.back().hands[player][type] = 0;
    }
  }
  std::erase(all, position);
  return all;
}

}  // namespace

/// One reduction: asks the engine about smaller and smaller positions.
class ListsCheck::Reduction {
 public:
  /// Ends at `end`, but not before it has asked a few questions. Sets `end` to the epoch if the
  /// engine crashes or hangs.
  Reduction(ListsCheck& check, const WrongList& list, Clock::time_point& end)
      : check_(check), wanted_(list.verdicts.front()), end_(end), best_(list.position) {}

  /// Empty if the list by the FEN is right, or no part can be removed.
  std::optional<FewerPieces> run() {
    if (!take(best_)) {
      return std::nullopt;
    }
    const Position whole = best_;
    (void)take_parts();
    engines::take_in_halves(
        [this] { return removable(best_); },
        [this](std::span<const std::size_t> squares) { return take_without(squares); });
    while (take_one()) {
    }
    if (best_ == whole) {
      return std::nullopt;
    }
    const Place place = place_at(best_);
    check_.expect_echo(place);
    return FewerPieces{best_, place.fen, found_,
                       check_.command("explain", "", place) + ' ' + found_.move,
                       check_.question(place, 1)};
  }

 private:
  [[nodiscard]] Place place_at(const Position& position) const {
    return {position, fen_of(check_.rules_.facts(), position), {}, {}, /*in_a_game=*/false};
  }

  /// Removes rights and hands. Returns whether any could be removed.
  bool take_parts() {
    return engines::take_one_by_one([this] { return without_parts(best_); },
                                    [this](const Position& next) { return take(next); });
  }

  bool take_without(std::span<const std::size_t> squares) { return take(without(best_, squares)); }

  /// Removes single pieces and parts. Returns whether any could be removed.
  bool take_one() {
    bool any = take_parts();
    for (const std::size_t square : removable(best_)) {
      any = take_without({&square, 1}) || any;
    }
    return any;
  }

  /// Keeps the position as the best so far if the engine is wrong about the same move there, by the
  /// same clause.
  bool take(const Position& smaller) {
    if (end_ == Clock::time_point() || (questions_ >= least_questions && Clock::now() > end_)) {
      return false;
    }
    try {
      const Place place = place_at(smaller);
      const Position read = parse_position(check_.rules_.facts(), place.fen);
      if (check_.rules_.in_check(read, opponent(read.side))) {
        return false;
      }
      const CustomVerdict verdict = explain(*check_.check_.game, read, wanted_.move);
      if (verdict.clause != wanted_.clause || verdict.legal != wanted_.legal ||
          !is_wrong(place, verdict)) {
        return false;
      }
      best_ = read;
      found_ = verdict;
      return true;
    } catch (const FenError&) {
      return false;
    } catch (const engines::EngineError& error) {
      if (error.kind() == engines::EngineFailure::crashed ||
          error.kind() == engines::EngineFailure::timed_out) {
        end_ = {};
      }
      return false;
    }
  }

  [[nodiscard]] bool is_wrong(const Place& place, const CustomVerdict& verdict) {
    ++questions_;
    const ReadList theirs = check_.list_of(place, check_.ask(check_.engine_, place, 1));
    const Difference found = difference(check_.rules_, place, theirs, 1);
    const std::vector<std::string>& moves = verdict.legal ? found.missing : found.extra;
    return theirs.unsettled.empty() && std::ranges::find(moves, verdict.move) != moves.end();
  }

  ListsCheck& check_;
  CustomVerdict wanted_;
  Clock::time_point& end_;
  int questions_ = 0;
  Position best_;
  CustomVerdict found_;
};

void ListsCheck::reduce() {
  Clock::time_point end = Clock::now() + longest;
  std::map<std::pair<engines::FindingKind, std::string>, int> reduced;
  for (WrongList& list : result_.wrong) {
    const bool about_moves = list.kind == engines::FindingKind::missing_move ||
                             list.kind == engines::FindingKind::extra_move;
    if (!about_moves || list.right_as_fen || list.verdicts.empty() ||
        reduced.size() == most_reduced ||
        reduced[{list.kind, list.verdicts.front().clause}]++ > 0) {
      continue;
    }
    try {
      list.fewer = Reduction(*this, list, end).run();
    } catch (const engines::EngineError&) {  // the list stays as it is
      continue;
    }
  }
}

}  // namespace hurdle::custom

// The oracle of repetitions: the window, the chases of each move, perpetual chases and the verdict.
#include "props/families/xiangqi/repetition/oracle.hpp"

#include <algorithm>
#include <iterator>
#include <map>
#include <stdexcept>

namespace hurdle::oracle::xiangqi {
namespace {

/// 1.3: the positions from the first of the occurrences to the last, and the moves between them.
/// positions[i] stands before steps[i] and positions[i + 1] after it.
struct Window {
  int first_ply = 0;
  int last_ply = 0;
  std::vector<Position> positions;
  std::vector<Step> steps;
};

/// A move of the window with the threats that it makes and that count, by identities.
struct MoveOfWindow {
  Side side = Side::red;
  bool is_check = false;
  std::set<Threat> made;
  std::set<Threat> chases;
};

/// The position after a move. Throws unless a piece of the side to move stands on its first point.
Position play(const Position& position, const std::string& text) {
  const Step step = step_of(text);
  const std::optional<Piece>& piece = position.board.at(step.from);
  if (!piece || piece->side != position.to_move || step.from == step.to) {
    throw std::invalid_argument("expected a move of a piece of the side to move, found " + text);
  }
  return {position.board.after(step), other(position.to_move)};
}

/// 1.1: the placement and the side to move, nothing else.
std::string identity_of(const Position& position) {
  return position.board.placement() + (position.to_move == Side::red ? " w" : " b");
}

/// 1.2, 1.3: from the first occurrence to the one that is the N-th of its position, as soon as
/// there is one.
std::optional<Window> window_of(std::string_view fen, const std::vector<std::string>& moves,
                                int occurrences) {
  if (occurrences < 2) {
    throw std::invalid_argument("expected at least 2 occurrences, found " +
                                std::to_string(occurrences));
  }
  Window game;
  game.positions.push_back(position_of(fen));
  std::map<std::string, std::vector<int>> plies_of;
  plies_of[identity_of(game.positions.back())].push_back(0);
  for (const std::string& move : moves) {
    game.positions.push_back(play(game.positions.back(), move));
    game.steps.push_back(step_of(move));
    ++game.last_ply;
    std::vector<int>& plies = plies_of[identity_of(game.positions.back())];
    plies.push_back(game.last_ply);
    if (static_cast<int>(plies.size()) == occurrences) {
      const int first = plies.front();
      return Window{.first_ply = first,
                    .last_ply = game.last_ply,
                    .positions = {game.positions.begin() + first, game.positions.end()},
                    .steps = {game.steps.begin() + first, game.steps.end()}};
    }
  }
  return std::nullopt;
}

/// 2.1: after the move a piece could take the other side's king at once.
bool gives_check(const Position& after) {
  return !attackers_of_king(after.board, after.to_move).empty();
}

/// The position after the other side's answer to the move. The answer to the last move of the
/// window is that side's first move in the window (4): the position before it occurred is the last
/// one.
Board board_after_answer(const Window& window, std::size_t move) {
  const Board& after = window.positions[move + 1].board;
  const Step answer = move + 1 < window.steps.size() ? window.steps[move + 1] : window.steps[0];
  return after.after(answer);
}

std::set<Threat> without(const std::set<Threat>& threats, const std::set<Threat>& excluded) {
  std::set<Threat> rest;
  std::ranges::set_difference(threats, excluded, std::inserter(rest, rest.end()));
  return rest;
}

/// 4.1, with 4.2 for the position before the move: the threats after it that were none before.
std::set<Threat> made_by(const Window& window, std::size_t move) {
  const Side side = window.positions[move].to_move;
  const std::set<Threat> before =
      threats_of(window.positions[move].board, side, Moment::before_the_move);
  const std::set<Threat> after =
      threats_of(window.positions[move + 1].board, side, Moment::after_the_move);
  return without(after, before);
}

/// 4.4: those of the threats that the answer ends.
std::set<Threat> answered(const std::set<Threat>& made, const Window& window, std::size_t move) {
  const Side side = window.positions[move].to_move;
  return without(made,
                 threats_of(board_after_answer(window, move), side, Moment::after_the_answer));
}

/// 4.5: in the WXF reading a move that checks chases nothing.
bool chases_nothing(bool is_check, Reading reading) {
  return is_check && reading == Reading::wxf;
}

/// Section 4 for every move of the window.
std::vector<MoveOfWindow> moves_of(const Window& window, Reading reading) {
  std::vector<MoveOfWindow> moves;
  for (std::size_t move = 0; move < window.steps.size(); ++move) {
    MoveOfWindow judged;
    judged.side = window.positions[move].to_move;
    judged.is_check = gives_check(window.positions[move + 1]);
    judged.made = made_by(window, move);
    if (!chases_nothing(judged.is_check, reading)) {
      judged.chases = answered(judged.made, window, move);
    }
    moves.push_back(judged);
  }
  return moves;
}

/// 2.2.
bool checks_perpetually(const std::vector<MoveOfWindow>& moves, Side side) {
  return std::ranges::all_of(
      moves, [&](const MoveOfWindow& move) { return move.side != side || move.is_check; });
}

/// 5.1 to 5.4: the pieces that every move of the side chases, by whichever attackers.
std::set<int> perpetually_chased(const std::vector<MoveOfWindow>& moves, Side side) {
  std::map<int, int> chases_of;
  int moves_of_side = 0;
  for (const MoveOfWindow& move : moves) {
    if (move.side != side) {
      continue;
    }
    ++moves_of_side;
    std::set<int> victims;
    for (const Threat& threat : move.chases) {
      victims.insert(threat.victim);
    }
    for (const int victim : victims) {
      ++chases_of[victim];
    }
  }
  std::set<int> found;
  for (const auto& [victim, count] : chases_of) {
    if (count == moves_of_side) {
      found.insert(victim);
    }
  }
  return found;
}

/// 5.5: the rook stands on the horse's leg, and without the rook the horse would attack the king of
/// the rook's side.
bool pins_by_its_leg(const Board& board, int horse, int rook) {
  const Point on_leg = board.where_is(rook);
  const Side owner = board.at(on_leg)->side;
  Board without_rook = board;
  without_rook.put(on_leg, std::nullopt);
  return attackers_of_king(board, owner).count(horse) == 0 &&
         attackers_of_king(without_rook, owner).count(horse) == 1;
}

/// 5.5: whether the threat is that of a perpetually chased rook on the horse that pins it, in the
/// position after the move that makes the threat.
bool is_of_pinned_rook(const Board& board, const Threat& threat, const std::set<int>& chased) {
  return chased.count(threat.attacker) == 1 &&
         board.at(board.where_is(threat.attacker))->kind == Kind::rook &&
         board.at(board.where_is(threat.victim))->kind == Kind::horse &&
         pins_by_its_leg(board, threat.victim, threat.attacker);
}

/// 5.5: the moves of both sides without the attacks that do not count. Which rooks are chased is
/// asked before any attack is removed, for both sides alike.
std::vector<MoveOfWindow> without_pinned_rooks(const Window& window,
                                               const std::vector<MoveOfWindow>& moves) {
  std::vector<MoveOfWindow> counted = moves;
  for (std::size_t move = 0; move < moves.size(); ++move) {
    const Board& board = window.positions[move + 1].board;
    const std::set<int> chased = perpetually_chased(moves, other(moves[move].side));
    for (const Threat& threat : moves[move].chases) {
      if (is_of_pinned_rook(board, threat, chased)) {
        counted[move].chases.erase(threat);
      }
    }
  }
  return counted;
}

/// Sections 4 and 5.5.
std::vector<MoveOfWindow> counted_moves(const Window& window, Reading reading) {
  return without_pinned_rooks(window, moves_of(window, reading));
}

/// 6: perpetual check before perpetual chase.
Grade grade_of(const std::vector<MoveOfWindow>& moves, Side side) {
  if (checks_perpetually(moves, side)) {
    return Grade::check;
  }
  return perpetually_chased(moves, side).empty() ? Grade::nothing : Grade::chase;
}

/// 6.1 to 6.6: the higher grade loses, equal grades draw.
int result_of(Grade red, Grade black) {
  if (red == black) {
    return 0;
  }
  return red > black ? -1 : 1;
}

std::set<std::string> points_of(const Board& board, const std::set<int>& ids) {
  std::set<std::string> points;
  for (const int id : ids) {
    points.insert(to_text(board.where_is(id)));
  }
  return points;
}

std::set<ThreatPoints> points_of(const Board& board, const std::set<Threat>& threats) {
  std::set<ThreatPoints> points;
  for (const Threat& threat : threats) {
    points.emplace(to_text(board.where_is(threat.attacker)),
                   to_text(board.where_is(threat.victim)));
  }
  return points;
}

}  // namespace

std::optional<RepetitionVerdict> judge_repetition(std::string_view fen,
                                                  const std::vector<std::string>& moves,
                                                  Reading reading, int occurrences) {
  const std::optional<Window> window = window_of(fen, moves, occurrences);
  if (!window) {
    return std::nullopt;
  }
  const std::vector<MoveOfWindow> judged = counted_moves(*window, reading);
  const Board& last = window->positions.back().board;
  RepetitionVerdict verdict;
  verdict.red = grade_of(judged, Side::red);
  verdict.black = grade_of(judged, Side::black);
  verdict.result = result_of(verdict.red, verdict.black);
  verdict.chased_by_red = points_of(last, perpetually_chased(judged, Side::red));
  verdict.chased_by_black = points_of(last, perpetually_chased(judged, Side::black));
  verdict.first_ply = window->first_ply;
  verdict.last_ply = window->last_ply;
  return verdict;
}

std::set<ThreatPoints> threats_in(std::string_view fen, Side side, Moment moment) {
  const Board board = position_of(fen).board;
  return points_of(board, threats_of(board, side, moment));
}

std::vector<JudgedMove> judged_moves(std::string_view fen, const std::vector<std::string>& moves,
                                     Reading reading, int occurrences) {
  const std::optional<Window> window = window_of(fen, moves, occurrences);
  if (!window) {
    return {};
  }
  const std::vector<MoveOfWindow> judged = counted_moves(*window, reading);
  std::vector<JudgedMove> found;
  for (std::size_t move = 0; move < judged.size(); ++move) {
    const Board& board = window->positions[move + 1].board;
    JudgedMove entry;
    entry.move = moves[static_cast<std::size_t>(window->first_ply) + move];
    entry.side = judged[move].side;
    entry.is_check = judged[move].is_check;
    entry.made = points_of(board, judged[move].made);
    entry.chases = points_of(board, judged[move].chases);
    for (const ThreatPoints& threat : entry.chases) {
      entry.victims.insert(threat.second);
    }
    found.push_back(entry);
  }
  return found;
}

}  // namespace hurdle::oracle::xiangqi

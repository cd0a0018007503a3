// The comparison, and the proofs that a difference is the clause it seems to be: our referee must
// refuse or grant the move by that clause, and ffish's own answers must fit.
#include "props/examples/ffish_differences.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <iterator>
#include <utility>

#include "movegen/vocab/text.hpp"
#include "perft/engines/echo.hpp"

namespace hurdle::props {
namespace {

constexpr int camp_ranks = 3;

/// The members of `a` that `b` lacks.
std::vector<std::string> lacking(const MoveTexts& a, const MoveTexts& b) {
  std::vector<std::string> rest;
  std::set_difference(a.begin(), a.end(), b.begin(), b.end(), std::back_inserter(rest));
  return rest;
}

std::string listed(const std::map<std::string, std::uint64_t>& numbers) {
  std::string text;
  for (const auto& [name, number] : numbers) {
    text += fmt::format("{}{} {}", text.empty() ? "" : ", ", name, number);
  }
  return text.empty() ? "none" : text;
}

}  // namespace

std::string to_text(const PeerTally& tally) {
  return fmt::format(
      "{} positions, {} with the same moves; expected differences: {}\n"
      "{} root moves, {} comparable with {} replies; expected differences among replies: {}\n"
      "refused by ffish: {}\n",
      tally.positions, tally.same_moves, listed(tally.differ), tally.divided, tally.comparable,
      hurdle::to_text(tally.replies), listed(tally.differ_below), listed(tally.refused));
}

FfishComparison::FfishComparison(FfishPeer& peer, PeerVariant subject)
    : peer_(peer), subject_(std::move(subject)) {}

std::optional<std::size_t> FfishComparison::compare(const Setup& setup,
                                                    const PeerQuestion& question) {
  const PeerAnswer answer = peer_.ask(notation(), question);
  if (!answer.refusal.empty()) {
    ++tally_.refused[answer.refusal];
    return answer.followed;
  }
  engines::compare_echo(notation(), setup, answer.echo);
  ++tally_.positions;
  const Node node{setup, question, our_moves(setup), answer.texts()};
  tally_.same_moves += same(node, tally_.differ) ? 1 : 0;
  for (const DivideEntry& entry : subject_.variant->fast.divide(setup, 2)) {
    compare_replies(node, entry, answer);
  }
  return std::nullopt;
}

void FfishComparison::compare_replies(const Node& node, const DivideEntry& entry,
                                      const PeerAnswer& answer) {
  const std::string move = hurdle::to_text(notation(), entry.move);
  const Setup next = referee().after(node.setup, entry.move);
  const auto found = answer.moves.find(move);
  const bool shared = found != answer.moves.end();
  const PeerQuestion question =
      shared ? node.question.then(move) : PeerQuestion{to_fen(notation(), next), ""};
  const Node child{next, question, our_moves(next),
                   shared ? found->second.replies : asked_by_fen(next)};
  ++tally_.divided;
  if (!same(child, tally_.differ_below)) {
    return;
  }
  ++tally_.comparable;
  tally_.replies += entry.nodes;
  const Total theirs = shared ? found->second.nodes : Total(child.theirs.size());
  if (entry.nodes != theirs) {
    tally_.findings.push_back(
        fmt::format("the sets of replies to {} are equal, the counts are "
                    "not: ours {}, ffish's {}\n  {}",
                    move, hurdle::to_text(entry.nodes), hurdle::to_text(theirs),
                    to_fen(notation(), node.setup)));
  }
}

/// Whether both sets are the same; tallies every move in which they differ.
bool FfishComparison::same(const Node& node, Clauses& differ) {
  if (node.ours == node.theirs) {
    return true;
  }
  for (const std::string& text : lacking(node.theirs, node.ours)) {
    const std::string clause = clause_of_extra(node, text);
    if (clause.empty()) {
      find(node, text, "only ffish has it");
    } else {
      ++differ[clause];
    }
  }
  for (const std::string& text : lacking(node.ours, node.theirs)) {
    const std::string clause = clause_of_missing(node, text);
    if (clause.empty()) {
      find(node, text, "only we have it");
    } else if (clause != "N6") {  // the promoting twin is tallied
      ++differ[clause];
    }
  }
  return false;
}

/// The clause by which we refuse a move that ffish has, if ffish cannot know it; else nothing.
std::string FfishComparison::clause_of_extra(const Node& node, const std::string& text) {
  const Move move = parse_move(notation(), text);
  const Verdict verdict = referee().explain(node.setup, move);
  if (verdict.legal || !subject_.unlike(verdict.clause)) {
    return "";
  }
  const bool promotes_leaving = verdict.clause == "N6" && move.is_promotion() &&
                                leaves_camp(node.setup, move) &&
                                node.ours.count(text.substr(0, text.size() - 1)) != 0;
  const bool mates = (verdict.clause == "N11" || verdict.clause == "P9") && move.is_drop() &&
                     mates_by_drop(node, move, verdict.clause);
  return promotes_leaving || mates ? verdict.clause : "";
}

/// The clause by which we grant a move that ffish lacks, if ffish cannot know it; else nothing.
std::string FfishComparison::clause_of_missing(const Node& node, const std::string& text) {
  const std::vector<Move> moves = subject_.variant->plain.moves(node.setup);
  const auto move = std::find_if(moves.begin(), moves.end(), [&](Move candidate) {
    return hurdle::to_text(notation(), candidate) == text;
  });
  if (move == moves.end()) {
    return "";
  }
  if (subject_.unlike("N6") && leaves_camp(node.setup, *move) &&
      node.theirs.count(text + '+') != 0) {
    return clause_of_extra(node, text + '+');
  }
  if (subject_.unlike("P4") && referee().explain(node.setup, *move).clause == "P4" &&
      in_check_by_no_game(node.setup)) {
    return "P4";
  }
  const bool castles = subject_.unlike("P10") && move->is_castling() &&
                       referee().explain(node.setup, *move).clause == "P10" &&
                       asked_by_fen(node.setup).count(text) != 0;
  return castles ? "P10" : "";
}

/// Whether the drop gives check, and ffish knows no reply to it but drops that mate themselves.
bool FfishComparison::mates_by_drop(const Node& node, Move drop, const std::string& clause) {
  const Setup next = referee().after(node.setup, drop);
  const PeerQuestion question = node.question.then(hurdle::to_text(notation(), drop));
  const PeerAnswer answer = peer_.ask(notation(), question);
  const Node child{next, question, our_moves(next), answer.texts()};
  return answer.refusal.empty() && referee().checkers(next) > 0 && child.ours.empty() &&
         std::all_of(child.theirs.begin(), child.theirs.end(), [&](const std::string& reply) {
           return clause_of_extra(child, reply) == clause;
         });
}

/// Whether the side to move was in check already before the pawn passed, which no game allows.
/// There ffish may not see that taking the pawn answers the check: the captor stands in the line.
bool FfishComparison::in_check_by_no_game(const Setup& setup) const {
  if (setup.en_passant.empty() || referee().checkers(setup) == 0) {
    return false;
  }
  const bool up = setup.side == Colour::black;  // the way of the pawn that has passed
  const Square lowest = *setup.en_passant.begin();
  const Square highest = *(setup.en_passant.end() - 1);
  const Square below(lowest.file(), lowest.rank() - 1);
  const Square above(highest.file(), highest.rank() + 1);
  Setup before = setup;
  before.side = opponent(setup.side);
  before.en_passant.clear();
  before.put(up ? below : above, setup.at(up ? above : below));
  before.put(up ? above : below, Piece());
  return referee().impossible(before).has_value();
}

/// Whether an unpromoted piece that can promote goes out of the enemy camp.
bool FfishComparison::leaves_camp(const Setup& setup, Move move) const {
  const auto in_camp = [&](Square square) {
    return setup.side == Colour::white ? square.rank() >= notation().ranks - camp_ranks
                                       : square.rank() < camp_ranks;
  };
  const Piece piece = setup.at(move.from());
  return !move.is_drop() && notation().of(piece.kind()).promotes && !piece.promoted() &&
         in_camp(move.from()) && !in_camp(move.to());
}

MoveTexts FfishComparison::asked_by_fen(const Setup& setup) {
  const PeerAnswer answer = peer_.ask(notation(), {to_fen(notation(), setup), ""});
  if (!answer.refusal.empty()) {
    tally_.findings.push_back(answer.refusal + "\n  " + to_fen(notation(), setup));
  }
  return answer.texts();
}

MoveTexts FfishComparison::our_moves(const Setup& setup) const {
  MoveTexts texts;
  for (const Move move : subject_.variant->fast.moves(setup)) {
    texts.insert(hurdle::to_text(notation(), move));
  }
  return texts;
}

void FfishComparison::find(const Node& node, const std::string& text, std::string_view who) {
  const Verdict verdict = referee().explain(node.setup, parse_move(notation(), text));
  tally_.findings.push_back(
      fmt::format("{}: {}\n  {} by {}: {}\n  {}\n  told as: {} moves {}", text, who,
                  verdict.legal ? "legal" : "illegal", verdict.clause, verdict.sentence,
                  to_fen(notation(), node.setup), node.question.fen, node.question.moves));
}

}  // namespace hurdle::props

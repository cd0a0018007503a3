// Compares with ffish. A difference is expected if our referee forbids the move by a clause that
// ffish cannot express, or the family gives a reason why ffish lacks it, and the family proves it.
#include "props/examples/peers/ffish_differences.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <iterator>
#include <utility>

#include "movegen/vocab/text/lists.hpp"
#include "movegen/vocab/text/text.hpp"
#include "perft/engines/handshake/notation/echo.hpp"

namespace hurdle::props {
namespace {

/// The members of `a` that are not in `b`.
std::vector<std::string> lacking(const MoveTexts& a, const MoveTexts& b) {
  std::vector<std::string> rest;
  std::ranges::set_difference(a, b, std::back_inserter(rest));
  return rest;
}

template <class Name>
std::string listed(const std::map<Name, std::uint64_t>& numbers) {
  return numbers.empty() ? "none" : join_texts(numbers, ", ", [](const auto& one) {
    return fmt::format("{} {}", one.first, one.second);
  });
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

const UntoldClause* PeerVariant::find_untold(std::string_view id) const {
  const auto clause = std::ranges::find(untold, id, &UntoldClause::id);
  return clause == untold.end() ? nullptr : &*clause;
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
  const PeerNode node{setup, question, our_moves(setup), answer.texts()};
  tally_.same_moves += same(node, tally_.differ) ? 1 : 0;
  for (const DivideEntry& entry : subject_.variant->fast.divide(setup, 2)) {
    compare_replies(node, entry, answer);
  }
  return std::nullopt;
}

void FfishComparison::compare_replies(const PeerNode& node, const DivideEntry& entry,
                                      const PeerAnswer& answer) {
  const std::string move = hurdle::to_text(notation(), entry.move);
  const Setup next = referee().after(node.setup, entry.move);
  const auto found = answer.moves.find(move);
  const bool shared = found != answer.moves.end();
  const PeerQuestion question =
      shared ? node.question.then(move) : PeerQuestion{to_fen(notation(), next), ""};
  const PeerNode child{next, question, our_moves(next),
                       shared ? found->second.replies : ask_by_fen(next)};
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

/// Whether both sets are equal; counts every move in which they differ.
bool FfishComparison::same(const PeerNode& node, Clauses& differ) {
  if (node.ours == node.theirs) {
    return true;
  }
  for (const std::string& text : lacking(node.theirs, node.ours)) {
    const UntoldClause* const clause = clause_of_extra(node, text);
    if (clause == nullptr) {
      find(node, text, "only ffish has it");
    } else {
      ++differ[clause->id];
    }
  }
  for (const std::string& text : lacking(node.ours, node.theirs)) {
    const UntoldClause* const clause = clause_of_missing(node, text);
    if (clause == nullptr) {
      find(node, text, "only we have it");
    } else if (!clause->extra_instead) {
      ++differ[clause->id];
    }
  }
  return false;
}

/// The clause by which our rules forbid a move that ffish has, if ffish cannot express it; else
/// null.
const UntoldClause* FfishComparison::clause_of_extra(const PeerNode& node,
                                                     const std::string& text) {
  const Move move = parse_move(notation(), text);
  const Verdict verdict = referee().explain(node.setup, move);
  const UntoldClause* const clause = subject_.find_untold(verdict.clause);
  const bool proven = !verdict.legal && clause != nullptr && clause->extra != nullptr &&
                      clause->extra(*this, node, move);
  return proven ? clause : nullptr;
}

/// The clause by which our rules allow a move that ffish lacks, if ffish cannot express it; else
/// null.
const UntoldClause* FfishComparison::clause_of_missing(const PeerNode& node,
                                                       const std::string& text) {
  const std::vector<Move> moves = subject_.variant->plain.moves(node.setup);
  const auto move = std::ranges::find_if(
      moves, [&](Move candidate) { return hurdle::to_text(notation(), candidate) == text; });
  if (move == moves.end()) {
    return nullptr;
  }
  const auto& untold = subject_.untold;
  const auto proven = std::ranges::find_if(untold, [&](const UntoldClause& clause) {
    return clause.missing != nullptr && clause.missing(*this, node, *move);
  });
  return proven == untold.end() ? nullptr : &*proven;
}

bool FfishComparison::mates_by_drop(const PeerNode& node, Move drop, std::string_view clause) {
  const Setup next = referee().after(node.setup, drop);
  const PeerQuestion question = node.question.then(hurdle::to_text(notation(), drop));
  const PeerAnswer answer = peer_.ask(notation(), question);
  const PeerNode child{next, question, our_moves(next), answer.texts()};
  return answer.refusal.empty() && referee().checkers(next) > 0 && child.ours.empty() &&
         std::ranges::all_of(child.theirs, [&](const std::string& reply) {
           const UntoldClause* const of_reply = clause_of_extra(child, reply);
           return of_reply != nullptr && of_reply->id == clause;
         });
}

MoveTexts FfishComparison::ask_by_fen(const Setup& setup) {
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

void FfishComparison::find(const PeerNode& node, const std::string& text, std::string_view who) {
  const Verdict verdict = referee().explain(node.setup, parse_move(notation(), text));
  tally_.findings.push_back(
      fmt::format("{}: {}\n  {} by {}: {}\n  {}\n  told as: {} moves {}", text, who,
                  verdict.legal ? "legal" : "illegal", verdict.clause, verdict.sentence,
                  to_fen(notation(), node.setup), node.question.fen, node.question.moves));
}

}  // namespace hurdle::props

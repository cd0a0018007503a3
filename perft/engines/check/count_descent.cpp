#include "perft/engines/check/count_descent.hpp"

#include <fmt/format.h>

#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "movegen/vocab/text/text.hpp"
#include "perft/count/division.hpp"
#include "perft/engines/check/descend.hpp"
#include "perft/engines/handshake/sendable_position.hpp"

namespace hurdle::engines {
namespace {

class CountDescent {
 public:
  CountDescent(Session& session, const CheckItem& item, const EngineOptions& options)
      : session_(session), variant_(*item.variant), options_(options) {
    count_.stop = options.stop;
    finding_.kind = FindingKind::wrong_count;
    finding_.item = item;
    finding_.node = item.setup;
  }

  Finding run(int depth) {
    while (true) {
      const std::optional<int> wrong = first_wrong_depth(depth);
      if (!wrong) {
        report_contradiction(depth);
        return std::move(finding_);
      }
      if (wrong == 1) {
        report_number();
        return std::move(finding_);
      }
      depth = *wrong - 1;
      if (!step(depth)) {
        report_other_moves(depth + 1);
        return std::move(finding_);
      }
    }
  }

 private:
  using Sent = std::optional<EnginePosition>;

  [[nodiscard]] Sent sent(const Setup& setup) const {
    return sendable_position(variant_, setup, options_.dialect_of(variant_.notation)).position;
  }

  [[nodiscard]] Total ours(const Setup& setup, int depth) const {
    return variant_.fast.perft(setup, depth, count_);
  }

  /// The smallest depth at which the engine's count at the node is wrong.
  std::optional<int> first_wrong_depth(int depth) {
    for (int tried = 1; tried <= depth; ++tried) {
      found_ = session_.count(variant_, *sent(finding_.node), tried);
      if (found_ != ours(finding_.node, tried)) {
        return tried;
      }
    }
    return std::nullopt;
  }

  /// Goes to the position after the first legal move whose count is wrong. Returns false if there
  /// is none.
  bool step(int depth) {
    for (const Move move : variant_.fast.moves(finding_.node)) {
      const Setup next = variant_.fast.after(finding_.node, move);
      const Sent position = sent(next);
      if (position && session_.count(variant_, *position, depth) != ours(next, depth)) {
        finding_.path.push_back(to_text(variant_.notation, move));
        finding_.node = next;
        return true;
      }
    }
    return false;
  }

  void report_number() {
    const EnginePosition position = *sent(finding_.node);
    session_.require_own_count(variant_, position, found_);
    require_passed_square(position);
    session_.require_counted_fields(variant_, position, found_);
    const std::optional<Division> anew =
        session_.divide_in_new_engine(variant_, position, {{"", found_}});
    const Total legal = ours(finding_.node, 1);
    if (anew && sum(*anew) == legal) {
      finding_.kind = FindingKind::in_old_engine;
      finding_.sentence =
          "a new engine that is asked this alone counts the right number of moves: the engine's "
          "number depends on more than the position";
    } else {
      finding_.sentence = wrong_number_sentence(found_, legal);
    }
    finding_.question = session_.question(variant_, position, 1);
    show(finding_);
  }

  /// Some engines do not read the FEN's square of en passant.
  void require_passed_square(const EnginePosition& position) {
    const EnginePosition longer = before_double_step(variant_, position);
    if (longer.line.size() != position.line.size() &&
        session_.count(variant_, longer, 1) == ours(finding_.node, 1)) {
      throw EngineError(EngineFailure::misread,
                        "the engine does not read the FEN's square of en passant: after the double "
                        "step it counts the right number of moves");
    }
  }

  /// All positions after legal moves have right counts, and their sum is not the engine's.
  void report_other_moves(int depth) {
    const Total found = found_;
    finding_.sentence = fmt::format(
        "perft 1 is right, and so is perft {} for the FEN after each legal move; but perft {} is "
        "{}, not {}",
        depth - 1, depth, to_text(found), to_text(ours(finding_.node, depth)));
    show_perft(depth);
    const std::vector<Played> wrong = wrong_after_moves(depth - 1);
    if (wrong.empty()) {
      finding_.sentence +=
          ": the engine counts another move in place of a legal one, or plays a move wrongly";
      return;
    }
    const Played& first = wrong.front();
    finding_.sentence += fmt::format(
        ". With `{0}` sent as a move perft {1} is {2}, not {3}: the engine plays `{0}` wrongly, or "
        "does not know it",
        to_text(variant_.notation, first.move), depth - 1, to_text(first.theirs),
        to_text(first.ours));
    EnginePosition after = *sent(finding_.node);
    after.line.push_back(first.move);
    finding_.question = session_.question(variant_, after, depth - 1);
  }

  /// A legal move, and the counts of the position after it.
  struct Played {
    Move move;
    Total theirs;
    Total ours;
  };

  /// The legal moves with wrong counts when they are sent as moves. Empty if these are most of all
  /// moves: then the engine does not read our notation of moves.
  std::vector<Played> wrong_after_moves(int depth) {
    std::vector<Played> wrong;
    std::size_t moves = 0;
    for (const Move move : variant_.fast.moves(finding_.node)) {
      EnginePosition after = *sent(finding_.node);
      after.line.push_back(move.plain());
      const Total right = ours(variant_.fast.after(finding_.node, move), depth);
      const Total theirs = session_.count(variant_, after, depth);
      ++moves;
      if (theirs != right) {
        wrong.push_back({move.plain(), theirs, right});
      }
    }
    return 2 * wrong.size() > moves ? std::vector<Played>{} : wrong;
  }

  void report_contradiction(int depth) {
    finding_.kind = FindingKind::contradiction;
    finding_.sentence = fmt::format(
        "the engine contradicts itself: asked again at depth {}, it counts other numbers of nodes, "
        "which are right",
        depth);
    show_perft(depth);
  }

  void show_perft(int depth) {
    finding_.fen = to_fen(variant_.notation, finding_.node);
    finding_.question = session_.question(variant_, *sent(finding_.node), depth);
    finding_.command =
        fmt::format("hurdle perft {} {} --fen \"{}\" --divide{}", variant_.notation.name, depth,
                    finding_.fen, house_rules_option(variant_));
  }

  Session& session_;
  const Variant& variant_;
  const EngineOptions& options_;
  CountOptions count_;
  Finding finding_;
  Total found_;  // the engine's last count at the node
};

}  // namespace

std::string wrong_number_sentence(Total theirs, Total legal) {
  return fmt::format("the engine counts {}, and {} legal", counted(theirs, "move"),
                     legal == Total(1) ? "1 is" : to_text(legal) + " are");
}

Finding descend_by_counts(Session& session, const CheckItem& item, int depth,
                          const EngineOptions& options) {
  return CountDescent(session, item, options).run(depth);
}

}  // namespace hurdle::engines

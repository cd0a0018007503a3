// Removes many pieces at once first, then single ones, until no step keeps the finding.
#include "perft/engines/check/shrink.hpp"

#include <fmt/core.h>

#include <span>
#include <utility>
#include <vector>

#include "movegen/vocab/text/text.hpp"
#include "perft/engines/check/compare_moves.hpp"
#include "perft/engines/check/count_descent.hpp"
#include "perft/engines/check/in_halves.hpp"
#include "perft/engines/process/engine_error.hpp"
#include "perft/sample/changed_positions.hpp"
#include "perft/sample/reductions.hpp"

namespace hurdle::engines {
namespace {

bool about_moves(FindingKind kind) {
  return kind == FindingKind::missing_move || kind == FindingKind::extra_move ||
         kind == FindingKind::listed_twice || kind == FindingKind::wrong_count;
}

class Shrinking {
 public:
  Shrinking(const Finding& finding, const ListMoves& ask, std::size_t questions,
            const std::set<std::string>& differs_by)
      : original_(finding), ask_(ask), questions_(questions), differs_by_(differs_by) {}

  std::optional<SmallestPosition> run() {
    if (!about_moves(original_.kind) || !take(original_.node)) {
      return std::nullopt;
    }
    take_in_halves([this] { return pieces_of(best_.node); },
                   [this](std::span<const std::size_t> pieces) { return take_without(pieces); });
    while (take_one()) {
    }
    return described();
  }

 private:
  bool take_without(std::span<const std::size_t> pieces) {
    Setup without = best_.node;
    for (const std::size_t index : pieces) {
      without.board[index] = Piece{};
    }
    return take(without);
  }

  /// Applies single reductions until none keeps the finding. Returns whether any did.
  bool take_one() {
    return take_one_by_one([this] { return reductions(best_.node); },
                           [this](const Setup& next) { return take(next); });
  }

  static std::vector<std::size_t> pieces_of(const Setup& setup) {
    std::vector<std::size_t> pieces;
    for (std::size_t index = 0; index < setup.board.size(); ++index) {
      if (setup.board[index] && setup.board[index].kind() != Kind::royal) {
        pieces.push_back(index);
      }
    }
    return pieces;
  }

  /// Asks the engine about the position. If it is wrong in the same way as in the finding, keeps
  /// the position as the best so far and returns true.
  bool take(const Setup& setup) {
    const Variant& variant = *original_.item.variant;
    if (questions_ == 0 || !is_playable(variant.referee, setup)) {
      return false;
    }
    --questions_;
    Finding there;
    there.item.variant = &variant;
    there.node = setup;
    try {
      compare(there, by_text(variant.notation, variant.fast.divide(setup, 1)),
              ask_(variant, setup));
    } catch (const EngineError& error) {
      if (error.kind() == EngineFailure::crashed || error.kind() == EngineFailure::timed_out) {
        throw;
      }
      return false;
    }
    const bool same = is_same(there);
    if (same) {
      best_ = std::move(there);
    }
    return same;
  }

  /// Whether a difference is of the kind of the finding. Of numbers alone only the direction shows.
  [[nodiscard]] bool is_same(const Finding& there) const {
    if (original_.kind == FindingKind::wrong_count) {
      const bool first = best_.sentence.empty();
      return there.found != there.expected &&
             (first || (there.found > there.expected) == (best_.found > best_.expected));
    }
    return !there.move.empty() && there.kind == original_.kind &&
           there.clause == original_.clause && there.as_expected == original_.as_expected;
  }

  /// Sets what `there` is about.
  void compare(Finding& there, const Division& ours, const Division& theirs) const {
    if (original_.kind != FindingKind::wrong_count) {
      compare_moves(there, ours, theirs, differs_by_);
      return;
    }
    there.kind = original_.kind;
    there.expected = sum(ours);
    there.found = sum(theirs);
    there.sentence = wrong_number_sentence(there.found, there.expected);
  }

  [[nodiscard]] std::optional<SmallestPosition> described() const {
    if (best_.node == original_.node) {
      return std::nullopt;
    }
    const Notation& notation = original_.item.variant->notation;
    SmallestPosition smallest;
    smallest.setup = best_.node;
    smallest.fen = to_fen(notation, best_.node);
    smallest.move = best_.move;
    smallest.sentence = best_.sentence;
    smallest.command = best_.move.empty() ? fmt::format("hurdle moves {} --fen \"{}\"",
                                                        notation.name, smallest.fen)
                                          : fmt::format("hurdle explain {} --fen \"{}\" {}",
                                                        notation.name, smallest.fen, best_.move);
    smallest.command += house_rules_option(*original_.item.variant);
    return smallest;
  }

  const Finding& original_;
  const ListMoves& ask_;
  std::size_t questions_;
  const std::set<std::string>& differs_by_;
  Finding best_;
};

}  // namespace

std::optional<SmallestPosition> shrink(const Finding& finding, const ListMoves& ask,
                                       std::size_t questions,
                                       const std::set<std::string>& differs_by) {
  return Shrinking(finding, ask, questions, differs_by).run();
}

}  // namespace hurdle::engines

// Asks at every node from depth 1 on, so that the first difference found is the nearest one.
#include "perft/engines/check/descend.hpp"

#include <fmt/core.h>
#include <fmt/ranges.h>

#include <optional>
#include <utility>

#include "movegen/vocab/text/text.hpp"
#include "perft/count/division.hpp"
#include "perft/engines/check/compare_moves.hpp"

namespace hurdle::engines {
namespace {

/// Our division and the engine's at a node, at the smallest depth at which they differ.
struct Difference {
  int depth = 0;
  Division ours;
  Division theirs;
};

class Descent {
 public:
  Descent(Session& session, const CheckItem& item, const EnginePosition& position,
          const DescentOptions& options)
      : session_(session), variant_(*item.variant), sent_(position), options_(options) {
    finding_.item = item;
    finding_.node = item.setup;
  }

  Finding run(int depth) {
    try {
      walk(depth);
    } catch (const EngineError& error) {
      // A count by an engine that fails near it proves no wrong move.
      throw error.with(
          fmt::format("{}; its counts differ from ours, and Hurdle was searching for the wrong "
                      "move after {}",
                      error.what(), path_words()),
          error.stderr_lines());
    }
    show(finding_);
    return std::move(finding_);
  }

 private:
  void walk(int depth) {
    while (true) {
      const std::optional<Difference> found = first_difference(depth);
      if (!found) {
        const bool at_root = finding_.node == finding_.item.setup;
        report_contradiction(
            fmt::format("{} at depth {}{}",
                        at_root ? "asked again"
                                : "the number of nodes that the engine gives for this line one "
                                  "move earlier is not the one that it gives here",
                        depth,
                        at_root ? ", the engine gives other numbers of nodes, which are right"
                                : ", which is right"));
        return;
      }
      if (found->depth == 1) {
        compare_moves(finding_, found->ours, found->theirs, options_.differs_by);
        return;
      }
      const std::vector<std::string> moves = differing(found->ours, found->theirs);
      if (moves.empty()) {
        report_contradiction(fmt::format(
            "at depth {} the engine counts moves that it does not list at depth 1", found->depth));
        return;
      }
      step(moves.front());
      depth = found->depth - 1;
    }
  }

  [[nodiscard]] std::string path_words() const {
    return finding_.path.empty() ? "no move" : fmt::format("`{}`", fmt::join(finding_.path, " "));
  }

  std::optional<Difference> first_difference(int depth) {
    CountOptions options;
    options.stop = options_.stop;
    for (int tried = 1; tried <= depth; ++tried) {
      Division theirs = session_.divide(variant_, sent_, tried);
      Division ours =
          by_text(variant_.notation, variant_.fast.divide(finding_.node, tried, options));
      if (!agree(ours, theirs)) {
        return Difference{tried, std::move(ours), std::move(theirs)};
      }
    }
    return std::nullopt;
  }

  void step(const std::string& text) {
    for (const Move move : variant_.fast.moves(finding_.node)) {
      if (to_text(variant_.notation, move) == text) {
        sent_.line.push_back(move.plain());
        finding_.node = variant_.fast.after(finding_.node, move);
        finding_.path.push_back(text);
        return;
      }
    }
  }

  void report_contradiction(const std::string& how) {
    finding_.kind = FindingKind::contradiction;
    finding_.sentence = "the engine contradicts itself: " + how;
  }

  Session& session_;
  const Variant& variant_;
  EnginePosition sent_;
  DescentOptions options_;
  Finding finding_;
};

}  // namespace

Finding descend(Session& session, const CheckItem& item, const EnginePosition& position, int depth,
                const DescentOptions& options) {
  return Descent(session, item, position, options).run(depth);
}

void show(Finding& finding) {
  const Notation& notation = finding.item.variant->notation;
  if (finding.node.passes < 2) {
    finding.fen = to_fen(notation, finding.node);
  }
  const bool told_by_fen = !finding.fen.empty();
  std::string position =
      fmt::format("--fen \"{}\"", told_by_fen ? finding.fen : to_fen(notation, finding.item.setup));
  if (!told_by_fen) {
    position += fmt::format(" --moves \"{}\"", fmt::join(finding.path, " "));
  }
  finding.command =
      finding.move.empty()
          ? fmt::format("hurdle moves {} {}", notation.name, position)
          : fmt::format("hurdle explain {} {} {}", notation.name, position, finding.move);
  finding.command += house_rules_option(*finding.item.variant);
}

}  // namespace hurdle::engines

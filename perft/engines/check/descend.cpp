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
        report_contradiction(
            finding_.path.empty()
                ? fmt::format("asked again at depth {}, the engine gives other numbers of nodes, "
                              "which are right",
                              depth)
                : fmt::format("the number of nodes that perft {} gives for {} {} is not the "
                              "one that perft {} gives after {}, which is right",
                              depth + 1, finding_.path.back(), place_before(), depth, path_words()),
            depth);
        return;
      }
      if (found->depth == 1) {
        compare_lists(found->ours, found->theirs);
        return;
      }
      const std::vector<std::string> moves = differing(found->ours, found->theirs);
      if (moves.empty()) {
        report_contradiction(
            fmt::format("at depth {} the engine counts moves that it does not list at depth 1",
                        found->depth),
            found->depth);
        return;
      }
      step(moves.front());
      depth = found->depth - 1;
    }
  }

  /// Compares the lists of moves at the node. A new engine, which has met no other question, must
  /// repeat the wrong one.
  void compare_lists(const Division& ours, const Division& theirs) {
    const std::optional<Division> anew = session_.divide_in_new_engine(variant_, sent_, theirs);
    const bool depends = anew && *anew == ours;
    compare_moves(finding_, ours, anew && !depends ? *anew : theirs, options_.differs_by);
    finding_.question = question_about_move();
    finding_.engine_texts = session_.engine_texts(
        variant_, finding_.node, {finding_.missing, finding_.extra, finding_.repeated});
    if (depends) {
      finding_.kind = FindingKind::in_old_engine;
      finding_.as_expected = false;
      finding_.move.clear();
      finding_.clause.clear();
      finding_.sentence = in_old_engine_sentence;
    }
  }

  /// An engine without lists is asked about the wrong move itself.
  [[nodiscard]] std::string question_about_move() {
    EnginePosition asked = sent_;
    if (session_.tries_moves() && !finding_.move.empty()) {
      asked.line.push_back(parse_move(variant_.notation, finding_.move));
    }
    return session_.question(variant_, asked, 1);
  }

  static std::string quoted_words(const std::vector<std::string>& moves) {
    return moves.empty() ? "no move" : fmt::format("`{}`", fmt::join(moves, " "));
  }
  [[nodiscard]] std::string path_words() const { return quoted_words(finding_.path); }

  /// Where the last move of the path is played.
  [[nodiscard]] std::string place_before() const {
    return finding_.path.size() == 1 ? "in the position of the set"
                                     : "after " + quoted_words(moves_before());
  }

  [[nodiscard]] std::vector<std::string> moves_before() const {
    return {finding_.path.begin(), finding_.path.end() - 1};
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

  /// `depth` is that of the right reply. The command shows the right counts below the move before.
  void report_contradiction(const std::string& how, int depth) {
    finding_.kind = FindingKind::contradiction;
    finding_.sentence = "the engine contradicts itself: " + how;
    finding_.question = questions(depth);
    const bool at_root = finding_.path.empty();
    const std::string line = finding_.path.size() < 2
                                 ? ""
                                 : fmt::format(" --moves \"{}\"", fmt::join(moves_before(), " "));
    finding_.command =
        fmt::format("hurdle perft {} {} --fen \"{}\"{} --divide{}", variant_.notation.name,
                    depth + (at_root ? 0 : 1), to_fen(variant_.notation, finding_.item.setup), line,
                    house_rules_option(variant_));
  }

  /// The question whose reply contradicts the one of `depth`, which comes after it.
  [[nodiscard]] std::string questions(int depth) {
    std::string last = session_.question(variant_, sent_, depth);
    if (finding_.path.empty() || last.empty()) {
      return last;
    }
    EnginePosition before = sent_;
    before.line.pop_back();
    return session_.question(variant_, before, depth + 1) + '\n' + last;
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
  if (finding.kind == FindingKind::contradiction) {
    return;  // it has a command of its own
  }
  finding.command =
      finding.move.empty()
          ? fmt::format("hurdle moves {} {}", notation.name, position)
          : fmt::format("hurdle explain {} {} {}", notation.name, position, finding.move);
  finding.command += house_rules_option(*finding.item.variant);
}

}  // namespace hurdle::engines

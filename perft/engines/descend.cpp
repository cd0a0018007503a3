// The descent, depth by depth from 1 at every node, so that the first difference found is the
// nearest one.
#include "perft/engines/descend.hpp"

#include <fmt/core.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <optional>
#include <utility>

#include "movegen/vocab/text.hpp"
#include "perft/count/division.hpp"

namespace hurdle::engines {
namespace {

/// Both answers at a node, where they first differ.
struct Difference {
  int depth = 0;
  Division ours;
  Division theirs;
};

/// Whether the same move with another promotion, or none, is among the others: then the engine
/// reads the promotion otherwise, and the clause of the twin, which is not legal, decides.
bool has_twin(const std::string& move, const std::vector<std::string>& others) {
  const auto plain = [](const std::string& text) {
    return text.substr(0, text.find_last_of("0123456789") + 1);
  };
  return std::any_of(others.begin(), others.end(),
                     [&](const std::string& other) { return plain(other) == plain(move); });
}

class Descent {
 public:
  Descent(Session& session, const CheckItem& item, const EnginePosition& position,
          const DescentOptions& options)
      : session_(session), variant_(*item.variant), told_(position), options_(options) {
    finding_.item = item;
    finding_.node = item.setup;
  }

  Finding run(int depth) {
    try {
      walk(depth);
    } catch (const EngineError& error) {
      finding_.kind = FindingKind::not_located;
      finding_.sentence = error.what();
    }
    draw();
    return std::move(finding_);
  }

 private:
  void walk(int depth) {
    while (true) {
      const std::optional<Difference> found = first_difference(depth);
      if (!found) {
        report_contradiction(fmt::format(
            "the number of nodes that the engine gives for this line one move earlier is not the "
            "one that it gives here at depth {}, which is right",
            depth));
        return;
      }
      if (found->depth == 1) {
        report_moves(*found);
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

  std::optional<Difference> first_difference(int depth) {
    CountOptions options;
    options.stop = options_.stop;
    for (int tried = 1; tried <= depth; ++tried) {
      Division theirs = session_.divide(variant_, told_, tried);
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
        told_.line.push_back(move.plain());
        finding_.node = variant_.fast.after(finding_.node, move);
        finding_.path.push_back(text);
        return;
      }
    }
  }

  void report_moves(const Difference& found) {
    finding_.missing = lacking(found.ours, found.theirs);
    finding_.extra = lacking(found.theirs, found.ours);
    finding_.as_expected = true;
    for (const std::string& text : finding_.missing) {
      if (!has_twin(text, finding_.extra)) {
        consider(FindingKind::missing_move, text);
      }
    }
    for (const std::string& text : finding_.extra) {
      consider(FindingKind::extra_move, text);
    }
  }

  /// The finding is about the first move, or about the first that was not expected.
  void consider(FindingKind kind, const std::string& text) {
    const auto [clause, sentence] = decision(text);
    const bool expected = options_.differs_by.count(clause) != 0;
    if (finding_.move.empty() || (finding_.as_expected && !expected)) {
      finding_.kind = kind;
      finding_.move = text;
      finding_.clause = clause;
      finding_.sentence = sentence;
    }
    finding_.as_expected = finding_.as_expected && expected;
  }

  /// The clause that decides about a move at the node, and its sentence.
  [[nodiscard]] std::pair<std::string, std::string> decision(const std::string& text) const {
    try {
      const Verdict verdict =
          variant_.referee.explain(finding_.node, parse_move(variant_.notation, text));
      return {std::string(verdict.clause), verdict.sentence};
    } catch (const TextError& error) {
      return {"C7", error.what()};
    }
  }

  void report_contradiction(const std::string& how) {
    finding_.kind = FindingKind::contradiction;
    finding_.sentence = "the engine contradicts itself: " + how;
  }

  void draw() {
    const Notation& notation = variant_.notation;
    finding_.diagram = diagram(notation, finding_.node);
    if (finding_.node.passes < 2) {
      finding_.fen = to_fen(notation, finding_.node);
    }
    const bool told_by_fen = !finding_.fen.empty();
    std::string position = fmt::format(
        "--fen \"{}\"", told_by_fen ? finding_.fen : to_fen(notation, finding_.item.setup));
    if (!told_by_fen) {
      position += fmt::format(" --moves \"{}\"", fmt::join(finding_.path, " "));
    }
    finding_.command =
        finding_.move.empty()
            ? fmt::format("hurdle moves {} {}", notation.name, position)
            : fmt::format("hurdle explain {} {} {}", notation.name, position, finding_.move);
  }

  Session& session_;
  const Variant& variant_;
  EnginePosition told_;
  DescentOptions options_;
  Finding finding_;
};

}  // namespace

Finding descend(Session& session, const CheckItem& item, const EnginePosition& position, int depth,
                const DescentOptions& options) {
  return Descent(session, item, position, options).run(depth);
}

}  // namespace hurdle::engines

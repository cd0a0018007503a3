// Tables for programs/fake.sh: the replies of an engine that plays our rules with one planted bug.
#pragma once

#include <gtest/gtest.h>
#include <sys/wait.h>

#include <fstream>
#include <functional>
#include <string>
#include <vector>

#include "movegen/vocab/text/text.hpp"
#include "perft/count/variants.hpp"
#include "perft/engines/check/check.hpp"
#include "props/cli/program.hpp"

namespace hurdle::props {

/// A root move as listed by the fake engine, and whether we have a position after it.
struct FakeMove {
  std::string text;
  bool ours = true;
  Move move;
};

/// The planted bug: changes the list of moves at a position.
using MoveEdit = std::function<void(const Setup& node, std::vector<FakeMove>& moves)>;

inline void no_edit(const Setup& /*node*/, std::vector<FakeMove>& /*moves*/) {}

/// Black soldiers do not move sideways from e6 to f6 (J8).
inline void no_e6f6(const Setup& node, std::vector<FakeMove>& moves) {
  if (node.side == Colour::black) {
    std::erase_if(moves, [](const FakeMove& move) { return move.text == "e6f6"; });
  }
}

/// A temporary folder with the table of a fake engine.
class EngineScratch : public Scratch {
 public:
  [[nodiscard]] std::string table() const { return path("table"); }

  /// The command line of the fake engine in this mode.
  [[nodiscard]] std::string command(const std::string& mode) const {
    return "/bin/sh '" HURDLE_SOURCE_DIR "/props/examples/engines/programs/fake.sh' " + mode +
           " \"" + table() + "\"";
  }
};

/// Expects that the engines of a test and all their child processes have ended.
inline void expect_no_engine_left(const Scratch& scratch) {
  expect_no_process_left(scratch);
  EXPECT_EQ(::waitpid(-1, nullptr, WNOHANG), -1) << "an engine is left as a zombie";
}

/// Our rules with the planted bug.
class BuggyRules {
 public:
  BuggyRules(const Variant& variant, MoveEdit edit) : variant_(variant), edit_(std::move(edit)) {}

  [[nodiscard]] const Variant& variant() const noexcept { return variant_; }

  [[nodiscard]] std::vector<FakeMove> moves_at(const Setup& node) const {
    std::vector<FakeMove> moves;
    for (const Move move : variant_.plain.moves(node)) {
      moves.push_back({to_text(variant_.notation, move), true, move});
    }
    edit_(node, moves);
    return moves;
  }

  /// The positions `depth` moves after this move.
  [[nodiscard]] std::uint64_t count(const Setup& node, const FakeMove& move, int depth) const {
    if (depth == 0 || !move.ours) {
      return 1;
    }
    const Setup next = variant_.plain.after(node, move.move);
    std::uint64_t nodes = 0;
    for (const FakeMove& reply : moves_at(next)) {
      nodes += count(next, reply, depth - 1);
    }
    return nodes;
  }

 private:
  const Variant& variant_;
  MoveEdit edit_;
};

/// Writes the replies for a position and all positions that a descent may request.
class FakeTable {
 public:
  FakeTable(const Variant& variant, const EngineScratch& scratch, MoveEdit edit)
      : rules_(variant, std::move(edit)), file_(scratch.table(), std::ios::app) {}

  /// Names the position `told`, the text after "position " without moves.
  void write(const Setup& root, int depth, const std::string& told, const std::string& moves = "") {
    const std::string key = told + (moves.empty() ? "" : " moves" + moves);
    Setup shown = root;
    shown.passes = 0;
    file_ << key << "|d\tFen: " << to_fen(rules_.variant().notation, shown) << '\n';
    for (int asked = 1; asked <= depth; ++asked) {
      write_answer(key, root, asked);
    }
    for (const FakeMove& move : rules_.moves_at(root)) {
      if (depth > 1 && move.ours) {
        write(rules_.variant().plain.after(root, move.move), depth - 1, told,
              moves + ' ' + move.text);
      }
    }
    file_.flush();
  }

 private:
  void write_answer(const std::string& key, const Setup& node, int depth) {
    std::uint64_t all = 0;
    for (const FakeMove& move : rules_.moves_at(node)) {
      const std::uint64_t nodes = rules_.count(node, move, depth - 1);
      all += nodes;
      file_ << key << '|' << depth << '\t' << move.text << ": " << nodes << '\n';
    }
    file_ << key << '|' << depth << "\t\n";
    file_ << key << '|' << depth << "\tNodes searched: " << all << '\n';
  }

  BuggyRules rules_;
  std::ofstream file_;
};

}  // namespace hurdle::props

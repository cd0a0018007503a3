// The schema of YAML position sets, key by key, from a tree to values. Only the keys in this file
// are accepted.
#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <array>
#include <set>
#include <string_view>
#include <utility>

#include "movegen/notations/notations.hpp"
#include "movegen/vocab/text/text.hpp"
#include "perft/suite/set.hpp"
#include "perft/suite/text/entry_reader.hpp"
#include "perft/suite/text/source.hpp"
#include "perft/suite/text/tree.hpp"

namespace hurdle {
namespace {

constexpr std::array<std::string_view, 5> set_keys{"schema", "kind", "variant", "about",
                                                   "positions"};
constexpr std::array<std::string_view, 10> entry_keys{
    "id",   "fen",         "setup", "about", "exercises",
    "tags", "misreadings", "perft", "moves", "confirmed"};

/// Parses one tree.
class Reader : private EntryReader {
 public:
  Reader(const Source& source, const LoadOptions& how) : EntryReader(source), how_(how) {}

  PositionSet read(const TreeNode& root);

 private:
  PositionEntry read_entry(const TreeNode& node);
  [[nodiscard]] MoveNotation notation_of(const std::vector<TreeNode>& moves) const;
  void read_moves(const Member& member, PositionEntry& entry) const;

  const LoadOptions& how_;
};

PositionSet Reader::read(const TreeNode& root) {
  mapping(root, "a position set", root.at);
  const std::string kind = read_kind(root);
  if (kind == "games") {
    throw HoldsGames(source().file(), source().location(root.find("kind")->value.at));
  }
  if (kind == "file-positions") {
    throw HoldsCustomPositions(source().file(), source().location(root.find("kind")->value.at));
  }
  if (kind != "positions") {
    source().fail(
        root.find("kind")->value.at,
        fmt::format("unknown kind '{}'; there are 'positions', 'games' and 'file-positions'",
                    hurdle::quoted(kind)));
  }
  known_keys(root, "a position set", set_keys);
  read_variant(root, "a position set");

  PositionSet set;
  set.file = source().file();
  set.variant = &variant();
  set.about = text(required(root, "a position set", "about"));
  const Member& positions = required(root, "a position set", "positions");
  for (const TreeNode& node : list(positions, 1, source().text().size()).items) {
    try {
      set.positions.push_back(read_entry(node));
    } catch (const InvalidPosition& invalid) {
      if (how_.invalid == nullptr) {
        throw;
      }
      how_.invalid->push_back(
          {source().file(), invalid.location().line, invalid.clause(), invalid.reason()});
      continue;
    }
    require_new_id(node, set.positions.back().id);
  }
  return set;
}

PositionEntry Reader::read_entry(const TreeNode& node) {
  mapping(node, "a position", node.at);
  known_keys(node, "a position", entry_keys);
  PositionEntry entry;
  read_id(node, "a position", entry);
  read_position(node, "position", entry);
  entry.about = text(required(node, "a position", "about"));
  read_exercises(required(node, "a position", "exercises"), entry);
  if (const Member* tags = node.find("tags")) {
    entry.tags = read_names(*tags);
  }
  if (const Member* mutants = node.find("misreadings")) {
    entry.mutants = read_names(*mutants);
  }
  if (const Member* perft = node.find("perft")) {
    read_perft(*perft, entry);
  }
  if (const Member* moves = node.find("moves")) {
    read_moves(*moves, entry);
  }
  if (const Member* confirmed = node.find("confirmed")) {
    read_confirmed(*confirmed, entry);
  }
  return entry;
}

/// The notation of a list of moves: coordinates, unless the game has a notation that gives their
/// form another meaning, and one of the texts is a move in that alone.
MoveNotation Reader::notation_of(const std::vector<TreeNode>& moves) const {
  const Notation& game = variant().notation;
  const auto rival = notations::rival_of_coordinates(game);
  const auto only_in_rival = [&](const TreeNode& node) {
    const std::string& move = text(node, "a move", node.at);
    return !notations::parse_squares(game, move, MoveNotation::coordinates) &&
           notations::parse_squares(game, move, rival);
  };
  return rival && std::ranges::any_of(moves, only_in_rival) ? *rival : MoveNotation::coordinates;
}

void Reader::read_moves(const Member& member, PositionEntry& entry) const {
  const auto& nodes = list(member, 0, 10'000).items;
  const MoveNotation written = notation_of(nodes);
  const notations::Place place(variant().referee, entry.setup);
  std::set<std::string> moves;
  for (const TreeNode& node : nodes) {
    try {
      const std::string move = to_text(
          variant().notation, notations::read_move(place, text(node, "a move", node.at), written));
      if (!moves.insert(move).second) {
        source().fail(node.at, fmt::format("duplicate move '{}'; keep one of them", move));
      }
    } catch (const notations::UnreadableMove& error) {
      source().fail(node.at, fmt::format("the move cannot be read: {}", error.what()));
    }
  }
  entry.moves.emplace(moves.begin(), moves.end());
  entry.moves_line = source().location(member.key.at).line;
}

}  // namespace

PositionSet parse_yaml_set(std::string text, const std::string& file, const LoadOptions& how) {
  const Source source(std::move(text), file);
  return Reader(source, how).read(parse_tree(source));
}

}  // namespace hurdle

#include "perft/custom/set.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <string_view>

#include "movegen/custom/rules/fen.hpp"
#include "movegen/vocab/mapped.hpp"
#include "movegen/vocab/text/nearest.hpp"
#include "movegen/vocab/text/text.hpp"
#include "perft/custom/count.hpp"
#include "perft/suite/text/edit.hpp"
#include "perft/suite/text/entry_reader.hpp"
#include "perft/suite/text/rewrite.hpp"

namespace hurdle::custom {
namespace {

constexpr std::array<std::string_view, 6> set_keys{"schema",  "kind",  "file",
                                                   "variant", "about", "positions"};
constexpr std::array<std::string_view, 6> entry_keys{"id",   "fen",   "about",
                                                     "tags", "perft", "confirmed"};

class Reader : private EntryReader {
 public:
  explicit Reader(const Source& source) : EntryReader(source) {}

  CustomSet read(const TreeNode& root) {
    mapping(root, "a position set", root.at);
    const std::string kind = read_kind(root);
    if (kind != "file-positions") {
      source().fail(root.find("kind")->value.at,
                    fmt::format("kind '{}'; expected 'file-positions'", hurdle::quoted(kind)));
    }
    known_keys(root, "a position set", set_keys);
    CustomSet set;
    set.file = source().file();
    set.game = read_game(root);
    set.about = text(required(root, "a position set", "about"));
    const Member& positions = required(root, "a position set", "positions");
    for (const TreeNode& node : list(positions, 1, source().text().size()).items) {
      set.positions.push_back(read_entry(node, *set.game));
      require_new_id(node, set.positions.back().id);
    }
    return set;
  }

 private:
  std::shared_ptr<const Game> read_game(const TreeNode& root) const {
    const Member& file = required(root, "a position set", "file");
    const Member& variant = required(root, "a position set", "variant");
    const std::string& name = text(file);
    Games own;
    if (name != "builtin") {
      try {
        own = load_variants(read_file(std::filesystem::path(source().file()).parent_path() / name));
      } catch (const SuiteError& error) {
        source().fail(file.value.at, error.what());
      }
    }
    const Games& games = name == "builtin" ? built_in_games() : own;
    if (auto game = games.find(text(variant))) {
      return game;
    }
    std::vector<std::string> names =
        mapped(games.loaded, [](const auto& game) { return game->name; });
    source().fail(variant.value.at, fmt::format("'{}' is no game that loads from '{}'{}",
                                                hurdle::quoted(text(variant)), hurdle::quoted(name),
                                                did_you_mean(text(variant), names)));
  }

  PositionEntry read_entry(const TreeNode& node, const Game& game) const {
    mapping(node, "a position", node.at);
    known_keys(node, "a position", entry_keys);
    PositionEntry entry;
    read_id(node, "a position", entry);
    const Member& fen = required(node, "a position", "fen");
    try {
      entry.fen_text = fen_of(game.facts, parse_position(game.facts, text(fen)));
    } catch (const FenError& error) {
      source().fail(fen.value.at, error.what());
    }
    entry.about = text(required(node, "a position", "about"));
    if (const Member* tags = node.find("tags")) {
      entry.tags = read_names(*tags);
    }
    if (const Member* perft = node.find("perft")) {
      read_perft(*perft, entry);
    }
    if (const Member* confirmed = node.find("confirmed")) {
      read_confirmed(*confirmed, entry);
    }
    return entry;
  }
};

Total count(const CustomSet& set, const PositionEntry& entry, int depth, const CountOptions& how) {
  const Rules rules(set.game->facts);
  return perft(rules, parse_position(set.game->facts, entry.fen_text), depth,
               {how.threads, how.stop});
}

/// The counts of one position, from depth 1 while the next one is not expected above the limit.
std::map<int, Total> counts_of(const CustomSet& set, const PositionEntry& entry,
                               const SuiteCountOptions& options, SuiteCountResult& result) {
  std::map<int, Total> counts;
  double before = 1;
  double last = 1;
  for (int depth = 1; depth <= options.depth; ++depth) {
    if (last * last / std::max(1.0, before) > static_cast<double>(options.max_nodes)) {
      result.left_short.push_back(entry.id);
      break;
    }
    const Total total = count(set, entry, depth, options.count);
    counts[depth] = total;
    before = last;
    last = static_cast<double>(total.wide());
    const auto old = entry.perft.find(depth);
    if (old != entry.perft.end() && old->second != total) {
      throw SuiteError(
          set.file, {entry.perft_lines.at(depth), 1},
          fmt::format("position '{}', depth {}: the referee counts {}, the file has "
                      "{}; settle it, then remove the wrong count",
                      entry.id, depth, hurdle::to_text(total), hurdle::to_text(old->second)));
    }
    if (old == entry.perft.end()) {
      result.changes.push_back({entry.id, depth, std::nullopt, total});
    }
    ++result.counted;
  }
  return counts;
}

}  // namespace

CustomSet load_custom_set(const std::filesystem::path& path) {
  const Source source(read_file(path), path.string());
  return Reader(source).read(parse_tree(source));
}

void verify(std::span<const CustomSet> sets, const VerifyOptions& options, VerifyResult& result) {
  for (const CustomSet& set : sets) {
    for (const PositionEntry& entry : set.positions) {
      if (!options.tag.empty() && !entry.tagged(options.tag)) {
        continue;
      }
      for (const auto& published : entry.perft) {
        const int depth = published.first;
        const auto recount = [&] { return count(set, entry, depth, options.count); };
        add_check(check_count(set.file, entry, depth, options, recount), options, result);
      }
    }
  }
}

SuiteCountResult count_set(const std::filesystem::path& path, const SuiteCountOptions& options) {
  const std::filesystem::path target = writable_set(path, "counts are filled into");
  const Source source(read_file(path), path.string());
  const TreeNode root = parse_tree(source);
  const CustomSet set = Reader(source).read(root);
  const std::vector<TreeNode>& nodes = root.find("positions")->value.items;
  Editor editor(source);
  SuiteCountResult result;
  for (std::size_t i = 0; i < set.positions.size(); ++i) {
    const PositionEntry& entry = set.positions[i];
    if (!options.ids.empty() && std::ranges::find(options.ids, entry.id) == options.ids.end()) {
      continue;
    }
    std::vector<TextPair> pairs;
    for (const auto& [depth, total] : counts_of(set, entry, options, result)) {
      pairs.emplace_back(std::to_string(depth), fmt::format("\"{}\"", hurdle::to_text(total)));
    }
    const auto old = entry.confirmed.find("referee");
    const int known = old == entry.confirmed.end() ? 0 : old->second;
    if (!pairs.empty()) {
      editor.set_pairs(nodes[i], "perft", pairs, {"confirmed"});
      editor.set_pairs(
          nodes[i], "confirmed",
          {{"referee", std::to_string(std::max(known, static_cast<int>(pairs.size())))}}, {});
    }
    if (options.on_position) {
      options.on_position();
    }
  }
  const std::string filled = editor.apply();
  const Source proof(filled, path.string());
  (void)Reader(proof).read(parse_tree(proof));
  if (filled != source.text()) {
    replace_set(target, source.text(), filled);
    result.written = true;
  }
  return result;
}

}  // namespace hurdle::custom

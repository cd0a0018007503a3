// Implements `hurdle suite count`: counts with both generators and inserts the counts into the
// file's text.
#include "perft/suite/count.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <optional>
#include <string_view>

#include "movegen/vocab/mapped.hpp"
#include "movegen/vocab/text/lists.hpp"
#include "movegen/vocab/text/text.hpp"
#include "perft/count/stopwatch.hpp"
#include "perft/count/tree/hash_size.hpp"
#include "perft/suite/text/edit.hpp"
#include "perft/suite/text/rewrite.hpp"
#include "perft/suite/text/source.hpp"
#include "perft/suite/text/tree.hpp"

namespace hurdle {
namespace {

constexpr std::uint64_t second_key_seed = 0x5EED'0000'0000'0002;
constexpr std::uint64_t least_two_keys_hash = 64 * mebibyte;
constexpr const char* fast_name = "fast";
constexpr const char* referee_name = "referee";
constexpr const char* two_keys_name = "two keys";

/// The counts of one position.
struct Counted {
  std::map<int, Total> perft;
  int referee = 0;   ///< depth that the referee reached
  int two_keys = 0;  ///< depth counted under two keys; 0 if the referee reached it

  /// The depth to which `name` confirms these counts; 0 for unknown names.
  [[nodiscard]] int reached(std::string_view name) const {
    if (name == fast_name) {
      return perft.empty() ? 0 : perft.rbegin()->first;
    }
    if (name == referee_name) {
      return referee;
    }
    return name == two_keys_name ? two_keys : 0;
  }
};

/// Counts one position by every method that can confirm it.
class PositionCounter {
 public:
  PositionCounter(const PositionSet& set, const PositionEntry& entry,
                  const SuiteCountOptions& options)
      : set_(set), entry_(entry), options_(options) {}

  Counted run(SuiteCountResult& result) const {
    compare_moves();
    Counted counted;
    for (int depth = 1; depth <= options_.depth; ++depth) {
      if (cost(counted, depth) > 4.0 * static_cast<double>(options_.max_nodes)) {
        result.left_short.push_back(entry_.id);
        break;
      }
      const bool deep = counted.referee < depth - 1 ||
                        cost(counted, depth) > static_cast<double>(options_.referee_max_nodes);
      const Total total = deep ? count_with_table(depth, options_.count.key_seed, result)
                               : set_.variant->fast.perft(entry_.setup, depth, options_.count);
      if (total > Total(options_.max_nodes)) {
        result.left_short.push_back(entry_.id);
        break;
      }
      confirm(depth, total, counted, result);
      counted.perft[depth] = total;
      ++result.counted;
      if (total == Total(0)) {
        break;
      }
    }
    confirm_without_table(counted, result);
    return counted;
  }

 private:
  [[noreturn]] void differ(int depth, const std::string& what) const {
    throw GeneratorsDiffer(
        set_.file, {entry_.line, 1},
        fmt::format("position '{}', depth {}: {}; nothing was written. Compare hurdle perft {} {} "
                    "--fen \"{}\" --divide with and without --referee",
                    entry_.id, depth, what, set_.variant->notation.name, depth, entry_.fen_text));
  }

  void compare_moves() const {
    const auto plain = [](std::vector<Move> moves) {
      std::ranges::transform(moves, moves.begin(), &Move::plain);
      std::ranges::sort(moves);
      return moves;
    };
    const std::vector<Move> moves = plain(set_.variant->fast.moves(entry_.setup));
    if (moves != plain(set_.variant->plain.moves(entry_.setup))) {
      differ(1, "the generators list different moves");
    }
    if (!entry_.moves) {
      return;
    }
    std::vector<std::string> texts = move_texts(set_.variant->notation, moves);
    std::ranges::sort(texts);
    if (texts != *entry_.moves) {
      throw GeneratorsDiffer(set_.file, {entry_.moves_line, 1},
                             fmt::format("position '{}': both generators list other moves than "
                                         "'moves' does; nothing was written, see hurdle verify",
                                         entry_.id));
    }
  }

  /// An estimate of the next depth's count, from the two before it.
  static double cost(const Counted& counted, int depth) {
    const auto at = [&](int d) {
      return d == 0 ? 1.0 : static_cast<double>(counted.perft.at(d).wide());
    };
    return depth < 2 ? 1.0 : at(depth - 1) * at(depth - 1) / std::max(1.0, at(depth - 2));
  }

  void confirm(int depth, Total total, Counted& counted, SuiteCountResult& result) const {
    if (counted.referee == depth - 1 && total <= Total(options_.referee_max_nodes)) {
      CountOptions plain;
      plain.threads = options_.count.threads;
      plain.stop = options_.count.stop;
      plain.hash_bytes = hash_size(max_depth);
      const Total other = set_.variant->plain.perft(entry_.setup, depth, plain);
      if (other != total) {
        differ(depth, fmt::format("the fast generator counts {}, the referee {}", to_text(total),
                                  to_text(other)));
      }
      counted.referee = depth;
      return;
    }
    same(depth, total, "under two keys", count_with_table(depth, second_key_seed, result));
    counted.two_keys = depth;
  }

  /// Counts one ply less than the deepest count with a table again, without a table.
  void confirm_without_table(const Counted& counted, SuiteCountResult& result) const {
    const int depth = counted.two_keys - 1;
    if (depth > counted.referee) {
      CountOptions how = options_.count;
      how.hash_bytes = 0;
      same(depth, counted.perft.at(depth), "with and without a table", count(depth, how, result));
    }
  }

  void same(int depth, Total total, std::string_view how, Total other) const {
    if (other != total) {
      differ(depth, fmt::format("counts {} are {} and {}", how, to_text(total), to_text(other)));
    }
  }

  Total count_with_table(int depth, std::uint64_t key_seed, SuiteCountResult& result) const {
    CountOptions how = options_.count;
    how.hash_bytes = std::max({how.hash_bytes.value_or(0), hash_size(depth), least_two_keys_hash});
    how.key_seed = key_seed;
    return count(depth, how, result);
  }

  /// Counts with the fast generator and records the options used.
  Total count(int depth, const CountOptions& how, SuiteCountResult& result) const {
    const Stopwatch watch;
    const Total total = set_.variant->fast.perft(entry_.setup, depth, how);
    result.runs.push_back({entry_.id, depth, total, how.key_seed, how.hash_bytes.value_or(0),
                           how.threads, watch.seconds()});
    return total;
  }

  const PositionSet& set_;
  const PositionEntry& entry_;
  const SuiteCountOptions& options_;
};

/// Published facts that new counts contradict. All are reported at once, so that the user can
/// resolve them together.
class Conflicts {
 public:
  explicit Conflicts(const std::string& file) : file_(file) {}

  void add(int line, std::string message) { conflicts_.push_back({line, std::move(message)}); }

  /// Throws SuiteError if there are any.
  void settle() const {
    if (conflicts_.empty()) {
      return;
    }
    std::string message = conflicts_.front().message;
    for (std::size_t i = 1; i < conflicts_.size(); ++i) {
      message += fmt::format("\n{}:{}:1: {}", file_, conflicts_[i].line, conflicts_[i].message);
    }
    throw SuiteError(file_, {conflicts_.front().line, 1}, message);
  }

 private:
  struct Conflict {
    int line = 0;
    std::string message;
  };
  std::string file_;
  std::vector<Conflict> conflicts_;
};

/// A line that ended is no line of a deeper count: after a count of 0 all deeper ones are 0.
/// Returns whether the counts have reached such an end.
bool record_counts_after_an_end(const PositionEntry& entry, const Counted& counted,
                                Conflicts& conflicts) {
  if (counted.perft.empty() || counted.perft.rbegin()->second != Total(0)) {
    return false;
  }
  const int end = counted.perft.rbegin()->first;
  for (const auto& [depth, total] : entry.perft) {
    if (depth > end && total != Total(0)) {
      conflicts.add(entry.perft_lines.at(depth),
                    fmt::format("position '{}', depth {}: expected 0, as depth {} has no line, "
                                "found {}; correct or remove it",
                                entry.id, depth, end, to_text(total)));
    }
  }
  return true;
}

bool is_own_name(std::string_view name) {
  return name == fast_name || name == referee_name || name == two_keys_name;
}

/// Another program that confirmed a depth saw no count that the file lacked.
void record_confirmations_without_counts(const PositionEntry& entry, const Counted& counted,
                                         Conflicts& conflicts) {
  for (const auto& [name, confirmed] : entry.confirmed) {
    if (is_own_name(name)) {
      continue;
    }
    const auto unseen = std::ranges::find_if(counted.perft, [&](const auto& count) {
      return count.first <= confirmed && entry.perft.count(count.first) == 0;
    });
    if (unseen != counted.perft.end()) {
      conflicts.add(entry.line,
                    fmt::format("position '{}': '{}' confirmed depth {}, but the file has no count "
                                "of depth {}; remove that confirmation",
                                entry.id, hurdle::quoted(name), confirmed, unseen->first));
    }
  }
}

/// Records the changes and the facts that they contradict. Returns whether a count was replaced.
bool record_changes(const PositionEntry& entry, const Counted& counted, SuiteCountResult& result,
                    Conflicts& conflicts) {
  bool replaced = false;
  for (const auto& [depth, total] : counted.perft) {
    const auto old = entry.perft.find(depth);
    if (old == entry.perft.end()) {
      result.changes.push_back({entry.id, depth, std::nullopt, total});
    } else if (old->second != total) {
      result.changes.push_back({entry.id, depth, old->second, total});
      replaced = true;
    }
  }
  record_confirmations_without_counts(entry, counted, conflicts);
  const bool ended = record_counts_after_an_end(entry, counted, conflicts);
  if (!replaced) {
    return false;
  }
  const int deepest = entry.perft.rbegin()->first;
  if (counted.perft.count(deepest) == 0 && !ended) {
    conflicts.add(entry.perft_lines.at(deepest),
                  fmt::format("position '{}': shallower counts were wrong, and depth {} was not "
                              "counted again; raise the limits or remove it",
                              entry.id, deepest));
  }
  for (const auto& [name, depth] : entry.confirmed) {
    if (counted.reached(name) == 0) {
      conflicts.add(entry.line,
                    fmt::format("position '{}': both generators count otherwise than the file, "
                                "which '{}' confirmed; settle it, then remove that confirmation",
                                entry.id, hurdle::quoted(name)));
    }
  }
  return true;
}

/// The confirmations: for each program the depth reached now, or a greater known depth that still
/// holds.
std::vector<TextPair> confirmations(const PositionEntry& entry, const Counted& counted,
                                    bool replaced) {
  std::vector<TextPair> pairs;
  for (const char* name : {fast_name, referee_name, two_keys_name}) {
    const int reached = counted.reached(name);
    if (reached == 0) {
      continue;
    }
    const auto old = entry.confirmed.find(name);
    const bool kept = old != entry.confirmed.end() && !replaced && old->second > reached;
    const bool spaced = std::string_view(name).find(' ') != std::string_view::npos;
    pairs.emplace_back(spaced ? fmt::format("\"{}\"", name) : name,
                       std::to_string(kept ? old->second : reached));
  }
  return pairs;
}

void place(Editor& editor, const TreeNode& node, const PositionEntry& entry, const Counted& counted,
           bool replaced) {
  const auto perft = mapped(counted.perft, [](const auto& count) {
    return TextPair(std::to_string(count.first), fmt::format("\"{}\"", to_text(count.second)));
  });
  if (perft.empty()) {
    return;
  }
  editor.set_pairs(node, "perft", perft, {"moves", "confirmed"});
  editor.set_pairs(node, "confirmed", confirmations(entry, counted, replaced), {});
}

/// Parses the new text: it must contain the old set with the new counts, or it is discarded.
void prove(const PositionSet& set, const std::vector<Counted>& counted, const std::string& text) {
  const auto refuse = [&](std::size_t index) {
    throw SuiteError(set.file, {set.positions[index].line, 1},
                     fmt::format("cannot place the counts of position '{}' in this layout; write "
                                 "'perft: {{}}' and 'confirmed: {{}}' on lines of their own",
                                 set.positions[index].id));
  };
  PositionSet read;
  try {
    read = parse_yaml_set(text, set.file);
  } catch (const SuiteError&) {
    refuse(0);
  }
  if (read.positions.size() != set.positions.size()) {
    refuse(0);
  }
  for (std::size_t i = 0; i < set.positions.size(); ++i) {
    const PositionEntry& now = read.positions[i];
    const PositionEntry& old = set.positions[i];
    std::map<int, Total> expected = old.perft;
    for (const auto& [depth, total] : counted[i].perft) {
      expected[depth] = total;
    }
    if (!same_position(now, old) || now.perft != expected ||
        now.confirmed.size() < old.confirmed.size()) {
      refuse(i);
    }
  }
}

}  // namespace

SuiteCountResult count_suite(const std::filesystem::path& path, const SuiteCountOptions& options) {
  const std::filesystem::path target = writable_set(path, "counts are filled into");
  const std::string text = read_file(path);
  SuiteCountResult result;
  const std::string filled = fill_counts(text, path.string(), options, result);
  if (filled != text) {
    replace_set(target, text, filled);
    result.written = true;
  }
  return result;
}

std::string fill_counts(const std::string& text, const std::string& file,
                        const SuiteCountOptions& options, SuiteCountResult& result) {
  PositionSet set = parse_yaml_set(text, file);
  if (options.generators != nullptr) {
    set.variant = options.generators;
  }
  const Source source(text, file);
  const TreeNode root = parse_tree(source);
  const std::vector<TreeNode>& nodes = root.find("positions")->value.items;
  Editor editor(source);
  Conflicts conflicts(file);
  std::vector<Counted> counted;
  for (std::size_t i = 0; i < set.positions.size(); ++i) {
    const PositionEntry& entry = set.positions[i];
    if (!options.ids.empty() && std::ranges::find(options.ids, entry.id) == options.ids.end()) {
      counted.emplace_back();
      continue;
    }
    counted.push_back(PositionCounter(set, entry, options).run(result));
    if (options.on_position) {
      options.on_position();
    }
    const bool replaced = record_changes(entry, counted.back(), result, conflicts);
    place(editor, nodes[i], entry, counted.back(), replaced);
  }
  conflicts.settle();
  std::string filled = editor.apply();
  prove(set, counted, filled);
  return filled;
}

}  // namespace hurdle

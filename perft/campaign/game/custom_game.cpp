#include "perft/campaign/game/custom_game.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <map>
#include <mutex>
#include <optional>
#include <random>
#include <utility>
#include <vector>

#include "movegen/custom/games.hpp"
#include "movegen/custom/rules/fen.hpp"
#include "movegen/custom/rules/rules.hpp"
#include "movegen/custom/text/facts_text.hpp"
#include "movegen/vocab/mapped.hpp"
#include "movegen/vocab/text/text.hpp"
#include "perft/campaign/store/database.hpp"
#include "perft/custom/fast/best_count.hpp"
#include "perft/custom/level.hpp"
#include "perft/files/digest.hpp"

namespace hurdle::campaign {
namespace {

// The end of a state's text (perft/custom/level.hpp) that says nothing beyond its FEN.
constexpr std::string_view no_history = " 0--";

std::string text_in(const custom::Rules& rules, const custom::Position& position) {
  std::string text = custom::state_text(rules, position);
  if (text.ends_with(no_history)) {
    text.resize(text.size() - no_history.size());
  }
  return text;
}

/// The inverse. Throws TextError for any other text.
custom::Position position_in(const custom::Rules& rules, std::string_view text) {
  const bool has_history = text.ends_with('-') || text.ends_with('c');
  std::string state(text);
  state += has_history ? std::string_view() : no_history;
  try {
    const custom::Position position = custom::parse_state(rules, state);
    if (text_in(rules, position) == text) {
      return position;
    }
  } catch (const custom::FenError& error) {
    throw TextError("position", 1, error.what());
  }
  throw TextError("position", 1, "expected the shortest text of a position");
}

std::vector<custom::Position> positions_of(const custom::Rules& rules, const TaskPositions& tasks) {
  return mapped(tasks.texts, [&](const std::string& text) { return position_in(rules, text); });
}

class CustomTaskCounter final : public TaskCounter {
 public:
  CustomTaskCounter(const custom::Game& game, bool referee_only, const CountOptions& how)
      : rules_(game.facts), counter_(game, referee_only, how) {}

  std::vector<Total> count(const TaskPositions& positions, int depth) override {
    return counter_.count(positions_of(rules_, positions), depth);
  }
  [[nodiscard]] std::string words() const override { return counter_.words(); }
  [[nodiscard]] bool only_by_referee() const override { return counter_.only_by_referee(); }

 private:
  custom::Rules rules_;
  custom::BestCounter counter_;
};

/// The text of a packed position. Throws StoreError (corrupt).
std::string_view text_of_packed(std::string_view packed) {
  const std::size_t end = packed.find('\n');
  if (end == std::string_view::npos) {
    throw StoreError(StoreFailure::corrupt, "a position has no end: the store is damaged");
  }
  return packed.substr(0, end);
}

/// A game as far as this program can load it.
struct LoadedGame {
  std::shared_ptr<const custom::Game> game;
  std::string why_not;  ///< why there is none
};

/// A database keeps the text as text, JSON too, and workers read it each time they look for work.
std::string why_no_text(const std::string& text, const std::string& name) {
  constexpr std::size_t most = 65'536;
  if (text.size() > most) {
    return fmt::format("the sections of {} have {} bytes; a campaign keeps at most {}",
                       hurdle::quoted(name), text.size(), most);
  }
  const auto bad = std::ranges::find_if(text, [](char letter) {
    return (letter < ' ' && letter != '\n' && letter != '\t') || letter > '~';
  });
  return bad == text.end()
             ? ""
             : fmt::format(
                   "the sections of {} have the byte {}; a campaign keeps printable ASCII only",
                   hurdle::quoted(name), static_cast<int>(static_cast<unsigned char>(*bad)));
}

LoadedGame load(const std::string& text, const std::string& name) {
  if (std::string why = why_no_text(text, name); !why.empty()) {
    return {nullptr, std::move(why)};
  }
  const custom::Games games = custom::load_variants(text);
  for (const custom::Games* all : {&games, &custom::built_in_games()}) {
    if (auto game = all->find(name)) {
      return {std::move(game), ""};
    }
  }
  std::string why;
  for (const custom::Problem& problem : games.problems) {
    if (problem.severity == custom::Severity::error && why.empty()) {
      why = ": " + to_text(problem, "its text");
    }
  }
  return {nullptr, fmt::format("this hurdle cannot load the game {}{}", hurdle::quoted(name), why)};
}

/// A game that this program cannot load can be listed and summed up, but not counted.
class CustomGame final : public Game {
 public:
  CustomGame(std::string name, std::string variants_text)
      : name_(std::move(name)),
        variants_text_(std::move(variants_text)),
        loaded_(load(variants_text_, name_)) {
    if (loaded_.game != nullptr) {
      rules_.emplace(loaded_.game->facts);
    }
  }

  [[nodiscard]] std::string_view name() const override { return name_; }
  [[nodiscard]] std::string digest_head(std::string_view of) const override {
    return fmt::format("hurdle {} of a variants file 1\nvariant {}\nvariants file {}\n", of, name_,
                       hex(sha256(variants_text_)));
  }
  [[nodiscard]] const std::string* variants_text() const noexcept override {
    return &variants_text_;
  }
  [[nodiscard]] std::string rules(OwnGames& /*own*/) const override {
    const custom::Game& game = loaded();
    std::call_once(counted_, [&] { version_ = custom_rules_version(game, variants_text_); });
    return version_;
  }

  [[nodiscard]] char packed_version() const noexcept override { return 2; }

  void add_children(std::string_view packed, PackedList& children) const override {
    const custom::Position parent = position_of(text_of_packed(packed));
    for (const custom::Move& move : rules_->legal_moves(parent)) {
      const std::string child = packed_of(rules_->after(parent, move));
      children.bytes += child;
      children.sizes.push_back(static_cast<std::uint32_t>(child.size()));
    }
  }

  [[nodiscard]] std::vector<RootPosition> root_moves(std::string_view packed) const override {
    const custom::Position root = position_of(text_of_packed(packed));
    std::vector<RootPosition> all =
        mapped(rules_->legal_moves(root), [&](const custom::Move& move) {
          return RootPosition{rules_->text_of(move), packed_of(rules_->after(root, move))};
        });
    std::ranges::sort(all, [](const RootPosition& one, const RootPosition& other) {
      return one.move < other.move;
    });
    return all;
  }

  [[nodiscard]] std::string name_part(std::string_view packed) const override {
    constexpr std::size_t digits = 8;
    (void)loaded();
    return packed == packed_of(rules_->start()) ? "" : "-" + hex(sha256(packed)).substr(0, digits);
  }

  [[nodiscard]] std::string text_of(std::string_view packed) const override {
    return std::string(text_of_packed(packed));
  }

  /// A game that this program cannot load has no position to check: a digest proves the text.
  [[nodiscard]] std::string pack(std::string_view text) const override {
    return rules_ ? packed_of(position_of(text)) : std::string(text) + '\n';
  }

  /// The digest of the text proves the bytes, too.
  void unpack(std::string_view& bytes, PackedCheck check, TaskPositions& to) const override {
    const std::string_view text = text_of_packed(bytes);
    if (check == PackedCheck::referee) {
      try {
        (void)position_of(text);
      } catch (const TextError& error) {
        throw StoreError(
            StoreFailure::corrupt,
            fmt::format("a position cannot be ({}): the store is damaged", error.what()));
      }
    }
    to.texts.emplace_back(text);
    bytes.remove_prefix(text.size() + 1);
  }

  [[nodiscard]] Total perft(std::string_view packed, int depth,
                            const CountOptions& how) const override {
    const custom::Position root = position_of(text_of_packed(packed));
    return custom::BestCount(loaded(), false).perft(root, depth, how).value;
  }

  [[nodiscard]] std::string text_of(const TaskPositions& tasks, std::size_t task) const override {
    return tasks.texts.at(task);
  }
  void parse(std::string_view text, TaskPositions& to) const override {
    (void)position_of(text);
    to.texts.emplace_back(text);
  }
  /// Every text that parses is of a position that the referee can play.
  [[nodiscard]] std::optional<std::string> invalid_reason(const TaskPositions& /*tasks*/,
                                                          std::size_t /*task*/) const override {
    return std::nullopt;
  }
  [[nodiscard]] std::optional<std::string> fen_of(const TaskPositions& tasks,
                                                  std::size_t task) const override {
    return tasks.texts.at(task);
  }

  [[nodiscard]] std::unique_ptr<TaskCounter> counter(const CountOptions& how,
                                                     OwnGames& /*own*/) const override {
    return std::make_unique<CustomTaskCounter>(loaded(), false, how);
  }
  [[nodiscard]] std::unique_ptr<TaskCounter> referee(const CountOptions& how) const override {
    return std::make_unique<CustomTaskCounter>(loaded(), true, how);
  }

  /// Why the program cannot load it; empty if it can.
  [[nodiscard]] const std::string& why_not() const noexcept { return loaded_.why_not; }

  [[nodiscard]] std::string packed_of(const custom::Position& position) const {
    return text_in(*rules_, position) + '\n';
  }

 private:
  [[nodiscard]] const custom::Game& loaded() const {
    if (loaded_.game == nullptr) {
      throw StoreError(StoreFailure::foreign, loaded_.why_not);
    }
    return *loaded_.game;
  }
  [[nodiscard]] custom::Position position_of(std::string_view text) const {
    (void)loaded();
    return position_in(*rules_, text);
  }

  std::string name_;
  std::string variants_text_;
  LoadedGame loaded_;
  std::optional<custom::Rules> rules_;  ///< of the loaded game
  mutable std::once_flag counted_;
  mutable std::string version_;  ///< the rules version, once it was asked for
};

std::shared_ptr<const CustomGame> known_game(const std::string& text, const std::string& name) {
  static std::mutex guard;
  static std::map<std::pair<std::string, std::string>, std::shared_ptr<const CustomGame>> games;
  const std::lock_guard lock(guard);
  auto& game = games[{text, name}];
  if (game == nullptr) {
    game = std::make_shared<CustomGame>(name, text);
  }
  return game;
}

/// The legal moves with their texts, sorted by these.
std::vector<std::pair<std::string, custom::Move>> sorted_moves(const custom::Rules& rules,
                                                               const custom::Position& position) {
  std::vector<std::pair<std::string, custom::Move>> moves;
  for (const custom::Move& move : rules.legal_moves(position)) {
    moves.emplace_back(rules.text_of(move), move);
  }
  std::ranges::sort(moves,
                    [](const auto& one, const auto& other) { return one.first < other.first; });
  return moves;
}

/// The moves of some games, the same on every machine: one line for each position.
std::string moves_of_games(const custom::Rules& rules) {
  constexpr int games = 3;
  constexpr int plies = 24;
  std::mt19937_64 random(1);
  std::string text;
  for (int game = 0; game < games; ++game) {
    custom::Position position = rules.start();
    for (int ply = 0; ply < plies; ++ply) {
      const auto moves = sorted_moves(rules, position);
      for (const auto& [move, unused] : moves) {
        text += move + ' ';
      }
      text += '\n';
      if (moves.empty()) {
        break;
      }
      position = rules.after(position, moves[random() % moves.size()].second);
    }
  }
  return text;
}

}  // namespace

std::shared_ptr<const Game> custom_game(const std::string& variants_text, const std::string& name) {
  return known_game(variants_text, name);
}

CustomRoot custom_root(const std::string& variants_text, const std::string& name,
                       const custom::Position& position) {
  auto game = known_game(variants_text, name);
  if (!game->why_not().empty()) {
    throw CustomGameError(game->why_not());
  }
  std::string packed = game->packed_of(position);
  return {std::move(game), std::move(packed)};
}

std::string custom_rules_version(const custom::Game& game, const std::string& variants_text) {
  constexpr int version = 2;         // of what the digest is of
  constexpr std::size_t shown = 16;  // hexadecimal digits
  const std::string text =
      fmt::format("file rules {}\ngame {}\n{}\n{}\n{}", version, game.name, variants_text,
                  custom::facts_text(game.facts), moves_of_games(custom::Rules(game.facts)));
  return fmt::format("file-{}:{}", version, hex(sha256(text)).substr(0, shown));
}

}  // namespace hurdle::campaign

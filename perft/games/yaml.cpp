// The schema of games in YAML, key by key: a set of games, or a single record. Only the keys in
// this file are accepted.
#include <fmt/format.h>

#include <array>
#include <stdexcept>

#include "movegen/vocab/text/text.hpp"
#include "perft/games/record.hpp"
#include "perft/games/record_moves.hpp"
#include "perft/suite/text/entry_reader.hpp"

namespace hurdle {
namespace {

constexpr std::array<std::string_view, 5> set_keys{"schema", "kind", "variant", "about", "games"};
// Besides these, the end options of all games are keys of a game.
constexpr std::array<std::string_view, 9> game_keys{"id",   "fen",   "setup",  "about", "exercises",
                                                    "tags", "moves", "result", "by"};
constexpr std::array<std::string_view, 7> record_keys{"variant", "fen",    "setup", "about",
                                                      "moves",   "result", "by"};
/// These keys and the end options.
std::vector<std::string_view> with_options(std::span<const std::string_view> keys) {
  std::vector<std::string_view> all(keys.begin(), keys.end());
  all.insert(all.end(), end_option_names().begin(), end_option_names().end());
  return all;
}

constexpr std::string_view blanks = " \t\r\n";

/// A word of a text and its place in the file.
struct Word {
  std::string_view text;
  std::size_t at;
};

/// The words of a text as written in the file: plain, quoted, or a block. Escapes are not decoded,
/// because moves contain neither blanks nor quotes.
std::vector<Word> words_of(const Source& source, const TreeNode& node) {
  const std::string_view file = source.text();
  std::size_t at = node.at;
  if (node.style == TreeNode::Style::quoted) {
    ++at;
  } else if (node.style == TreeNode::Style::block) {
    at = file.find('\n', at);  // past '>-'
  }
  std::vector<Word> words;
  for (std::string_view rest = node.value; !rest.empty();) {
    const std::size_t begin = rest.find_first_not_of(blanks);
    if (begin == std::string_view::npos) {
      break;
    }
    rest.remove_prefix(begin);
    const std::string_view word = rest.substr(0, rest.find_first_of(blanks));
    rest.remove_prefix(word.size());
    const std::size_t found = file.find(word, at);
    at = found == std::string_view::npos ? at : found;
    words.push_back({word, at});
    at += found == std::string_view::npos ? 0 : word.size();
  }
  return words;
}

class GamesParser : private EntryReader {
 public:
  explicit GamesParser(const Source& source) : EntryReader(source) {}

  GameSet read(const TreeNode& root);

 private:
  GameSet read_set(const TreeNode& root);
  GameRecord read_game(const TreeNode& node);
  GameRecord read_record(const TreeNode& root);
  void read_start(const TreeNode& node, GameRecord& game) const;
  void read_play(const TreeNode& node, GameRecord& game) const;
  void read_options(const TreeNode& node, GameRecord& game) const;
  void read_moves(const Member& member, GameRecord& game) const;
  void read_move(const Word& word, RecordMoves& reader, GameRecord& game) const;
  void read_claim(const TreeNode& node, GameRecord& game) const;
};

GameSet GamesParser::read(const TreeNode& root) {
  mapping(root, "a set of games", root.at);
  if (root.find("kind") != nullptr || root.find("schema") != nullptr ||
      root.find("games") != nullptr) {
    return read_set(root);
  }
  GameSet set;
  set.file = source().file();
  set.games.push_back(read_record(root));
  set.about = set.games.front().start.about;
  return set;
}

GameSet GamesParser::read_set(const TreeNode& root) {
  const std::string kind = read_kind(root);
  if (kind != "games") {
    source().fail(root.find("kind")->value.at,
                  fmt::format("kind '{}'; expected 'games' here", hurdle::quoted(kind)));
  }
  known_keys(root, "a set of games", set_keys);
  read_variant(root, "a set of games");
  GameSet set;
  set.file = source().file();
  set.about = text(required(root, "a set of games", "about"));
  const Member& games = required(root, "a set of games", "games");
  for (const TreeNode& node : list(games, 1, source().text().size()).items) {
    set.games.push_back(read_game(node));
    require_new_id(node, set.games.back().start.id);
  }
  return set;
}

GameRecord GamesParser::read_game(const TreeNode& node) {
  mapping(node, "a game", node.at);
  known_keys(node, "a game", with_options(game_keys));
  GameRecord game;
  game.variant = &variant();
  read_id(node, "a game", game.start);
  read_start(node, game);
  if (const Member* exercises = node.find("exercises")) {
    read_exercises(*exercises, game.start);
  }
  if (const Member* tags = node.find("tags")) {
    game.start.tags = read_names(*tags);
  }
  read_play(node, game);
  (void)required(node, "a game", "result");
  return game;
}

GameRecord GamesParser::read_record(const TreeNode& root) {
  known_keys(root, "a record", with_options(record_keys));
  read_variant(root, "a record");
  GameRecord game;
  game.variant = &variant();
  game.start.id = "game";
  game.start.line = source().location(root.at).line;
  read_start(root, game);
  read_play(root, game);
  return game;
}

/// Optional: the default is the standard start position.
void GamesParser::read_start(const TreeNode& node, GameRecord& game) const {
  if (node.find("fen") != nullptr || node.find("setup") != nullptr) {
    read_position(node, "game", game.start);
  } else {
    game.start.setup = start_position(variant().notation);
    game.start.fen_text = to_fen(variant().notation, game.start.setup);
  }
  if (const Member* about = node.find("about")) {
    game.start.about = text(*about);
  }
}

void GamesParser::read_play(const TreeNode& node, GameRecord& game) const {
  read_options(node, game);
  read_moves(required(node, "a game", "moves"), game);
  read_claim(node, game);
}

void GamesParser::read_options(const TreeNode& node, GameRecord& game) const {
  for (const std::string_view name : end_option_names()) {
    const Member* member = node.find(name);
    if (member == nullptr) {
      continue;
    }
    try {
      const EndOptions one{{std::string(name), text(*member)}};
      require_known(one, end_options(variant().notation), variant().notation);
      game.options.insert(one.begin(), one.end());
    } catch (const BadEndOption& error) {
      source().fail(member->value.at, error.what());
    }
  }
}

/// A text of moves, a list of them, or empty.
void GamesParser::read_moves(const Member& member, GameRecord& game) const {
  RecordMoves reader(game);
  switch (member.value.type) {
    case TreeNode::Type::list:
      for (const TreeNode& node : member.value.items) {
        read_move({text(node, "a move", node.at), node.at}, reader, game);
      }
      return;
    case TreeNode::Type::text:
      for (const Word& word : words_of(source(), member.value)) {
        read_move(word, reader, game);
      }
      return;
    case TreeNode::Type::empty:
      source().fail(member.key.at, "'moves' has no value; a game without moves has moves: \"\"");
    case TreeNode::Type::mapping:
      source().fail(member.value.at, "'moves' must be a text, as \"a1a2 b3b4\", or a list");
  }
}

void GamesParser::read_move(const Word& word, RecordMoves& reader, GameRecord& game) const {
  try {
    game.moves.push_back(reader.read(game, word.text));
    game.lines.push_back(source().location(word.at).line);
  } catch (const notations::UnreadableMove& error) {
    source().fail(word.at,
                  fmt::format("move {} cannot be read: {}", game.moves.size() + 1, error.what()));
  }
}

void GamesParser::read_claim(const TreeNode& node, GameRecord& game) const {
  const auto at_its_place = [this](const Member& member, const auto& require) {
    try {
      require(text(member));
    } catch (const std::invalid_argument& error) {
      source().fail(member.value.at, error.what());
    }
  };
  if (const Member* result = node.find("result")) {
    at_its_place(*result, [](const std::string& value) { require_result(value); });
    game.result = result->value.value;
    game.result_line = source().location(result->value.at).line;
  }
  if (const Member* by = node.find("by")) {
    at_its_place(*by, [this](const std::string& value) { require_by(variant().notation, value); });
    if (!game.result) {
      source().fail(by->key.at, "'by' without 'result'; a reason needs the result");
    }
    game.by = by->value.value;
    game.by_line = source().location(by->value.at).line;
  }
}

}  // namespace

GameSet parse_yaml_games(const std::string& text, const std::string& file) {
  const Source source(text, file);
  return GamesParser(source).read(parse_tree(source));
}

}  // namespace hurdle

// PGN as exchanged by programs for chess and its variants: tags, then moves in coordinates (C7), in
// SAN or another notation of the game, with move numbers, comments and variations between them,
// then the result. Unknown tags are skipped; anything else that cannot be parsed is an error.
#include <fmt/format.h>

#include <algorithm>
#include <iterator>
#include <stdexcept>

#include "movegen/notations/line.hpp"
#include "movegen/notations/notations.hpp"
#include "movegen/vocab/text/letters.hpp"
#include "movegen/vocab/text/text.hpp"
#include "perft/games/record.hpp"
#include "perft/games/record_moves.hpp"
#include "perft/suite/text/pgn_scanner.hpp"
#include "perft/suite/text/position.hpp"
#include "perft/suite/text/source.hpp"

namespace hurdle {
namespace {

/// The option of the game's ends that a tag sets, or nothing.
std::optional<std::string_view> option_of(std::string_view tag) {
  const auto names = end_option_names();
  const auto found = std::ranges::find_if(
      names, [tag](std::string_view name) { return end_option_tag(name) == tag; });
  return found == names.end() ? std::nullopt : std::optional(*found);
}

/// The variant of a record. Records of Xiangqi also name it by the tag Game; PGN without a name is
/// chess.
const Variant& variant_of(const Source& source, const PgnTag* variant, const PgnTag* game) {
  if (variant != nullptr) {
    const Variant* found = variant_of_tag(variant->value);
    return found != nullptr ? *found : variant_at(source, variant->at, variant->value);
  }
  const std::string name = game == nullptr ? "chess" : to_lower(game->value);
  const Variant* found = variant_of_tag(name == "chinese chess" ? "xiangqi" : name);
  return found != nullptr ? *found : variant_named("chess");
}

class PgnParser {
 public:
  explicit PgnParser(const Source& source) : source_(source), scanner_(source) {}

  GameSet read();

 private:
  GameRecord read_game();
  void read_moves(GameRecord& game);
  void read_words(const std::vector<PgnWord>& words, GameRecord& game) const;
  void end_with(GameRecord& game, const PgnWord& result);
  void apply(const std::vector<PgnTag>& tags, GameRecord& game);
  void apply_claim(const PgnTag& tag, GameRecord& game);

  [[nodiscard]] int line_of(std::size_t at) const { return source_.location(at).line; }

  const Source& source_;
  PgnScanner scanner_;
};

GameSet PgnParser::read() {
  GameSet set;
  set.file = source_.file();
  while (scanner_.next_game()) {
    set.games.push_back(read_game());
    set.games.back().start.id = fmt::format("game-{}", set.games.size());
  }
  if (set.games.empty()) {
    source_.fail(0, "no game; a game begins with tags, as [Variant \"janggi\"]");
  }
  return set;
}

GameRecord PgnParser::read_game() {
  GameRecord game;
  game.reason_may_lack = true;
  game.start.line = line_of(scanner_.at());
  apply(scanner_.tags(), game);
  read_moves(game);
  return game;
}

// ---- Tags ---------------------------------------------------------------------------------------

void PgnParser::apply(const std::vector<PgnTag>& tags, GameRecord& game) {
  game.variant = &variant_of(source_, find_tag(tags, "Variant"), find_tag(tags, "Game"));
  const Notation& notation = game.variant->notation;
  const PgnTag* fen = find_tag(tags, "FEN");
  const PgnTag* set_up = find_tag(tags, "SetUp");
  if (set_up != nullptr && set_up->value != "0" && set_up->value != "1") {
    source_.fail(set_up->at, fmt::format("SetUp '{}'; expected 0 or 1, and the position in FEN",
                                         hurdle::quoted(set_up->value)));
  }
  if (set_up != nullptr && set_up->value == "1" && fen == nullptr) {
    source_.fail(set_up->at, "SetUp 1 without the tag FEN");
  }
  if (fen != nullptr) {
    place_fen(source_, fen->at, *game.variant, fen->value, game.start);
  } else {
    game.start.setup = start_position(notation);
    game.start.fen_text = to_fen(notation, game.start.setup);
  }
  for (const PgnTag& tag : tags) {
    apply_claim(tag, game);
  }
}

void PgnParser::apply_claim(const PgnTag& tag, GameRecord& game) {
  const Notation& notation = game.variant->notation;
  try {
    if (tag.name == "Result") {
      require_result(tag.value);
      game.result = tag.value;
      game.result_line = line_of(tag.at);
    } else if (tag.name == "By") {
      require_by(notation, tag.value);
      game.by = tag.value;
      game.by_line = line_of(tag.at);
    } else if (const auto option = option_of(tag.name)) {
      const EndOptions one{{std::string(*option), tag.value}};
      require_known(one, end_options(notation), notation);
      game.options.insert(one.begin(), one.end());
    } else if (tag.name == "Event") {
      game.start.about = tag.value;
    }
  } catch (const std::invalid_argument& error) {
    source_.fail(tag.at, error.what());
  } catch (const BadEndOption& error) {
    source_.fail(tag.at, error.what());
  }
}

// ---- The moves ----------------------------------------------------------------------------------

void PgnParser::read_moves(GameRecord& game) {
  std::vector<PgnWord> words;
  const auto keep = [&words](const PgnWord& word) { words.push_back(word); };
  std::optional<PgnWord> result;
  try {
    result = scanner_.moves(keep);
  } catch (const SuiteError&) {
    read_words(words, game);  // a move that cannot be read comes first
    throw;
  }
  read_words(words, game);
  end_with(game, *result);
}

void PgnParser::read_words(const std::vector<PgnWord>& words, GameRecord& game) const {
  std::vector<std::string> texts;
  std::ranges::transform(words, std::back_inserter(texts),
                         [](const PgnWord& word) { return std::string(word.text); });
  const auto notation =
      notations::notation_of(game.variant->referee, game.start.setup, Move(), texts);
  if (notation.value_or(MoveNotation::coordinates) != MoveNotation::coordinates) {
    game.note = fmt::format("its moves are read as {}, in which more of them are legal",
                            notations::name_of(*notation));
  }
  RecordMoves moves(game, notation.value_or(MoveNotation::coordinates));
  for (const PgnWord& word : words) {
    try {
      game.moves.push_back(moves.read(game, word.text));
      game.lines.push_back(line_of(word.at));
    } catch (const notations::UnreadableMove& error) {
      source_.fail(word.at, fmt::format("move {} '{}' cannot be read: {}", game.moves.size() + 1,
                                        hurdle::quoted_characters(word.text), error.what()));
    }
  }
}

void PgnParser::end_with(GameRecord& game, const PgnWord& result) {
  if (game.result && *game.result != result.text) {
    source_.fail(result.at, fmt::format("the moves end with {}, but the tag Result says {}",
                                        result.text, *game.result));
  }
  if (!game.result) {
    game.result = std::string(result.text);
    game.result_line = line_of(result.at);
  }
}

}  // namespace

const Variant* variant_of_tag(const std::string& value) {
  const std::string name = to_lower(value);
  return find_variant(name == "standard" || name == "from position" ? "chess" : name);
}

GameSet parse_pgn(const std::string& text, const std::string& file) {
  if (text.find_first_not_of(" \t\r\n") == std::string::npos) {
    throw SuiteError(file, {1, 1},
                     "the file is empty; a game begins with tags, as [Variant \"…\"]");
  }
  const Source source(text, file);
  return PgnParser(source).read();
}

}  // namespace hurdle

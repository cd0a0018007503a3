// PGN as exchanged by programs for chess and its variants: tags, then moves in coordinates (C7), in
// SAN or another notation of the game, with move numbers, comments and variations between them,
// then the result. Unknown tags are skipped; anything else that cannot be parsed is an error.
#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cctype>
#include <stdexcept>

#include "movegen/notations/notations.hpp"
#include "movegen/vocab/text/letters.hpp"
#include "movegen/vocab/text/text.hpp"
#include "perft/games/record.hpp"
#include "perft/games/record_moves.hpp"
#include "perft/suite/text/position.hpp"
#include "perft/suite/text/source.hpp"

namespace hurdle {
namespace {

bool is_blank(char c) {
  return c == ' ' || c == '\t' || c == '\r' || c == '\n';
}

bool is_result(std::string_view word) {
  return word == "1-0" || word == "0-1" || word == "1/2-1/2" || word == "*";
}

/// The option of the game's ends that a tag sets, or nothing.
std::optional<std::string_view> option_of(std::string_view tag) {
  const auto names = end_option_names();
  const auto found = std::find_if(names.begin(), names.end(), [tag](std::string_view name) {
    return end_option_tag(name) == tag;
  });
  return found == names.end() ? std::nullopt : std::optional(*found);
}

/// The length of a move number: "12." and "12...", and "12" before a dot.
std::size_t move_number(std::string_view word) {
  const std::size_t digits = std::min(word.find_first_not_of("0123456789"), word.size());
  const std::size_t dots = std::min(word.find_first_not_of('.', digits), word.size());
  const bool number = digits > 0 && (dots > digits || dots == word.size());
  return number || (digits == 0 && dots > 0) ? dots : 0;
}

/// A tag's value and its place in the text.
struct Tag {
  std::string name;
  std::string value;
  std::size_t at;
};

/// The variant that a tag names, in any case; servers also say "Standard" and "From Position" of
/// chess.
const Variant& variant_of_tag(const Source& source, std::size_t at, const std::string& value) {
  const std::string name = to_lower(value);
  const Variant* variant =
      find_variant(name == "standard" || name == "from position" ? "chess" : name);
  return variant != nullptr ? *variant : variant_at(source, at, value);
}

class PgnParser {
 public:
  explicit PgnParser(const Source& source) : source_(source), text_(source.text()) {}

  GameSet read();

 private:
  GameRecord read_game();
  std::vector<Tag> read_tags();
  Tag read_tag();
  void read_movetext(GameRecord& game);
  void read_word(GameRecord& game, std::string_view word, std::size_t at);
  void end_with(GameRecord& game, std::string_view result, std::size_t at);
  void apply(const std::vector<Tag>& tags, GameRecord& game);
  void apply_claim(const Tag& tag, GameRecord& game);
  void skip_blanks();
  bool skip_comment();
  void skip_variation();
  void skip_behind(char end, const std::string& what);

  [[nodiscard]] bool done() const noexcept { return at_ >= text_.size(); }
  [[nodiscard]] char peek() const noexcept { return done() ? '\0' : text_[at_]; }
  [[nodiscard]] int line_of(std::size_t at) const { return source_.location(at).line; }

  const Source& source_;
  std::string_view text_;
  std::size_t at_ = 0;
  bool ended_ = false;                ///< the result after the moves has been parsed
  std::optional<RecordMoves> moves_;  ///< in the game that is being parsed
};

GameSet PgnParser::read() {
  GameSet set;
  set.file = source_.file();
  for (skip_blanks(); !done(); skip_blanks()) {
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
  game.start.line = line_of(at_);
  const std::size_t begin = at_;
  const std::vector<Tag> tags = read_tags();
  if (tags.empty()) {
    source_.fail(begin, "moves without tags; a game begins with tags, as [Variant \"janggi\"]");
  }
  apply(tags, game);
  read_movetext(game);
  return game;
}

std::vector<Tag> PgnParser::read_tags() {
  std::vector<Tag> tags;
  for (skip_blanks(); peek() == '['; skip_blanks()) {
    tags.push_back(read_tag());
    const auto before = std::find_if(tags.begin(), tags.end() - 1,
                                     [&](const Tag& tag) { return tag.name == tags.back().name; });
    if (before != tags.end() - 1) {
      source_.fail(tags.back().at, fmt::format("a second tag '{}'; a game has it once, and an "
                                               "empty line and a result before the next game",
                                               hurdle::quoted(tags.back().name)));
    }
  }
  return tags;
}

Tag PgnParser::read_tag() {
  const std::size_t begin = at_++;
  Tag tag{{}, {}, begin};
  skip_blanks();
  while (std::isalnum(static_cast<unsigned char>(peek())) != 0 || peek() == '_') {
    tag.name += text_[at_++];
  }
  skip_blanks();
  if (tag.name.empty() || peek() != '"') {
    source_.fail(begin, "no tag; expected a name and a text, as [Variant \"janggi\"]");
  }
  tag.at = ++at_;
  while (!done() && peek() != '"' && peek() != '\n') {
    const bool escaped = peek() == '\\' && at_ + 1 < text_.size() &&
                         (text_[at_ + 1] == '"' || text_[at_ + 1] == '\\');
    at_ += escaped ? 1 : 0;
    tag.value += text_[at_++];
  }
  if (peek() != '"') {
    source_.fail(begin, "the text of this tag is never closed; expected '\"]'");
  }
  ++at_;
  skip_blanks();
  if (peek() != ']') {
    source_.fail(begin, "this tag is never closed; expected ']'");
  }
  ++at_;
  return tag;
}

// ---- Tags ---------------------------------------------------------------------------------------

void PgnParser::apply(const std::vector<Tag>& tags, GameRecord& game) {
  const auto find = [&](std::string_view name) -> const Tag* {
    const auto found =
        std::find_if(tags.begin(), tags.end(), [&](const Tag& tag) { return tag.name == name; });
    return found == tags.end() ? nullptr : &*found;
  };
  const Tag* variant = find("Variant");  // PGN without this tag is chess
  game.variant = variant == nullptr ? &variant_named("chess")
                                    : &variant_of_tag(source_, variant->at, variant->value);
  const Notation& notation = game.variant->notation;
  const Tag* fen = find("FEN");
  const Tag* set_up = find("SetUp");
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
  for (const Tag& tag : tags) {
    apply_claim(tag, game);
  }
}

void PgnParser::apply_claim(const Tag& tag, GameRecord& game) {
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

void PgnParser::read_movetext(GameRecord& game) {
  ended_ = false;
  moves_.emplace(game);
  for (skip_blanks(); !done() && !ended_ && peek() != '['; skip_blanks()) {
    if (skip_comment()) {
      continue;
    }
    if (peek() == '(') {
      skip_variation();
      continue;
    }
    const std::size_t begin = at_;
    while (!done() && !is_blank(peek()) &&
           std::string_view("{};()[").find(peek()) == std::string_view::npos) {
      ++at_;
    }
    if (at_ == begin) {
      source_.fail(begin, fmt::format("'{}' closes nothing", peek()));
    }
    read_word(game, text_.substr(begin, at_ - begin), begin);
  }
  if (!ended_) {
    source_.fail(
        std::min(at_, text_.size()),
        "the game ends without a result; expected 1-0, 0-1, 1/2-1/2 or * behind its moves");
  }
}

void PgnParser::read_word(GameRecord& game, std::string_view word, std::size_t at) {
  if (is_result(word)) {
    end_with(game, word, at);
    return;
  }
  if (word.front() == '$') {
    return;  // a numeric comment
  }
  const std::size_t number = move_number(word);
  word.remove_prefix(number);
  at += number;
  if (word.empty()) {
    return;
  }
  try {
    game.moves.push_back(moves_->read(game, word));
    game.lines.push_back(line_of(at));
  } catch (const notations::UnreadableMove& error) {
    source_.fail(at, fmt::format("move {} '{}' cannot be read: {}", game.moves.size() + 1,
                                 hurdle::quoted_characters(word), error.what()));
  }
}

void PgnParser::end_with(GameRecord& game, std::string_view result, std::size_t at) {
  if (game.result && *game.result != result) {
    source_.fail(
        at, fmt::format("the moves end with {}, but the tag Result says {}", result, *game.result));
  }
  if (!game.result) {
    game.result = std::string(result);
    game.result_line = line_of(at);
  }
  ended_ = true;
}

void PgnParser::skip_blanks() {
  for (;;) {
    while (!done() && is_blank(peek())) {
      ++at_;
    }
    const bool escape = peek() == '%' && (at_ == 0 || text_[at_ - 1] == '\n');
    if (!escape) {
      return;
    }
    at_ = std::min(text_.find('\n', at_), text_.size());  // an escape line for other programs
  }
}

bool PgnParser::skip_comment() {
  if (peek() == '{') {
    skip_behind('}', "the comment");
    return true;
  }
  if (peek() == ';') {
    at_ = std::min(text_.find('\n', at_), text_.size());
    return true;
  }
  return false;
}

void PgnParser::skip_behind(char end, const std::string& what) {
  const std::size_t found = text_.find(end, at_);
  if (found == std::string_view::npos) {
    source_.fail(at_, fmt::format("{} that begins here is never closed; expected '{}'", what, end));
  }
  at_ = found + 1;
}

void PgnParser::skip_variation() {
  const std::size_t begin = at_;
  int depth = 0;
  do {
    if (done()) {
      source_.fail(begin, "the variation that begins here is never closed; expected ')'");
    }
    if (skip_comment()) {
      continue;
    }
    depth += peek() == '(' ? 1 : 0;
    depth -= peek() == ')' ? 1 : 0;
    ++at_;
  } while (depth > 0);
}

}  // namespace

GameSet parse_pgn(const std::string& text, const std::string& file) {
  if (text.find_first_not_of(" \t\r\n") == std::string::npos) {
    throw SuiteError(file, {1, 1},
                     "the file is empty; a game begins with tags, as [Variant \"…\"]");
  }
  const Source source(text, file);
  return PgnParser(source).read();
}

}  // namespace hurdle

#include "perft/games/random.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "movegen/vocab/text/text.hpp"
#include "perft/games/adjudicate.hpp"
#include "perft/games/record.hpp"
#include "perft/sample/random.hpp"

namespace hurdle {
namespace {

/// The move that undoes the player's previous board move, or null.
const Move* way_back(const std::vector<Move>& moves, const std::vector<Move>& played) {
  if (played.size() < 2) {
    return nullptr;
  }
  const Move last = played[played.size() - 2].plain();
  const auto found = std::ranges::find_if(moves, [&](Move move) {
    return !last.is_drop() && !last.is_pass() &&
           move.plain() == Move::board(last.to(), last.from());
  });
  return found == moves.end() ? nullptr : &*found;
}

PositionEntry start_of(const Notation& notation, Random& random) {
  PositionEntry start;
  start.setup_names = std::string(random.pick(notation.setups).name);
  start.setup_names += ',';
  start.setup_names += random.pick(notation.setups).name;
  start.setup = start_position(notation, start.setup_names);
  start.fen_text = to_fen(notation, start.setup);
  return start;
}

void say_end(GameRecord& record, const std::optional<GameEnd>& end) {
  record.result = end ? std::string(to_text(end->result)) : "*";
  record.by = end ? end->clause : "";
}

/// The moves, with a fixed number on each line.
std::string move_lines(const GameRecord& record, std::string_view indentation, bool numbered) {
  constexpr std::size_t plies_a_line = 12;
  std::string text;
  for (std::size_t ply = 0; ply < record.moves.size(); ++ply) {
    text += ply % plies_a_line == 0 ? (ply == 0 ? "" : "\n" + std::string(indentation)) : " ";
    if (numbered && ply % 2 == 0) {
      text += fmt::format("{}. ", ply / 2 + 1);
    }
    text += to_text(record.variant->notation, record.moves[ply]);
  }
  return text;
}

}  // namespace

GameRecord random_record(const Variant& variant, std::uint64_t number,
                         const RandomGameOptions& options) {
  constexpr std::uint64_t apart = 0x9E3779B97F4A7C15;
  constexpr int back_in_hundred = 50;
  Random random(options.seed * apart + number);
  GameRecord record;
  record.variant = &variant;
  record.options = options.options;
  record.start = start_of(variant.notation, random);
  record.start.id = fmt::format("seed-{}-game-{}", options.seed, number);
  record.start.about = fmt::format("Random game {} of seed {}.", number, options.seed);
  JudgedGame game(variant, record.start.setup, options.options);
  const bool goes_back = number % 2 == 0;
  while (!game.end() && game.plies() < options.plies) {
    const std::vector<Move> moves = game.moves();
    if (moves.empty()) {
      break;  // the variant's ends are unknown
    }
    const Move* back =
        goes_back && random.chance(back_in_hundred) ? way_back(moves, record.moves) : nullptr;
    record.moves.push_back(back != nullptr ? *back : random.pick(moves));
    (void)game.play(record.moves.back());
  }
  say_end(record, game.end());
  return record;
}

std::string yaml_head(const Notation& notation, const std::string& about) {
  return fmt::format("schema: 1\nkind: games\nvariant: {}\nabout: {}\ngames:\n", notation.name,
                     about);
}

std::string to_yaml(const GameRecord& record) {
  std::string text = fmt::format("  - id: {}\n", record.start.id);
  if (record.start.setup_names.empty()) {
    text += fmt::format("    fen: \"{}\"\n", record.start.fen_text);
  } else {
    std::string names = record.start.setup_names;
    const std::size_t comma = names.find(',');
    text += fmt::format("    setup: [{}{}]\n", names.substr(0, comma),
                        comma == std::string::npos ? "" : ", " + names.substr(comma + 1));
  }
  if (!record.start.about.empty()) {
    text += fmt::format("    about: {}\n", record.start.about);
  }
  for (const auto& [name, value] : record.options) {
    text += fmt::format("    {}: {}\n", name, value);
  }
  text += record.moves.empty()
              ? "    moves: \"\"\n"
              : fmt::format("    moves: >-\n      {}\n", move_lines(record, "      ", false));
  text += fmt::format("    result: \"{}\"\n", record.result.value_or("*"));
  if (!record.by.empty()) {
    text += fmt::format("    by: {}\n", record.by);
  }
  return text;
}

std::string to_pgn(const GameRecord& record) {
  const Notation& notation = record.variant->notation;
  std::string text;
  const auto tag = [&text](std::string_view name, std::string_view value) {
    text += fmt::format("[{} \"{}\"]\n", name, value);
  };
  if (!record.start.about.empty()) {
    tag("Event", record.start.about);
  }
  tag("Variant", notation.name);
  if (record.start.fen_text != to_fen(notation, start_position(notation))) {
    tag("SetUp", "1");
    tag("FEN", record.start.fen_text);
  }
  for (const auto& [name, value] : record.options) {
    tag(end_option_tag(name), value);
  }
  tag("Result", record.result.value_or("*"));
  if (!record.by.empty()) {
    tag("By", record.by);
  }
  const std::string moves = move_lines(record, "", true);
  return text + "\n" + moves + (moves.empty() ? "" : " ") + record.result.value_or("*") + "\n\n";
}

}  // namespace hurdle

// Custom games behind hurdle.h, by their plain referee.
#include <fmt/format.h>

#include <optional>
#include <stdexcept>
#include <utility>

#include "movegen/custom/games.hpp"
#include "movegen/custom/rules/fen.hpp"
#include "movegen/custom/rules/rules.hpp"
#include "movegen/vocab/text/nearest.hpp"
#include "movegen/vocab/text/text.hpp"
#include "perft/custom/count.hpp"
#include "perft/custom/drawing/picture.hpp"
#include "perft/custom/explain.hpp"
#include "perft/custom/games/judge.hpp"
#include "perft/custom/line.hpp"
#include "perft/library/c/guard.hpp"
#include "perft/library/c/objects.hpp"

namespace hurdle::library {
namespace {

using SharedGame = std::shared_ptr<const custom::Game>;

class CustomPosition : public hurdle_position {
 public:
  CustomPosition(SharedGame game, custom::Position position)
      : game_(std::move(game)), rules_(game_->facts), position_(position) {}

  [[nodiscard]] std::unique_ptr<hurdle_position> play(std::string_view moves) const override {
    custom::Position position = position_;
    custom::MoveList list(moves);
    while (const auto next = take(list, position, rules_.legal_moves(position))) {
      position = rules_.after(position, legal_move(position, *next));
    }
    return std::make_unique<CustomPosition>(game_, position);
  }
  [[nodiscard]] std::string fen() const override { return custom::fen_of(game_->facts, position_); }
  [[nodiscard]] std::string svg(std::string_view options) const override {
    try {
      return custom::picture(*game_, position_, read_custom_svg_options(options));
    } catch (const std::invalid_argument& error) {
      throw BadArgument("options", fmt::format("pieces {}", error.what()));
    }
  }
  [[nodiscard]] std::vector<std::string> moves() const override {
    return custom::move_texts(rules_, position_);
  }
  [[nodiscard]] Total perft(int depth, const PerftOptions& options) const override {
    return custom::perft(rules_, position_, depth, counting(options));
  }
  [[nodiscard]] Division divide(int depth, const PerftOptions& options) const override {
    Division division;
    for (const auto& [move, nodes] : custom::divide(rules_, position_, depth, counting(options))) {
      division[move] += nodes;
    }
    return division;
  }
  [[nodiscard]] hurdle_verdict explain(std::string_view move) const override {
    try {
      const custom::CustomVerdict verdict = custom::explain(*game_, position_, move);
      return {verdict.legal ? "legal" : "illegal", verdict.clause, verdict.title, verdict.sentence};
    } catch (const std::invalid_argument& error) {
      throw BadArgument("move", error.what());
    }
  }
  [[nodiscard]] hurdle_verdict adjudicate(std::string_view moves,
                                          std::string_view options) const override {
    if (!options.empty()) {
      throw BadArgument("options", "must be NULL: a variants file says how its games end");
    }
    custom::JudgedCustomGame game(*game_, position_);
    custom::MoveList list(moves);
    while (const auto next = take(list, game.position(), game.moves())) {
      if (const auto& end = game.end()) {
        throw BadArgument("moves", fmt::format("{} comes after the end: {} by {}", place_of(*next),
                                               end->result, end->clause));
      }
      game.play(legal_move(game.position(), *next));
    }
    const auto& end = game.end();
    return end ? hurdle_verdict{end->result, end->clause, end->title, end->sentence}
               : hurdle_verdict{"*", "", "", ""};
  }

 private:
  [[nodiscard]] static custom::CustomCountOptions counting(const PerftOptions& options) {
    custom::CustomCountOptions how;
    how.threads = options.how.threads;
    how.stop = options.how.stop;
    if (options.how.progress) {
      how.progress = [&report = options.how.progress](double share) {
        CountProgress known{};
        known.share = share;
        report(known);
      };
    }
    return how;
  }

  /// The next word of a list that is played in this position; nothing at its end.
  [[nodiscard]] std::optional<custom::MoveList::Item> take(
      custom::MoveList& list, const custom::Position& position,
      const std::vector<custom::Move>& legal) const {
    try {
      return list.take(rules_, position, legal);
    } catch (const std::invalid_argument& error) {
      throw BadArgument("moves", error.what());
    }
  }

  [[nodiscard]] static std::string place_of(const custom::MoveList::Item& item) {
    return fmt::format("move {} '{}'", item.number, quoted_characters(item.word));
  }

  /// The move of a word. Throws BadArgument; the message names the clause that forbids it.
  [[nodiscard]] custom::Move legal_move(const custom::Position& position,
                                        const custom::MoveList::Item& item) const {
    try {
      return custom::legal_move(*game_, position, item);
    } catch (const std::invalid_argument& error) {
      throw BadArgument("moves", error.what());
    }
  }

  SharedGame game_;
  custom::Rules rules_;
  custom::Position position_;
};

class CustomGame : public hurdle_variant {
 public:
  explicit CustomGame(SharedGame game) : game_(std::move(game)) {}

  [[nodiscard]] const char* name() const override { return game_->name.c_str(); }
  [[nodiscard]] std::unique_ptr<hurdle_position> start(std::string_view setup) const override {
    if (!setup.empty()) {
      throw BadArgument("setup", "must be NULL: a custom game has one start position");
    }
    return std::make_unique<CustomPosition>(game_, custom::Rules(game_->facts).start());
  }
  [[nodiscard]] std::unique_ptr<hurdle_position> from_fen(std::string_view fen) const override {
    try {
      return std::make_unique<CustomPosition>(game_, custom::parse_position(game_->facts, fen));
    } catch (const custom::FenError& error) {
      throw BadArgument("fen", error.what());
    }
  }

 private:
  SharedGame game_;
};

}  // namespace

std::unique_ptr<hurdle_variants> load_games(std::string_view text) {
  const custom::Games games = custom::load_variants(text);
  auto loaded = std::make_unique<hurdle_variants>();
  for (const custom::Problem& problem : games.problems) {
    loaded->problems += to_text(problem, "text") + "\n";
  }
  for (const auto& game : games.loaded) {
    loaded->games.push_back(std::make_unique<CustomGame>(game));
  }
  if (loaded->games.empty()) {
    throw BadArgument(
        "text", loaded->problems.empty()
                    ? "describes no game; expected sections as [mygame:chess]"
                    : "no game loads: " + loaded->problems.substr(0, loaded->problems.find('\n')));
  }
  return loaded;
}

}  // namespace hurdle::library

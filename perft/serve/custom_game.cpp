// A custom game as served.
#include <fmt/format.h>

#include <iterator>
#include <sstream>
#include <stdexcept>
#include <utility>

#include "movegen/custom/rules/fen.hpp"
#include "movegen/vocab/text/text.hpp"
#include "perft/custom/drawing/diagram.hpp"
#include "perft/custom/explain.hpp"
#include "perft/custom/fast/best_count.hpp"
#include "perft/custom/games/judge.hpp"
#include "perft/custom/line.hpp"
#include "perft/serve/game.hpp"

namespace hurdle::serve {
namespace {

/// What all positions of a game share.
struct SharedGame {
  explicit SharedGame(std::shared_ptr<const custom::Game> of)
      : game(std::move(of)), rules(game->facts), counter(*game, false) {}

  std::shared_ptr<const custom::Game> game;
  custom::Rules rules;
  custom::BestCount counter;
};

class CustomPosition : public ServedPosition {
 public:
  CustomPosition(std::shared_ptr<const SharedGame> shared, custom::Position position)
      : shared_(std::move(shared)), position_(position) {}

  [[nodiscard]] std::string fen() const override {
    return custom::fen_of(shared_->game->facts, position_);
  }
  [[nodiscard]] std::string diagram() const override {
    return custom::diagram(shared_->game->facts, position_);
  }
  [[nodiscard]] std::vector<std::string> moves() const override {
    return custom::move_texts(shared_->rules, position_);
  }
  [[nodiscard]] Division divide(int depth, const CountOptions& how) const override {
    Division division;
    for (const auto& [move, nodes] : shared_->counter.divide(position_, depth, how).value) {
      division[move] += nodes;
    }
    return division;
  }
  [[nodiscard]] Total perft(int depth, const CountOptions& how) const override {
    return shared_->counter.perft(position_, depth, how).value;
  }
  [[nodiscard]] std::shared_ptr<const ServedPosition> after(
      const std::string& text) const override {
    return std::make_shared<CustomPosition>(
        shared_,
        shared_->rules.after(position_,
                             legal_move(position_, shared_->rules.legal_moves(position_), text)));
  }
  [[nodiscard]] MoveVerdict explain(const std::string& move) const override {
    try {
      const custom::CustomVerdict verdict = custom::explain(*shared_->game, position_, move);
      return {verdict.move, verdict.legal, verdict.clause, verdict.sentence};
    } catch (const std::invalid_argument& error) {
      throw Refused(error.what());
    }
  }
  [[nodiscard]] GameVerdict judge(const std::vector<std::string>& moves,
                                  const EndOptions& ends) const override {
    if (!ends.empty()) {
      throw Refused(
          fmt::format("{}: the variants file says how this game ends", ends.begin()->first));
    }
    custom::JudgedCustomGame game(*shared_->game, position_);
    int plies = 0;
    for (const std::string& text : moves) {
      if (const auto& end = game.end()) {
        throw Refused(fmt::format("move '{}' comes after the end: {} by {} after ply {}",
                                  hurdle::quoted(text), end->result, end->clause, plies));
      }
      game.play(legal_move(game.position(), game.moves(), text));
      ++plies;
    }
    if (const auto& end = game.end()) {
      return {{}, end->result, end->clause, end->sentence};
    }
    return {custom::move_texts(shared_->rules, game.position()), "*", "", ""};
  }

 private:
  /// The move that a text names, in coordinates or in SAN. Throws Refused; the message names the
  /// clause that forbids it.
  [[nodiscard]] custom::Move legal_move(const custom::Position& position,
                                        const std::vector<custom::Move>& legal,
                                        const std::string& text) const {
    const std::string illegal = fmt::format("illegal move '{}'", quoted_characters(text));
    custom::CustomVerdict verdict;
    try {
      if (const auto move = custom::named_move(shared_->rules, position, legal, text)) {
        return *move;
      }
      verdict = custom::explain(*shared_->game, position, text);
    } catch (const std::invalid_argument& error) {
      throw Refused(fmt::format("{}: {}", illegal, error.what()));
    }
    throw Refused(fmt::format("{}, by {}: {}", illegal, verdict.clause, verdict.sentence));
  }

  std::shared_ptr<const SharedGame> shared_;
  custom::Position position_;
};

class CustomGame : public ServedGame {
 public:
  explicit CustomGame(std::shared_ptr<const custom::Game> game)
      : shared_(std::make_shared<SharedGame>(std::move(game))) {}

  [[nodiscard]] std::string_view name() const override { return shared_->game->name; }
  [[nodiscard]] bool is_called(const std::string& name) const override {
    return name == shared_->game->name;
  }
  /// By blanks alone: a move that builds a wall has a comma in it.
  [[nodiscard]] std::vector<std::string> split_moves(const std::string& line) const override {
    std::istringstream words(line);
    return {std::istream_iterator<std::string>(words), std::istream_iterator<std::string>()};
  }
  [[nodiscard]] std::shared_ptr<const ServedPosition> start() const override {
    return std::make_shared<CustomPosition>(shared_, shared_->rules.start());
  }
  [[nodiscard]] std::shared_ptr<const ServedPosition> position(
      const std::string& fen) const override {
    try {
      return std::make_shared<CustomPosition>(shared_,
                                              custom::parse_position(shared_->game->facts, fen));
    } catch (const custom::FenError& error) {
      throw Refused(fmt::format("bad FEN: {}", error.what()));
    }
  }

 private:
  std::shared_ptr<const SharedGame> shared_;
};

}  // namespace

std::shared_ptr<const ServedGame> of_custom_game(std::shared_ptr<const custom::Game> game) {
  return std::make_shared<CustomGame>(std::move(game));
}

}  // namespace hurdle::serve

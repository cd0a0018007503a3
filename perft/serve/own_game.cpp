// Hurdle's own games as served, by any generator of them.
#include <fmt/format.h>

#include <optional>
#include <utility>

#include "movegen/ends.hpp"
#include "movegen/notations/line.hpp"
#include "movegen/notations/notations.hpp"
#include "movegen/vocab/text/lists.hpp"
#include "movegen/vocab/text/text.hpp"
#include "perft/games/adjudicate.hpp"
#include "perft/serve/game.hpp"

namespace hurdle::serve {
namespace {

/// A variant and who plays it.
struct PlayedVariant {
  const Variant& variant;
  std::shared_ptr<const Generator> generator;
};

/// A position and the move that led to it; the default move if none did.
struct Reached {
  Setup setup;
  Move last{};
};

/// The position after the legal move that is written so in coordinates.
std::optional<Reached> reached_by(const PlayedVariant& game, const Setup& setup,
                                  const std::string& move) {
  for (const Successor& successor : game.generator->successors(setup)) {
    if (to_text(game.variant.notation, successor.move) == move) {
      return Reached{successor.position, successor.move};
    }
  }
  return std::nullopt;
}

/// The clause and words by which the rules forbid the move; empty if they allow it.
std::string why_not(const PlayedVariant& game, const Setup& setup, Move move) {
  const Verdict verdict = game.variant.referee.explain(setup, move);
  return verdict.legal ? "" : fmt::format(", by {}: {}", verdict.clause, verdict.sentence);
}

/// The move that a text names, in any notation of the game. Throws Refused.
Move move_of(const PlayedVariant& game, const Reached& from, const std::string& move) {
  try {
    return notations::read_move(notations::Place(game.variant.referee, from.setup, from.last), move,
                                MoveNotation::coordinates);
  } catch (const notations::UnreadableMove& error) {
    throw Refused(error.what());
  }
}

/// The position after a move in any notation; a text that names two squares in coordinates is never
/// read otherwise. Throws Refused.
Reached move_from(const PlayedVariant& game, const Reached& from, const std::string& move) {
  if (const auto reached = reached_by(game, from.setup, move)) {
    return *reached;  // most clients write coordinates
  }
  const std::string illegal = fmt::format("illegal move '{}'", quoted_characters(move));
  std::optional<Move> named;
  try {
    named = move_of(game, from, move);
  } catch (const Refused& refused) {
    throw Refused(fmt::format("{}: {}", illegal, refused.what()));
  }
  const auto reached = reached_by(game, from.setup, to_text(game.variant.notation, *named));
  if (!reached) {
    throw Refused(illegal + why_not(game, from.setup, *named));
  }
  return *reached;
}

class OwnPosition : public ServedPosition {
 public:
  OwnPosition(PlayedVariant game, const Reached& reached)
      : game_(std::move(game)), reached_(reached) {}

  [[nodiscard]] std::string fen() const override {
    // Two passes have no field in a FEN: that of the board is another position, with moves.
    return reached_.setup.passes > 1 ? "none, the game has ended"
                                     : to_fen(notation(), reached_.setup);
  }
  [[nodiscard]] std::string diagram() const override {
    return hurdle::diagram(notation(), reached_.setup);
  }
  [[nodiscard]] std::vector<std::string> moves() const override {
    return move_texts(notation(), game_.generator->moves(reached_.setup));
  }
  [[nodiscard]] Division divide(int depth, const CountOptions& how) const override {
    return by_text(notation(), game_.generator->divide(reached_.setup, depth, how));
  }
  [[nodiscard]] Total perft(int depth, const CountOptions& how) const override {
    return game_.generator->perft(reached_.setup, depth, how);
  }
  [[nodiscard]] std::shared_ptr<const ServedPosition> after(
      const std::string& move) const override {
    return std::make_shared<OwnPosition>(game_, move_from(game_, reached_, move));
  }
  [[nodiscard]] MoveVerdict explain(const std::string& move) const override {
    const Move named = move_of(game_, reached_, move);
    const Verdict verdict = game_.variant.referee.explain(reached_.setup, named);
    return {to_text(notation(), named), verdict.legal, verdict.clause, verdict.sentence};
  }
  [[nodiscard]] GameVerdict judge(const std::vector<std::string>& moves,
                                  const EndOptions& options) const override {
    const std::unique_ptr<const GameEnds> ends = ends_of(options);
    JudgedGame game(*game_.generator, *ends, reached_.setup);
    Move last;
    for (const std::string& text : moves) {
      if (game.end()) {
        throw Refused(fmt::format("move '{}' comes after the end: {} by {} after ply {}",
                                  hurdle::quoted(text), to_text(game.end()->result),
                                  game.end()->clause, game.plies()));
      }
      last = move_from(game_, {game.setup(), last}, text).last;
      (void)game.play(last);
    }
    if (const auto& end = game.end()) {
      return {{}, std::string(to_text(end->result)), end->clause, end->sentence};
    }
    return {move_texts(notation(), game.moves()), "*", "", ""};
  }

 private:
  [[nodiscard]] const Notation& notation() const { return game_.variant.notation; }

  [[nodiscard]] std::unique_ptr<const GameEnds> ends_of(const EndOptions& options) const {
    std::unique_ptr<const GameEnds> ends;
    try {
      ends = make_ends(game_.variant.referee, options);
    } catch (const BadEndOption& error) {
      throw Refused(error.what());
    }
    if (ends == nullptr) {
      throw Refused("this variant has no rules for the end of games");
    }
    return ends;
  }

  PlayedVariant game_;
  Reached reached_;
};

class OwnGame : public ServedGame {
 public:
  explicit OwnGame(PlayedVariant played) : played_(std::move(played)) {}

  [[nodiscard]] std::string_view name() const override { return played_.variant.notation.name; }
  [[nodiscard]] bool is_called(const std::string& name) const override {
    return find_variant(name) == &played_.variant;
  }
  [[nodiscard]] std::vector<std::string> split_moves(const std::string& line) const override {
    return notations::split_moves(line);
  }
  [[nodiscard]] std::shared_ptr<const ServedPosition> start() const override {
    return std::make_shared<OwnPosition>(played_, Reached{start_position(notation()), {}});
  }
  [[nodiscard]] std::shared_ptr<const ServedPosition> position(
      const std::string& fen) const override {
    try {
      const Setup setup = parse_fen(notation(), fen);
      if (const auto invalid = played_.variant.referee.invalid_reason(setup)) {
        throw Refused(fmt::format("invalid position: {}", invalid->reason));
      }
      return std::make_shared<OwnPosition>(played_, Reached{setup, {}});
    } catch (const TextError& error) {
      throw Refused(fmt::format("bad FEN: {}", error.what()));
    }
  }

 private:
  [[nodiscard]] const Notation& notation() const { return played_.variant.notation; }

  PlayedVariant played_;
};

}  // namespace

std::shared_ptr<const ServedGame> served(const Variant& variant,
                                         std::shared_ptr<const Generator> generator) {
  return std::make_shared<OwnGame>(PlayedVariant{variant, std::move(generator)});
}

std::shared_ptr<const ServedGame> by_the_rules(const Variant& variant) {
  // A variant's own generators live until the program ends, so the pointer owns nothing.
  return served(variant, std::shared_ptr<const Generator>(std::shared_ptr<void>(), &variant.fast));
}

}  // namespace hurdle::serve

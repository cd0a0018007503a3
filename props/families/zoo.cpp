#include "props/families/zoo.hpp"

#include <algorithm>
#include <utility>

#include "movegen/referee/base.hpp"
#include "movegen/vocab/mapped.hpp"
#include "movegen/vocab/text/text.hpp"
#include "perft/count/variants.hpp"
#include "props/examples/engines/plain/engine.hpp"

namespace hurdle::props {
namespace {

std::vector<const ZooEngine*>& registered_engines() {
  static std::vector<const ZooEngine*> engines;
  return engines;
}

/// A referee with the engine's moves; positions after a move follow the rules.
class ZooReferee final : public Referee {
 public:
  explicit ZooReferee(const ZooEngine& engine)
      : Referee(find_variant(engine.notation.name)->notation),
        moves_(engine.moves),
        rules_(find_variant(engine.notation.name)->referee) {}

  [[nodiscard]] std::vector<Move> legal_moves(const Setup& setup) const override {
    return moves_(setup);
  }
  [[nodiscard]] std::uint64_t count_legal_moves(const Setup& setup) const override {
    return moves_(setup).size();
  }
  [[nodiscard]] Setup after(const Setup& setup, Move move) const override {
    return rules_.after(setup, move);
  }
  [[nodiscard]] int checkers(const Setup& setup) const override { return rules_.checkers(setup); }
  [[nodiscard]] std::vector<Checker> checking_pieces(const Setup& setup) const override {
    return rules_.checking_pieces(setup);
  }
  [[nodiscard]] EndingVerdict ending(const Setup& setup) const override {
    return rules_.ending(setup);
  }
  [[nodiscard]] Verdict explain(const Setup& setup, Move move) const override {
    return rules_.explain(setup, move);
  }
  [[nodiscard]] std::optional<InvalidReason> invalid_reason(const Setup& setup) const override {
    return rules_.invalid_reason(setup);
  }

 private:
  ListMoves moves_;
  const Referee& rules_;
};

}  // namespace

ZooEngine PlainEngines::operator()(std::string_view name, std::string_view seen,
                                   const std::vector<std::string>& faults,
                                   std::vector<std::string> mutants,
                                   std::string house_rules) const {
  const Notation& notation = notation_;
  const std::shared_ptr<const plain::Engine> engine =
      plain::engine_of(notation.name, {faults.begin(), faults.end()});
  const auto moves = [engine, &notation](const Setup& setup) {
    Setup written = setup;
    written.passes = 0;  // a FEN tells of one pass at most
    plain::Position position = engine->parsed(to_fen(notation, written));
    position.passes = setup.passes;
    return mapped(engine->legal_moves(position), [&](const plain::Move& move) {
      return parse_move(notation, engine->text(position, move));
    });
  };
  return {name, notation, seen, moves, std::move(mutants), std::move(house_rules)};
}

std::vector<Move> right_moves(const Notation& variant, const Setup& setup) {
  return find_variant(variant.name)->referee.legal_moves(setup);
}

std::vector<Move> pseudo_legal_moves(const Notation& variant, const Setup& setup) {
  const auto stands = [&](Colour colour) {
    const Piece royal(colour, Kind::royal);
    return std::ranges::find(setup.board, royal) != setup.board.end();
  };
  std::vector<Move> moves;
  if (stands(Colour::white) && stands(Colour::black)) {
    const auto& rules = dynamic_cast<const BaseReferee&>(find_variant(variant.name)->referee);
    rules.movements(setup, [&](Move move) { moves.push_back(move); });
  }
  return moves;
}

bool stays_safe(const Notation& variant, const Setup& setup, Move move) {
  const Referee& referee = find_variant(variant.name)->referee;
  Setup next = referee.after(setup, move);
  next.side = setup.side;
  return referee.checkers(next) == 0;
}

RegisteredZoo::RegisteredZoo(std::vector<ZooEngine> engines) : engines_(std::move(engines)) {
  std::vector<const ZooEngine*>& all = registered_engines();
  for (const ZooEngine& engine : engines_) {
    const auto place = std::ranges::find_if(all, [&](const ZooEngine* other) {
      return std::pair(other->notation.name, other->name) >
             std::pair(engine.notation.name, engine.name);
    });
    all.insert(place, &engine);
  }
}

const std::vector<const ZooEngine*>& zoo() {
  return registered_engines();
}

std::shared_ptr<const Referee> referee_of(const ZooEngine& engine) {
  return std::make_shared<const ZooReferee>(engine);
}

}  // namespace hurdle::props

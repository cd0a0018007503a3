// Errors about the camp and about which kinds promote (N6), alike in every reading.
#include <fmt/format.h>

#include "props/mutants/nine-elder/goes.hpp"

namespace hurdle::mutants::elder {
namespace {

/// The first rank of the camp for White and for Black, each by White's count of ranks.
template <class Rules>
struct CampElsewhere : Rules {
  CampElsewhere(const Notation& notation, int white_from, int black_to)
      : Rules(notation), white_from_(white_from), black_to_(black_to) {}

 protected:
  [[nodiscard]] bool in_enemy_camp(Colour colour, Square square) const override {
    return colour == Colour::white ? square.rank() + 1 >= white_from_
                                   : square.rank() + 1 <= black_to_;
  }

 private:
  int white_from_;
  int black_to_;
};

template <class Rules>
struct CampOnFilesToo : Rules {
  using Rules::Rules;

 protected:
  [[nodiscard]] bool in_enemy_camp(Colour colour, Square square) const override {
    return Rules::in_enemy_camp(colour, square) && square.file() > 0 &&
           square.file() < this->notation().files - 1;
  }
};

template <class Rules>
struct BothCamps : Rules {
  using Rules::Rules;

 protected:
  [[nodiscard]] bool in_enemy_camp(Colour colour, Square square) const override {
    return Rules::in_enemy_camp(colour, square) || Rules::in_enemy_camp(opponent(colour), square);
  }
};

template <class Rules>
struct NeverPromotes : Rules {
  NeverPromotes(const Notation& notation, Kind kind) : Rules(notation), kind_(kind) {}

 protected:
  [[nodiscard]] bool may_promote(const Setup& setup, Square from, Square to) const override {
    return setup.at(from).kind() != kind_ && Rules::may_promote(setup, from, to);
  }
  [[nodiscard]] bool must_promote(const Setup& setup, Square from, Square to) const override {
    return setup.at(from).kind() != kind_ && Rules::must_promote(setup, from, to);
  }

 private:
  Kind kind_;
};

template <class Rules>
struct GoldMayPromote : Rules {
  using Rules::Rules;

 protected:
  void write_moves(const Setup& setup, Square from, Square to, VisitMove visit) const override {
    Rules::write_moves(setup, from, to, visit);
    const Piece piece = setup.at(from);
    if (piece.kind() == nine_elder::gold && !piece.promoted() &&
        this->in_enemy_camp(piece.colour(), to)) {
      visit(Move::promotion(from, to));
    }
  }
};

}  // namespace

void add_camp_mutants(Readings& family) {
  struct Camp {
    Belief belief;
    int white_from;
    int black_to;
  };
  const std::vector<Camp> camps{
      {{"camp-of-two-ranks", "N6", "The camp is the last two ranks."}, 8, 2},
      {{"camp-of-four-ranks", "N6", "The camp is the last four ranks."}, 6, 4},
      {{"black-camp-of-two-ranks", "N6", "Black's pieces promote on ranks 2 and 1."}, 7, 2},
      {{"black-camp-of-four-ranks", "N6", "Black's pieces promote on ranks 4 to 1."}, 7, 4},
      {{"white-camp-of-two-ranks", "N6", "White's pieces promote on ranks 8 and 9."}, 8, 3},
      {{"white-camp-of-four-ranks", "N6", "White's pieces promote on ranks 6 to 9."}, 6, 3},
  };
  for (const Camp& camp : camps) {
    family.add<CampElsewhere>(camp.belief, camp.white_from, camp.black_to);
  }
  family.add<CampOnFilesToo>({"camp-without-its-edge", "N6", "Files a and i are not in the camp."});
  family.add<BothCamps>({"own-camp-promotes-too", "N6", "The own camp promotes as well."});
  // The literal reading lacks the incense: its dragon goes as an incense, promotion by on-reach is
  // one move either way, and the hand takes both alike, so every count is that of the rules.
  for (const Kind kind : {nine_elder::incense, nine_elder::angle, nine_elder::cannon,
                          nine_elder::van, nine_elder::silver, nine_elder::cassia}) {
    const std::string_view name = nine_elder::notation.of(kind).name;
    const auto counts_otherwise = [kind](const Notation& reading) {
      return kind != nine_elder::incense || &reading != &nine_elder::literal_notation;
    };
    family.add_where<NeverPromotes>(counts_otherwise,
                                    {fmt::format("{}-never-promotes", name), "N6",
                                     fmt::format("The {} has no other side.", name)},
                                    kind);
  }
  family.add<GoldMayPromote>({"gold-may-promote", "N6", "Golds promote by choice, to no effect."});
}

}  // namespace hurdle::mutants::elder

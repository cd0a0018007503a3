// P1 read wrongly: one kind that moves as another.
#include <array>
#include <span>

#include "props/mutants/pandemonium/family.hpp"

namespace hurdle::mutants {
namespace {

using namespace pandemonium;

struct Movement {
  std::span<const Step> lines;
  std::span<const Step> steps;
};

/// One kind of piece moves otherwise.
template <class Rules>
struct OtherMovement : Rules {
  OtherMovement(const Notation& notation, Kind kind, bool promoted, Movement movement)
      : Rules(notation), kind_(kind), promoted_(promoted), movement_(movement) {}

  void targets(const Setup& setup, Square from, VisitSquare visit) const override {
    const Piece piece = setup.at(from);
    if (piece.kind() != kind_ || piece.promoted() != promoted_) {
      return Rules::targets(setup, from, visit);
    }
    this->walk(setup, from).rays(from, movement_.lines, visit);
    this->walk(setup, from).steps(from, movement_.steps, visit);
  }

 private:
  Kind kind_;
  bool promoted_;
  Movement movement_;
};

/// The gilding is the gold general of shogi.
template <class Rules>
struct GildingIsGold : Rules {
  using Rules::Rules;

  void targets(const Setup& setup, Square from, VisitSquare visit) const override {
    const Piece piece = setup.at(from);
    if (piece.kind() != pawn || !piece.promoted()) {
      return Rules::targets(setup, from, visit);
    }
    const int ahead = forward(piece.colour());
    const std::array<Step, 6> steps{
        {{-1, ahead}, {0, ahead}, {1, ahead}, {-1, 0}, {1, 0}, {0, -ahead}}};
    this->walk(setup, from).steps(from, steps, visit);
  }
};

constexpr std::array<Step, 12> knight_or_straight{{{0, 1},
                                                   {1, 0},
                                                   {0, -1},
                                                   {-1, 0},
                                                   {1, 2},
                                                   {2, 1},
                                                   {2, -1},
                                                   {1, -2},
                                                   {-1, -2},
                                                   {-2, -1},
                                                   {-2, 1},
                                                   {-1, 2}}};
constexpr std::array<Step, 12> knight_or_diagonal{{{1, 1},
                                                   {1, -1},
                                                   {-1, -1},
                                                   {-1, 1},
                                                   {1, 2},
                                                   {2, 1},
                                                   {2, -1},
                                                   {1, -2},
                                                   {-1, -2},
                                                   {-2, -1},
                                                   {-2, 1},
                                                   {-1, 2}}};
constexpr std::array<Step, 12> marshal_and_king{knight_or_diagonal};
constexpr std::array<Step, 12> cardinal_and_king{knight_or_straight};

void add_plain_pieces(Pandemonium& family) {
  const auto moves = [&](const char* name, const char* error, Kind kind, Movement movement) {
    family.add<OtherMovement>({name, "P1", error}, kind, false, movement);
  };
  moves("king-steps-straight-only", "The king steps along ranks and files only.", king,
        {{}, orthogonal_steps});
  moves("queen-as-rook", "The queen moves along ranks and files only.", queen,
        {orthogonal_steps, {}});
  moves("queen-as-amazon", "The queen also leaps like a knight.", queen, {all_steps, knight_leaps});
  moves("queen-steps-diagonally", "The queen moves one step only on diagonals.", queen,
        {orthogonal_steps, diagonal_steps});
  moves("marshal-as-cardinal", "The marshal moves as bishop or knight.", marshal,
        {diagonal_steps, knight_leaps});
  moves("cardinal-as-marshal", "The cardinal moves as rook or knight.", cardinal,
        {orthogonal_steps, knight_leaps});
  moves("marshal-without-leap", "The marshal moves as a rook only.", marshal,
        {orthogonal_steps, {}});
  moves("cardinal-without-leap", "The cardinal moves as a bishop only.", cardinal,
        {diagonal_steps, {}});
  moves("marshal-as-queen", "The marshal moves as a queen before it is promoted.", marshal,
        {all_steps, {}});
  moves("cardinal-as-queen", "The cardinal moves as a queen before it is promoted.", cardinal,
        {all_steps, {}});
  moves("marshal-as-dragon", "The marshal moves as rook or king.", marshal,
        {orthogonal_steps, diagonal_steps});
  moves("cardinal-as-horse", "The cardinal moves as bishop or king.", cardinal,
        {diagonal_steps, orthogonal_steps});
}

void add_promoted_pieces(Pandemonium& family) {
  const auto moves = [&](const char* name, const char* error, Kind kind, Movement movement) {
    family.add<OtherMovement>({name, "P1", error}, kind, true, movement);
  };
  moves("dragon-as-rook", "The dragon moves as a rook, as before.", rook, {orthogonal_steps, {}});
  moves("dragon-as-queen", "The dragon moves as a queen.", rook, {all_steps, {}});
  moves("dragon-as-king", "The dragon moves as a king only.", rook, {{}, all_steps});
  moves("dragon-as-marshal", "The dragon moves as rook or knight.", rook,
        {orthogonal_steps, knight_leaps});
  moves("horse-as-bishop", "The horse moves as a bishop, as before.", bishop, {diagonal_steps, {}});
  moves("horse-as-queen", "The horse moves as a queen.", bishop, {all_steps, {}});
  moves("horse-as-king", "The horse moves as a king only.", bishop, {{}, all_steps});
  moves("horse-as-knight", "The horse moves as a knight.", bishop, {{}, knight_leaps});
  moves("scepter-as-knight", "The scepter moves as a knight, as before.", knight,
        {{}, knight_leaps});
  moves("scepter-as-king", "The scepter moves as a king only.", knight, {{}, all_steps});
  moves("scepter-steps-straight", "The scepter moves as a knight or one step straight.", knight,
        {{}, knight_or_straight});
  moves("scepter-steps-diagonally", "The scepter moves as a knight or one step diagonally.", knight,
        {{}, knight_or_diagonal});
  moves("apricot-as-marshal", "The apricot moves as a marshal, as before.", marshal,
        {orthogonal_steps, knight_leaps});
  moves("apricot-keeps-its-leap", "The apricot moves as queen or knight.", marshal,
        {all_steps, knight_leaps});
  moves("apricot-as-marshal-and-king", "The apricot moves as marshal or king.", marshal,
        {orthogonal_steps, marshal_and_king});
  moves("whole-as-cardinal", "The whole moves as a cardinal, as before.", cardinal,
        {diagonal_steps, knight_leaps});
  moves("whole-keeps-its-leap", "The whole moves as queen or knight.", cardinal,
        {all_steps, knight_leaps});
  moves("whole-as-cardinal-and-king", "The whole moves as cardinal or king.", cardinal,
        {diagonal_steps, cardinal_and_king});
  moves("gilding-as-king", "The gilding moves as a king.", pawn, {{}, all_steps});
  moves("gilding-as-rook", "The gilding moves as a rook.", pawn, {orthogonal_steps, {}});
  moves("gilding-as-amazon", "The gilding moves as queen or knight.", pawn,
        {all_steps, knight_leaps});
  family.add<GildingIsGold>({"gilding-as-gold", "P1", "The gilding moves as a gold general."});
}

}  // namespace

void add_piece_mutants(Pandemonium& family) {
  add_plain_pieces(family);
  add_promoted_pieces(family);
}

}  // namespace hurdle::mutants

#include "movegen/variants/makpong/ends.hpp"

#include <fmt/format.h>

#include "movegen/variants/makpong/notation.hpp"

namespace hurdle::makpong {
namespace {

constexpr std::array<std::string_view, 2> rules_values{"fifty-moves", "makruk-counting"};

constexpr std::array<EndOption, 1> end_options{{
    {"rules", rules_values,
     "fifty-moves: the inventor's page, which does away with counting; makruk-counting: Makruk's "
     "two counts in its place"},
}};

bool counts(const EndOptions& options, const Notation& written) {
  require_known(options, end_options, written);
  return chosen(options, end_options[0]) == "makruk-counting";
}

/// The side that has only its king while the other side has more.
template <class Ends>
std::optional<Colour> bare_side(const Ends& ends, const Setup& setup) {
  for (const Colour colour : both_colours) {
    if (ends.is_bare(setup, colour) && !ends.is_bare(setup, opponent(colour))) {
      return colour;
    }
  }
  return std::nullopt;
}

int count_of(const Setup& setup, Colour colour, Kind kind) {
  return count_pieces(setup, [&](Piece piece) { return piece.is(colour, kind); });
}

}  // namespace

MakpongEnds::MakpongEnds(const Referee& rules, const EndOptions& options)
    : MakpongEnds(rules.notation(), {}, counts(options, rules.notation())) {}

MakpongEnds::MakpongEnds(const Notation& written, const EndClauses& named, bool counting)
    : GameEnds(written), named_(named), counting_(counting) {}

std::span<const EndOption> MakpongEnds::options() noexcept {
  return end_options;
}

std::optional<GameEnd> MakpongEnds::judge(const GameHistory& game) const {
  if (auto end = mate(game)) {
    return end;
  }
  if (auto end = stalemate(game)) {
    return end;
  }
  if (auto end = threefold(game)) {
    return end;
  }
  if (auto end = counting_ ? boards_honour(game) : fifty_moves(game)) {
    return end;
  }
  if (auto end = counting_ ? pieces_honour(game) : std::nullopt) {
    return end;
  }
  return lack_of_pieces(game);
}

// M9: in check and no legal move.
std::optional<GameEnd> MakpongEnds::mate(const GameHistory& game) const {
  return mated(game, named_.mate);
}

// M8: no legal move and not in check.
std::optional<GameEnd> MakpongEnds::stalemate(const GameHistory& game) const {
  if (!is_stalemate(game)) {
    return std::nullopt;
  }
  return drawn(named_.stalemate,
               fmt::format("{} is not in check and has no legal move.", name(game.setup().side)));
}

// M10: a position for the third time.
std::optional<GameEnd> MakpongEnds::threefold(const GameHistory& game) const {
  if (game.occurrences() < repetitions()) {
    return std::nullopt;
  }
  return drawn(named_.threefold,
               fmt::format("The position has occurred {} times.", game.occurrences()));
}

// M11: fifty moves by each side without a capture or a pawn's move.
std::optional<GameEnd> MakpongEnds::fifty_moves(const GameHistory& game) const {
  if (game.setup().half < static_cast<std::uint32_t>(quiet_plies())) {
    return std::nullopt;
  }
  return drawn(named_.fifty_moves,
               fmt::format("{} plies without a capture or a pawn's move.", game.setup().half));
}

// M13: past the 64th full move without pawns, both sides having more than the king.
std::optional<GameEnd> MakpongEnds::boards_honour(const GameHistory& game) const {
  const auto since = boards_honour_since(game);
  if (!since || full_move(game.ply() - *since) <= boards_honour_limit()) {
    return std::nullopt;
  }
  return drawn(named_.boards_honour,
               fmt::format("{} full moves have been played since the last pawn was gone.",
                           boards_honour_limit()));
}

// M14: past the limit of the bare king's moves.
std::optional<GameEnd> MakpongEnds::pieces_honour(const GameHistory& game) const {
  const auto bare = bare_side(*this, game.setup());
  const auto since = pieces_honour_since(game);
  if (!bare || !since) {
    return std::nullopt;
  }
  const int limit = pieces_honour_limit(game.at(*since).setup, *bare);
  const auto count = pieces_honour_count(game, *since, *bare);
  if (game.setup().side == *bare || !count || *count <= limit) {
    return std::nullopt;
  }
  return drawn(named_.pieces_honour,
               fmt::format("The bare king's move is number {} of {}.", *count, limit));
}

// M12: only the two kings are left.
std::optional<GameEnd> MakpongEnds::lack_of_pieces(const GameHistory& game) const {
  if (!is_bare(game.setup(), Colour::white) || !is_bare(game.setup(), Colour::black)) {
    return std::nullopt;
  }
  return drawn(named_.lack_of_pieces, "Only the two kings are left.");
}

// ---- Parts of clauses ---------------------------------------------------------------------------

int MakpongEnds::repetitions() const {
  return 3;
}

int MakpongEnds::quiet_plies() const {
  return 100;
}

bool MakpongEnds::pawns_stand(const Setup& setup) const {
  return count_pieces(setup, [](Piece piece) { return piece.kind() == pawn; }) > 0;
}

bool MakpongEnds::is_bare(const Setup& setup, Colour colour) const {
  return count_pieces(setup, [colour](Piece piece) {
           return piece.colour() == colour && piece.kind() != king;
         }) == 0;
}

// M13: pawns never come back. When a king is bare, pieces' honour replaces board's honour.
std::optional<int> MakpongEnds::boards_honour_since(const GameHistory& game) const {
  if (is_bare(game.setup(), Colour::white) || is_bare(game.setup(), Colour::black)) {
    return std::nullopt;
  }
  return game.first_ply([this](const Setup& setup) { return !pawns_stand(setup); });
}

int MakpongEnds::boards_honour_limit() const {
  return 64;
}

// M13: the first and second ply of the count are full move 1.
int MakpongEnds::full_move(int plies) const {
  return (plies + 1) / 2;
}

// M14: once it applies it stays: neither pawns nor a bare king's pieces come back.
std::optional<int> MakpongEnds::pieces_honour_since(const GameHistory& game) const {
  return game.first_ply([this](const Setup& setup) {
    return !pawns_stand(setup) && (is_bare(setup, Colour::white) || is_bare(setup, Colour::black));
  });
}

// M14: the smallest limit that applies to the pieces against the bare king.
int MakpongEnds::pieces_honour_limit(const Setup& begin, Colour bare) const {
  const Colour strong = opponent(bare);
  const int rooks = count_of(begin, strong, rook);
  const int bishops = count_of(begin, strong, bishop);
  const int knights = count_of(begin, strong, knight);
  if (rooks > 0) {
    return rooks > 1 ? 8 : 16;
  }
  if (bishops > 1) {
    return 22;
  }
  if (knights > 1) {
    return 32;
  }
  return bishops > 0 ? 44 : 64;
}

std::optional<int> MakpongEnds::pieces_honour_count(const GameHistory& game, int since,
                                                    Colour bare) const {
  const bool bare_begins = game.at(since).setup.side == bare;
  const int moves = (game.ply() - since + (bare_begins ? 1 : 0)) / 2;
  return moves == 0 ? std::nullopt : std::optional(pieces_on_board(game.at(since).setup) + moves);
}

// M14: both kings included.
int MakpongEnds::pieces_on_board(const Setup& begin) const {
  return count_pieces(begin, [](Piece /*piece*/) { return true; });
}

// ---- Counts near their limit --------------------------------------------------------------------

std::vector<NearEnd> MakpongEnds::near(const GameHistory& game) const {
  std::vector<NearEnd> all{{std::string(named_.threefold), "occurrences of the position",
                            game.occurrences(), repetitions()}};
  if (!counting_) {
    all.push_back({std::string(named_.fifty_moves), "plies without a capture or a pawn's move",
                   static_cast<int>(game.setup().half), quiet_plies()});
    return all;
  }
  if (const auto since = boards_honour_since(game)) {
    all.push_back({std::string(named_.boards_honour), "full moves without pawns",
                   full_move(game.ply() - *since), boards_honour_limit() + 1});
  }
  const auto bare = bare_side(*this, game.setup());
  const auto since = pieces_honour_since(game);
  const auto count = bare && since ? pieces_honour_count(game, *since, *bare) : std::nullopt;
  if (count) {
    all.push_back({std::string(named_.pieces_honour), "number of the bare king's move", *count,
                   pieces_honour_limit(game.at(*since).setup, *bare) + 1});
  }
  return all;
}

}  // namespace hurdle::makpong

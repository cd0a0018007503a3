// Small changes of curated positions; changes that are not sound are drawn again.
#include "props/laws/positions/changed.hpp"

#include <array>
#include <filesystem>
#include <map>
#include <stdexcept>

#include "movegen/vocab/castling_rights.hpp"
#include "perft/sample/random.hpp"
#include "perft/sample/random_placement.hpp"
#include "perft/suite/set.hpp"

namespace hurdle::props {
namespace {

constexpr int most_changes = 3;
constexpr int tries = 40;

class Changes {
 public:
  Changes(const Variant& variant, const Setup& setup, std::uint64_t seed)
      : variant_(variant),
        notation_(variant.notation),
        random_(seed),
        start_(setup),
        setup_(setup) {}

  [[nodiscard]] Setup made() {
    for (int left = random_.between(1, most_changes); left > 0; --left) {
      change_once();
    }
    if (setup_ == start_) {
      change_once();
    }
    return setup_;
  }

 private:
  using Change = void (Changes::*)(Setup&);

  void change_once() {
    static constexpr std::array<Change, 11> changes{
        &Changes::move_near, &Changes::move_near,  &Changes::move_far,   &Changes::remove,
        &Changes::add,       &Changes::add,        &Changes::give_away,  &Changes::turn_over,
        &Changes::hold,      &Changes::other_side, &Changes::other_state};
    for (int attempt = 0; attempt < tries; ++attempt) {
      Setup next = setup_;
      (this->*random_.pick(changes))(next);
      if (!rights_stand(notation_, next)) {
        next.rights = {};
      }
      if (!is_sound(variant_, next)) {
        next.en_passant.clear();
      }
      if (next != setup_ && is_sound(variant_, next)) {
        setup_ = next;
        return;
      }
    }
  }

  void move_near(Setup& next) {
    const Square from = any_piece();
    const int file = from.file() + random_.between(-2, 2);
    const int rank = from.rank() + random_.between(-2, 2);
    if (notation_.on_board(file, rank)) {
      move(next, from, Square(file, rank));
    }
  }
  void move_far(Setup& next) { move(next, any_piece(), any_square(notation_, random_)); }
  static void move(Setup& next, Square from, Square to) {
    if (next.at(to)) {
      return;
    }
    next.put(to, next.at(from));
    next.put(from, Piece{});
  }
  void remove(Setup& next) { next.put(any_piece(), Piece{}); }
  void add(Setup& next) {
    const Kind kind = any_kind();
    const bool promoted = notation_.of(kind).promotes && random_.chance(30);
    const Square to = any_square(notation_, random_);
    if (!next.at(to)) {
      next.put(to, Piece(random_.pick(both_colours), kind, promoted));
    }
  }
  void give_away(Setup& next) {
    const Square square = any_piece();
    const Piece piece = next.at(square);
    next.put(square, Piece(opponent(piece.colour()), piece.kind(), piece.promoted()));
  }
  void turn_over(Setup& next) {
    const Square square = any_piece();
    const Piece piece = next.at(square);
    if (notation_.of(piece.kind()).promotes) {
      next.put(square, Piece(piece.colour(), piece.kind(), !piece.promoted()));
    }
  }
  void hold(Setup& next) {
    if (!notation_.hands) {
      return;
    }
    std::uint8_t& held = next.hands[random_.below(2)][index_of(any_kind())];
    if (held > 0 && random_.chance(50)) {
      --held;
    } else {
      ++held;
    }
  }
  void other_side(Setup& next) {
    next.side = opponent(next.side);
    next.en_passant.clear();
  }
  void other_state(Setup& next) {
    if (notation_.rights != RightsText::none && random_.chance(50)) {
      std::uint16_t& rights = next.rights[random_.below(2)];
      rights = static_cast<std::uint16_t>(rights ^ 1U << random_.below(max_files));
      return;
    }
    if (notation_.passes) {
      next.passes = next.passes == 0 ? 1 : 0;
    }
    if (!next.en_passant.empty()) {
      next.en_passant.clear();
    } else if (notation_.en_passant) {
      pass_over(next);
    }
  }
  /// Sets the squares behind a pawn as if it had just passed over them.
  void pass_over(Setup& next) {
    const Square pawn = any_piece();
    const int back = forward(next.side);
    const int squares = random_.between(1, 2);
    if (!notation_.on_board(pawn.file(), pawn.rank() + back * squares)) {
      return;
    }
    const int lowest = back > 0 ? pawn.rank() + 1 : pawn.rank() - squares;
    for (int rank = lowest; rank < lowest + squares; ++rank) {
      next.en_passant.add(Square(pawn.file(), rank));
    }
  }

  [[nodiscard]] Square any_piece() {
    std::vector<Square> pieces;
    for (std::size_t index = 0; index < square_count; ++index) {
      if (setup_.board[index]) {
        pieces.push_back(Square::at(index));
      }
    }
    return random_.pick(pieces);
  }
  [[nodiscard]] Kind any_kind() {
    return static_cast<Kind>(1 + random_.below(notation_.kinds.size() - 1));
  }

  const Variant& variant_;
  const Notation& notation_;
  Random random_;
  const Setup& start_;
  Setup setup_;
};

std::vector<Setup> load_curated(const Variant& variant) {
  std::vector<Setup> setups;
  const std::filesystem::path sets = std::filesystem::path(HURDLE_SOURCE_DIR) / "positions";
  const std::array folders{sets / family_of(variant.notation).name};
  for (const PositionSet& set : load_sets(folders)) {
    for (const PositionEntry& entry : set.positions) {
      if (is_sound(variant, entry.setup)) {
        setups.push_back(entry.setup);
      }
    }
  }
  if (setups.empty()) {
    throw std::logic_error("no curated position is possible in " +
                           std::string(variant.notation.name));
  }
  return setups;
}

}  // namespace

const std::vector<Setup>& curated(const Variant& variant) {
  static std::map<const Variant*, std::vector<Setup>> loaded;
  std::vector<Setup>& setups = loaded[&variant];
  if (setups.empty()) {
    setups = load_curated(variant);
  }
  return setups;
}

Setup changed_position(const Variant& variant, const Setup& setup, std::uint64_t seed) {
  return Changes(variant, setup, seed).made();
}

rc::Gen<Sample> changed(const Variant& variant) {
  return generated("changed", variant, [&variant](rc::Random& stream) {
    const std::vector<Setup>& setups = curated(variant);
    const Setup& setup = setups[stream.next() % setups.size()];
    return changed_position(variant, setup, stream.next());
  });
}

}  // namespace hurdle::props

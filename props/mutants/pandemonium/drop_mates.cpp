// P9 read wrongly: which drops may mate, and how mate is judged.
//
// Not among them, since they change no count: mate judged without drops, and mate judged as if
// drops that mate were replies. A drop opens no line, and the side that is not to move is never in
// check, so after a pawn drop the pawn alone can be giving check, from a square next to the king.
// Nothing can be dropped between or on that pawn: no reply by a drop is ever legal there.
#include "props/mutants/pandemonium/family.hpp"

namespace hurdle::mutants {
namespace {

using namespace pandemonium;

/// Other kinds may not mate by being dropped.
template <class Rules>
struct OtherKindsMayNotMate : Rules {
  using Forbids = bool (*)(Kind kind);

  OtherKindsMayNotMate(const Notation& notation, Forbids forbids)
      : Rules(notation), forbids_(forbids) {}

  bool drop_may_not_mate(Kind kind) const override { return forbids_(kind); }

 private:
  Forbids forbids_;
};

/// The clause binds one side only.
template <class Rules>
struct BindsOneSide : Rules {
  BindsOneSide(const Notation& notation, Colour bound) : Rules(notation), bound_(bound) {}

  bool permitted(const Setup& setup, Move move, const Setup& next) const override {
    return setup.side != bound_ || Rules::permitted(setup, move, next);
  }

 private:
  Colour bound_;
};

/// A pawn may not give check by being dropped.
template <class Rules>
struct PawnDropMayNotCheck : Rules {
  using Rules::Rules;

  bool permitted(const Setup& setup, Move move, const Setup& next) const override {
    return !move.is_drop() || move.kind() != pawn || !this->in_check(next, next.side) ||
           this->in_check(next, setup.side);
  }
};

/// Which replies are thought to avert mate.
enum class Replies : std::uint8_t { king_moves, captures_of_pawn, of_pinned_too };

/// Mate is judged by some replies only, or by replies that are not legal.
template <class Rules>
struct MateJudgedOtherwise : Rules {
  MateJudgedOtherwise(const Notation& notation, Replies replies)
      : Rules(notation), replies_(replies) {}

  bool permitted(const Setup& setup, Move move, const Setup& next) const override {
    if (!move.is_drop() || move.kind() != pawn || !this->in_check(next, next.side) ||
        this->in_check(next, setup.side)) {
      return true;
    }
    bool answered = false;
    this->movements(next, [&](Move reply) {
      answered = answered || (counts(next, move, reply) && stands(next, reply));
    });
    return answered;
  }

 private:
  [[nodiscard]] bool counts(const Setup& setup, Move drop, Move reply) const {
    switch (replies_) {
      case Replies::king_moves:
        return !reply.is_drop() && setup.at(reply.from()).kind() == king;
      case Replies::captures_of_pawn:
        return !reply.is_drop() && reply.to() == drop.to();
      default:
        return true;
    }
  }

  [[nodiscard]] bool stands(const Setup& setup, Move reply) const {
    const bool king_moves = !reply.is_drop() && setup.at(reply.from()).kind() == king;
    if (replies_ == Replies::of_pinned_too && !king_moves && !reply.is_drop()) {
      return reply_meets_checker(setup, reply);
    }
    const Setup next = this->after(setup, reply);
    return this->keeps_royal_safe(setup, reply, next) && permitted(setup, reply, next);
  }

  /// Takes what gives check or stands between, pinned or not.
  [[nodiscard]] bool reply_meets_checker(const Setup& setup, Move reply) const {
    const std::vector<Square> checkers =
        this->attackers(setup, this->royal_square(setup, setup.side), opponent(setup.side));
    return checkers.size() == 1 && reply.to() == checkers.front();
  }

  Replies replies_;
};

/// No pawn may mate, whether it is dropped or moves.
template <class Rules>
struct NoPawnMates : Rules {
  using Rules::Rules;

  bool permitted(const Setup& setup, Move move, const Setup& next) const override {
    const bool pawn_moves = !move.is_drop() && setup.at(move.from()) == Piece(setup.side, pawn);
    return Rules::permitted(setup, move, next) &&
           (!pawn_moves || !this->is_mate(next) || this->in_check(next, setup.side));
  }
};

/// A pawn drop may not leave the other side without a move, in check or not.
template <class Rules>
struct NoStalemateByPawnDrop : Rules {
  using Rules::Rules;

  bool permitted(const Setup& setup, Move move, const Setup& next) const override {
    return !move.is_drop() || move.kind() != pawn || this->has_legal_move(next) ||
           this->in_check(next, setup.side);
  }
};

/// A pawn may be dropped with mate when it answers a check.
template <class Rules>
struct MayMateOutOfCheck : Rules {
  using Rules::Rules;

  bool permitted(const Setup& setup, Move move, const Setup& next) const override {
    return this->in_check(setup, setup.side) || Rules::permitted(setup, move, next);
  }
};

}  // namespace

void add_drop_mate_mutants(Pandemonium& family) {
  const auto forbid = [&](const char* name, const char* error, auto forbids) {
    using Forbids = bool (*)(Kind kind);
    family.add<OtherKindsMayNotMate>({name, "P9", error}, static_cast<Forbids>(forbids));
  };
  forbid("pawn-drop-mates", "A pawn drop may mate.", [](Kind) { return false; });
  forbid("no-drop-mates", "No drop of any piece may mate.", [](Kind) { return true; });
  forbid("no-knight-drop-mates", "Neither pawn nor knight may mate by being dropped.",
         [](Kind kind) { return kind == pawn || kind == knight; });
  family.add<BindsOneSide>(
      {"black-pawn-drop-mates", "P9", "Black may mate by a pawn drop, White may not."},
      Colour::white);
  family.add<BindsOneSide>(
      {"white-pawn-drop-mates", "P9", "White may mate by a pawn drop, Black may not."},
      Colour::black);
  family.add<PawnDropMayNotCheck>(
      {"pawn-drop-never-checks", "P9", "A pawn drop may not give check."});
  const auto judge = [&](const char* name, const char* error, Replies replies) {
    family.add<MateJudgedOtherwise>({name, "P9", error}, replies);
  };
  judge("mate-judged-by-king-moves", "Only moves of the king count against mate.",
        Replies::king_moves);
  judge("mate-judged-by-captures-of-the-pawn", "Only a capture of the dropped pawn averts mate.",
        Replies::captures_of_pawn);
  judge("mate-judged-with-pinned-captors", "A pinned piece could take the dropped pawn.",
        Replies::of_pinned_too);
  family.add<NoPawnMates>({"no-pawn-mates", "P9", "A pawn may not mate by moving either."});
  family.add<NoStalemateByPawnDrop>(
      {"no-stalemate-by-pawn-drop", "P9", "A pawn drop may not stalemate."});
  family.add<MayMateOutOfCheck>(
      {"pawn-drop-mates-out-of-check", "P9", "A pawn drop that answers a check may mate."});
}

}  // namespace hurdle::mutants

// Errors about the replies by which N11 judges whether a drop mates.
#include "movegen/referee/direction.hpp"
#include "props/mutants/nine-elder/goes.hpp"

namespace hurdle::mutants::elder {
namespace {

/// A reply to a check by a drop, as engines sort replies.
struct Reply {
  Move move;
  Move drop;           ///< that gave the check
  const Setup& setup;  ///< before the reply
  bool keeps_safe;     ///< C5
  bool permitted;      ///< N11, for a reply that is a drop
  int checkers;        ///< of the jade, before the reply
  bool checks;         ///< the reply gives check

  [[nodiscard]] bool legal() const { return keeps_safe && permitted; }
  [[nodiscard]] bool by_jade() const {
    return !move.is_drop() && setup.at(move.from()).kind() == nine_elder::jade;
  }
  [[nodiscard]] bool takes_the_drop() const { return !move.is_drop() && move.to() == drop.to(); }
  [[nodiscard]] bool captures() const {
    return !move.is_drop() && static_cast<bool>(setup.at(move.to()));
  }
};

using Answers = bool (*)(const Reply& reply);

/// A drop mates when no reply answers it by this belief.
template <class Rules>
struct MateUnless : Rules {
  MateUnless(const Notation& notation, Answers answers) : Rules(notation), answers_(answers) {}

 protected:
  [[nodiscard]] bool permitted(const Setup& setup, Move move, const Setup& next) const override {
    if (!move.is_drop() || !this->in_check(next, next.side) || this->in_check(next, setup.side)) {
      return true;
    }
    const int checkers = this->checkers(next);
    bool answered = false;
    this->movements(next, [&](Move reply) {
      if (answered) {
        return;
      }
      const Setup after = this->after(next, reply);
      const bool safe = this->keeps_royal_safe(next, reply, after);
      const bool permits = safe && this->permitted(next, reply, after);
      answered =
          answers_({reply, move, next, safe, permits, checkers, this->in_check(after, after.side)});
    });
    return answered;
  }

 private:
  Answers answers_;
};

/// A drop in reply need not obey N11 when it lies so many drops deep.
template <class Rules>
struct ForgottenDeep : Rules {
  ForgottenDeep(const Notation& notation, int deep) : Rules(notation), deep_(deep) {}

 protected:
  [[nodiscard]] bool permitted(const Setup& setup, Move move, const Setup& next) const override {
    return permitted_at(0, setup, move, next);
  }

 private:
  [[nodiscard]] bool permitted_at(int drops, const Setup& setup, Move move,
                                  const Setup& next) const {
    if (!move.is_drop() || drops == deep_ || !this->in_check(next, next.side) ||
        this->in_check(next, setup.side)) {
      return true;
    }
    bool answered = false;
    this->movements(next, [&](Move reply) {
      if (answered) {
        return;
      }
      const Setup after = this->after(next, reply);
      answered =
          this->keeps_royal_safe(next, reply, after) && permitted_at(drops + 1, next, reply, after);
    });
    return answered;
  }

  int deep_;
};

/// Before the replies are looked at, the mate is judged by something else.
template <class Rules>
struct HandsForgotten : Rules {
  using Rules::Rules;

 protected:
  [[nodiscard]] bool permitted(const Setup& setup, Move move, const Setup& next) const override {
    if (!move.is_drop() || this->in_check(next, setup.side)) {
      return true;
    }
    Setup without = next;
    without.hands[index_of(setup.side)] = {};
    return !this->is_mate(without);
  }
};

struct WrongReply {
  Belief belief;
  Answers answers;
};

std::vector<WrongReply> errors() {
  return {
      {{"drops-are-no-reply", "N11", "Whether a drop mates is judged by moves on the board."},
       [](const Reply& reply) { return reply.legal() && !reply.move.is_drop(); }},
      {{"pawn-drops-are-no-reply", "N11", "A pawn in hand does not help against a drop."},
       [](const Reply& reply) {
         return reply.legal() && !(reply.move.is_drop() && reply.move.kind() == nine_elder::pawn);
       }},
      {{"flight-is-the-only-reply", "N11", "A drop mates when the jade has no flight."},
       [](const Reply& reply) { return reply.legal() && reply.by_jade(); }},
      {{"flight-is-no-reply", "N11", "A drop mates when it is neither taken nor blocked."},
       [](const Reply& reply) { return reply.legal() && !reply.by_jade(); }},
      {{"jade-takes-no-drop", "N11", "The jade itself does not take the dropped piece."},
       [](const Reply& reply) {
         return reply.legal() && !(reply.by_jade() && reply.takes_the_drop());
       }},
      {{"drop-is-never-taken", "N11", "A capture of the dropped piece is no reply."},
       [](const Reply& reply) { return reply.legal() && !reply.takes_the_drop(); }},
      {{"blocks-are-no-reply", "N11", "A drop mates unless it is taken or the jade leaves."},
       [](const Reply& reply) { return reply.legal() && (reply.by_jade() || reply.captures()); }},
      {{"pinned-pieces-reply", "N11", "A pinned piece may take the dropped piece."},
       [](const Reply& reply) {
         return reply.legal() || (reply.takes_the_drop() && !reply.by_jade());
       }},
      {{"jade-takes-protected-drops", "N11",
        "The jade may take a dropped piece, protected or not."},
       [](const Reply& reply) {
         return reply.legal() || (reply.takes_the_drop() && reply.by_jade());
       }},
      {{"any-flight-replies", "N11", "A free square beside the jade is a flight, attacked or not."},
       [](const Reply& reply) { return reply.legal() || (reply.by_jade() && !reply.captures()); }},
      {{"any-drop-replies", "N11", "With a piece in hand nobody is mated by a drop."},
       [](const Reply& reply) { return reply.legal() || reply.move.is_drop(); }},
      {{"checking-drops-are-no-reply", "N11", "A drop in reply may not give check."},
       [](const Reply& reply) { return reply.legal() && !(reply.move.is_drop() && reply.checks); }},
      {{"double-check-needs-a-flight", "N11", "Only the jade answers two checks by a drop."},
       [](const Reply& reply) { return reply.legal() && (reply.checkers < 2 || reply.by_jade()); }},
  };
}

}  // namespace

void add_drop_mate_reply_mutants(Readings& family) {
  for (const WrongReply& error : errors()) {
    family.add<MateUnless>(error.belief, error.answers);
  }
  family.add<ForgottenDeep>(
      {"replies-may-mate-by-drop", "N11", "The drops that answer a drop need not obey the clause."},
      1);
  family.add<ForgottenDeep>({"replies-to-replies-may-mate-by-drop", "N11",
                             "The third drop in a row need not obey the clause."},
                            2);
  family.add<HandsForgotten>({"replies-meet-an-empty-hand", "N11",
                              "Drops in reply are judged as if the first player had no more."});
}

}  // namespace hurdle::mutants::elder

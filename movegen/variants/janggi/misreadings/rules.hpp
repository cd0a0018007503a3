// What engines get wrong about Janggi's clauses, one function a theme; and the referee that can be
// changed so, for both readings of the family.
#pragma once

#include "movegen/referee/misreadings/going.hpp"
#include "movegen/referee/misreadings/rule.hpp"
#include "movegen/variants/janggi/referee.hpp"

namespace hurdle::janggi {

/// The functions that misreadings change.
struct Hooks : wrong::Hooks {
  wrong::Hook<bool(Piece)> is_hurdle;                              // J7
  wrong::Hook<bool(Piece)> cannon_may_take;                        // J7
  wrong::Hook<bool(const wrong::Position&)> may_pass;              // J9
  wrong::Hook<bool(const wrong::Position&)> generals_face;         // J10
  wrong::Hook<bool(const wrong::Position&)> bound_by_facing;       // J10
  wrong::Hook<bool(const wrong::Position&)> may_accept_draw;       // J10
  wrong::Hook<bool(const wrong::Position&)> ended_by_facing_pass;  // J11
  wrong::Hook<bool(const wrong::Position&)> ended_by_two_passes;   // J12
};

/// These rules with changes.
template <class Rules>
class MisreadJanggi : public wrong::Misread<Rules, Hooks> {
 public:
  using wrong::Misread<Rules, Hooks>::Misread;

  bool is_hurdle(Piece piece) const override {
    return this->hooks_.is_hurdle(piece, [this](Piece one) { return Rules::is_hurdle(one); });
  }
  bool cannon_may_take(Piece piece) const override {
    return this->hooks_.cannon_may_take(piece,
                                        [this](Piece one) { return Rules::cannon_may_take(one); });
  }
  bool may_pass(const Setup& setup) const override {
    return this->hooks_.may_pass({*this, setup}, [this](const wrong::Position& asked) {
      return Rules::may_pass(asked.setup);
    });
  }
  bool generals_face(const Setup& setup) const override {
    return this->hooks_.generals_face({*this, setup}, [this](const wrong::Position& asked) {
      return Rules::generals_face(asked.setup);
    });
  }
  bool bound_by_facing(const Setup& setup) const override {
    return this->hooks_.bound_by_facing({*this, setup}, [this](const wrong::Position& asked) {
      return Rules::bound_by_facing(asked.setup);
    });
  }
  bool may_accept_draw(const Setup& setup) const override {
    return this->hooks_.may_accept_draw({*this, setup}, [this](const wrong::Position& asked) {
      return Rules::may_accept_draw(asked.setup);
    });
  }
  bool ended_by_facing_pass(const Setup& setup) const override {
    return this->hooks_.ended_by_facing_pass({*this, setup}, [this](const wrong::Position& asked) {
      return Rules::ended_by_facing_pass(asked.setup);
    });
  }
  bool ended_by_two_passes(const Setup& setup) const override {
    return this->hooks_.ended_by_two_passes({*this, setup}, [this](const wrong::Position& asked) {
      return Rules::ended_by_two_passes(asked.setup);
    });
  }
};

using WrongRules = wrong::Rules<Hooks>;

[[nodiscard]] WrongRules wrong_palace_pieces();                       // J1, J2
[[nodiscard]] WrongRules wrong_horses();                              // J3
[[nodiscard]] WrongRules wrong_elephants();                           // J4
[[nodiscard]] WrongRules wrong_chariots();                            // J5
[[nodiscard]] WrongRules wrong_cannons();                             // J6: on lines
[[nodiscard]] WrongRules wrong_palace_jumps();                        // J6: on diagonals
[[nodiscard]] WrongRules wrong_cannon_pairs();                        // J7
[[nodiscard]] WrongRules wrong_soldiers();                            // J8
[[nodiscard]] WrongRules wrong_passes(const Notation& reading);       // J9, J12, J13
[[nodiscard]] WrongRules wrong_facings(const Notation& reading);      // J10: who is bound to what
[[nodiscard]] WrongRules wrong_made_facings();                        // J10: who may make it
[[nodiscard]] WrongRules wrong_facing_ends(const Notation& reading);  // J11
[[nodiscard]] WrongRules wrong_checks(const Notation& reading);       // J13

/// All of them that show in this reading.
[[nodiscard]] WrongRules wrong_rules(const Notation& reading);

/// The readings of this variant that people hold.
[[nodiscard]] std::vector<Reading> readings(const Notation& variant);

/// Where an elephant goes on an empty board.
inline const wrong::Steps as_elephant{{2, 3},   {3, 2},   {3, -2}, {2, -3},
                                      {-2, -3}, {-3, -2}, {-3, 2}, {-2, 3}};

[[nodiscard]] inline bool cho_moves(const wrong::Position& asked) {
  return asked.side() == Colour::white;
}
[[nodiscard]] inline bool han_moves(const wrong::Position& asked) {
  return asked.side() == Colour::black;
}

/// Whether the generals face each other, by the rules that are asked.
[[nodiscard]] inline bool is_facing(const wrong::Position& asked) {
  return wrong::rules_of<JanggiReferee>(asked).generals_face(asked.setup);
}
[[nodiscard]] inline bool leaves_a_facing(const wrong::Played& asked) {
  return wrong::rules_of<JanggiReferee>(asked).generals_face(asked.next);
}

}  // namespace hurdle::janggi

// What engines get wrong about the end by a pass in a facing position (J11). Where the clause is
// off, the error may be that it still holds.
#include "props/mutants/janggi/themes.hpp"

namespace hurdle::mutants::janggi_themes {
namespace {

using janggi::CasualReferee;
using janggi::JanggiReferee;

template <class Rules>
struct FacingPassGoesOn : Rules {
  using Rules::Rules;

 protected:
  [[nodiscard]] bool ended_by_facing_pass(const Setup& /*setup*/) const override { return false; }
};

template <class Rules>
struct FacingPassFrees : Rules {
  using Rules::Rules;

 protected:
  [[nodiscard]] bool bound_by_facing(const Setup& setup) const override {
    return setup.passes == 0 && Rules::bound_by_facing(setup);
  }
};

template <class Rules>
struct BothMustAccept : FacingPassGoesOn<Rules> {
  using FacingPassGoesOn<Rules>::FacingPassGoesOn;

 protected:
  [[nodiscard]] bool permitted(const Setup& setup, Move move, const Setup& next) const override {
    const bool asked = setup.passes > 0 && this->generals_face(setup);
    return asked ? move.is_pass() : Rules::permitted(setup, move, next);
  }
};

template <class Rules>
struct FacingEndsAtOnce : Rules {
  using Rules::Rules;

 protected:
  [[nodiscard]] bool ended_by_facing_pass(const Setup& setup) const override {
    return this->generals_face(setup);
  }
};

template <class Rules>
struct FacingPassStillEnds : Rules {
  using Rules::Rules;

 protected:
  [[nodiscard]] bool ended_by_facing_pass(const Setup& setup) const override {
    return setup.passes > 0 && this->generals_face(setup);
  }
};

template <class Rules>
struct FacingPassEndsOneSide : Rules {
  FacingPassEndsOneSide(const Notation& notation, Colour passer)
      : Rules(notation), passer_(passer) {}

 protected:
  [[nodiscard]] bool ended_by_facing_pass(const Setup& setup) const override {
    return setup.side != passer_ && Rules::ended_by_facing_pass(setup);
  }

 private:
  Colour passer_;
};

template <class Rules>
struct PassInCheckDoesNotEnd : Rules {
  using Rules::Rules;

 protected:
  [[nodiscard]] bool ended_by_facing_pass(const Setup& setup) const override {
    return Rules::ended_by_facing_pass(setup) && !this->in_check(setup, opponent(setup.side));
  }
};

}  // namespace

void add_facing_end_mutants(JanggiFamily& family) {
  family.add_to<FacingPassGoesOn, JanggiReferee>(
      {"facing-pass-goes-on", "J11", "After a pass in a facing position the other must break it."});
  family.add_to<FacingPassFrees, JanggiReferee>(
      {"facing-pass-frees", "J11",
       "After a pass in a facing position the other may play what he likes."});
  family.add_to<BothMustAccept, JanggiReferee>(
      {"both-must-accept-facing", "J11",
       "The draw by facing generals needs the pass of both players."});
  family.add<FacingEndsAtOnce>(
      {"facing-ends-at-once", "J11", "Facing generals end the game without a pass."});
  family.add_to<FacingPassEndsOneSide, JanggiReferee>(
      {"facing-pass-of-cho-ends", "J11", "Only a pass by Cho ends a facing."}, Colour::white);
  family.add_to<FacingPassEndsOneSide, JanggiReferee>(
      {"facing-pass-of-han-ends", "J11", "Only a pass by Han ends a facing."}, Colour::black);
  family.add_to<PassInCheckDoesNotEnd, JanggiReferee>(
      {"facing-pass-in-check-goes-on", "J11",
       "A pass in a facing position does not end the game when it was made in check."});
  family.add_to<FacingPassStillEnds, CasualReferee>(
      {"facing-pass-still-ends", "J11", "A pass in a facing position ends the game here too."});
}

}  // namespace hurdle::mutants::janggi_themes

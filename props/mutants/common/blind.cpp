// Errors about who attacks the royal piece (C5): one kind of attacker is not seen, or not in full.
#include <fmt/format.h>

#include "props/mutants/common/mutants.hpp"

namespace hurdle::mutants {
namespace {

template <class Rules>
class BlindTo : public Rules {
 public:
  BlindTo(const Notation& written, Kind kind, bool promoted)
      : Rules(written), kind_(kind), promoted_(promoted) {}

 protected:
  [[nodiscard]] bool reaches(const Setup& setup, Square from, Square to) const override {
    const Piece piece = setup.at(from);
    const bool unseen = piece.kind() == kind_ && piece.promoted() == promoted_;
    return !unseen && Rules::reaches(setup, from, to);
  }

 private:
  Kind kind_;
  bool promoted_;
};

template <class Rules>
struct PromotedAttackUnpromoted : Rules {
  using Rules::Rules;

 protected:
  [[nodiscard]] bool reaches(const Setup& setup, Square from, Square to) const override {
    Setup turned = setup;
    turned.put(from, Piece(setup.at(from).colour(), setup.at(from).kind()));
    return Rules::reaches(turned, from, to);
  }
};

template <class Rules>
struct PinnedAttackersHarmless : Rules {
  using Rules::Rules;

 protected:
  [[nodiscard]] bool reaches(const Setup& setup, Square from, Square to) const override {
    return Rules::reaches(setup, from, to) && !pinned(setup, from);
  }

 private:
  [[nodiscard]] bool pinned(const Setup& setup, Square from) const {
    const Colour own = setup.at(from).colour();
    if (setup.at(from).kind() == Kind::royal) {
      return false;
    }
    Setup lifted = setup;
    lifted.put(from, Piece{});
    return exposed(lifted, own) && !exposed(setup, own);
  }

  /// In check, by attacks as they are.
  [[nodiscard]] bool exposed(const Setup& setup, Colour own) const {
    const Square royal = this->royal_square(setup, own);
    bool found = false;
    this->for_each_square([&](Square from) {
      found =
          found || (setup.at(from).belongs_to(opponent(own)) && Rules::reaches(setup, from, royal));
    });
    return found;
  }
};

/// In Janggi neither generals nor guards leave their palaces (J1, J2), and no general enters the
/// other's: they attack no general, so that not seeing them changes nothing.
bool can_give_check(const Notation& notation, Kind kind) {
  const bool palaces = notation.name.substr(0, 6) == "janggi";
  const std::string_view name = notation.of(kind).name;
  return !palaces || (name != "general" && name != "guard");
}

void add_blind_to(EveryVariant& family, const Notation& notation, Kind kind, bool promoted) {
  const auto here = [&](const Notation& one) { return &one == &notation; };
  const KindNotation& written = notation.of(kind);
  const std::string flag = promoted ? "promoted" : "unpromoted";
  family.add_where<BlindTo>(
      here,
      {fmt::format("blind-to-{}{}", promoted ? "promoted-" : "", written.name), "C5",
       fmt::format("No {}{} attacks the royal piece.", written.promotes ? flag + " " : "",
                   written.name)},
      kind, promoted);
}

void add_blind_of(EveryVariant& family, const Notation& notation) {
  for (std::size_t index = 0; index < notation.kinds.size(); ++index) {
    const Kind kind = static_cast<Kind>(index);
    if (can_give_check(notation, kind)) {
      add_blind_to(family, notation, kind, false);
    }
    if (notation.of(kind).promotes) {
      add_blind_to(family, notation, kind, true);
    }
  }
}

template <class... Entry>
void add_blind_of_all(EveryVariant& family, std::type_identity<std::tuple<Entry...>> /*list*/) {
  (add_blind_of(family, Entry::notation), ...);
}

}  // namespace

void add_blind_mutants(EveryVariant& family) {
  add_blind_of_all(family, std::type_identity<VariantList>{});
  family.add_where<PromotedAttackUnpromoted>(
      [](const Notation& notation) { return notation.promotion == PromotionText::plus; },
      {"promoted-attackers-attack-unpromoted", "C5",
       "A promoted piece attacks the royal piece only as it did before its promotion."});
  family.add<PinnedAttackersHarmless>(
      {"pinned-attackers-are-harmless", "C5",
       "A piece that may not leave its own royal piece attacks nothing."});
}

}  // namespace hurdle::mutants

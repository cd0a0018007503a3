// Packed positions: unpacked, they are the same state; packed bytes are equal exactly if the states
// are. Counters are excluded, and no count depends on them (C6).
#include "perft/campaign/plan/packed.hpp"

#include <cstdint>
#include <limits>
#include <string>
#include <string_view>

#include "movegen/vocab/text/text.hpp"
#include "perft/campaign/store/database.hpp"
#include "props/laws/positions/support.hpp"

namespace hurdle::props {
namespace {

class Packed : public Law {
 protected:
  static std::string packed(const Setup& setup) {
    std::string bytes;
    campaign::pack(variant().notation, setup, bytes);
    return bytes;
  }
};

TEST_P(Packed, UnpacksToTheSameState) {
  on_positions(random_cases(), [](const Setup& setup) {
    const std::string bytes = packed(setup) + "rest";
    std::string_view rest = bytes;
    RC_ASSERT(same_state(campaign::unpack(variant().notation, rest), setup));
    RC_ASSERT(rest == "rest");
    rest = bytes;
    RC_ASSERT(same_state(campaign::unpack_stored(variant(), rest), setup));
    RC_ASSERT(rest == "rest");
  });
}

TEST_P(Packed, IsEqualExactlyWhenTheStateIs) {
  check([] {
    const Setup one = drawn(sampled(variant())).setup;
    for (const Successor& child : variant().fast.successors(one)) {
      Setup other = child.position;
      RC_ASSERT(packed(one) != packed(other));
      other.half = 77;
      other.full = 99;
      RC_ASSERT(packed(child.position) == packed(other));
    }
    const Setup another = drawn(sampled(variant())).setup;
    RC_ASSERT((packed(one) == packed(another)) == same_state(one, another));
  });
}

TEST_P(Packed, HasNoCountersBecauseNoCountDependsOnThem) {
  check([] {
    Setup setup = drawn(sampled(variant())).setup;
    const Total before = variant().plain.perft(setup, 2);
    setup.half = any_number(0U, max_counter);
    setup.full = any_number(1U, max_counter);
    RC_ASSERT(variant().plain.perft(setup, 2) == before);
    RC_ASSERT(variant().fast.perft(setup, 2) == before);
  });
}

TEST_P(Packed, RefusesWhatIsNoPosition) {
  check([] {
    const std::string bytes = packed(drawn(sampled(variant())).setup);
    std::string_view cut = std::string_view(bytes).substr(0, bytes.size() - 1);
    RC_ASSERT_THROWS_AS((void)campaign::unpack(variant().notation, cut), campaign::StoreError);
  });
}

TEST_P(Packed, IsRefusedOrCanBeWhateverBytesChange) {
  check([] {
    std::string bytes = packed(drawn(sampled(variant())).setup);
    for (int changes = any_number(1, 5); changes > 0; --changes) {
      char& byte = bytes[any_number(std::size_t{0}, bytes.size())];
      byte = static_cast<char>(any_number(0, 2) == 0 ? byte ^ 1 << any_number(0, 8)
                                                     : any_number(0, 256));
    }
    std::string_view rest = bytes;
    Setup setup;
    try {
      setup = campaign::unpack_stored(variant(), rest);
    } catch (const campaign::StoreError& error) {
      RC_ASSERT(error.kind() == campaign::StoreFailure::corrupt);
      return;
    }
    RC_ASSERT(!variant().referee.invalid_reason(setup));
    RC_ASSERT(packed(setup) + std::string(rest) == bytes);
    RC_ASSERT(variant().fast.perft(setup, 2) == variant().plain.perft(setup, 2));
  });
}

// Rights are stored as one bit for each of 16 files, more than any board has.
TEST_P(Packed, RefusesRightsOnFilesBesideTheBoard) {
  const Notation& notation = variant().notation;
  for (const Colour colour : both_colours) {
    for (int file = notation.files; file < std::numeric_limits<std::uint16_t>::digits; ++file) {
      Setup setup = start_position(notation, notation.setups.front().name);
      setup.rights[index_of(colour)] |=
          static_cast<std::uint16_t>(1U << static_cast<unsigned>(file));
      const std::string bytes = packed(setup);
      std::string_view rest = bytes;
      EXPECT_THROW((void)campaign::unpack_stored(variant(), rest), campaign::StoreError) << file;
    }
  }
}

INSTANTIATE_TEST_SUITE_P(Variants, Packed, testing::ValuesIn(every_variant()));

}  // namespace
}  // namespace hurdle::props

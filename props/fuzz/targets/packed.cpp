// Fuzz target: a packed position from a store: `makruk`, a blank, the bytes. An unpacked position
// packs to the same bytes, and both generators can count it.
#include "perft/campaign/plan/packed.hpp"

#include "perft/campaign/store/database.hpp"
#include "props/fuzz/readers.hpp"
#include "props/fuzz/target.hpp"

namespace hurdle::fuzz {

void packed(std::string_view input) {
  const auto [variant, bytes] = variant_and_rest(input);
  if (variant == nullptr) {
    return;
  }
  std::string_view rest = bytes;
  try {
    const Setup setup = campaign::unpack_stored(*variant, rest);
    std::string again;
    campaign::pack(variant->notation, setup, again);
    must(again == bytes.substr(0, bytes.size() - rest.size()), "what is unpacked packs as it was");
    must_be_counted_alike(*variant, setup);
  } catch (const campaign::StoreError&) {
  }
}

}  // namespace hurdle::fuzz

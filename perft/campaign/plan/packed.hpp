// Positions in few bytes: everything that makes the state (C4) and nothing else. Equal bytes are
// equal states. The counters are left out: no rule asks for them (C6), so no count depends on them.
#pragma once

#include <string>
#include <string_view>

#include "movegen/vocab/notation.hpp"
#include "movegen/vocab/setup.hpp"
#include "perft/count/variants.hpp"

namespace hurdle::campaign {

/// The version of the format. It is the first byte of every list of positions in a store.
inline constexpr char packed_version = 1;

/// Appends the position: one byte for side, passes and en passant, a bit a square for what is
/// occupied, a byte a piece, the pairs (kind, number) of the hands, a byte a passed square.
void pack(const Notation& notation, const Setup& setup, std::string& bytes);

/// Reads one position from the front of `bytes` and removes it there; counters as at the start.
/// For bytes that this process has packed: it looks at their form alone, and throws StoreError
/// (corrupt) where that is wrong.
[[nodiscard]] Setup unpack(const Notation& notation, std::string_view& bytes);

/// The same for bytes of a store, which may have changed since they were written: a position that
/// `pack` writes in just these bytes, with nothing that its text (task_text.hpp) does not show. So
/// the digest of the text proves these bytes. Throws StoreError (corrupt) that says what is wrong.
[[nodiscard]] Setup unpack_written(const Notation& notation, std::string_view& bytes);

/// The same, and one that the referee does not call impossible, as generators ask for.
[[nodiscard]] Setup unpack_stored(const Variant& variant, std::string_view& bytes);

}  // namespace hurdle::campaign

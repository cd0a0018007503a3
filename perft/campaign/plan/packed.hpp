// The positions of tasks: packed in few bytes, and as text, for digests and exports. Packed is
// exactly the state (C4): equal bytes are equal states. Counters are excluded: no rule depends on
// them (C6), so no count does.
#pragma once

#include <string>
#include <string_view>

#include "movegen/vocab/notation.hpp"
#include "movegen/vocab/setup.hpp"
#include "perft/count/variants.hpp"

namespace hurdle::campaign {

/// The version of the format: the first byte of every list of positions in a store.
inline constexpr char packed_version = 1;

/// Appends the position: one byte for side, passes and en passant, one bit for each square
/// (occupied or not), one byte for each piece, pairs (kind, number) for the hands, one byte for
/// each passed square.
void pack(const Notation& notation, const Setup& setup, std::string& bytes);

/// Unpacks one position from the front of `bytes` and removes it there; counters have start values.
/// For bytes packed by this process: checks the form only, and throws StoreError (corrupt) if it is
/// wrong.
[[nodiscard]] Setup unpack(const Notation& notation, std::string_view& bytes);

/// The same for bytes from a store, which may be damaged. Accepts exactly the bytes that `pack`
/// writes for a position that its text (`task_text`) describes completely, so a digest of the
/// text also proves the bytes. Throws StoreError (corrupt) with the reason.
[[nodiscard]] Setup unpack_written(const Notation& notation, std::string_view& bytes);

/// The same, and also requires a valid position, as generators do.
[[nodiscard]] Setup unpack_stored(const Variant& variant, std::string_view& bytes);

/// The FEN of a position, extended for the one state that FEN cannot express: a position ended by
/// two passes (J12) has `pp` in the state field.
[[nodiscard]] std::string task_text(const Notation& notation, const Setup& setup);

/// Parses the text. Throws TextError.
[[nodiscard]] Setup parse_task(const Notation& notation, std::string_view text);

}  // namespace hurdle::campaign

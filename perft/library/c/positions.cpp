// The functions of hurdle.h for games and positions.
#include <fmt/format.h>

#include "movegen/vocab/text.hpp"
#include "perft/library/c/guard.hpp"
#include "perft/library/c/objects.hpp"
#include "perft/library/c/options.hpp"

namespace hurdle::library {
namespace {

const Variant& variant_given(const hurdle_variant* variant) {
  if (variant == nullptr) {
    throw BadArgument("variant", "is NULL");
  }
  return clear(variant);
}

/// Calls `read`; prefixes its errors with the name of the argument.
template <class Read>
auto in_argument(std::string_view name, const Read& read) {
  try {
    return read();
  } catch (const BadPosition& error) {
    throw BadArgument(name, error.what());
  }
}

}  // namespace
}  // namespace hurdle::library

using namespace hurdle;           // NOLINT: the C functions below use our names
using namespace hurdle::library;  // NOLINT

const char* hurdle_version() {
  return HURDLE_VERSION;
}

const hurdle_variant* hurdle_variant_at(size_t number) {
  const auto variants = all_variants();
  return number < variants.size() ? opaque(variants[number]) : nullptr;
}

const hurdle_variant* hurdle_variant_named(const char* name, char** error) {
  return guarded(error, [&]() -> const hurdle_variant* {
    const std::string_view wanted = given_text(name, "name");
    try {
      return opaque(variant_named(wanted));
    } catch (const UnknownVariant& unknown) {
      throw BadArgument("name", unknown.what());
    }
  });
}

const char* hurdle_variant_name(const hurdle_variant* variant) {
  return variant == nullptr ? nullptr : clear(variant).notation.name.data();
}

hurdle_position* hurdle_position_start(const hurdle_variant* variant, const char* setup,
                                       char** error) {
  return guarded(error, [&] {
    const Variant& game = variant_given(variant);
    const Setup start =
        in_argument("setup", [&] { return position_by_setup(game, text_or_empty(setup)); });
    return new hurdle_position{game, {start, {}}};
  });
}

hurdle_position* hurdle_position_from_fen(const hurdle_variant* variant, const char* fen,
                                          char** error) {
  return guarded(error, [&] {
    const Variant& game = variant_given(variant);
    const std::string_view text = given_text(fen, "fen");
    const Setup position = in_argument("fen", [&] { return position_by_fen(game, text); });
    return new hurdle_position{game, {position, {}}};
  });
}

hurdle_position* hurdle_position_play(const hurdle_position* position, const char* moves,
                                      char** error) {
  return guarded(error, [&] {
    const hurdle_position& from = given(position, "position");
    const std::string_view text = given_text(moves, "moves");
    return new hurdle_position{from.variant, in_argument("moves", [&] {
                                 return play_moves(from.variant, from.played, text);
                               })};
  });
}

char* hurdle_position_fen(const hurdle_position* position, char** error) {
  return guarded(error, [&] {
    const hurdle_position& one = given(position, "position");
    constexpr int ended_by_passes = 2;
    if (one.played.setup.passes >= ended_by_passes) {
      throw BadArgument("position", "two passes have ended the game, so that it has no FEN");
    }
    return copied(to_fen(one.variant.notation, one.played.setup));
  });
}

char* hurdle_position_svg(const hurdle_position* position, const char* options, char** error) {
  return guarded(error, [&] {
    const hurdle_position& one = given(position, "position");
    BoardStyle style = read_svg_options(text_or_empty(options), one.variant.notation);
    if (one.played.last != Move{}) {
      style.moves.push_back({one.played.last});
    }
    return copied(board_svg(one.variant.notation, one.played.setup, style));
  });
}

void hurdle_position_free(hurdle_position* position) {
  delete position;
}

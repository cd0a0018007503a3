// The functions of hurdle.h for games and positions.
#include "movegen/vocab/text/nearest.hpp"
#include "movegen/vocab/text/text.hpp"
#include "perft/library/c/guard.hpp"
#include "perft/library/c/objects.hpp"

using namespace hurdle::library;  // NOLINT: the C functions below use our names

const char* hurdle_version() {
  return HURDLE_VERSION;
}

const hurdle_variant* hurdle_variant_at(size_t number) {
  return hurdle_variants_at(&own_games(), number);
}

const hurdle_variant* hurdle_variant_named(const char* name, char** error) {
  return guarded(error, [&] { return &own_game(given_text(name, "name")); });
}

const char* hurdle_variant_name(const hurdle_variant* variant) {
  return variant == nullptr ? nullptr : variant->name();
}

hurdle_variants* hurdle_variants_load(const char* text, char** error) {
  return guarded(error, [&] { return load_games(given_text(text, "text")).release(); });
}

const hurdle_variant* hurdle_variants_at(const hurdle_variants* variants, size_t number) {
  return variants != nullptr && number < variants->games.size() ? variants->games[number].get()
                                                                : nullptr;
}

const hurdle_variant* hurdle_variants_named(const hurdle_variants* variants, const char* name,
                                            char** error) {
  return guarded(error, [&]() -> const hurdle_variant* {
    const hurdle_variants& all = given(variants, "variants");
    const std::string_view wanted = given_text(name, "name");
    std::vector<std::string> names;
    for (const auto& game : all.games) {
      if (game->name() == wanted) {
        return game.get();
      }
      names.emplace_back(game->name());
    }
    throw BadArgument("name", "'" + hurdle::quoted(wanted) + "' is no game that loads" +
                                  hurdle::did_you_mean(std::string(wanted), names));
  });
}

const char* hurdle_variants_problems(const hurdle_variants* variants) {
  return variants == nullptr ? nullptr : variants->problems.c_str();
}

void hurdle_variants_free(hurdle_variants* variants) {
  delete variants;
}

hurdle_position* hurdle_position_start(const hurdle_variant* variant, const char* setup,
                                       char** error) {
  return guarded(error,
                 [&] { return given(variant, "variant").start(text_or_empty(setup)).release(); });
}

hurdle_position* hurdle_position_from_fen(const hurdle_variant* variant, const char* fen,
                                          char** error) {
  return guarded(error, [&] {
    const hurdle_variant& game = given(variant, "variant");
    return game.from_fen(given_text(fen, "fen")).release();
  });
}

hurdle_position* hurdle_position_play(const hurdle_position* position, const char* moves,
                                      char** error) {
  return guarded(error, [&] {
    const hurdle_position& from = given(position, "position");
    return from.play(given_text(moves, "moves")).release();
  });
}

char* hurdle_position_fen(const hurdle_position* position, char** error) {
  return guarded(error, [&] { return copied(given(position, "position").fen()); });
}

char* hurdle_position_svg(const hurdle_position* position, const char* options, char** error) {
  return guarded(error,
                 [&] { return copied(given(position, "position").svg(text_or_empty(options))); });
}

void hurdle_position_free(hurdle_position* position) {
  delete position;
}

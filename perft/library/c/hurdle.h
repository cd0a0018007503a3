/* libhurdle: the rules of Hurdle's games in your own program. Legal moves, counts of move trees
 * (perft), why a move is legal or is not, how a game ends, and pictures.
 *
 * Threads. Any thread may call any function at any time, for the same object too: objects never
 * change. Free an object only when no other thread uses it.
 *
 * Errors. A function that can fail takes `error`: NULL, or the address of a `char*`. On success the
 * function sets it to NULL. On failure it sets it to one line that names the invalid argument and
 * the place in it ("moves: move 3 'a1a9': illegal by J2 ..."); free it by hurdle_text_free. The
 * function then returns NULL, or 0 if it returns a number. NULL arguments are errors unless the
 * function's comment gives them a meaning.
 *
 * Texts are UTF-8. A `const char*` belongs to the object that the function was called for; free a
 * `char*` by hurdle_text_free. The grammars of FEN and moves are in movegen/variants/common.md.
 * Functions accept moves in every notation of movegen/notations/README.md, and return coordinates.
 * The clauses of verdicts are in movegen/variants/GAME/rules.md; `hurdle rules` prints those of the
 * games of a variants file.
 *
 * Versions. Within one HURDLE_INTERFACE (the number after libhurdle.so) functions and words of
 * options are added, never changed or removed. Sentences may change any time, clause ids never. */
#ifndef HURDLE_H
#define HURDLE_H

/* This header is C, so C++ lint rules do not apply. */
/* NOLINTBEGIN(modernize-deprecated-headers, modernize-use-using) */
/* NOLINTBEGIN(readability-identifier-naming) */

#include <stddef.h>
#include <stdint.h>

#define HURDLE_INTERFACE 1

#if defined(__GNUC__)
#define HURDLE_API __attribute__((visibility("default")))
#else
#define HURDLE_API
#endif

#ifdef __cplusplus
extern "C" {
#endif

/* A game, as "janggi". Never free Hurdle's own games; they exist as long as the library. */
typedef struct hurdle_variant hurdle_variant;
/* The games of a variants file. */
typedef struct hurdle_variants hurdle_variants;
/* A valid position (clause C8). */
typedef struct hurdle_position hurdle_position;
/* Legal moves, sorted by their text, and the nodes below each. */
typedef struct hurdle_move_list hurdle_move_list;
/* A verdict on a move or a game, with the deciding clause. */
typedef struct hurdle_verdict hurdle_verdict;

/* A number of nodes: high * 2^64 + low. */
typedef struct {
  uint64_t low;
  uint64_t high;
} hurdle_count;

/* Progress callback. While another thread counts, the library calls it on the caller's thread about
 * every 50 milliseconds, with the finished share of the tree (0 to 1) and `data`. Return 0 to stop
 * the count; its error is then "stopped". */
typedef int (*hurdle_go_on)(double share, void* data);

/* The release, as "0.1.0". */
HURDLE_API const char* hurdle_version(void);

/* ---- Games ---- */

/* Game `number`, from 0; NULL past the last. */
HURDLE_API const hurdle_variant* hurdle_variant_at(size_t number);
/* The game with this name or alias. */
HURDLE_API const hurdle_variant* hurdle_variant_named(const char* name, char** error);
HURDLE_API const char* hurdle_variant_name(const hurdle_variant* variant);

/* The games that a text in Fairy-Stockfish's variants.ini format describes. Each section is a game;
 * it may inherit from a section above it or from a built-in game. A section with an error does not
 * load; the others do. If no section loads, that is an error. The plain generator counts these
 * games. They have one start position; their pictures have no arrows, and pieces without a figure
 * show letters; hurdle_adjudicate takes no options. */
HURDLE_API hurdle_variants* hurdle_variants_load(const char* text, char** error);
/* Game `number` in the order of the text, from 0; NULL past the last. hurdle_variants_free frees
 * the games too; positions of them stay usable. */
HURDLE_API const hurdle_variant* hurdle_variants_at(const hurdle_variants* variants, size_t number);
HURDLE_API const hurdle_variant* hurdle_variants_named(const hurdle_variants* variants,
                                                       const char* name, char** error);
/* Errors and warnings, one line each, with line numbers of the text; empty if there are none. */
HURDLE_API const char* hurdle_variants_problems(const hurdle_variants* variants);
HURDLE_API void hurdle_variants_free(hurdle_variants* variants);

/* ---- Positions ---- */

/* A start position: setup is NULL for the game's first, a name, or "WHITE,BLACK" (hurdle variants
 * GAME lists them). */
HURDLE_API hurdle_position* hurdle_position_start(const hurdle_variant* variant, const char* setup,
                                                  char** error);
HURDLE_API hurdle_position* hurdle_position_from_fen(const hurdle_variant* variant, const char* fen,
                                                     char** error);
/* The position after these moves, separated by blanks or commas. `position` does not change. */
HURDLE_API hurdle_position* hurdle_position_play(const hurdle_position* position, const char* moves,
                                                 char** error);
/* The canonical FEN. It is an error if two passes have ended the game: that position has no FEN. */
HURDLE_API char* hurdle_position_fen(const hurdle_position* position, char** error);
/* An SVG picture with the last played move as an arrow. Options: NULL, or some of these, separated
 * by blanks:
 *   pieces=NAMES    letters (the default), hanja or figures
 *   arrows=M1,M2    moves to draw as thin arrows, legal or not */
HURDLE_API char* hurdle_position_svg(const hurdle_position* position, const char* options,
                                     char** error);
HURDLE_API void hurdle_position_free(hurdle_position* position);

/* ---- Moves, counts and verdicts ---- */

/* The legal moves, each with 1 node. */
HURDLE_API hurdle_move_list* hurdle_moves(const hurdle_position* position, char** error);

/* The number of lines of exactly `depth` moves (0 to 30). Returns 1 and sets *nodes, or returns 0.
 * The fast generator counts, in one thread. Options: NULL, or some of these, separated by blanks:
 *   threads=N       1 to 1024
 *   hash=MIB        the size of the hash table; 0: none; auto (the default): depends on the depth
 *   key-seed=N      uses other hash keys; the same count with another seed confirms a deep count
 *   referee         counts by the plain generator; with a hash table, equal positions only once
 *   no-bulk         makes each last move instead of counting the legal moves
 *   no-differences  makes each last move but one instead of counting by differences
 *   no-orders       counts two orders of the same moves one by one, also without a hash table
 * No option changes the count. `go_on` may be NULL. */
HURDLE_API int hurdle_perft(const hurdle_position* position, int depth, const char* options,
                            hurdle_go_on go_on, void* data, hurdle_count* nodes, char** error);
/* The count below each legal move; depth 1 to 30. Options and `go_on` as for hurdle_perft. */
HURDLE_API hurdle_move_list* hurdle_divide(const hurdle_position* position, int depth,
                                           const char* options, hurdle_go_on go_on, void* data,
                                           char** error);

/* Whether a move is "legal" or "illegal", and why. A text that is no move is an error. */
HURDLE_API hurdle_verdict* hurdle_explain(const hurdle_position* position, const char* move,
                                          char** error);
/* The result of the game that starts at this position and continues with these moves: "1-0", "0-1",
 * "1/2-1/2", or "*" with an empty clause and sentence if the game is not over. "*" with a clause: a
 * game of a variants file is over, but an option that Hurdle does not implement decides who wins.
 * An illegal move, or a move after the end, is an error. Options: NULL, or end rules that
 * organisations differ on, as "rules=points" (`hurdle variants --ends` lists them). */
HURDLE_API hurdle_verdict* hurdle_adjudicate(const hurdle_position* position, const char* moves,
                                             const char* options, char** error);

/* ---- Results ---- */

HURDLE_API size_t hurdle_moves_size(const hurdle_move_list* moves);
/* Move `number`, from 0; NULL past the last. */
HURDLE_API const char* hurdle_moves_text(const hurdle_move_list* moves, size_t number);
HURDLE_API hurdle_count hurdle_moves_nodes(const hurdle_move_list* moves, size_t number);
HURDLE_API void hurdle_moves_free(hurdle_move_list* moves);

HURDLE_API const char* hurdle_verdict_says(const hurdle_verdict* verdict);
/* The clause that decides, as "J8", and its title, as "soldier". */
HURDLE_API const char* hurdle_verdict_clause(const hurdle_verdict* verdict);
HURDLE_API const char* hurdle_verdict_title(const hurdle_verdict* verdict);
HURDLE_API const char* hurdle_verdict_sentence(const hurdle_verdict* verdict);
HURDLE_API void hurdle_verdict_free(hurdle_verdict* verdict);

HURDLE_API void hurdle_text_free(char* text);

#ifdef __cplusplus
}
#endif

/* NOLINTEND(readability-identifier-naming) */
/* NOLINTEND(modernize-deprecated-headers, modernize-use-using) */

#endif

/* libhurdle: the rules of Hurdle's games in your own program. Legal moves, counts of move trees
 * (perft), why a move is legal or is not, how a game ends, and pictures.
 *
 * Threads. Every function may be called by any thread at any time, for the same objects too: an
 * object never changes once it is made. Only the last thread that uses an object may free it. No
 * call leaves anything behind that another call could notice.
 *
 * Errors. A function that can fail takes `error`: NULL, or the address of a `char*`. It is set to
 * NULL when all went well, else to one line of text that begins with the argument that is at fault
 * and says the place in it ("moves: move 3 'a1a9': illegal by J2 ..."); free it by
 * hurdle_text_free. What the function returns is then NULL, or 0 where it returns a number. A NULL
 * argument is an error of that kind, unless it is said here what it stands for.
 *
 * Texts are UTF-8. A `const char*` belongs to the object it was asked of; a `char*` is yours to free.
 * The grammars of FEN and moves are in movegen/variants/common.md; moves are read in every notation
 * of movegen/notations/README.md, and written in coordinates; the clauses that verdicts name are
 * in movegen/variants/GAME/rules.md, those of variants files' games are written by hurdle rules.
 *
 * Versions. Within one HURDLE_INTERFACE (the number behind libhurdle.so) functions are added, never
 * changed or removed; so are words that options understand. Sentences are for readers and may change
 * at any time; clauses' ids stay for ever. */
#ifndef HURDLE_H
#define HURDLE_H

/* It is C. */
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

/* A game, as "janggi". Hurdle's own live as long as the library and are never freed. */
typedef struct hurdle_variant hurdle_variant;
/* The games of a variants file. */
typedef struct hurdle_variants hurdle_variants;
/* A position that can be, by clause C8. */
typedef struct hurdle_position hurdle_position;
/* Legal moves, sorted by their text, and the nodes below each. */
typedef struct hurdle_move_list hurdle_move_list;
/* What the rules say of a move or of a game, and by which clause. */
typedef struct hurdle_verdict hurdle_verdict;

/* A number of nodes: high * 2^64 + low. */
typedef struct {
  uint64_t low;
  uint64_t high;
} hurdle_count;

/* Asked now and then by a count under way, on the thread that asked for it: the share of the tree
 * that is done, 0 to 1, and the caller's own data. A count ends soon after an answer of 0; its
 * error text is then "stopped". */
typedef int (*hurdle_go_on)(double share, void* data);

/* The release, as "0.1.0". */
HURDLE_API const char* hurdle_version(void);

/* ---- Games ---- */

/* The games there are: number 0 and on; NULL behind the last. */
HURDLE_API const hurdle_variant* hurdle_variant_at(size_t number);
/* The game with this name or alias. */
HURDLE_API const hurdle_variant* hurdle_variant_named(const char* name, char** error);
HURDLE_API const char* hurdle_variant_name(const hurdle_variant* variant);

/* The games that a text in Fairy-Stockfish's variants.ini format describes, each a section that may
 * inherit from one above it or from the games that such files know. A section with an error does not
 * load; the others do. If none does, that is an error. Their plain generator counts; they have no
 * pictures, no other setups and no options of their ends. */
HURDLE_API hurdle_variants* hurdle_variants_load(const char* text, char** error);
/* In the order of the text: number 0 and on; NULL behind the last. A game is freed with its file;
 * positions of it may live on. */
HURDLE_API const hurdle_variant* hurdle_variants_at(const hurdle_variants* variants, size_t number);
HURDLE_API const hurdle_variant* hurdle_variants_named(const hurdle_variants* variants,
                                                       const char* name, char** error);
/* Errors and warnings, a line each with the line of the text; empty without any. */
HURDLE_API const char* hurdle_variants_problems(const hurdle_variants* variants);
HURDLE_API void hurdle_variants_free(hurdle_variants* variants);

/* ---- Positions ---- */

/* A start position: setup is NULL for the game's first, a name, or "WHITE,BLACK" (hurdle variants
 * GAME lists them). */
HURDLE_API hurdle_position* hurdle_position_start(const hurdle_variant* variant, const char* setup,
                                                  char** error);
HURDLE_API hurdle_position* hurdle_position_from_fen(const hurdle_variant* variant, const char* fen,
                                                     char** error);
/* A new position: the moves, separated by blanks or commas, played from this one, which stays as it is. */
HURDLE_API hurdle_position* hurdle_position_play(const hurdle_position* position, const char* moves,
                                                 char** error);
/* The canonical FEN. A game that two passes have ended has none: that is an error. */
HURDLE_API char* hurdle_position_fen(const hurdle_position* position, char** error);
/* A picture, an SVG document, with the last move that was played as an arrow. Options: NULL, or
 * some of these, separated by blanks:
 *   pieces=NAMES    letters (without this), hanja or figures
 *   arrows=M1,M2    moves to draw as thin arrows, legal or not */
HURDLE_API char* hurdle_position_svg(const hurdle_position* position, const char* options,
                                     char** error);
HURDLE_API void hurdle_position_free(hurdle_position* position);

/* ---- Questions ---- */

/* The legal moves, each with 1 node. */
HURDLE_API hurdle_move_list* hurdle_moves(const hurdle_position* position, char** error);

/* The lines of exactly `depth` moves (0 to 30), by the fast generator in one thread. Returns 1 and
 * sets *nodes, or returns 0. Options: NULL, or some of these, separated by blanks:
 *   threads=N       1 to 1024
 *   hash=MIB        the size of a table; 0 is none, auto (without this) goes by the depth
 *   key-seed=N      draws the table's keys anew: another seed confirms a deep count
 *   referee         counts by the plain generator; with a table, equal positions once
 *   no-bulk, no-differences   make every last move, every last move but one, instead of counting
 * None of them changes a count. `go_on` may be NULL. */
HURDLE_API int hurdle_perft(const hurdle_position* position, int depth, const char* options,
                            hurdle_go_on go_on, void* data, hurdle_count* nodes, char** error);
/* The same below each legal move; depth from 1. */
HURDLE_API hurdle_move_list* hurdle_divide(const hurdle_position* position, int depth,
                                           const char* options, hurdle_go_on go_on, void* data,
                                           char** error);

/* Whether a move is legal, and why: "legal" or "illegal". A move that cannot be read is an error. */
HURDLE_API hurdle_verdict* hurdle_explain(const hurdle_position* position, const char* move,
                                          char** error);
/* How the game ends that begins at this position and goes on by these moves: "1-0", "0-1",
 * "1/2-1/2", or "*" while it goes on; clause and sentence are then empty. "*" with a clause: a
 * variants file's game is over, and an option that Hurdle does not judge decides it. An illegal move,
 * or one behind the end, is an error. Options: NULL, or how the game's ends are played where people differ,
 * as "rules=points" (hurdle variants --ends lists them). */
HURDLE_API hurdle_verdict* hurdle_adjudicate(const hurdle_position* position, const char* moves,
                                             const char* options, char** error);

/* ---- What was answered ---- */

HURDLE_API size_t hurdle_moves_size(const hurdle_move_list* moves);
/* Number 0 to size - 1; NULL for another number. */
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

/* Compares the moves that an engine has in a position with the rules, and says why each that is too
 * many or missing is illegal or legal. Prints the moves that it has more than once.
 *   check_moves VARIANT FEN MOVE...
 * Exit code 0 when they are the same, 1 when they differ, 2 for bad input. */
#include <hurdle.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* The FEN after a move, or NULL if it is illegal or the game is then over. */
static char* fen_after(const hurdle_position* position, const char* move) {
  hurdle_position* after = hurdle_position_play(position, move, NULL);
  char* fen = after == NULL ? NULL : hurdle_position_fen(after, NULL);
  hurdle_position_free(after);
  return fen;
}

/* The number of the legal move that the engine means, in any notation; the size of the list if the
 * move is illegal. */
static size_t number_of(const hurdle_position* position, const hurdle_move_list* legal,
                        const char* move) {
  const size_t size = hurdle_moves_size(legal);
  size_t found = size;
  for (size_t i = 0; i < size && found == size; ++i) {
    found = strcmp(move, hurdle_moves_text(legal, i)) == 0 ? i : size;
  }
  char* fen = found == size ? fen_after(position, move) : NULL;
  for (size_t i = 0; i < size && fen != NULL && found == size; ++i) {
    char* other = fen_after(position, hurdle_moves_text(legal, i));
    found = other != NULL && strcmp(fen, other) == 0 ? i : size;
    hurdle_text_free(other);
  }
  hurdle_text_free(fen);
  return found;
}

/* Prints what the rules say of a move. Returns 0 when it cannot be read. */
static int print_verdict(const char* what, const hurdle_position* position, const char* move) {
  char* error = NULL;
  hurdle_verdict* verdict = hurdle_explain(position, move, &error);
  if (verdict == NULL) {
    fprintf(stderr, "check_moves: %s\n", error);
    hurdle_text_free(error);
    return 0;
  }
  printf("%s: %s is %s by %s (%s): %s\n", what, move, hurdle_verdict_says(verdict),
         hurdle_verdict_clause(verdict), hurdle_verdict_title(verdict),
         hurdle_verdict_sentence(verdict));
  hurdle_verdict_free(verdict);
  return 1;
}

/* The exit code for these moves, which are the engine's. */
static int compare(const hurdle_position* position, char** engine, int count) {
  int code = 0;
  hurdle_move_list* legal = hurdle_moves(position, NULL);
  const size_t size = hurdle_moves_size(legal);
  int* times = calloc(size + 1, sizeof *times); /* how often the engine has each legal move */
  if (times == NULL) {
    hurdle_moves_free(legal);
    return 2;
  }
  for (int i = 0; i < count && code < 2; ++i) {
    const size_t number = number_of(position, legal, engine[i]);
    ++times[number];
    if (number == size) {
      code = print_verdict("extra", position, engine[i]) ? 1 : 2;
    }
  }
  for (size_t j = 0; j < size && code < 2; ++j) {
    const char* move = hurdle_moves_text(legal, j);
    if (times[j] == 0) {
      code = print_verdict("missing", position, move) ? 1 : 2;
    } else if (times[j] > 1) {
      printf("twice: %s\n", move);
      code = 1;
    }
  }
  free(times);
  hurdle_moves_free(legal);
  return code;
}

int main(int count, char** arguments) {
  if (count < 3) {
    fprintf(stderr, "usage: check_moves VARIANT FEN MOVE...\n");
    return 2;
  }
  char* error = NULL;
  hurdle_position* position = NULL;
  const hurdle_variant* variant = hurdle_variant_named(arguments[1], &error);
  if (variant != NULL) {
    position = hurdle_position_from_fen(variant, arguments[2], &error);
  }
  if (position == NULL) {
    fprintf(stderr, "check_moves: %s\n", error);
    hurdle_text_free(error);
    return 2;
  }
  const int code = compare(position, arguments + 3, count - 3);
  hurdle_position_free(position);
  return code;
}

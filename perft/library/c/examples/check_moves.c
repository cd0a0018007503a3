/* Compares the moves that an engine has in a position with the rules, and says why each that is too
 * many or missing is illegal or legal.
 *   check_moves VARIANT FEN MOVE...
 * Exit code 0 when they are the same, 1 when they differ, 2 for bad input. */
#include <hurdle.h>
#include <stdio.h>
#include <string.h>

static int is_among(const char* move, char** moves, int count) {
  for (int i = 0; i < count; ++i) {
    if (strcmp(move, moves[i]) == 0) {
      return 1;
    }
  }
  return 0;
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
  for (int i = 0; i < count; ++i) {
    int known = 0;
    for (size_t j = 0; j < hurdle_moves_size(legal); ++j) {
      known |= strcmp(engine[i], hurdle_moves_text(legal, j)) == 0;
    }
    if (!known && code < 2) {
      code = print_verdict("extra", position, engine[i]) ? 1 : 2;
    }
  }
  for (size_t j = 0; j < hurdle_moves_size(legal); ++j) {
    const char* move = hurdle_moves_text(legal, j);
    if (!is_among(move, engine, count) && code < 2) {
      code = print_verdict("missing", position, move) ? 1 : 2;
    }
  }
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

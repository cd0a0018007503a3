/** An invalid argument. The message names the argument, the place in it and the reason. */
export class HurdleError extends Error {}

/** A verdict on a move or a game, with the deciding clause. */
export interface Verdict {
  /** `legal` or `illegal`; for a game `1-0`, `0-1`, `1/2-1/2`, or `*` if it is not over. */
  says: "legal" | "illegal" | "1-0" | "0-1" | "1/2-1/2" | "*";
  /** The id of the deciding clause, as `J8`. It and the next two are empty if a game is not over. */
  clause: string;
  title: string;
  sentence: string;
}

/** A verdict in one line, in the form that `hurdle explain` prints. */
export function inWords(verdict: Verdict): string;

export interface CountOptions {
  /** Counts by the plain generator, which shares no rules code with the fast one. */
  referee?: boolean;
  /** The size of the hash table; 0 means none. By default it depends on the depth. */
  hashMib?: number;
}

/** A position of a game. It never changes. */
export class Position {
  /**
   * The start position of a game, a named start position (`setup`: `WHITE,BLACK`, or one name for
   * both) or a FEN, after `moves`.
   */
  constructor(
    variant: string,
    options?: { fen?: string; setup?: string; moves?: string | readonly string[] },
  );
  readonly variant: string;
  /** The canonical FEN. */
  readonly fen: string;
  /** The position after these moves; this position does not change. */
  play(...moves: string[]): Position;
  /** The legal moves, sorted. */
  moves(): string[];
  /** The number of lines of `depth` moves, 0 to 30. Blocks until the count is finished. */
  perft(depth: number, options?: CountOptions): bigint;
  /** The number of lines of `depth` moves, 1 to 30, that begin with each move. */
  divide(depth: number, options?: CountOptions): Map<string, bigint>;
  /** Whether a move is legal, and why. */
  explain(move: string): Verdict;
  /**
   * Compares these moves, in any notation, with the legal ones; one line for each extra or missing
   * move, and for each that is listed more than once.
   */
  compare(moves: Iterable<string>): string[];
  /**
   * The result of the game that starts here and continues with these moves. Options are end rules
   * that organisations differ on, as `{ rules: "points" }`.
   */
  adjudicate(moves?: string | readonly string[], options?: Record<string, string>): Verdict;
  /** An SVG picture with the last played move as an arrow. */
  svg(options?: { pieces?: "letters" | "hanja" | "figures"; arrows?: string[] }): string;
}

/** The games that a text in Fairy-Stockfish's variants.ini format describes. */
export class Variants {
  /** A section with an error does not load; if none loads, that is a HurdleError. */
  constructor(text: string);
  readonly names: readonly string[];
  /** Errors and warnings, each with the line of the text. */
  readonly problems: readonly string[];
  /**
   * The start position of a game or a FEN, after `moves`. `svg` draws no arrows, and `adjudicate`
   * takes no options.
   */
  position(
    name: string,
    options?: { fen?: string; moves?: string | readonly string[] },
  ): Position;
}

/** The names of the games. */
export function variants(): string[];
/** The library's release. */
export function version(): string;

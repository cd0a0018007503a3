/** What the library says of an argument that it cannot use: the argument, the place in it, why. */
export class HurdleError extends Error {}

/** What the rules say of a move or of a game, and by which clause. */
export interface Verdict {
  /** `legal` or `illegal`; of a game `1-0`, `0-1`, `1/2-1/2`, or `*` while it goes on. */
  says: "legal" | "illegal" | "1-0" | "0-1" | "1/2-1/2" | "*";
  /** The clause's id, as `J8`; empty while a game goes on, as are the two below. */
  clause: string;
  title: string;
  sentence: string;
}

/** A verdict in one line, as `hurdle explain` says it. */
export function inWords(verdict: Verdict): string;

export interface CountOptions {
  /** Counts by the plain generator, which shares nothing with the fast one. */
  referee?: boolean;
  /** The size of a table; 0 is none. Without it, by the depth. */
  hashMib?: number;
}

/** A position of a game. It never changes. */
export class Position {
  /**
   * The start of a game, a named start (`WHITE,BLACK` or a name for both) or the position of a FEN,
   * and moves played from there.
   */
  constructor(
    variant: string,
    options?: { fen?: string; setup?: string; moves?: string | readonly string[] },
  );
  readonly variant: string;
  /** The canonical FEN. */
  readonly fen: string;
  /** The position after these moves. */
  play(...moves: string[]): Position;
  /** The legal moves, sorted. */
  moves(): string[];
  /** The number of lines of `depth` moves, 0 to 30. It is counted before this returns. */
  perft(depth: number, options?: CountOptions): bigint;
  /** The number below each move; depth from 1. */
  divide(depth: number, options?: CountOptions): Map<string, bigint>;
  /** Whether a move is legal, and why. */
  explain(move: string): Verdict;
  /** What is wrong with these as the legal moves: a line for each that is too many or missing. */
  compare(moves: Iterable<string>): string[];
  /** How the game ends that goes on from here by these moves, by options as `{ rules: "points" }`. */
  adjudicate(moves?: string | readonly string[], options?: Record<string, string>): Verdict;
  /** A picture, with the last move that was played as an arrow. */
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
   * The start of a game or the position of a FEN, and moves played from there. It has no picture, and
   * `adjudicate` takes no options.
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

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * A small engine: Makruk, by the rules of movegen/variants/makruk/rules.md.
 *
 * <pre>
 * javac -d classes Makruk.java
 * hurdle check positions/makruk --tag quick --engine "java -cp classes Makruk" --protocol jsonl
 * </pre>
 */
public final class Makruk implements HurdleKit.Engine<Makruk.Position> {
    /** How each piece captures: files to the right, ranks ahead. */
    private static final Map<Character, int[][]> STEPS = Map.of(
            'K', new int[][] {{1, 0}, {-1, 0}, {0, 1}, {0, -1}, {1, 1}, {1, -1}, {-1, 1}, {-1, -1}},
            'M', new int[][] {{1, 1}, {1, -1}, {-1, 1}, {-1, -1}},
            'S', new int[][] {{1, 1}, {1, -1}, {-1, 1}, {-1, -1}, {0, 1}},
            'N', new int[][] {{1, 2}, {2, 1}, {2, -1}, {1, -2},
                    {-1, -2}, {-2, -1}, {-2, 1}, {-1, 2}},
            'R', new int[][] {{1, 0}, {-1, 0}, {0, 1}, {0, -1}},
            'P', new int[][] {{-1, 1}, {1, 1}});

    /** From occupied squares, as "e5", to pieces, as in a FEN; and whether White is to move. */
    static final class Position {
        final Map<String, Character> board;
        final boolean white;

        Position(Map<String, Character> board, boolean white) {
            this.board = board;
            this.white = white;
        }
    }

    @Override
    public Position start(String variant, String fen) {
        if (!variant.equals("makruk")) {
            throw new IllegalArgumentException(
                    "unknown variant " + variant + "; this engine plays makruk");
        }
        String[] fields = fen.split(" ");
        Map<String, Character> board = new TreeMap<>();
        int file = 0;
        int rank = 7;
        for (char c : fields[0].toCharArray()) {
            if (c == '/') {
                file = 0;
                rank--;
            } else if (Character.isDigit(c)) {
                file += c - '0';
            } else {
                board.put(square(file++, rank), c);
            }
        }
        return new Position(board, fields[1].equals("w"));
    }

    @Override
    public List<String> moves(Position position) {
        List<String> moves = candidates(position);
        moves.removeIf(move -> isChecked(play(position, move).board, position.white));
        return moves;
    }

    @Override
    public Position play(Position position, String move) {
        String origin = move.substring(0, 2);
        String target = move.substring(2, 4);
        Map<String, Character> board = new TreeMap<>(position.board);
        Character piece = board.remove(origin);
        if (piece == null || isWhite(piece) != position.white || origin.equals(target)) {
            throw new IllegalArgumentException(move + " moves no piece of the side to move");
        }
        board.put(target, move.endsWith("m") ? coloured('M', position.white) : piece);
        return new Position(board, !position.white);
    }

    /** Decides mate and stalemate; ignores repetitions and counting rules. */
    @Override
    public String result(Position first, List<String> texts) {
        Position position = first;
        for (String text : texts) {
            position = play(position, text);
        }
        if (!moves(position).isEmpty()) {
            return null;
        }
        if (!isChecked(position.board, position.white)) {
            return "1/2-1/2 T7";
        }
        return position.white ? "0-1 T6" : "1-0 T6";
    }

    /** The moves that the pieces can make, including those that leave the king in check. */
    private static List<String> candidates(Position position) {
        List<String> moves = new ArrayList<>();
        position.board.forEach((origin, piece) -> {
            if (isWhite(piece) != position.white) {
                return;
            }
            boolean isPawn = Character.toUpperCase(piece) == 'P';
            List<String> targets = attacked(position.board, origin, piece);
            targets.removeIf(target -> {
                Character other = position.board.get(target);
                return other == null ? isPawn : isWhite(other) == position.white;
            });
            String ahead = neighbour(origin, 0, position.white ? 1 : -1);
            if (isPawn && !position.board.containsKey(ahead)) {
                targets.add(ahead);
            }
            for (String target : targets) {
                boolean promotes = isPawn && target.endsWith(position.white ? "6" : "3");
                moves.add(origin + target + (promotes ? "m" : ""));
            }
        });
        return moves;
    }

    /** The squares that a piece attacks, occupied or empty. */
    private static List<String> attacked(Map<String, Character> board, String origin, char piece) {
        List<String> squares = new ArrayList<>();
        char kind = Character.toUpperCase(piece);
        for (int[] step : STEPS.get(kind)) {
            int ranks = isWhite(piece) ? step[1] : -step[1];
            String target = neighbour(origin, step[0], ranks);
            while (target != null) {
                squares.add(target);
                boolean goesOn = kind == 'R' && !board.containsKey(target);
                target = goesOn ? neighbour(target, step[0], ranks) : null;
            }
        }
        return squares;
    }

    /**
     * Whether an enemy piece attacks the king. It does if an own piece of the same kind on the
     * king's square would attack it.
     */
    private static boolean isChecked(Map<String, Character> board, boolean white) {
        String king = board.keySet().stream()
                .filter(square -> board.get(square) == coloured('K', white))
                .findFirst()
                .orElseThrow();
        return STEPS.keySet().stream().anyMatch(kind ->
                attacked(board, king, coloured(kind, white)).stream()
                        .map(board::get)
                        .anyMatch(other -> other != null && other == coloured(kind, !white)));
    }

    private static boolean isWhite(char piece) {
        return Character.isUpperCase(piece);
    }

    private static char coloured(char kind, boolean white) {
        return white ? kind : Character.toLowerCase(kind);
    }

    private static String square(int file, int rank) {
        return "" + (char) ('a' + file) + (char) ('1' + rank);
    }

    /** The square {@code files} to the right and {@code ranks} up; null beyond the edge. */
    private static String neighbour(String square, int files, int ranks) {
        int file = square.charAt(0) - 'a' + files;
        int rank = square.charAt(1) - '1' + ranks;
        return file >= 0 && file < 8 && rank >= 0 && rank < 8 ? square(file, rank) : null;
    }

    public static void main(String[] arguments) throws IOException {
        HurdleKit.answerQuestions(new Makruk());
    }
}

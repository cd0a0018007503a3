import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;

/**
 * Lets {@code hurdle check} ask an engine that is written in Java (11 or later).
 *
 * <p>Copy this file beside your engine; do not edit it. Then fill in the three functions
 * of MyEngine.java, as Makruk.java does, and run
 *
 * <pre>
 * javac -d classes MyEngine.java
 * hurdle check --variant makpong --engine "java -cp classes MyEngine" --protocol jsonl
 * </pre>
 *
 * <p>Hurdle writes one question per line to stdin and reads one reply per line from stdout:
 *
 * <pre>
 * {"id":1,"variant":"makpong","fen":"...","moves":["a3a4"],"depth":1}
 * {"id":1,"moves":["a6a5","b6b5"]}    or    {"id":1,"error":"..."}
 * </pre>
 *
 * <p>With --games, "ask":"result" asks for the result of a game; the function {@code result}
 * replies.
 *
 * <p>Your engine may print other lines; Hurdle ignores them.
 */
public final class HurdleKit {
    /** An engine. Its states can have any type. An exception that it throws becomes the reply. */
    public interface Engine<S> {
        /** Your state for this FEN. */
        S start(String variant, String fen) throws Exception;

        /** The legal moves, in any order. */
        List<String> moves(S state) throws Exception;

        /** The state after a legal move; must not change {@code state}. */
        S play(S state, String move) throws Exception;

        /**
         * Optional: the result of the game that starts here and continues with these moves: "1-0",
         * "0-1", "1/2-1/2", or "*" if it is not over; a blank and the clause may follow, as in
         * "0-1 T6". Null if your engine cannot decide.
         */
        default String result(S start, List<String> moves) throws Exception {
            return null;
        }
    }

    private HurdleKit() {}

    /** Replies to the questions on stdin until it ends. */
    public static <S> void answerQuestions(Engine<S> engine) throws IOException {
        var in = new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8));
        var out = new PrintStream(System.out, true, StandardCharsets.UTF_8);
        for (String line = in.readLine(); line != null; line = in.readLine()) {
            if (!line.isBlank()) {
                out.print(answer(engine, line) + "\n");
                out.flush();
            }
        }
    }

    /** A line that is no question in JSON, for example a UCI command. */
    private static final class NoQuestion extends IllegalArgumentException {
        private static final long serialVersionUID = 1;

        NoQuestion(String message) {
            super(message);
        }
    }

    private static <S> String answer(Engine<S> engine, String line) {
        var question = new Question();
        try {
            new Reader(line).read(question);
            if (question.depth < 1) {
                throw new IllegalArgumentException("a depth is a number from 1 on");
            }
            S state = engine.start(question.variant, question.fen);
            String ended = question.ask.equals("result")
                    ? engine.result(state, question.moves)
                    : null;
            for (String move : question.moves) {
                state = engine.play(state, move);
            }
            String found;
            if (question.depth == 1) {
                found = engine.moves(state).stream()
                        .map(HurdleKit::quoted)
                        .collect(Collectors.joining(",", "[", "]"));
            } else {
                found = divide(engine, state, question.depth).entrySet().stream()
                        .map(entry -> quoted(entry.getKey()) + ":" + entry.getValue())
                        .collect(Collectors.joining(",", "{", "}"));
            }
            return "{\"id\":" + question.id + ",\"moves\":" + found + resultFields(ended) + "}";
        } catch (NoQuestion error) {
            System.err.println("HurdleKit: " + error.getMessage());
            return "{\"id\":" + question.id + ",\"error\":" + quoted(error.getMessage()) + "}";
        } catch (Exception | AssertionError | StackOverflowError error) {
            error.printStackTrace(); // to stderr; the next question may succeed
            return "{\"id\":" + question.id + ",\"error\":" + quoted(error.toString()) + "}";
        }
    }

    /** The fields of a reply for a result: "0-1 T6" is the result and its clause. */
    private static String resultFields(String ended) {
        if (ended == null || ended.isEmpty()) {
            return "";
        }
        String[] words = ended.split(" ");
        return ",\"result\":" + quoted(words[0])
                + (words.length > 1 ? ",\"by\":" + quoted(words[1]) : "");
    }

    /** The number of nodes at this depth below each move; a move listed twice counts twice. */
    private static <S> Map<String, Long> divide(Engine<S> engine, S state, int depth)
            throws Exception {
        Map<String, Long> counts = new TreeMap<>();
        for (String move : engine.moves(state)) {
            long nodes = 1;
            if (depth > 1) {
                nodes = divide(engine, engine.play(state, move), depth - 1).values().stream()
                        .mapToLong(Long::longValue)
                        .sum();
            }
            counts.merge(move, nodes, Long::sum);
        }
        return counts;
    }

    /** The text as a string of JSON. */
    private static String quoted(String text) {
        var result = new StringBuilder("\"");
        for (char c : text.toCharArray()) {
            if (c == '"' || c == '\\') {
                result.append('\\').append(c);
            } else if (c < ' ' || Character.isSurrogate(c)) {
                result.append(String.format("\\u%04x", (int) c));
            } else {
                result.append(c);
            }
        }
        return result.append('"').toString();
    }

    /** A question of Hurdle: the counts at {@code depth} in the position after the moves. */
    private static final class Question {
        String id = "null"; // the same text as in the question
        String variant = "";
        String fen = "";
        List<String> moves = List.of();
        int depth;
        String ask = ""; // "result" in a question about a whole game
    }

    /** Parses an object whose values are strings, whole numbers and lists of strings. */
    private static final class Reader {
        private final String line;
        private int at;

        Reader(String line) {
            this.line = line;
        }

        /** After an error the fields before it stay, so that the reply can have the id. */
        void read(Question question) {
            expect('{');
            while (peek() != '}') {
                String key = string();
                expect(':');
                switch (key) {
                    case "id":
                        question.id = number();
                        break;
                    case "variant":
                        question.variant = string();
                        break;
                    case "fen":
                        question.fen = string();
                        break;
                    case "moves":
                        question.moves = strings();
                        break;
                    case "depth":
                        question.depth = Integer.parseInt(number());
                        break;
                    case "ask":
                        question.ask = string();
                        break;
                    default:
                        passOver();
                }
                commaUnless('}');
            }
            expect('}');
        }

        private NoQuestion noQuestion(String wanted) {
            return new NoQuestion(
                    "no question: expected " + wanted + " at character " + at + " of " + line);
        }

        /** Skips blanks. The next character; it stays unread. */
        private char peek() {
            while (at < line.length() && Character.isWhitespace(line.charAt(at))) {
                at++;
            }
            if (at == line.length()) {
                throw noQuestion("more");
            }
            return line.charAt(at);
        }

        /** Takes the next character, blank or not. */
        private char take() {
            if (at == line.length()) {
                throw noQuestion("the end of a string");
            }
            return line.charAt(at++);
        }

        private void expect(char wanted) {
            if (peek() != wanted) {
                throw noQuestion(String.valueOf(wanted));
            }
            at++;
        }

        private void commaUnless(char end) {
            if (peek() != end) {
                expect(',');
            }
        }

        private String number() {
            peek();
            int begin = at;
            while (at < line.length() && "-0123456789".indexOf(line.charAt(at)) >= 0) {
                at++;
            }
            String text = line.substring(begin, at);
            if (!text.matches("-?[0-9]+")) {
                throw noQuestion("a whole number");
            }
            return text;
        }

        private List<String> strings() {
            List<String> list = new ArrayList<>();
            expect('[');
            while (peek() != ']') {
                list.add(string());
                commaUnless(']');
            }
            expect(']');
            return list;
        }

        private String string() {
            expect('"');
            var text = new StringBuilder();
            for (char c = take(); c != '"'; c = take()) {
                text.append(c == '\\' ? escaped() : c);
            }
            return text.toString();
        }

        private char escaped() {
            char c = take();
            int index = "\"\\/bfnrt".indexOf(c);
            if (index >= 0) {
                return "\"\\/\b\f\n\r\t".charAt(index);
            }
            if (c != 'u') {
                throw noQuestion("an escape of JSON");
            }
            int unit = 0; // of UTF-16, like the characters of a Java string
            for (int i = 0; i < 4; i++) {
                int digit = Character.digit(take(), 16);
                if (digit < 0) {
                    throw noQuestion("four hexadecimal digits");
                }
                unit = unit * 16 + digit;
            }
            return (char) unit;
        }

        /** Skips the value of an unknown key. */
        private void passOver() {
            int open = 0; // brackets
            do {
                char c = peek();
                if (c == '"') {
                    string();
                } else {
                    open += "[{".indexOf(c) >= 0 ? 1 : "]}".indexOf(c) >= 0 ? -1 : 0;
                    at++;
                }
            } while (open > 0 || (peek() != ',' && peek() != '}'));
        }
    }
}

import java.io.IOException;
import java.util.List;

/**
 * Your engine: fill in the three functions that Hurdle calls. Makruk.java is an example, with a
 * fourth, {@code result}, for whole games.
 */
public final class MyEngine implements HurdleKit.Engine<MyEngine.State> {
    /** Whatever {@code moves} and {@code play} need. */
    static final class State {}

    @Override
    public State start(String variant, String fen) {
        throw new UnsupportedOperationException("start is not filled in");
    }

    /** As ["a3a4", "e5e6m", ...]. */
    @Override
    public List<String> moves(State state) {
        throw new UnsupportedOperationException("moves is not filled in");
    }

    @Override
    public State play(State state, String move) {
        throw new UnsupportedOperationException("play is not filled in");
    }

    public static void main(String[] arguments) throws IOException {
        HurdleKit.answerQuestions(new MyEngine());
    }
}

// CECP 2 over a child process. Sends moves in bundles, each between a `setboard` and a `ping`, and
// never `undo`: engines differ in what `undo` does after a move that they refused.
#include "perft/engines/protocol/xboard.hpp"

#include <fmt/core.h>

#include <algorithm>
#include <chrono>
#include <map>
#include <optional>
#include <set>
#include <sstream>
#include <string>
#include <string_view>
#include <unordered_set>
#include <utility>
#include <vector>

#include "movegen/vocab/text/letters.hpp"
#include "movegen/vocab/text/text.hpp"
#include "perft/engines/process/process.hpp"
#include "perft/engines/protocol/game_answer.hpp"
#include "perft/engines/protocol/lines/division_reader.hpp"
#include "perft/engines/protocol/tried_moves.hpp"
#include "perft/engines/protocol/walk.hpp"

namespace hurdle::engines {
namespace {

using Texts = std::vector<std::string>;

bool has(const std::string& text, std::string_view part) {
  return text.find(part) != std::string::npos;
}

/// Whether the line is a refusal: `Error (…): …`, `Illegal move: …`, `tellusererror …`, or GNU
/// Chess's `Invalid move: …`.
bool refuses(const std::string& small) {
  return small.starts_with("error") || small.starts_with("illegal") ||
         small.starts_with("invalid") || small.starts_with("tellusererror");
}

/// The move among `asked` that a refusal names: usually its last word, else any of its words.
const std::string* named_in(const std::string& line, const std::unordered_set<std::string>& asked) {
  const auto last = asked.find(line.substr(line.find_last_of(' ') + 1));
  if (last != asked.end()) {
    return &*last;
  }
  std::istringstream words(line);
  for (std::string word; words >> word;) {
    const auto found = asked.find(word);
    if (found != asked.end()) {
      return &*found;
    }
  }
  return nullptr;
}

/// The features that an engine declares: `feature a=1 b="x,y" …`.
class Features {
 public:
  void read(std::string_view text) {
    while (true) {
      const std::size_t begin = text.find_first_not_of(' ');
      const std::size_t equals = text.find('=');
      if (begin == std::string_view::npos || equals == std::string_view::npos || equals < begin) {
        return;
      }
      const bool in_quotes = equals + 1 < text.size() && text[equals + 1] == '"';
      const std::size_t from = equals + (in_quotes ? 2 : 1);
      const std::size_t end = std::min(text.find(in_quotes ? '"' : ' ', from), text.size());
      values_[std::string(text.substr(begin, equals - begin))] = text.substr(from, end - from);
      text.remove_prefix(std::min(end + 1, text.size()));
    }
  }

  [[nodiscard]] bool any() const noexcept { return !values_.empty(); }

  [[nodiscard]] std::string of(const std::string& name) const {
    const auto found = values_.find(name);
    return found == values_.end() ? "" : found->second;
  }

  [[nodiscard]] std::set<std::string> variants() const {
    std::set<std::string> names;
    std::istringstream text(of("variants"));
    for (std::string name; std::getline(text, name, ',');) {
      if (!trimmed(name).empty()) {
        names.insert(trimmed(name));
      }
    }
    return names;
  }

  [[nodiscard]] Texts names() const {
    Texts names;
    for (const auto& [name, value] : values_) {
      names.push_back(name);
    }
    return names;
  }

 private:
  std::map<std::string, std::string> values_;
};

constexpr std::string_view normal = "normal";

class XboardEngine : public Adapter, public ResultAdapter {
 public:
  explicit XboardEngine(const EngineOptions& options)
      : options_(options), process_(options.command, options.stop) {
    with_errors(process_, [this] {
      greet();
      return 0;
    });
  }

  [[nodiscard]] const std::string& name() const noexcept override { return name_; }

  [[nodiscard]] const std::set<std::string>& listed() const override { return variants_; }

  [[nodiscard]] bool offers(const Notation& variant) const override {
    return !variants_.empty() || is_normal(variant);
  }

  void call(const Notation& variant, const std::string& name) override { names_[&variant] = name; }

  [[nodiscard]] bool recover() override {
    chosen_.clear();
    if (silent_) {
      return false;
    }
    try {
      limit_ = Clock::now() + options_.timeout;
      await_pong("ping", [](const std::string&) {});
      return true;
    } catch (const EngineError&) {
      return false;
    }
  }

  /// Always empty: the protocol has no command that prints the position.
  [[nodiscard]] std::optional<std::string> echo(const Notation& /*variant*/,
                                                const EnginePosition& /*position*/) override {
    return std::nullopt;
  }

  [[nodiscard]] Division divide(const Notation& variant, const EnginePosition& position,
                                int depth) override {
    return with_errors(process_, [&] {
      const Texts line = options_.dialect_of(variant).line(variant, position.base, position.line);
      return walk(line, depth,
                  [&](const Texts& moves) { return moves_after(variant, position.base, moves); });
    });
  }

  [[nodiscard]] bool tries_moves() const override { return true; }

  /// Many engines have a command `perft DEPTH` beside the protocol.
  [[nodiscard]] std::optional<Total> own_count(const Notation& variant,
                                               const EnginePosition& position) override {
    return with_errors(process_, [&] {
      limit_ = Clock::now() + options_.timeout;
      choose(variant);
      std::string lines = setboard(variant, position.base);
      const Dialect& dialect = options_.dialect_of(variant);
      for (const std::string& move : dialect.line(variant, position.base, position.line)) {
        lines += '\n' + move_word_ + move;
      }
      std::optional<Total> count;
      ask("perft 1", lines + "\nperft 1", [&](const std::string& line) {
        if (!count && !refuses(to_lower(line))) {
          count = perft_count(line, 1);
        }
      });
      return count;
    });
  }

  /// Tries the moves like `divide`. A result is a line `1-0 {reason}` that the engine prints after
  /// one of the moves or instead of its next move.
  [[nodiscard]] GameAnswer game(const Notation& variant, const EnginePosition& position,
                                const EndOptions& /*ends*/) override {
    return with_errors(process_, [&] {
      const Texts line = options_.dialect_of(variant).line(variant, position.base, position.line);
      GameAnswer answer;
      answer.moves = moves_after(variant, position.base, line);
      answer.result = ask_result(variant, position.base, line);
      chosen_.clear();  // the next question starts a new game: this one may be over for the engine
      return answer;
    });
  }

 private:
  void greet() {
    limit_ = Clock::now() + options_.timeout;
    constexpr std::size_t sent = 3;  // `xboard`, `protover 2` and the `ping`
    std::set<std::string> seen;
    std::size_t lines = 0;
    ask("protover 2", "xboard\nprotover 2", [&](const std::string& line) {
      if (line.starts_with("feature ")) {
        features_.read(std::string_view(line).substr(sizeof "feature"));
      } else if (refuses(to_lower(line)) && has(to_lower(line), "ping")) {
        refuse("ping", line);
      } else if (line == "protover 2") {
        throw EngineError(Trouble::nonsense, fmt::format("the engine repeats `{}`", line));
      } else if (seen.insert(line), ++lines == sent && seen.size() == 1 && !line.empty()) {
        throw EngineError(Trouble::nonsense,
                          fmt::format("the engine replies to `xboard`, `protover 2` and `ping` "
                                      "with the same line: '{}'",
                                      quoted(line, 80)));
      }
    });
    // An engine that needs time for its features sends `done=0` first and `done=1` at the end.
    while (features_.of("done") == "0") {
      await_pong("protover 2", [this](const std::string& line) {
        if (line.starts_with("feature ")) {
          features_.read(std::string_view(line).substr(sizeof "feature"));
        }
      });
    }
    if (features_.any() && features_.of("setboard") != "1") {
      throw EngineError(Trouble::refused,
                        "the engine has no setboard=1 among its features, so it can be told no "
                        "position");
    }
    name_ = features_.of("myname");
    variants_ = features_.variants();
    move_word_ = features_.of("usermove") == "1" ? "usermove " : "";
    answer_features();
  }

  /// Rejects `san`, because moves are sent in coordinates, and `reuse`, because one process plays
  /// several games. Accepts all other features.
  void answer_features() {
    std::string answers;
    for (const std::string& name : features_.names()) {
      const bool unwanted = name == "san" || name == "reuse";
      answers += fmt::format("{}{} {}", answers.empty() ? "" : "\n",
                             unwanted ? "rejected" : "accepted", name);
    }
    if (!answers.empty()) {
      ask("accepted", answers, [](const std::string&) {});
    }
  }

  /// `new` alone begins a game of chess: `variant` is for all other games (CECP), and some engines
  /// refuse it or exit.
  static std::string new_game(const std::string& name) {
    return name == normal ? "new\nforce" : fmt::format("new\nvariant {}\nforce", name);
  }

  static bool is_normal(const Notation& variant) {
    return variant.rights == RightsText::edge_rooks && !variant.hands;
  }

  /// The name of the variant in the protocol; that of chess is `normal`.
  [[nodiscard]] std::string name_of(const Notation& variant) const {
    const auto called = names_.find(&variant);
    const std::string name = called == names_.end() ? std::string(variant.name) : called->second;
    return is_normal(variant) && name == variant.name ? std::string(normal) : name;
  }

  /// Starts a game of the variant. An error reply means that the engine does not know this name.
  void choose(const Notation& variant) {
    const std::string name = name_of(variant);
    if (name == chosen_) {
      return;
    }
    chosen_.clear();
    std::string refused;
    ask("variant " + name, new_game(name), [&](const std::string& line) {
      if (refused.empty() && refuses(to_lower(line))) {
        refused = line;
      }
    });
    if (!refused.empty()) {
      throw EngineError(Trouble::variant_unknown, words_of_refusal("variant " + name, refused));
    }
    chosen_ = name;
  }

  /// The lines that set up the position. Some engines take a setboard that changes only the side to
  /// move for a pass. In variants with passes the lines therefore start a new game; as that sets
  /// the start board, a position on the start board is preceded by a board with one piece less.
  [[nodiscard]] std::string setboard(const Notation& variant, const Setup& base) const {
    const Dialect& dialect = options_.dialect_of(variant);
    std::string lines = variant.passes ? new_game(chosen_) + '\n' : "";
    const bool by_holding = holding_.count(&variant) > 0;
    if (Setup start = start_position(variant); variant.passes && base.board == start.board) {
      *std::find_if(start.board.begin(), start.board.end(),
                    [](Piece piece) { return piece && piece.kind() != Kind::royal; }) = Piece{};
      lines += "setboard " + dialect.fen(variant, start) + '\n';
    }
    Setup board = base;
    if (by_holding) {
      board.hands = {};
    }
    lines += "setboard " + dialect.fen(variant, board);
    return by_holding ? lines + '\n' + holding_line(variant, dialect, base) : lines;
  }

  /// The start position with a piece in hand instead of on the board, and a drop of that piece.
  struct HandProbe {
    Setup setup;
    std::string drop;
  };

  static HandProbe hand_probe(const Notation& variant, const Dialect& dialect) {
    HandProbe probe{start_position(variant), ""};
    Piece& place =
        *std::find_if(probe.setup.board.begin(), probe.setup.board.end(), [&](Piece one) {
          return one && one.belongs_to(Colour::white) && one.kind() != Kind::royal &&
                 one.kind() != variant.counter_pawn;
        });
    const Piece piece = std::exchange(place, Piece{});
    probe.setup.rights = {};
    ++probe.setup.hands[index_of(Colour::white)][index_of(piece.kind())];
    Square square(0, variant.ranks / 2);
    while (probe.setup.at(square)) {
      square = Square(square.file() + 1, square.rank());
    }
    probe.drop = dialect.move(variant, Move::drop(piece.kind(), square));
    return probe;
  }

  /// `holding [NP] []`: the pieces in hand, white's first.
  static std::string holding_line(const Notation& variant, const Dialect& dialect,
                                  const Setup& setup) {
    std::string line = "holding";
    for (const Colour colour : {Colour::white, Colour::black}) {
      line += " [";
      for (std::size_t index = 0; index < variant.kinds.size(); ++index) {
        const char letter = variant.kinds[index].letter;
        const auto theirs = dialect.letters.find(letter);
        line.append(setup.held(colour, static_cast<Kind>(index)),
                    theirs == dialect.letters.end() ? letter : theirs->second);
      }
      line += ']';
    }
    return line;
  }

  /// Finds out whether the engine reads the pieces in hand from `holding` and not from the FEN, as
  /// Sjeng does.
  void learn_hands(const Notation& variant) {
    if (!variant.hands || !asked_hands_.insert(&variant).second) {
      return;
    }
    const HandProbe probe = hand_probe(variant, options_.dialect_of(variant));
    const auto refuses_drop = [&] {
      const std::string lines = setboard(variant, probe.setup) + '\n' + move_word_ + probe.drop;
      return !refusals_of("setboard", lines, {probe.drop}).empty();
    };
    if (!refuses_drop()) {
      return;
    }
    holding_.insert(&variant);
    try {
      if (refuses_drop()) {
        holding_.erase(&variant);
      }
    } catch (const EngineError& error) {
      if (error.trouble() != Trouble::refused) {
        throw;
      }
      holding_.erase(&variant);
    }
  }

  std::optional<ReportedResult> ask_result(const Notation& variant, const Setup& base,
                                           const Texts& line) {
    limit_ = Clock::now() + options_.timeout;
    chosen_.clear();
    choose(variant);
    std::optional<ReportedResult> result;
    std::size_t plies = 0;
    const auto listen = [&](const std::string& text) {
      if (!result) {
        result = result_first_in(variant, text);
        if (result) {
          result->plies = plies;
        }
      }
    };
    ask("setboard", setboard(variant, base), listen);
    for (const std::string& move : line) {
      ++plies;
      ask(move, move_word_ + move, listen);
    }
    if (!result && thinks_) {
      play_one_move(listen);
    }
    return result;
  }

  /// Lets the engine play: it moves, or prints the result of the game. Discards what it prints
  /// about the game after its own move.
  template <class Listen>
  void play_one_move(const Listen& listen) {
    constexpr std::chrono::seconds time_limit{10};
    const Deadline limit =
        Clock::now() + std::min<std::chrono::milliseconds>(options_.timeout, time_limit);
    send("go", "sd 1\ngo");
    bool answered = false;
    while (!answered) {
      const std::optional<std::string> line = next_line("go", limit);
      const std::string text = line ? trimmed(*line) : "";
      const std::string small = to_lower(text);
      thinks_ = line.has_value() && (!refuses(small) || has(small, "sd 1"));
      listen(text);
      answered = !thinks_ || text.starts_with("1-0") || text.starts_with("0-1") ||
                 text.starts_with("1/2") || small.starts_with("move ") || small == "resign";
    }
    limit_ = Clock::now() + options_.timeout;
    ask("force", "force", [](const std::string&) {});
  }

  /// The engine's moves after `line`. Caches them for one position, because depths 1, 2, 3 … of a
  /// position visit the same nodes.
  Division moves_after(const Notation& variant, const Setup& base, const Texts& line) {
    const std::string position = fmt::format("{} {}", variant.name, to_fen(variant, base));
    if (position != known_position_) {
      known_.clear();
      known_position_ = position;
    }
    const auto known = known_.find(line);
    return known == known_.end()
               ? known_.emplace(line, try_moves(variant, base, line)).first->second
               : known->second;
  }

  /// Tries every move that is possible on the board; the engine's moves are those it accepts.
  Division try_moves(const Notation& variant, const Setup& base, const Texts& line) {
    limit_ = Clock::now() + options_.timeout;
    choose(variant);
    learn_hands(variant);
    const Setup here = roughly_after(variant, options_.dialect_of(variant), base, line);
    std::string setup_lines = setboard(variant, base);
    for (const std::string& move : line) {
      setup_lines += '\n' + move_word_ + move;
    }
    const std::string illegal = illegal_move(variant, options_.dialect_of(variant), here);
    require_refusals(setup_lines, illegal);
    Division division;
    std::vector<Texts> groups = moves_to_try(variant, options_.dialect_of(variant), here);
    require_speed(illegal, groups);
    while (!groups.empty()) {
      groups = take_first_of_each(setup_lines, groups, line, division);
    }
    return division;
  }

  /// Verifies that the engine accepts the position and the line, and refuses an illegal move:
  /// an engine that prints no refusals would otherwise seem to accept every move.
  void require_refusals(const std::string& setup_lines, const std::string& illegal) {
    (void)refusals_of("setboard", setup_lines, {});
    const std::string line = move_word_ + illegal;
    if (refusals_of(line, line, {illegal}).empty()) {
      throw EngineError(Trouble::nonsense,
                        fmt::format("the engine does not refuse `{}`, a move from an empty "
                                    "square to itself, so its moves cannot be found",
                                    line));
    }
  }

  /// Throws EngineError (timed_out) if the engine needs so long to refuse a move that the moves of
  /// a position would take longer than the options allow. Measures once, or twice if it seems slow.
  void require_speed(const std::string& illegal, const std::vector<Texts>& groups) {
    if (!options_.patience || is_fast_enough_) {
      return;
    }
    constexpr std::size_t sample = 20;
    std::string lines;
    for (std::size_t number = 0; number < sample; ++number) {
      lines += (lines.empty() ? "" : "\n") + move_word_ + illegal;
    }
    std::size_t moves = 0;
    for (const Texts& group : groups) {
      moves += group.size();
    }
    std::chrono::duration<double> needed{};
    for (int measured = 0; measured < 2 && !is_fast_enough_; ++measured) {
      const Deadline begin = Clock::now();
      (void)refusals_of(illegal, lines, {illegal});
      needed = (Clock::now() - begin) * (static_cast<double>(moves) / sample);
      is_fast_enough_ = needed <= *options_.patience;
    }
    if (!is_fast_enough_) {
      throw EngineError(
          Trouble::timed_out,
          fmt::format("the engine needs {:.0f} ms to refuse a move, so the {} moves that Hurdle "
                      "tries in a position take about {:.0f} s",
                      1000 * needed.count() / static_cast<double>(moves), moves, needed.count()));
    }
  }

  /// Adds the first accepted move of each group to `division`. Returns the moves after it in each
  /// group, which are still to be tried.
  std::vector<Texts> take_first_of_each(const std::string& setup_lines,
                                        const std::vector<Texts>& groups, const Texts& line,
                                        Division& division) {
    std::string bundle;
    std::unordered_set<std::string> asked(line.begin(), line.end());
    for (const Texts& group : groups) {
      bundle += (bundle.empty() ? "" : "\n") + setup_lines;
      for (const std::string& move : group) {
        bundle += '\n' + move_word_ + move;
        asked.insert(move);
      }
    }
    const std::unordered_set<std::string> refused = refusals_of("a bundle of moves", bundle, asked);
    std::vector<Texts> rest;
    for (const Texts& group : groups) {
      const auto first = std::find_if(group.begin(), group.end(), [&](const std::string& move) {
        return refused.count(move) == 0;
      });
      if (first != group.end()) {
        division[*first] += Total(1);
        if (first + 1 != group.end()) {
          rest.emplace_back(first + 1, group.end());
        }
      }
    }
    return rest;
  }

  /// Sends the lines and returns the moves among `asked` that the engine refuses. Throws if it
  /// refuses anything else.
  std::unordered_set<std::string> refusals_of(const std::string& question, const std::string& lines,
                                              const std::unordered_set<std::string>& asked) {
    std::unordered_set<std::string> refused;
    std::string other;
    ask(question, lines, [&](const std::string& text) {
      const std::string small = to_lower(text);
      if (small.starts_with("move ")) {
        other = other.empty() ? text : other;
        return;
      }
      if (!refuses(small)) {
        return;
      }
      const std::string* move = named_in(text, asked);
      const bool unknown_word = has(small, "unknown") && has(small, "usermove ");
      if (move != nullptr && (!unknown_word || has(small, "illegal"))) {
        if (refused.insert(*move).second) {
          limit_ = Clock::now() + options_.timeout;  // each refusal is a reply
        }
      } else if (other.empty()) {
        other = text;
      }
    });
    if (to_lower(other).starts_with("move ")) {
      throw EngineError(Trouble::nonsense,
                        fmt::format("the engine plays by itself though it was told `force`: '{}'",
                                    quoted(other, 80)));
    }
    if (!other.empty()) {
      refuse(question, other);
    }
    return refused;
  }

  static std::string words_of_refusal(const std::string& question, const std::string& line) {
    return fmt::format("the engine refused `{}`: '{}'", question, quoted(line, 200));
  }

  [[noreturn]] static void refuse(const std::string& question, const std::string& line) {
    throw EngineError(Trouble::refused, words_of_refusal(question, line));
  }

  /// Sends the lines and reads the reply; error messages name `question` instead of the lines.
  template <class Reader>
  void ask(const std::string& question, const std::string& lines, const Reader& reader) {
    send(question, lines);
    await_pong(question, reader);
  }

  /// Sends a `ping` and reads every line up to its `pong`.
  template <class Reader>
  void await_pong(const std::string& question, const Reader& reader) {
    const std::string ping = std::to_string(++pings_);
    send(question, "ping " + ping);
    std::string stray;
    while (true) {
      const std::optional<std::string> line = next_line(question, limit_);
      if (!line || Clock::now() >= limit_) {
        report_silence(question, stray);
      }
      const std::string text = trimmed(*line);
      if (text == "pong " + ping) {
        return;
      }
      reader(text);
      stray = text.empty() ? stray : text;
    }
  }

  std::optional<std::string> next_line(const std::string& question, Deadline limit) {
    return with_question(question, [&] { return process_.read_line(limit); });
  }

  void send(const std::string& question, const std::string& lines) {
    with_question(question, [&] { process_.write_line(lines, limit_); });
  }

  [[noreturn]] void report_silence(const std::string& question, const std::string& stray) {
    silent_ = true;
    const auto seconds = std::chrono::duration<double>(options_.timeout).count();
    throw EngineError(
        Trouble::timed_out,
        fmt::format(
            "the engine did not reply to the `ping` after `{}` in the time limit of {:g} s{}",
            question, seconds,
            stray.empty() ? "" : fmt::format("; its last line: '{}'", quoted(stray, 80))));
  }

  EngineOptions options_;
  Process process_;
  Features features_;
  std::string name_;
  std::set<std::string> variants_;
  std::map<const Notation*, std::string> names_;  // the engine's names of variants
  std::string chosen_;
  std::set<const Notation*> asked_hands_;  // variants for which `learn_hands` has asked
  std::set<const Notation*> holding_;      // variants whose hands are set by `holding`
  std::string move_word_;                  // written before a move: `usermove ` or nothing
  Deadline limit_;                         // of the current question
  std::string known_position_;
  std::map<Texts, Division> known_;  // by the line after `known_position_`
  std::uint64_t pings_ = 0;
  bool silent_ = false;          // a pong did not arrive in time
  bool is_fast_enough_ = false;  // for `require_speed`
  bool thinks_ = true;           // false once the engine turned out to have no search
};

}  // namespace

std::unique_ptr<Adapter> start_xboard(const EngineOptions& options) {
  return std::make_unique<XboardEngine>(options);
}

}  // namespace hurdle::engines

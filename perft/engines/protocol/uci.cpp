// UCI over a child process. Reads each reply up to a known last line. Every other line is
// classified or rejected, because a guess would become a wrong count.
#include "perft/engines/protocol/uci.hpp"

#include <fmt/core.h>

#include <algorithm>
#include <cctype>
#include <chrono>
#include <functional>
#include <map>
#include <set>
#include <sstream>
#include <utility>

#include "movegen/vocab/text/letters.hpp"
#include "movegen/vocab/text/text.hpp"
#include "perft/engines/process/process.hpp"
#include "perft/engines/protocol/game_answer.hpp"
#include "perft/engines/protocol/lines/division_reader.hpp"
#include "perft/engines/protocol/lines/refusal.hpp"

namespace hurdle::engines {
namespace {

constexpr std::size_t most_kept_lines = 2000;

/// The role of a line in the reply to a question.
enum class Seen : std::uint8_t { unknown, neither, part, last };

/// The trimmed text after `prefix`, ignoring case; empty if the line has another beginning.
std::optional<std::string> after_prefix(std::string_view line, std::string_view prefix) {
  const auto same = [](char a, char b) {
    return std::tolower(static_cast<unsigned char>(a)) ==
           std::tolower(static_cast<unsigned char>(b));
  };
  if (line.size() < prefix.size() ||
      !std::equal(prefix.begin(), prefix.end(), line.begin(), same)) {
    return std::nullopt;
  }
  return trimmed(line.substr(prefix.size()));
}

/// Parses the lines of one reply to `go perft`.
class PerftAnswer {
 public:
  PerftAnswer(int depth, const Dialect& dialect)
      : question_(fmt::format("`go perft {}`", depth)),
        dialect_(dialect),
        reader_(question_, depth) {}

  Seen read(const std::string& line) {
    if (const auto total = after_prefix(line, "Nodes searched")) {
      reader_.finish(line, total->starts_with(':') ? trimmed(total->substr(1)) : "");
      return Seen::last;
    }
    if (line.empty() || after_prefix(line, "info ")) {
      return Seen::neither;
    }
    if (after_prefix(line, "bestmove")) {
      throw EngineError(Trouble::nonsense,
                        "the engine replied to `go perft` with a bestmove: it has no perft; wrap "
                        "it with a kit (ci/kits)");
    }
    if (const auto refused = refusal(line, question_)) {
      throw *refused;
    }
    return read_move(line);
  }

  [[nodiscard]] const Division& division() const noexcept { return reader_.division(); }

 private:
  Seen read_move(const std::string& line) {
    const auto parts = with_colon(line);
    if (!parts || !dialect_.may_be_move(parts->move)) {
      if (split_count(line)) {
        reader_.skip(line);
      }
      return Seen::unknown;
    }
    reader_.add(line, parts->move, parts->count);
    return Seen::part;
  }

  /// Splits at the first colon even if no count follows, so that the error names the bad count.
  static std::optional<MoveCount> with_colon(const std::string& line) {
    const std::size_t colon = line.find(':');
    return colon == std::string::npos
               ? split_count(line)
               : MoveCount{trimmed(line.substr(0, colon)), trimmed(line.substr(colon + 1))};
  }

  std::string question_;
  const Dialect& dialect_;
  DivisionReader reader_;
};

/// The commands that differ between UCI, USI and UCCI.
struct UciWords {
  std::string_view hello;     ///< `uci`, answered by the same and `ok`
  std::string_view position;  ///< the command, up to the FEN
  std::string_view option;    ///< the line that lists the variants, up to them
  std::string_view set;       ///< the command that selects a variant, up to its name
  /// The option for castling with king and rook on any squares, written as the king's move onto its
  /// rook: the line that lists it, and the command up to its value.
  std::string_view any_rook_listed;
  std::string_view any_rook_set;
  bool (*own_game)(const Notation& variant);  ///< the game of engines that list no variants
};

bool is_shogi(const Notation& variant) noexcept {
  return variant.name == "shogi";
}

bool is_xiangqi(const Notation& variant) noexcept {
  return variant.name == "xiangqi";
}

constexpr UciWords uci_words{"uci",
                             "position fen ",
                             "option name UCI_Variant ",
                             "setoption name UCI_Variant value ",
                             "option name UCI_Chess960 ",
                             "setoption name UCI_Chess960 value ",
                             is_chess};
constexpr UciWords usi_words{"usi",
                             "position sfen ",
                             "option name UCI_Variant ",
                             "setoption name UCI_Variant value ",
                             "option name UCI_Chess960 ",
                             "setoption name UCI_Chess960 value ",
                             is_shogi};
constexpr UciWords ucci_words{"ucci",
                              "position fen ",
                              "option UCI_Variant ",
                              "setoption UCI_Variant ",
                              "option UCI_Chess960 ",
                              "setoption UCI_Chess960 ",
                              is_xiangqi};

/// Whether the line says that an option does not exist, as Stockfish's "No such option: …".
bool lacks_option(const std::string& line) {
  const std::string small = to_lower(line);
  return small.starts_with("no such option") || small.starts_with("unknown option") ||
         (small.starts_with("info string") && small.find("no such option") != std::string::npos);
}

class UciEngine : public Adapter, public ResultAdapter {
 public:
  UciEngine(const EngineOptions& options, const UciWords& words)
      : options_(options), words_(words), process_(options.command, options.stop) {
    name_ = with_errors(process_, [this] { return greet(); });
  }

  [[nodiscard]] const std::string& name() const noexcept override { return name_; }

  [[nodiscard]] const std::set<std::string>& listed() const override { return variants_; }

  [[nodiscard]] bool offers(const Notation& variant) const override {
    const bool any_rook = variant.rights == RightsText::any_rook;
    return !variants_.empty() || (words_.own_game(variant) && (!any_rook || castles_anywhere_));
  }

  void call(const Notation& variant, const std::string& name) override {
    std::string& known = names_[&variant];
    if (known != name) {
      known = name;
      chosen_ = nullptr;
    }
  }

  [[nodiscard]] bool recover() override {
    if (silent_) {
      return false;
    }
    try {
      synchronise([](const std::string&) {});
      return true;
    } catch (const EngineError&) {
      return false;
    }
  }

  [[nodiscard]] std::optional<std::string> echo(const Notation& variant,
                                                const EnginePosition& position) override {
    last_lines_.clear();
    return with_errors(process_, [&] { return ask_echo(variant, position); });
  }

  [[nodiscard]] Division divide(const Notation& variant, const EnginePosition& position,
                                int depth) override {
    last_lines_.clear();
    return with_errors(process_, [&] { return ask_perft(variant, position, depth); });
  }

  /// Takes the result from `d` (`Result: 1-0 …`) or from an `info string`. If neither has one and
  /// the engine has no move, its search score decides between a draw and a win.
  [[nodiscard]] GameAnswer game(const Notation& variant, const EnginePosition& position,
                                const EndOptions& /*ends*/) override {
    last_lines_.clear();
    lines_.clear();
    return with_errors(process_, [&] {
      GameAnswer answer;
      send_position(variant, position);
      answer.echo = ask_fen();  // `d` may show a result even if it shows no FEN
      answer.moves = ask_perft(variant, position, 1);
      answer.result = result_in_lines(variant);
      if (!answer.result && answer.moves.empty()) {
        answer.result = ask_search(side_after(position));
      }
      if (answer.result) {
        answer.result->plies = position.line.size();
      }
      return answer;
    });
  }

  [[nodiscard]] std::optional<std::string> own_start(const Notation& variant) override {
    return with_errors(process_, [&] {
      choose(variant);
      send("position startpos");
      return ask_fen();
    });
  }

  [[nodiscard]] std::vector<std::string> last_lines() const override { return last_lines_; }

 private:
  Deadline deadline() const { return Clock::now() + options_.timeout; }

  void send(const std::string& line) {
    with_question(quoted(line, 80), [&] { process_.write_line(line, deadline()); });
  }

  /// Sends the greeting; returns the name that the engine reports.
  std::string greet() {
    const std::string hello(words_.hello);
    send(hello);
    bool first = true;  // which may be a banner
    bool probed = false;
    std::string other;       // the last line that is no part of the greeting
    bool only_other = true;  // all such lines are the same
    std::string name;
    const auto read = [&](const std::string& line) {
      const Seen seen = read_greeting(line, name);
      only_other = only_other && seen == Seen::unknown && (other.empty() || line == other);
      if (only_other && probed) {
        throw EngineError(Trouble::nonsense,
                          fmt::format("the engine replies to `{}` and `isready` with the same "
                                      "line: '{}'",
                                      hello, quoted(line, 80)));
      }
      other = seen == Seen::unknown ? line : other;
      return std::exchange(first, false) && seen == Seen::unknown ? Seen::neither : seen;
    };
    read_until(hello, read, [&] {
      if (!other.empty() && !probed) {
        probed = true;
        send("isready");
      }
    });
    if (probed) {
      read_until("isready", [](const std::string& line) {
        return line == "readyok" ? Seen::last : Seen::neither;
      });
    }
    return name;
  }

  std::optional<std::string> ask_echo(const Notation& variant, const EnginePosition& position) {
    send_position(variant, position);
    if (!echoes_) {
      return std::nullopt;
    }
    std::optional<std::string> fen = ask_fen();
    echoes_ = fen.has_value();
    return fen;
  }

  std::optional<std::string> ask_fen() {
    send("d");
    std::optional<std::string> fen;
    synchronise([&](const std::string& line) {
      if (auto rest = after_prefix(line, "Fen:")) {
        fen = std::move(rest);
      }
    });
    return fen;
  }

  Division ask_perft(const Notation& variant, const EnginePosition& position, int depth) {
    send_position(variant, position);
    const std::string question = fmt::format("go perft {}", depth);
    send(question);
    PerftAnswer answer(depth, options_.dialect_of(variant));
    read_until(question, [&](const std::string& line) {
      if (last_lines_.size() < most_kept_lines) {
        last_lines_.push_back(line);
      }
      return answer.read(line);
    });
    return answer.division();
  }

  [[nodiscard]] std::optional<ReportedResult> result_in_lines(const Notation& variant) const {
    for (const std::string& line : lines_) {
      if (const auto shown = after_prefix(line, "Result:")) {
        if (auto result = result_first_in(variant, *shown)) {
          return result;
        }
      } else if (const auto info = after_prefix(line, "info string ")) {
        if (auto result = result_within(variant, *info)) {
          return result;
        }
      }
    }
    return std::nullopt;
  }

  static Colour side_after(const EnginePosition& position) {
    return position.line.size() % 2 == 0 ? position.base.side : opponent(position.base.side);
  }

  /// The result by the engine's search in a position without a move: the last score before the
  /// `bestmove`. Empty if the engine has no search or does not finish it in time.
  std::optional<ReportedResult> ask_search(Colour side) {
    if (!searches_) {
      return std::nullopt;
    }
    constexpr std::chrono::seconds time_limit{5};
    const Deadline limit =
        Clock::now() + std::min<std::chrono::milliseconds>(options_.timeout, time_limit);
    send("go depth 1");
    std::optional<ReportedResult> result;
    while (const std::optional<std::string> line = next_line("go depth 1", limit)) {
      const std::string text = trimmed(*line);
      if (after_prefix(text, "info ")) {
        result = score_of(text, side) ? score_of(text, side) : result;
      } else if (after_prefix(text, "bestmove") || after_prefix(text, "nobestmove")) {
        return result;
      } else if (refusal(text, "`go`")) {
        break;
      }
    }
    searches_ = false;
    return std::nullopt;
  }

  /// The result by a score at depth 0. Engines write `mate 0` for a win and for a loss; a value
  /// below 0 is a loss.
  static std::optional<ReportedResult> score_of(const std::string& line, Colour side) {
    std::istringstream words(line);
    std::string word;
    bool at_depth_0 = false;
    while (words >> word) {
      if (word == "depth" && words >> word) {
        at_depth_0 = word == "0";
      } else if (word == "score" && at_depth_0) {
        std::string kind;
        int value = 0;
        if (!(words >> kind >> value) || (kind != "mate" && (kind != "cp" || value != 0))) {
          return std::nullopt;
        }
        const EngineResult won = side == Colour::white ? EngineResult::white : EngineResult::black;
        const EngineResult lost = side == Colour::white ? EngineResult::black : EngineResult::white;
        const EngineResult reported = kind == "cp" ? EngineResult::draw
                                      : value == 0 ? EngineResult::unknown_winner
                                      : value > 0  ? won
                                                   : lost;
        return ReportedResult{reported, "", line, 0};
      }
    }
    return std::nullopt;
  }

  Seen read_greeting(const std::string& line, std::string& own_name) {
    if (line == std::string(words_.hello) + "ok") {
      return Seen::last;
    }
    if (const auto name = after_prefix(line, "id name ")) {
      own_name = *name;
      return Seen::part;
    }
    if (const auto option = after_prefix(line, words_.option)) {
      read_variants(*option);
      return Seen::part;
    }
    if (after_prefix(line, words_.any_rook_listed)) {
      castles_anywhere_ = true;
      return Seen::part;
    }
    if (line.empty() || after_prefix(line, "info ")) {
      return Seen::neither;
    }
    const std::string small = to_lower(line);
    const bool refused = small.starts_with("error") || small.starts_with("illegal") ||
                         small.starts_with("invalid") || small.starts_with("unknown");
    if ((refused && small.find(words_.hello) != std::string::npos) || rejects(line, words_.hello)) {
      throw EngineError(Trouble::refused, fmt::format("the engine refused `{}`: '{}'", words_.hello,
                                                      quoted(line, 80)));
    }
    if (line == words_.hello) {
      throw EngineError(Trouble::nonsense, fmt::format("the engine repeats `{}`", line));
    }
    if (line.starts_with('{')) {
      throw EngineError(Trouble::nonsense,
                        fmt::format("the engine answered `{}` with a line of JSON", words_.hello));
    }
    return after_prefix(line, "id ") || after_prefix(line, "option ") ? Seen::part : Seen::unknown;
  }

  void read_variants(const std::string& option) {
    std::istringstream words(option);
    std::string word;
    while (words >> word) {
      if (word == "var" && words >> word) {
        variants_.insert(word);
      }
    }
  }

  void send_position(const Notation& variant, const EnginePosition& position) {
    choose(variant);
    const Dialect& dialect = options_.dialect_of(variant);
    std::string line = std::string(words_.position) + dialect.fen(variant, position.base);
    if (!position.line.empty()) {
      line += " moves";
    }
    for (const std::string& move : dialect.line(variant, position.base, position.line)) {
      line += ' ' + move;
    }
    send(line);
    std::optional<EngineError> refused;
    synchronise([&](const std::string& text) {
      refused = refused ? refused : refusal(text, "`position`");
    });
    if (refused) {
      throw *refused;
    }
  }

  /// Selects the variant. If the engine lists no variants, sends no name for its own game.
  void choose(const Notation& variant) {
    if (chosen_ == &variant) {
      return;
    }
    chosen_ = nullptr;
    if (castles_anywhere_) {
      const bool any_rook = variant.rights == RightsText::any_rook;
      send(std::string(words_.any_rook_set) + (any_rook ? "true" : "false"));
    }
    if (!variants_.empty() || !words_.own_game(variant)) {
      call_by_name(variant);
    }
    chosen_ = &variant;
  }

  void call_by_name(const Notation& variant) {
    const auto called = names_.find(&variant);
    const std::string name = called == names_.end() ? std::string(variant.name) : called->second;
    const std::string order = std::string(words_.set) + name;
    send(order);
    std::optional<EngineError> refused;
    synchronise([&](const std::string& line) {
      if (const auto error = refusal(line, '`' + order + '`')) {
        refused = EngineError(Trouble::variant_unknown, error->what());
      } else if (lacks_option(line)) {
        refused = EngineError(Trouble::variant_unknown,
                              fmt::format("the engine has no option for variants; it replied to "
                                          "`{}` with '{}'",
                                          order, quoted(line, 80)));
      }
    });
    if (refused) {
      throw *refused;
    }
  }

  /// Sends `isready` and reads every line up to `readyok`.
  template <class Reader>
  void synchronise(const Reader& reader) {
    send("isready");
    read_until("isready", [&](const std::string& line) {
      reader(line);
      return line == "readyok" ? Seen::last : Seen::neither;
    });
  }

  /// Reads lines up to the last of the reply. Calls `on_pause` after each pause without a line.
  template <class Reader>
  void read_until(const std::string& question, const Reader& reader,
                  const std::function<void()>& on_pause = {}) {
    constexpr std::chrono::milliseconds pause{1'000};
    const Deadline limit = deadline();
    std::string stray;
    bool parts = false;
    while (true) {
      const std::optional<std::string> line =
          next_line(question, on_pause ? std::min(limit, Clock::now() + pause) : limit);
      if (Clock::now() >= limit || (!line && !on_pause)) {
        report_silence(question, parts, stray);
      }
      if (!line) {
        on_pause();
        continue;
      }
      const std::string text = trimmed(*line);
      const Seen seen = reader(text);
      if (seen == Seen::last) {
        return;
      }
      parts = parts || seen == Seen::part;
      if (seen == Seen::unknown) {
        stray = text;
      }
    }
  }

  std::optional<std::string> next_line(const std::string& question, Deadline limit) {
    std::optional<std::string> line =
        with_question(question, [&] { return process_.read_line(limit); });
    if (line && lines_.size() < most_kept_lines) {
      lines_.push_back(trimmed(*line));
    }
    return line;
  }

  [[noreturn]] void report_silence(const std::string& question, bool parts,
                                   const std::string& stray) {
    silent_ = true;
    const auto seconds = std::chrono::duration<double>(options_.timeout).count();
    if (!parts && !stray.empty()) {
      throw EngineError(
          Trouble::nonsense,
          fmt::format("the engine printed no reply to `{}` in {:g} s; its last line: '{}'",
                      question, seconds, quoted(stray, 80)));
    }
    throw EngineError(
        Trouble::timed_out,
        fmt::format("the engine {} `{}` in the time limit of {:g} s",
                    parts ? "did not finish its reply to" : "did not reply to", question, seconds));
  }

  EngineOptions options_;
  UciWords words_;
  Process process_;
  std::string name_;
  std::set<std::string> variants_;
  std::map<const Notation*, std::string> names_;  // the engine's names of variants
  const Notation* chosen_ = nullptr;
  bool castles_anywhere_ = false;  // the engine lists UCI_Chess960
  std::vector<std::string> last_lines_;
  std::vector<std::string> lines_;  // all lines since the last question about a game
  bool echoes_ = true;
  bool searches_ = true;  // false once the engine turned out to have no search
  bool silent_ = false;   // a reply was not complete in time
};

}  // namespace

bool is_chess(const Notation& variant) noexcept {
  return variant.rights != RightsText::none && !variant.hands;
}

std::unique_ptr<Adapter> start_uci(const EngineOptions& options) {
  return std::make_unique<UciEngine>(options, uci_words);
}

std::unique_ptr<Adapter> start_usi(const EngineOptions& options) {
  return std::make_unique<UciEngine>(options, usi_words);
}

std::unique_ptr<Adapter> start_ucci(const EngineOptions& options) {
  return std::make_unique<UciEngine>(options, ucci_words);
}

}  // namespace hurdle::engines

// CECP 2 over a child process. Sends moves in bundles, each between a `setboard` and a `ping`, and
// never `undo`: engines differ in what `undo` does after a move that they refused.
#include <fmt/core.h>

#include <algorithm>
#include <chrono>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <unordered_set>
#include <vector>

#include "movegen/vocab/text/letters.hpp"
#include "movegen/vocab/text/text.hpp"
#include "perft/engines/protocol/game_answer.hpp"
#include "perft/engines/protocol/lines/division_reader.hpp"
#include "perft/engines/protocol/protocols.hpp"
#include "perft/engines/protocol/tried_moves.hpp"
#include "perft/engines/protocol/walk.hpp"
#include "perft/engines/protocol/xboard/xboard_features.hpp"
#include "perft/engines/protocol/xboard/xboard_hands.hpp"
#include "perft/engines/protocol/xboard/xboard_orders.hpp"
#include "perft/engines/protocol/xboard/xboard_pipe.hpp"

namespace hurdle::engines {
namespace {

using Texts = std::vector<std::string>;

class XboardEngine : public Adapter, public ResultAdapter {
 public:
  explicit XboardEngine(const EngineOptions& options) : options_(options), pipe_(options_) {
    with_errors(pipe_.process(), [this] {
      const XboardFeatures features = greet(pipe_);
      name_ = features.of("myname");
      variants_ = features.variants();
      orders_.set_move_word(features.of("usermove") == "1" ? "usermove " : "");
      return 0;
    });
  }

  [[nodiscard]] const std::string& name() const noexcept override { return name_; }

  [[nodiscard]] const std::set<std::string>& listed() const override { return variants_; }

  [[nodiscard]] bool offers(const Notation& variant) const override {
    return !variants_.empty() || is_normal(variant);
  }

  void call(const Notation& variant, const std::string& name) override {
    orders_.call(variant, name);
  }

  [[nodiscard]] bool recover() override {
    chosen_.clear();
    if (pipe_.silent()) {
      return false;
    }
    try {
      pipe_.restart_limit();
      pipe_.await_pong("ping", [](const std::string&) {});
      return true;
    } catch (const EngineError&) {
      return false;
    }
  }

  [[nodiscard]] Division divide(const Notation& variant, const EnginePosition& position,
                                int depth) override {
    return with_errors(pipe_.process(), [&] {
      const Texts line = written(variant, position).moves;
      return walk(line, depth,
                  [&](const Texts& moves) { return moves_after(variant, position, moves); });
    });
  }

  [[nodiscard]] std::string question(const Notation& variant, const EnginePosition& position,
                                     int /*depth*/) const override {
    const std::string name = orders_.name_of(variant);
    const bool begins = XboardOrders::begins_game(variant, position);
    return (begins ? "" : XboardOrders::new_game(name) + '\n') +
           orders_.setboard(variant, position, name) +
           orders_.play(written(variant, position).moves);
  }

  [[nodiscard]] bool tries_moves() const override { return true; }
  [[nodiscard]] bool starts_games() const override { return true; }
  [[nodiscard]] bool counts_itself() const override { return false; }

  /// Many engines have a command `perft DEPTH` beside the protocol.
  [[nodiscard]] std::optional<Total> own_count(const Notation& variant,
                                               const EnginePosition& position) override {
    return with_errors(pipe_.process(), [&] {
      pipe_.restart_limit();
      choose(variant);
      const std::string lines = orders_.setboard(variant, position, chosen_) +
                                orders_.play(written(variant, position).moves);
      std::optional<Total> count;
      pipe_.ask("perft 1", lines + "\nperft 1", [&](const std::string& line) {
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
    return with_errors(pipe_.process(), [&] {
      const Texts line = options_.dialect_of(variant).line(variant, position.base, position.line);
      GameAnswer answer;
      answer.moves = moves_after(variant, position, line);
      answer.result = ask_result(variant, position, line);
      chosen_.clear();  // the next question starts a new game: this one may be over for the engine
      return answer;
    });
  }

 private:
  [[nodiscard]] PositionText written(const Notation& variant,
                                     const EnginePosition& position) const {
    return position.written(options_.dialect_of(variant), variant);
  }

  /// Starts a game of the variant. An error reply means that the engine does not know this name.
  void choose(const Notation& variant) {
    const std::string name = orders_.name_of(variant);
    if (name == chosen_) {
      return;
    }
    chosen_.clear();
    std::string refused;
    pipe_.ask("variant " + name, XboardOrders::new_game(name), [&](const std::string& line) {
      if (refused.empty() && refuses(to_lower(line))) {
        refused = line;
      }
    });
    const bool alone = plays_it_alone(name, variants_, refused);
    if (!refused.empty() && !alone) {
      throw EngineError(EngineFailure::variant_unknown,
                        words_of_refusal("variant " + name, refused));
    }
    chosen_ = alone ? XboardOrders::normal : name;  // `new` begins its only game
  }

  /// Finds out whether the engine reads the pieces in hand from `holding` and not from the FEN, as
  /// Sjeng does.
  void learn_hands(const Notation& variant) {
    if (!variant.hands || !asked_hands_.insert(&variant).second) {
      return;
    }
    const HandProbe probe = hand_probe(variant, options_.dialect_of(variant));
    const auto refuses_drop = [&] {
      const std::string lines =
          orders_.setboard(variant, {probe.setup, {}}, chosen_) + orders_.play({probe.drop});
      return pipe_.refusals_of("setboard", lines, {probe.drop}).any();
    };
    if (!refuses_drop()) {
      return;
    }
    orders_.set_by_holding(variant, true);
    try {
      if (refuses_drop()) {
        orders_.set_by_holding(variant, false);
      }
    } catch (const EngineError& error) {
      if (error.kind() != EngineFailure::refused) {
        throw;
      }
      orders_.set_by_holding(variant, false);
    }
  }

  std::optional<ReportedResult> ask_result(const Notation& variant, const EnginePosition& sent,
                                           const Texts& line) {
    pipe_.restart_limit();
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
    pipe_.ask("setboard", orders_.setboard(variant, sent, chosen_), listen);
    for (const std::string& move : line) {
      ++plies;
      pipe_.ask(move, orders_.move_word() + move, listen);
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
    const Deadline limit = Clock::now() + std::min<std::chrono::milliseconds>(
                                              options_.timeout, std::chrono::seconds(10));
    pipe_.send("go", "sd 1\ngo");
    bool answered = false;
    while (!answered) {
      const std::optional<std::string> line = pipe_.next_line("go", limit);
      const std::string text = line ? trimmed(*line) : "";
      const std::string small = to_lower(text);
      thinks_ = line.has_value() && (!refuses(small) || small.find("sd 1") != std::string::npos);
      listen(text);
      answered = !thinks_ || text.starts_with("1-0") || text.starts_with("0-1") ||
                 text.starts_with("1/2") || small.starts_with("move ") || small == "resign";
    }
    pipe_.restart_limit();
    pipe_.ask("force", "force", [](const std::string&) {});
  }

  /// The engine's moves after `line`. Caches them for one position, because depths 1, 2, 3 … of a
  /// position visit the same nodes.
  Division moves_after(const Notation& variant, const EnginePosition& sent, const Texts& line) {
    const std::string position =
        fmt::format("{}{} {}", variant.name, sent.from_start ? " new" : "",
                    sent.text ? sent.text->fen : to_fen(variant, sent.base));
    if (position != known_position_) {
      known_.clear();
      known_position_ = position;
    }
    if (known_.count(line) == 0) {
      known_[line] = try_moves(variant, sent, line);
    }
    return known_[line];
  }

  /// Tries every move that is possible on the board; the engine's moves are those it accepts.
  Division try_moves(const Notation& variant, const EnginePosition& sent, const Texts& line) {
    pipe_.restart_limit();
    choose(variant);
    learn_hands(variant);
    const std::string setup_lines = orders_.setboard(variant, sent, chosen_) + orders_.play(line);
    if (sent.text) {
      return accepted_of(setup_lines, line, sent.text->tries, sent.text->illegal);
    }
    const Dialect& dialect = options_.dialect_of(variant);
    const Setup here = roughly_after(variant, dialect, sent.base, line);
    Division division = accepted_of(setup_lines, line, moves_to_try(variant, dialect, here),
                                    illegal_move(variant, dialect, here));
    const bool by_words =
        here.rights != CastlingRights{} && !pipe_.ignores(orders_.move_word() + "O-O-O-O");
    drop_castling_words(variant, options_.dialect_of(variant), here, by_words, division);
    return division;
  }

  /// Those of the moves that the engine accepts after the lines that set up the position.
  Division accepted_of(const std::string& setup_lines, const Texts& line, std::vector<Texts> groups,
                       const std::string& illegal) {
    require_refusals(setup_lines, illegal);
    require_speed(illegal, groups);
    Division division;
    while (!groups.empty()) {
      groups = take_first_of_each(setup_lines, groups, line, division);
    }
    return division;
  }

  /// Verifies that the engine accepts the position and the line, and refuses an illegal move:
  /// an engine that prints no refusals would otherwise seem to accept every move.
  void require_refusals(const std::string& setup_lines, const std::string& illegal) {
    pipe_.set_up(setup_lines);
    const std::string line = orders_.move_word() + illegal;
    if (!pipe_.refusals_of(line, line, {illegal}).any()) {
      pipe_.require_no_refusal_on_stderr(illegal);
      throw EngineError(EngineFailure::nonsense,
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
      lines += (lines.empty() ? "" : "\n") + orders_.move_word() + illegal;
    }
    std::size_t moves = 0;
    for (const Texts& group : groups) {
      moves += group.size();
    }
    std::chrono::duration<double> needed{};
    for (int measured = 0; measured < 2 && !is_fast_enough_; ++measured) {
      const Deadline begin = Clock::now();
      (void)pipe_.refusals_of(illegal, lines, {illegal});
      needed = (Clock::now() - begin) * (static_cast<double>(moves) / sample);
      is_fast_enough_ = needed <= *options_.patience;
    }
    if (!is_fast_enough_) {
      throw EngineError(
          EngineFailure::timed_out,
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
    if (!names_moves_) {
      return try_one_by_one(pipe_, setup_lines, orders_.move_word(), groups, division);
    }
    std::string bundle;
    std::unordered_set<std::string> asked(line.begin(), line.end());
    for (const Texts& group : groups) {
      bundle += (bundle.empty() ? "" : "\n") + setup_lines;
      for (const std::string& move : group) {
        bundle += '\n' + orders_.move_word() + move;
        asked.insert(move);
      }
    }
    const Refusals refused = pipe_.refusals_of("a bundle of moves", bundle, asked);
    if (!refused.unnamed.empty()) {
      names_moves_ = false;
      return try_one_by_one(pipe_, setup_lines, orders_.move_word(), groups, division);
    }
    std::vector<Texts> rest;
    for (const Texts& group : groups) {
      const auto first = std::ranges::find_if(
          group, [&](const std::string& move) { return refused.moves.count(move) == 0; });
      if (first != group.end()) {
        division[*first] += Total(1);
        if (first + 1 != group.end()) {
          rest.emplace_back(first + 1, group.end());
        }
      }
    }
    return rest;
  }

  EngineOptions options_;
  XboardPipe pipe_;
  std::string name_;
  std::set<std::string> variants_;
  XboardOrders orders_{options_};
  std::string chosen_;
  std::set<const Notation*> asked_hands_;  // variants for which `learn_hands` has asked
  std::string known_position_;
  std::map<Texts, Division> known_;  // by the line after `known_position_`
  bool is_fast_enough_ = false;      // for `require_speed`
  bool names_moves_ = true;          // false once a refusal named none of the moves sent
  bool thinks_ = true;               // false once the engine turned out to have no search
};

}  // namespace

std::unique_ptr<Adapter> start_xboard(const EngineOptions& options) {
  return std::make_unique<XboardEngine>(options);
}

}  // namespace hurdle::engines

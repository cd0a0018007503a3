// UCI over a child process. Reads each reply up to a known last line. Every other line is
// classified or rejected, because a guess would become a wrong count.
#include "perft/engines/protocol/uci.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <chrono>
#include <set>
#include <utility>

#include "movegen/vocab/text/letters.hpp"
#include "movegen/vocab/text/text.hpp"
#include "perft/engines/protocol/game_answer.hpp"
#include "perft/engines/protocol/lines/refusal.hpp"
#include "perft/engines/protocol/uci/count_alone.hpp"
#include "perft/engines/protocol/uci/perft_answer.hpp"
#include "perft/engines/protocol/uci/search_lists.hpp"
#include "perft/engines/protocol/uci/uci_greeting.hpp"
#include "perft/engines/protocol/uci/uci_orders.hpp"
#include "perft/engines/protocol/uci/uci_pipe.hpp"
#include "perft/engines/protocol/uci/uci_result.hpp"
#include "perft/engines/protocol/uci/uci_words.hpp"
#include "perft/engines/protocol/walk.hpp"

namespace hurdle::engines {
namespace {

/// Whether the line says that an option does not exist, as Stockfish's "No such option: …".
bool lacks_option(const std::string& line) {
  const std::string small = to_lower(line);
  return small.starts_with("no such option") || small.starts_with("unknown option") ||
         (small.starts_with("info string") && small.find("no such option") != std::string::npos);
}

Colour side_after(const EnginePosition& position) {
  return position.line.size() % 2 == 0 ? position.base.side : opponent(position.base.side);
}

class UciEngine : public Adapter, public ResultAdapter {
 public:
  UciEngine(const EngineOptions& options, const UciWords& words, ListsBy lists_by)
      : options_(options), words_(words), pipe_(options_) {
    perft_ = lists_by == ListsBy::go_perft ? "go perft" : "";
    with_errors(pipe_.process(), [&] {
      greeting_ = greet(pipe_, words_);
      read_custom_games();
      if (lists_by == ListsBy::search) {
        searches_for_lists_.emplace(pipe_, words_, greeting_);
      } else if (lists_by == ListsBy::count_alone) {
        count_.emplace(pipe_);
      }
      return 0;
    });
  }

  [[nodiscard]] const std::string& name() const noexcept override { return greeting_.name; }

  [[nodiscard]] const std::set<std::string>& listed() const override { return greeting_.variants; }

  [[nodiscard]] bool sends_game_names() const override { return !lacks_variants_; }

  [[nodiscard]] bool offers(const Notation& variant) const override {
    const bool any_rook = variant.rights == RightsText::any_rook;
    return !greeting_.variants.empty() ||
           (orders_.is_own_game(variant) && (!any_rook || greeting_.castles_anywhere));
  }

  void call(const Notation& variant, const std::string& name) override {
    if (orders_.call(variant, name)) {
      chosen_ = nullptr;
    }
  }

  [[nodiscard]] bool recover() override {
    if (pipe_.silent()) {
      return false;
    }
    try {
      pipe_.synchronise([](const std::string&) {});
      return true;
    } catch (const EngineError&) {
      return false;
    }
  }

  [[nodiscard]] std::optional<std::string> echo(const Notation& variant,
                                                const EnginePosition& position) override {
    last_lines_.clear();
    return with_errors(pipe_.process(), [&] { return ask_echo(variant, position); });
  }

  [[nodiscard]] Division divide(const Notation& variant, const EnginePosition& position,
                                int depth) override {
    last_lines_.clear();
    return with_errors(pipe_.process(), [&] { return ask_moves(variant, position, depth); });
  }

  [[nodiscard]] bool counts_alone() const override { return count_.has_value(); }

  void learn_counts(const Notation& variant,
                    const std::function<std::vector<KnownCounts>()>& known) override {
    if (count_ && count_->command().empty()) {
      with_errors(pipe_.process(), [&] {
        perft_ = count_->learn(
            known(), [&](const EnginePosition& position) { send_position(variant, position); });
        return 0;
      });
    }
  }

  [[nodiscard]] std::string question(const Notation& variant, const EnginePosition& position,
                                     int depth) const override {
    const std::string place = orders_.all(variant, position);
    if (searches_for_lists_) {
      return searches_for_lists_->question(place);
    }
    return perft_.empty() ? "" : fmt::format("{}\n{} {}", place, perft_, depth);
  }

  [[nodiscard]] bool counts_itself() const override { return !lists_by_search(); }

  [[nodiscard]] bool lists_by_search() const override { return searches_for_lists_.has_value(); }

  [[nodiscard]] std::optional<std::set<std::string>> played_alone(
      const Notation& variant, const EnginePosition& position,
      const std::set<std::string>& moves) override {
    return with_errors(pipe_.process(), [&] {
      return searches_for_lists_->played_alone(place(variant, position, {}), moves);
    });
  }

  [[nodiscard]] std::set<std::string> scored_as_lost() const override {
    return searches_for_lists_ ? searches_for_lists_->lost() : std::set<std::string>();
  }

  /// Takes the result from `d` or from an `info string`. If neither has one and the engine has no
  /// move, its search score decides between a draw and a win.
  [[nodiscard]] GameAnswer game(const Notation& variant, const EnginePosition& position,
                                const EndOptions& /*ends*/) override {
    last_lines_.clear();
    pipe_.forget_lines();
    return with_errors(pipe_.process(), [&] {
      GameAnswer answer;
      send_position(variant, position);
      answer.echo = ask_fen();  // `d` may show a result even if it shows no FEN
      answer.moves = ask_moves(variant, position, 1);
      answer.result = result_in_lines(variant, pipe_.lines());
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
    return with_errors(pipe_.process(), [&] {
      choose(variant);
      make_ready();
      pipe_.send("position startpos");
      return ask_fen();
    });
  }

  [[nodiscard]] bool starts_games() const override { return true; }

  [[nodiscard]] std::vector<std::string> last_lines() const override { return last_lines_; }

 private:
  /// Lets the engine read the variants file, and reads its list of games again, with those of the
  /// file.
  void read_custom_games() {
    if (const std::string order = orders_.variants_file(); !order.empty()) {
      pipe_.send(order);
      greeting_ = greeting_.variants.empty() ? greeting_ : greet(pipe_, words_);
    }
    if (options_.custom_file && greeting_.chess960_by_option) {
      greeting_.variants.erase("chess960");  // no value of UCI_Variant
    }
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
    std::optional<std::string> fen;
    try {
      pipe_.send("d");
      pipe_.synchronise([&](const std::string& line) {
        if (auto rest = after_prefix(line, "Fen:")) {
          fen = std::move(rest);
        }
      });
    } catch (EngineError& error) {
      error.set_failed_at_echo();
      throw;
    }
    return fen;
  }

  Division ask_moves(const Notation& variant, const EnginePosition& position, int depth) {
    if (count_) {
      send_position(variant, position);
      return {{"", count_->ask(depth, last_lines_)}};
    }
    if (!searches_for_lists_) {
      return ask_perft(variant, position, depth);
    }
    return walk({}, depth, [&](const std::vector<std::string>& line) {
      return searches_for_lists_->list(place(variant, position, line));
    });
  }

  /// The position after moves of the engine's own lists.
  [[nodiscard]] SearchPlace place(const Notation& variant, const EnginePosition& position,
                                  const std::vector<std::string>& own_moves) {
    return {variant, options_.dialect_of(variant),
            [=, this, &variant] { send_position(variant, position, own_moves); }};
  }

  Division ask_perft(const Notation& variant, const EnginePosition& position, int depth) {
    send_position(variant, position);
    if (perft_.empty()) {
      perft_ = find_perft(pipe_, options_.dialect_of(variant));
    }
    const std::string question = fmt::format("{} {}", perft_, depth);
    pipe_.send(question);
    PerftAnswer answer(perft_, depth, options_.dialect_of(variant));
    // A total in other words may also be a line between the moves. Then the reply to `isready`
    // ends the list.
    bool asked = false;
    bool ready = false;
    bool finished = false;
    pipe_.read_until(question, [&](const std::string& line) {
      if (asked && !ready && line == "readyok") {
        ready = true;
        return finished || answer.agrees_with_other_total() ? Seen::last : Seen::neither;
      }
      if (last_lines_.size() < most_kept_lines) {
        last_lines_.push_back(line);
      }
      const Seen seen = answer.read(line);
      finished = finished || seen == Seen::last;
      const bool ends = finished || answer.agrees_with_other_total();
      if (ends && !finished && !asked) {
        asked = true;
        pipe_.send("isready");
      }
      if (ends && (ready || !asked)) {
        return Seen::last;
      }
      return seen == Seen::last ? Seen::part : seen;
    });
    return answer.division();
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
    pipe_.send("go depth 1");
    std::optional<ReportedResult> result;
    while (const std::optional<std::string> line = pipe_.next_line("go depth 1", limit)) {
      const std::string text = trimmed(*line);
      if (after_prefix(text, "info ")) {
        const auto by_score = result_of_score(text, side);
        result = by_score ? by_score : result;
      } else if (after_prefix(text, "bestmove") || after_prefix(text, "nobestmove")) {
        return result;
      } else if (refusal(text, "`go`")) {
        searches_ = false;
        return std::nullopt;
      }
    }
    searches_ = false;
    pipe_.end_search();
    return std::nullopt;
  }

  /// Sends the position, and moves of the engine's own lists after it. If `isready` may reset it, a
  /// refusal of the position is found in the reply to the next question.
  void send_position(const Notation& variant, const EnginePosition& position,
                     const std::vector<std::string>& own_moves = {}) {
    choose(variant);
    make_ready();
    pipe_.send(orders_.position(variant, position, own_moves));
    if (words_.ready_resets) {
      return;
    }
    std::optional<EngineError> refused;
    pipe_.synchronise([&](const std::string& text) {
      refused = refused ? refused : refusal(text, "`position`");
    });
    if (refused) {
      throw *refused;
    }
  }

  /// Lets the engine load its data before the first position, if the protocol requires this. Some
  /// engines clear a hash table of 1 GiB then, which Hurdle does not need.
  void make_ready() {
    if (words_.ready_resets && !ready_) {
      if (!greeting_.least_hash.empty()) {
        pipe_.send("setoption name USI_Hash value " + greeting_.least_hash);
      }
      pipe_.synchronise([](const std::string&) {});
      ready_ = true;
    }
  }

  /// Selects the variant. If the engine lists no variants, sends no name for its own game.
  void choose(const Notation& variant) {
    if (chosen_ == &variant) {
      return;
    }
    chosen_ = nullptr;
    if (const std::string castling = orders_.castling(variant); !castling.empty()) {
      pipe_.send(castling);
    }
    if (const std::string order = orders_.game(variant); !order.empty()) {
      choose_by(order);
    }
    chosen_ = &variant;
  }

  void choose_by(const std::string& order) {
    pipe_.send(order);
    std::optional<EngineError> refused;
    pipe_.synchronise([&](const std::string& line) {
      if (const auto error = refusal(line, '`' + order + '`')) {
        refused = EngineError(EngineFailure::variant_unknown, error->what());
      } else if (lacks_option(line) && options_.custom_file) {
        lacks_variants_ = true;
      } else if (lacks_option(line)) {
        refused = EngineError(EngineFailure::variant_unknown,
                              fmt::format("the engine has no option for variants; it replied to "
                                          "`{}` with '{}'",
                                          order, quoted(line, 80)));
      }
    });
    if (refused) {
      throw *refused;
    }
  }

  EngineOptions options_;
  const UciWords& words_;
  UciPipe pipe_;
  UciGreeting greeting_;
  UciOrders orders_{options_, words_, greeting_};
  const Notation* chosen_ = nullptr;
  std::vector<std::string> last_lines_;
  bool ready_ = false;           // `isready` was sent once
  bool lacks_variants_ = false;  // it is no option of an engine that plays a custom game alone
  bool echoes_ = true;
  bool searches_ = true;  // false once the engine turned out to have no search
  std::string perft_;     // its command for perft; empty before it is known
  std::optional<SearchLists> searches_for_lists_;  // if the engine has no perft
  std::optional<CountAlone> count_;                // if it lists no moves
};

}  // namespace

bool is_chess(const Notation& variant) noexcept {
  return variant.rights != RightsText::none && !variant.hands;
}

std::unique_ptr<Adapter> start_uci_engine(const EngineOptions& options, const UciWords& words,
                                          ListsBy lists_by) {
  return std::make_unique<UciEngine>(options, words, lists_by);
}

std::unique_ptr<Adapter> start_uci(const EngineOptions& options) {
  return start_uci_engine(options, uci_words(), ListsBy::go_perft);
}

}  // namespace hurdle::engines

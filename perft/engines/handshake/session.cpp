// Restarts the engine, tries variant names, and turns positions into sendable ones.
#include "perft/engines/handshake/session.hpp"

#include <fmt/core.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <chrono>
#include <thread>
#include <utility>

#include "movegen/referee/referee.hpp"
#include "movegen/vocab/text/text.hpp"
#include "perft/count/interrupted.hpp"
#include "perft/engines/handshake/double_step.hpp"
#include "perft/engines/handshake/echo.hpp"
#include "perft/engines/protocol/uci.hpp"
#include "perft/engines/protocol/walk.hpp"

namespace hurdle::engines {
using namespace std::chrono_literals;

namespace {

Setup before_the_pass(const Setup& setup) {
  Setup before = setup;
  before.passes = 0;
  before.side = opponent(setup.side);
  before.half = setup.half > 0 ? setup.half - 1 : 0;
  if (setup.side == Colour::white && setup.full > 1) {
    before.full = setup.full - 1;
  }
  return before;
}

/// The position after the line, by the rules.
Setup reached(const Variant& variant, const EnginePosition& position) {
  Setup setup = position.base;
  for (const Move move : position.line) {
    setup = variant.referee.after(setup, move);
  }
  return setup;
}

/// Whether an engine may fail in this way because it does not know the variant's name.
bool may_mean_the_name(Trouble trouble) {
  return trouble == Trouble::variant_unknown || trouble == Trouble::refused ||
         trouble == Trouble::crashed || trouble == Trouble::nonsense;
}

/// The names to try: only the given one if there is one, else the profile's and then ours. If the
/// engine lists its variants, only a listed one.
std::vector<std::string> possible_names(const EngineOptions& options, const Notation& notation,
                                        const std::set<std::string>& listed) {
  const std::string ours(notation.name);
  const auto usual = options.usual_variants.find(ours);
  std::vector<std::string> names = names_to_try(options.variants, notation, listed);
  if (usual == options.usual_variants.end() || options.variants.count(ours) > 0) {
    return names;
  }
  if (!listed.empty()) {
    return listed.count(usual->second) > 0 ? std::vector{usual->second} : names;
  }
  std::erase(names, usual->second);
  names.insert(names.begin(), usual->second);
  return names;
}

/// Whether the user or the engine's profile names the variant.
bool is_requested(const EngineOptions& options, const Notation& notation) {
  const std::string name(notation.name);
  return !options.requested || options.requested->count(name) > 0 ||
         options.variants.count(name) > 0 || options.usual_variants.count(name) > 0;
}

EngineError not_offered(const Notation& notation) {
  return {Trouble::variant_unknown,
          fmt::format("the engine does not offer {}; if it plays it, use --variant {}",
                      notation.name, notation.name)};
}

EngineError not_listed(const EngineOptions& options, const Notation& notation) {
  const auto given = options.variants.find(std::string(notation.name));
  const std::string tried = fmt::format(
      "{}",
      fmt::join(names_to_try(given == options.variants.end() ? VariantMap{} : options.variants,
                             notation, {}),
                "', '"));
  return {
      Trouble::variant_unknown,
      fmt::format(
          "the engine does not list '{}' among its variants (our {}); use --variant-map {}=NAME",
          tried, notation.name, notation.name)};
}

/// Throws EngineError (nonsense) if the engine writes a pass by another word than the dialect's:
/// this would look like a missing and an extra move.
void require_our_pass(const Notation& notation, const Dialect& dialect, const Division& theirs) {
  for (const auto& [word, nodes] : theirs) {
    const bool other = notation.passes && is_pass_word(word) && !dialect.reads(notation, word);
    if (other) {
      throw EngineError(
          Trouble::nonsense,
          fmt::format("the engine writes a pass as '{}'; use `--pass '{}'`", word, word));
    }
  }
}

/// Whether the accepted moves are the legal ones without the drops, of which there are some.
bool shows_no_hands(const Division& legal, const Division& accepted) {
  const auto is_drop = [](const auto& one) { return one.first.find('@') != std::string::npos; };
  const auto number = std::count_if(legal.begin(), legal.end(), is_drop);
  return number > 0 && std::none_of(accepted.begin(), accepted.end(), is_drop) &&
         accepted.size() + static_cast<std::size_t>(number) == legal.size();
}

/// The start position or one after a move from it, with another number of moves than `count`.
std::optional<Setup> position_with_other_count(const Variant& variant, std::size_t count) {
  const Setup start = start_position(variant.notation);
  const std::vector<Move> moves = variant.plain.moves(start);
  if (moves.size() != count) {
    return start;
  }
  for (const Move move : moves) {
    const Setup next = variant.plain.after(start, move);
    if (next.passes == 0 && variant.plain.moves(next).size() != count) {
      return next;
    }
  }
  return std::nullopt;
}

/// How many restarts were tried: the words after "given up".
std::string after_restarts(std::size_t restarts) {
  switch (restarts) {
    case 0:
      return " and not restarted";
    case 1:
      return " after 1 restart without a reply";
    default:
      return fmt::format(" after {} restarts in a row without a reply", restarts);
  }
}

}  // namespace

SendablePosition sendable_position(const Variant& variant, const Setup& setup,
                                   const Dialect& dialect) {
  if (dialect.sfen && setup.rights != CastlingRights{}) {
    return {std::nullopt, "an SFEN has no field for castling rights"};
  }
  if (dialect.sfen && !setup.en_passant.empty()) {
    return {std::nullopt, "an SFEN has no field for the square of en passant"};
  }
  if (setup.passes == 0) {
    return {EnginePosition{setup, {}}, ""};
  }
  if (setup.passes > 1) {
    return {std::nullopt, "two passes have ended the game, and no FEN says so"};
  }
  const Setup before = before_the_pass(setup);
  const Square royal = royal_square(before, before.side);
  if (!royal.exists() || variant.referee.invalid_reason(before)) {
    return {std::nullopt,
            "the pass after it cannot be sent: the side to move is in check, so the position "
            "before the pass is impossible"};
  }
  const Move pass = Move::pass(royal);
  const Verdict verdict = variant.referee.explain(before, pass);
  if (!verdict.legal) {
    return {std::nullopt, fmt::format("the pass after it cannot be sent: {} ({})", verdict.sentence,
                                      verdict.clause)};
  }
  return {EnginePosition{before, {pass}}, ""};
}

Session::Session(const EngineOptions& options, AdapterFactory start,
                 std::optional<std::size_t> max_restarts)
    : options_(options),
      start_(start ? std::move(start) : start_uci),
      max_restarts_(max_restarts) {}

template <class Ask>
auto Session::under_a_name(const Variant& variant, const Ask& ask_it) {
  // An error other than variant_unknown, if any name led to one; else the first error.
  std::optional<EngineError> worst;
  turn_to(variant);
  while (true) {
    start_if_needed();
    Names& names = names_of(variant);
    try {
      auto answer = ask_it(names.names[names.tried]);
      names.settled = true;
      return answer;
    } catch (const EngineError& error) {
      last_lines_ = engine_ ? engine_->last_lines() : std::vector<std::string>();
      recover_from(error);
      if (names.settled || !may_mean_the_name(error.trouble())) {
        throw;
      }
      if (!worst || worst->trouble() == Trouble::variant_unknown) {
        worst = error;
      }
    }
    if (++names.tried == names.names.size()) {
      names.tried = 0;
      if (worst->trouble() == Trouble::variant_unknown) {
        unknown_.emplace(&variant, *worst);
      }
      throw EngineError(*worst);
    }
  }
}

Division Session::divide(const Variant& variant, const EnginePosition& position, int depth) {
  return under_a_name(variant,
                      [&](const std::string& name) { return ask(variant, name, position, depth); });
}

GameAnswer Session::game(const Variant& variant, const EnginePosition& position,
                         const EndOptions& ends) {
  return under_a_name(variant, [&](const std::string& name) {
    try {
      engine_->call(variant.notation, name);
      auto* const speaker = dynamic_cast<ResultAdapter*>(engine_.get());
      GameAnswer answer = speaker != nullptr
                              ? speaker->game(variant.notation, position, ends)
                              : GameAnswer{engine_->echo(variant.notation, position),
                                           engine_->divide(variant.notation, position, 1),
                                           {}};
      if (answer.echo) {
        echoes_ = true;
        compare_echo(variant.notation, reached(variant, position),
                     options_.dialect_of(variant.notation).our_fen(*answer.echo));
      }
      answer.moves = in_our_text(variant, reached(variant, position), std::move(answer.moves));
      if (engine_->tries_moves() && reached(variant, position).passes < 2) {
        drop_accepted(variant, position, answer.moves);
      }
      deaths_ = 0;
      return answer;
    } catch (const Interrupted&) {
      engine_.reset();  // the rest of the reply would be taken for the next one
      throw;
    }
  });
}

RawReply Session::raw_reply(const Variant& variant, const EnginePosition& position) {
  RawReply reply;
  try {
    last_lines_.clear();
    reply.moves = under_a_name(variant, [&](const std::string& name) {
      engine_->call(variant.notation, name);
      reply.echo = engine_->echo(variant.notation, position);
      return engine_->divide(variant.notation, position, 1);
    });
    last_lines_ = engine_->last_lines();
    deaths_ = 0;
    name_ = engine_->name();
  } catch (const EngineError& error) {
    reply.error = error;
  }
  reply.lines = last_lines_;
  return reply;
}

std::optional<std::string> Session::own_start(const Variant& variant) {
  try {
    return under_a_name(variant, [&](const std::string& name) {
      engine_->call(variant.notation, name);
      return engine_->own_start(variant.notation);
    });
  } catch (const EngineError&) {
    return std::nullopt;
  }
}

bool Session::greet() {
  start_if_needed();
  return !engine_->listed().empty();
}

Division Session::ask(const Variant& variant, const std::string& name,
                      const EnginePosition& position, int depth) {
  try {
    engine_->call(variant.notation, name);
    compare(variant, position);
    Division moves = engine_->tries_moves()
                         ? trial(variant, position, depth)
                         : in_our_text(variant, reached(variant, position),
                                       engine_->divide(variant.notation, position, depth));
    deaths_ = 0;
    if (engine_) {
      name_ = engine_->name();  // in jsonl the engine reports its name in a reply
    }
    if (depth == 1 && engine_ && !engine_->tries_moves() && !echoes_) {
      require_fresh(variant, position, moves);
    }
    has_replied_ = true;
    record(variant, position, depth, moves);
    return moves;
  } catch (const Interrupted&) {
    engine_.reset();  // the rest of the reply would be taken for the next one
    throw;
  }
}

/// The division of an engine whose moves are tried, by lists of moves that can be believed.
Division Session::trial(const Variant& variant, const EnginePosition& position, int depth) {
  const EnginePosition sent = before_double_step(variant, position);
  EnginePosition here = sent;
  return walk({}, depth, [&](const std::vector<std::string>& line) {
    here.line = sent.line;
    Setup setup = reached(variant, position);
    bool legal = true;  // an engine that generates illegal moves leads to positions without rules
    for (const std::string& text : line) {
      const Move move = parse_move(variant.notation, text);
      legal = legal && variant.referee.explain(setup, move).legal;
      setup = legal ? variant.referee.after(setup, move) : setup;
      here.line.push_back(move);
    }
    start_if_needed();
    const Names& names = names_of(variant);
    engine_->call(variant.notation, names.names[names.tried]);
    Division accepted = in_our_text(variant, setup, engine_->divide(variant.notation, here, 1));
    return legal ? confirmed_moves(variant, here, std::move(accepted)) : accepted;
  });
}

/// Removes the moves that are not legal from a reply about a game.
void Session::drop_accepted(const Variant& variant, const EnginePosition& position,
                            Division& moves) {
  const Setup setup = reached(variant, position);
  const Division legal = by_text(variant.notation, variant.plain.divide(setup, 1));
  std::vector<std::string> only_accepted;
  std::erase_if(moves, [&](const auto& one) {
    const bool illegal = legal.count(one.first) == 0;
    if (illegal) {
      only_accepted.push_back(one.first);
    }
    return illegal;
  });
  if (!only_accepted.empty()) {
    accepted_.push_back({setup, std::move(only_accepted), std::nullopt});
  }
}

/// Compares accepted moves with the rules and with the engine's own perft. An accepted move that is
/// not legal stays only if the engine's perft counts it. Throws EngineError (refused) if the engine
/// counts the legal moves and yet refuses one of them: then it reads moves in another way.
Division Session::confirmed_moves(const Variant& variant, const EnginePosition& position,
                                  Division accepted) {
  const Setup setup = reached(variant, position);
  const Division legal = by_text(variant.notation, variant.plain.divide(setup, 1));
  Division usable;
  std::vector<std::string> only_accepted;
  for (const auto& [move, times] : accepted) {
    if (legal.count(move) > 0) {
      usable.emplace(move, times);
    } else {
      only_accepted.push_back(move);
    }
  }
  if (accepted == legal) {
    return accepted;
  }
  const std::optional<Total> own = own_count(variant, position);
  if (shows_no_hands(legal, usable)) {
    throw EngineError(Trouble::misread,
                      "the engine accepts every legal move but no drop: it does not seem to read "
                      "the pieces in hand of `setboard`");
  }
  if (usable.empty() && !legal.empty() && own != Total()) {
    throw EngineError(Trouble::misread,
                      fmt::format("the engine refuses each of the {} legal moves: it does not seem "
                                  "to have set up the position",
                                  legal.size()));
  }
  if (own == sum(legal) && usable.size() < legal.size()) {
    throw EngineError(
        Trouble::refused,
        fmt::format("the engine's own `perft 1` counts {} moves, as the rules do, but it refuses "
                    "some of them when they are sent; check their notation",
                    to_text(*own)));
  }
  if (own == sum(accepted)) {
    return accepted;
  }
  if (!only_accepted.empty()) {
    accepted_.push_back({setup, std::move(only_accepted), own});
  }
  return usable;
}

/// Some engines keep their position when they refuse another one without a word. If the moves of an
/// engine that cannot print its position differ from the rules, for the first time or as its last
/// reply, asks about a position with another number of moves, and again: if this repeats the reply
/// to that position, throws EngineError (misread).
void Session::require_fresh(const Variant& variant, const EnginePosition& position,
                            const Division& moves) {
  const bool as_before = std::exchange(last_moves_, moves) == moves;
  const bool at_root = std::all_of(position.line.begin(), position.line.end(),
                                   [](Move move) { return move.is_pass(); });
  const bool suspicious = at_root && (as_before || !tried_for_stale_);
  const auto is_legal = [&] {
    return moves == by_text(variant.notation, variant.plain.divide(reached(variant, position), 1));
  };
  if (!suspicious || is_legal()) {
    return;
  }
  tried_for_stale_ = true;
  const auto other = position_with_other_count(variant, moves.size());
  if (!other) {
    return;
  }
  const auto list = [&](const EnginePosition& asked) {
    return in_our_text(variant, reached(variant, asked),
                       engine_->divide(variant.notation, asked, 1));
  };
  bool stale = false;
  try {
    const Division between = list({*other, {}});
    stale = list(position) == between && between != moves;
  } catch (const EngineError&) {  // then the reply is taken as it is
    if (engine_ && !engine_->recover()) {
      engine_.reset();
    }
  }
  if (stale) {
    throw EngineError(Trouble::misread,
                      "stale answer: the engine repeats its reply to the position before, as if it "
                      "had refused this one without a word");
  }
}

/// The engine's own perft. An engine without one may even end at the command; it is then restarted.
std::optional<Total> Session::own_count(const Variant& variant, const EnginePosition& position) {
  if (!has_own_count_) {
    return std::nullopt;
  }
  try {
    const std::optional<Total> count = engine_->own_count(variant.notation, position);
    has_own_count_ = count.has_value();
    return count;
  } catch (const EngineError&) {
    has_own_count_ = false;
    engine_.reset();
    return std::nullopt;
  }
}

Division Session::in_our_text(const Variant& variant, const Setup& setup, Division theirs) const {
  const Dialect& dialect = options_.dialect_of(variant.notation);
  require_our_pass(variant.notation, dialect, theirs);
  if (dialect.is_ours()) {
    return theirs;
  }
  Division ours;
  for (const auto& [move, nodes] : theirs) {
    ours[dialect.our_move(variant.notation, setup, move)] += nodes;
  }
  return ours;
}

Session::Names& Session::names_of(const Variant& variant) {
  const auto unknown = unknown_.find(&variant);
  if (unknown != unknown_.end()) {
    throw EngineError(unknown->second);
  }
  const auto known = names_.find(&variant);
  if (known != names_.end()) {
    return known->second;
  }
  if (!engine_->offers(variant.notation) && !is_requested(options_, variant.notation)) {
    throw unknown_.emplace(&variant, not_offered(variant.notation)).first->second;
  }
  Names names{possible_names(options_, variant.notation, engine_->listed()), 0, false};
  if (names.names.empty()) {
    throw unknown_.emplace(&variant, not_listed(options_, variant.notation)).first->second;
  }
  return names_.emplace(&variant, std::move(names)).first->second;
}

/// An engine that crashes in one variant may play the next, so it is given up for one variant
/// alone. An engine that hangs would cost the timeout in every variant.
void Session::turn_to(const Variant& variant) {
  const bool another = std::exchange(variant_, &variant) != &variant;
  if (another && last_death_ == Trouble::crashed) {
    deaths_ = 0;
    last_death_.reset();
    given_up_.reset();
  }
}

std::optional<EngineError> Session::given_up_for_all() const {
  return last_death_ == Trouble::crashed ? std::nullopt : given_up_;
}

void Session::start_if_needed() {
  if (engine_) {
    return;
  }
  if (given_up_) {
    throw EngineError(*given_up_);
  }
  pause_before_restart();
  try {
    engine_ = start_(options_);
    was_up_ = true;
    name_ = engine_->name();
  } catch (const EngineError& error) {
    if (error.trouble() == Trouble::not_started || !was_up_) {
      given_up_ = error;
      last_death_.reset();
    } else {
      recover_from(error);
    }
    throw;
  }
}

/// A dead engine may leave behind something that disappears after a while, such as a lock. Each
/// further death lengthens the pause, up to two seconds.
void Session::pause_before_restart() const {
  constexpr auto step = 50ms;
  constexpr std::size_t most_steps = 40;
  for (std::size_t steps = std::min(deaths_, most_steps + 1); steps > 1; --steps) {
    if (options_.stop != nullptr && options_.stop->load(std::memory_order_relaxed)) {
      throw Interrupted();
    }
    std::this_thread::sleep_for(step);
  }
}

void Session::recover_from(const EngineError& error) {
  if (error.trouble() == Trouble::variant_unknown || error.trouble() == Trouble::misread) {
    return;
  }
  const bool recovered = engine_ && engine_->recover();
  if (!recovered) {
    engine_.reset();
  }
  const bool died = error.trouble() == Trouble::crashed || error.trouble() == Trouble::timed_out;
  if (died || !recovered) {
    ++deaths_;
    last_death_ = error.trouble();
  }
  constexpr std::size_t restarts_before_a_reply = 2;
  const bool without_reply = !has_replied_ && error.trouble() == Trouble::crashed;
  const auto most = without_reply && max_restarts_
                        ? std::min(*max_restarts_, restarts_before_a_reply)
                        : max_restarts_;
  if (most && deaths_ > *most && !given_up_) {
    engine_.reset();
    given_up_ = EngineError(error.trouble(),
                            fmt::format("the engine was given up{} (--max-restarts): {}",
                                        after_restarts(*most), error.what()),
                            error.stderr_lines());
  }
}

/// Compares the echo unless the line contains moves that the engine listed itself: an engine with
/// other rules may reach another position by them, which its replies show. A line that is only the
/// pass of `sendable_position` is compared: the engine has not listed it.
void Session::compare(const Variant& variant, const EnginePosition& position) {
  const bool listed_by_it = std::any_of(position.line.begin(), position.line.end(),
                                        [](Move move) { return !move.is_pass(); });
  const std::optional<std::string> echo = engine_->echo(variant.notation, position);
  if (!echo) {
    return;
  }
  echoes_ = true;
  if (listed_by_it) {
    return;
  }
  compare_echo(variant.notation, reached(variant, position),
               options_.dialect_of(variant.notation).our_fen(*echo));
}

void Session::record(const Variant& variant, const EnginePosition& position, int depth,
                     const Division& moves) {
  std::vector<Answer>& known = answers_[&variant];
  const bool again = std::any_of(known.begin(), known.end(), [&](const Answer& answer) {
    return answer.depth == depth && answer.base == position.base && answer.line == position.line &&
           answer.moves == moves;
  });
  if (!again) {
    known.push_back({position.base, position.line, reached(variant, position), depth, moves});
  }
}

}  // namespace hurdle::engines

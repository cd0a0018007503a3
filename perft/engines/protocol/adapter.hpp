// The interface to an engine, independent of its protocol.
#pragma once

#include <atomic>
#include <boost/core/noncopyable.hpp>
#include <chrono>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <set>
#include <string>
#include <vector>

#include "movegen/vocab/move.hpp"
#include "movegen/vocab/notation.hpp"
#include "movegen/vocab/setup.hpp"
#include "perft/count/division.hpp"
#include "perft/count/total.hpp"
#include "perft/engines/process/engine_error.hpp"
#include "perft/engines/protocol/dialect.hpp"
#include "perft/engines/protocol/variant_names.hpp"

namespace hurdle::engines {

/// A position as it is written to an engine.
struct PositionText {
  std::string fen;
  std::vector<std::string> moves;  ///< played from it
  /// Of a custom game, for an engine that `tries_moves`: the moves to try after `moves`, in groups,
  /// and one that is illegal in every game.
  std::vector<std::vector<std::string>> tries = {};
  std::string illegal = {};
};

/// A position as it is sent to an engine: a base that every FEN parser accepts (its state field is
/// `-`), and the moves played from it.
struct EnginePosition {
  Setup base;
  std::vector<Move> line;
  /// Whether the base is sent by the protocol's word for the start position, if it has one: some
  /// engines read less of a FEN.
  bool from_start = false;
  /// Of a custom game, in place of base and line, which cannot hold its positions.
  std::optional<PositionText> text = {};

  /// The base and the line in this dialect.
  [[nodiscard]] PositionText written(const Dialect& dialect, const Notation& variant) const {
    return text ? *text
                : PositionText{dialect.fen(variant, base), dialect.line(variant, base, line)};
  }
};

/// How to start an engine and how to write to it.
struct EngineOptions {
  std::string command;                        ///< with arguments, as in a shell
  std::chrono::milliseconds timeout{60'000};  ///< for each reply
  /// For the greeting and the first `readyok` of a UCI engine, which may have much to load; empty:
  /// `timeout`.
  std::optional<std::chrono::milliseconds> start_timeout;
  /// For that `readyok` alone; empty: as for the greeting.
  std::optional<std::chrono::milliseconds> ready_timeout;
  /// The longest that the moves of a position may take, where each needs a reply; empty: no limit.
  std::optional<std::chrono::milliseconds> patience;
  VariantMap variants;                      ///< our name -> the engine's
  VariantMap usual_variants;                ///< the same from its profile; tried before our names
  Dialect dialect;                          ///< how it writes positions and moves
  std::map<std::string, Dialect> dialects;  ///< by our variant name, where it differs
  /// By our variant name: why the engine is not asked about this game.
  std::map<std::string, EngineError> skipped_games;
  /// Our name of the only game of an engine that lists no variants; empty: that of its protocol.
  std::string own_game;
  /// For custom games: the variants file that a UCI engine reads by its option `VariantPath`, or no
  /// text. An engine without options for variants then plays the game that it is asked about.
  std::optional<std::string> custom_file;
  /// Called with a few words before each step of the search for the protocol; may be empty.
  std::function<void(const std::string& step)> on_step;
  /// Our names of the variants to ask about even if the engine does not offer them; empty: all.
  std::optional<std::set<std::string>> requested;
  const std::atomic<bool>* stop = nullptr;  ///< once true, questions throw Interrupted
  /// An engine that has replied before, or whose number of restarts the user gave, is restarted so
  /// often from the first question on.
  bool all_restarts = false;

  /// Whether the user or the engine's profile names the variant, or all are asked about.
  [[nodiscard]] bool requests(const Notation& variant) const {
    const std::string name(variant.name);
    return !requested || requested->count(name) > 0 || variants.count(name) > 0 ||
           usual_variants.count(name) > 0;
  }

  /// The dialect that the engine uses for this variant.
  [[nodiscard]] const Dialect& dialect_of(const Notation& variant) const {
    const auto own = dialects.find(std::string(variant.name));
    return own == dialects.end() ? dialect : own->second;
  }
};

/// Numbers of nodes by which an engine's way to write them is recognised.
struct KnownCounts {
  EnginePosition position;
  std::vector<Total> nodes;  ///< at depth 1, 2 …
  /// At depth 1, by each of the game's house rules: by some, every position has another number.
  std::vector<Total> by_house_rules = {};
};

/// A running engine. All functions throw EngineError. After one the object is unusable, unless the
/// failure is variant_unknown or misread, or `recover` returns true.
class Adapter : boost::noncopyable {
 public:
  virtual ~Adapter() = default;

  /// The name and version that the engine reports; empty if it reports none.
  [[nodiscard]] virtual const std::string& name() const noexcept = 0;

  /// The variants that the engine lists, by its own names; empty if it lists none.
  [[nodiscard]] virtual const std::set<std::string>& listed() const {
    static const std::set<std::string> none;
    return none;
  }

  /// Whether an engine that lists no variants plays this one by the conventions of its protocol, as
  /// a UCI engine plays chess. Always true if the protocol has no such conventions.
  [[nodiscard]] virtual bool offers(const Notation& /*variant*/) const { return true; }

  /// Sets the name under which the variant is sent to the engine from now on.
  virtual void call(const Notation& /*variant*/, const std::string& /*name*/) {}

  /// Whether the engine is told the name of a variant at all.
  [[nodiscard]] virtual bool sends_game_names() const { return true; }

  /// After an EngineError: makes the engine ready for the next question. Returns false if it must
  /// be restarted.
  [[nodiscard]] virtual bool recover() { return false; }

  /// The position that the engine has set up, in its own notation; empty if it cannot print it.
  [[nodiscard]] virtual std::optional<std::string> echo(const Notation& /*variant*/,
                                                        const EnginePosition& /*position*/) {
    return std::nullopt;
  }

  /// The engine's FEN of the variant's start position; empty if it cannot print it.
  [[nodiscard]] virtual std::optional<std::string> own_start(const Notation& /*variant*/) {
    return std::nullopt;
  }

  /// Whether a game can begin without a FEN (`EnginePosition::from_start`).
  [[nodiscard]] virtual bool starts_games() const { return false; }

  /// The lines of the last reply to `divide`, even if they could not be parsed: input for the
  /// handshake. Empty if the protocol does not reply in lines.
  [[nodiscard]] virtual std::vector<std::string> last_lines() const { return {}; }

  /// Nodes at `depth` (1 or more) below each root move, moves in the engine's notation. The
  /// position is not verified: compare the echo first (echo.hpp).
  [[nodiscard]] virtual Division divide(const Notation& variant, const EnginePosition& position,
                                        int depth) = 0;

  /// Whether `divide` gives the number of all nodes alone, under an empty word: the engine lists no
  /// moves.
  [[nodiscard]] virtual bool counts_alone() const { return false; }

  /// Finds out where the engine writes numbers of nodes, by positions of this variant, unless that
  /// is known. Needed before the first `divide` of an engine that `counts_alone`.
  virtual void learn_counts(const Notation& /*variant*/,
                            const std::function<std::vector<KnownCounts>()>& /*known*/) {}

  /// What a person types to ask for the same as `divide`: lines after the greeting, or the command
  /// of a program that is started for each question. Of an engine that `tries_moves`, only the
  /// lines that set up the position. Empty if a user cannot type it.
  [[nodiscard]] virtual std::string question(const Notation& /*variant*/,
                                             const EnginePosition& /*position*/,
                                             int /*depth*/) const {
    return "";
  }

  /// Whether `divide` tries moves instead of asking for a list: an engine may accept a move that it
  /// does not generate.
  [[nodiscard]] virtual bool tries_moves() const { return false; }

  /// Whether the engine itself counts the nodes of `divide`; false if the protocol adds up its
  /// lists of moves.
  [[nodiscard]] virtual bool counts_itself() const { return true; }

  /// Whether `divide` reports the moves that a search shows, which may be fewer than the engine
  /// generates.
  [[nodiscard]] virtual bool lists_by_search() const { return false; }

  /// Those of these moves, in the engine's notation, that the engine plays if it is told to search
  /// no other move. Only for engines that `lists_by_search`; empty if the engine ignores such
  /// orders. Throws EngineError (nonsense) if it plays one of many moves.
  [[nodiscard]] virtual std::optional<std::set<std::string>> played_alone(
      const Notation& /*variant*/, const EnginePosition& /*position*/,
      const std::set<std::string>& /*words*/) {
    return std::nullopt;
  }

  /// The moves of the last `divide`, in the engine's notation, that it scores as mate against the
  /// side that plays them, in at most two moves. Only for engines that `lists_by_search`.
  [[nodiscard]] virtual std::set<std::string> scored_as_lost() const { return {}; }

  /// The engine's own number of moves after the line, by its perft command; empty if it has none.
  /// Only for engines that `tries_moves`.
  [[nodiscard]] virtual std::optional<Total> own_count(const Notation& /*variant*/,
                                                       const EnginePosition& /*position*/) {
    return std::nullopt;
  }
};

/// Starts an engine and does the handshake. Throws EngineError.
using AdapterFactory = std::function<std::unique_ptr<Adapter>(const EngineOptions& options)>;

}  // namespace hurdle::engines

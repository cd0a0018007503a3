// What every engine is asked, whatever its protocol. Knows positions and moves as text; refuses to
// know how an engine is told.
#pragma once

#include <atomic>
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

/// A position as an engine is told: one that every FEN reader understands (no state field but
/// `-`), and the moves from there.
struct EnginePosition {
  Setup base;
  std::vector<Move> line;
};

/// How an engine is run and spoken to.
struct EngineOptions {
  std::string command;                        ///< with arguments, as in a shell
  std::chrono::milliseconds timeout{60'000};  ///< for each answer
  VariantMap variants;                        ///< our name -> the engine's
  VariantMap usual_variants;                  ///< the same of its profile: tried before our names
  Dialect dialect;                            ///< how it writes positions and moves
  std::map<std::string, Dialect> dialects;    ///< of variants, by our name, where it is another
  const std::atomic<bool>* stop = nullptr;    ///< when it becomes true, answers throw Interrupted

  /// How it writes this variant.
  [[nodiscard]] const Dialect& dialect_of(const Notation& variant) const {
    const auto own = dialects.find(std::string(variant.name));
    return own == dialects.end() ? dialect : own->second;
  }
};

/// A running engine. All functions throw EngineError, after which the object is of no more use
/// unless the trouble is variant_unknown or misread, or `recover` says otherwise.
class Adapter {
 public:
  Adapter() = default;
  virtual ~Adapter() = default;
  Adapter(const Adapter&) = delete;
  Adapter& operator=(const Adapter&) = delete;

  /// The name and version it gives itself; empty when it says none.
  [[nodiscard]] virtual const std::string& name() const noexcept = 0;

  /// The variants that it says it plays, by its own names; empty when it does not say.
  [[nodiscard]] virtual const std::set<std::string>& listed() const {
    static const std::set<std::string> none;
    return none;
  }

  /// From now on the engine is told `name` for the variant.
  virtual void call(const Notation& /*variant*/, const std::string& /*name*/) {}

  /// After an EngineError: brings the engine to where it can be asked again. False when it has to
  /// be started anew.
  [[nodiscard]] virtual bool recover() { return false; }

  /// The position that the engine has set up, as it writes it; nothing when it has no
  /// way to say so.
  [[nodiscard]] virtual std::optional<std::string> echo(const Notation& variant,
                                                        const EnginePosition& position) = 0;

  /// The FEN of the variant's start position as the engine writes it; nothing when it has no way to
  /// say so.
  [[nodiscard]] virtual std::optional<std::string> own_start(const Notation& /*variant*/) {
    return std::nullopt;
  }

  /// The lines of its last answer to `divide`, also where that was no answer: what a first
  /// handshake learns from. Empty when lines are not how it answers.
  [[nodiscard]] virtual std::vector<std::string> last_lines() const { return {}; }

  /// Nodes at `depth` below each root move, as the engine writes it; depth from 1. Unchecked:
  /// compare the echo first (echo.hpp).
  [[nodiscard]] virtual Division divide(const Notation& variant, const EnginePosition& position,
                                        int depth) = 0;

  /// The number of nodes at `depth`: cheaper than `divide` where the engine has a cheaper way.
  [[nodiscard]] virtual Total total(const Notation& variant, const EnginePosition& position,
                                    int depth) {
    return sum(divide(variant, position, depth));
  }
};

/// Starts an engine and does the handshake. Throws EngineError.
using AdapterFactory = std::function<std::unique_ptr<Adapter>(const EngineOptions& options)>;

}  // namespace hurdle::engines

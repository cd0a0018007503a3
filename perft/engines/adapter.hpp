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
#include <string_view>
#include <vector>

#include "movegen/vocab/move.hpp"
#include "movegen/vocab/notation.hpp"
#include "movegen/vocab/setup.hpp"
#include "perft/count/division.hpp"
#include "perft/count/total.hpp"
#include "perft/engines/engine_error.hpp"

namespace hurdle::engines {

/// A position as an engine is told: one that every FEN reader understands (no state field but
/// `-`), and the moves from there.
struct EnginePosition {
  Setup base;
  std::vector<Move> line;
};

/// How an engine is run and spoken to.
struct EngineOptions {
  std::string command;                          ///< with arguments, as in a shell
  std::chrono::milliseconds timeout{60'000};    ///< for each answer
  std::map<std::string, std::string> variants;  ///< our name -> the engine's
  const std::atomic<bool>* stop = nullptr;      ///< when it becomes true, answers throw Interrupted
};

/// Reads `name=engine-name` texts into a map. Throws std::invalid_argument for any other form and
/// for a name that is no variant of ours.
[[nodiscard]] std::map<std::string, std::string> parse_variant_map(
    const std::vector<std::string>& texts);

/// The engine's name of a variant: from the options, else the first of our name and its aliases
/// that is among the names the engine lists, else our name.
[[nodiscard]] std::string engine_variant(const EngineOptions& options, const Notation& notation,
                                         const std::set<std::string>& listed);

/// A running engine. All functions throw EngineError, after which the object is of no more use
/// unless the trouble is variant_unknown or misread.
class Adapter {
 public:
  Adapter() = default;
  virtual ~Adapter() = default;
  Adapter(const Adapter&) = delete;
  Adapter& operator=(const Adapter&) = delete;

  /// The name and version it gives itself; empty when it says none.
  [[nodiscard]] virtual const std::string& name() const noexcept = 0;

  /// The position that the engine has set up, as it writes it; nothing when it has no
  /// way to say so.
  [[nodiscard]] virtual std::optional<std::string> echo(const Notation& variant,
                                                        const EnginePosition& position) = 0;

  /// Nodes at `depth` below each root move; depth from 1. Unchecked: compare the
  /// echo first (echo.hpp).
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

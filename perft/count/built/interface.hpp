// The boundary of a library that `hurdle build-variant` compiles: a table of C functions. The
// program and the library are compiled from the same headers, which `digest` proves; the compilers
// may differ.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

#include "movegen/vocab/move.hpp"
#include "movegen/vocab/setup.hpp"
#include "perft/count/generator.hpp"
#include "perft/count/tree/recursion.hpp"

namespace hurdle::built {

/// Raised when the table or the meaning of a function changes.
inline constexpr std::uint32_t interface_version = 1;

/// The function of the library that returns the table.
inline constexpr const char* symbol = "hurdle_built_generator";

/// A position as the library's generator stores it: bytes that can be copied.
inline constexpr std::size_t most_state_bytes = 1536;
struct State {
  alignas(64) std::array<std::byte, most_state_bytes> bytes;
};

/// Receives a child and the move that leads to it; both live while the function runs.
using VisitChild = void (*)(void* context, const State* child, const Move* move);

/// The functions of a generator. Thread-safe.
struct Generator {
  std::uint32_t version;
  const char* digest;  ///< of the source and the headers that the library was compiled from
  /// Translates a position. Returns null, or why the generator cannot hold it.
  const char* (*state)(const Setup* setup, State* state);
  /// perft of 1 to `small_depth` plies; `state` is restored.
  std::uint64_t (*count)(State* state, int depth, const Search* search);
  void (*children)(State* state, void* context, VisitChild visit);
  void (*setup)(const State* state, Setup* setup);
  int (*checkers)(const State* state);
  void (*key)(const State* state, Key* key);
};

using GetGenerator = const Generator* (*)();

}  // namespace hurdle::built

// The table of functions of one description. Only sources that `hurdle build-variant` writes
// include this file.
#pragma once

#include <cstring>
#include <new>
#include <stdexcept>
#include <string>
#include <type_traits>

#include "perft/count/built/interface.hpp"
#include "perft/count/fast_game.hpp"

namespace hurdle::built {

template <const fast::Description& D, const Notation& N>
class Exported {
 public:
  [[nodiscard]] static Generator table(const char* digest) {
    return {interface_version, digest, state, count, children, setup, checkers, key};
  }

 private:
  using Game = FastGame<D>;
  using Own = typename Game::State;
  static_assert(fast::validate(D));
  static_assert(fast::agree(D, N));
  static_assert(sizeof(Own) <= sizeof(State) && alignof(Own) <= alignof(State));
  static_assert(std::is_trivially_copyable_v<Own>);

  static const Game& game() {
    static const Game only(N, 0);
    return only;
  }

  static Own& own(State* state) { return *std::launder(reinterpret_cast<Own*>(state)); }
  static const Own& own(const State* state) {
    return *std::launder(reinterpret_cast<const Own*>(state));
  }

  static const char* state(const Setup* setup, State* state) {
    static thread_local std::string refusal;
    try {
      ::new (static_cast<void*>(state)) Own(game().state(*setup));
      return nullptr;
    } catch (const std::logic_error& error) {
      refusal = error.what();
      return refusal.c_str();
    }
  }

  static std::uint64_t count(State* state, int depth, const Search* search) {
    return game().count(own(state), depth, *search);
  }

  static void children(State* state, void* context, VisitChild visit) {
    game().children(own(state), [&](Own& child, const StepFacts& step) {
      State copy;
      std::memcpy(&copy, &child, sizeof child);
      visit(context, &copy, &step.move);
    });
  }

  static void setup(const State* state, Setup* setup) {
    *setup = fast::to_setup<D>(own(state).position, own(state).side);
  }

  static int checkers(const State* state) { return game().checkers(own(state)); }

  static void key(const State* state, Key* key) { *key = game().key(own(state)); }
};

}  // namespace hurdle::built

// The generator of a library as a game for the counters of perft/count/tree.
#pragma once

#include <exception>
#include <functional>

#include "movegen/custom/fast/fast_game.hpp"
#include "perft/count/built/interface.hpp"
#include "perft/count/tree/recursion.hpp"

namespace hurdle::custom {

class LibraryGame {
 public:
  using State = built::State;

  /// As that of `FastGame`: a tree of this many plies is counted in about a second.
  static constexpr int chunk_depth = 5;

  explicit LibraryGame(const built::Generator& generator) : generator_(&generator) {}

  /// Throws Misfit for a position that the generator cannot hold.
  [[nodiscard]] State state(const Setup& setup) const {
    State result;
    if (const char* const reason = generator_->state(&setup, &result)) {
      throw Misfit("position", reason);
    }
    return result;
  }

  [[nodiscard]] std::uint64_t count(State& state, int depth, const Search& search) const {
    return generator_->count(&state, depth, &search);
  }

  [[nodiscard]] Key key(const State& state) const {
    Key result;
    generator_->key(&state, &result);
    return result;
  }

  /// Calls `visit(child, step)` with a copy of every child of a state.
  void children(State& state, const std::function<void(State&, const StepFacts&)>& visit) const {
    Visitor visitor{visit, nullptr};
    generator_->children(&state, &visitor, &Visitor::visit);
    if (visitor.failure) {
      std::rethrow_exception(visitor.failure);
    }
  }

  [[nodiscard]] Setup setup(const State& state) const {
    Setup result;
    generator_->setup(&state, &result);
    return result;
  }

  [[nodiscard]] bool in_check(const State& state) const { return generator_->checkers(&state) > 0; }

 private:
  /// Carries an exception of `use` past the functions of the library.
  struct Visitor {
    const std::function<void(State&, const StepFacts&)>& use;
    std::exception_ptr failure;

    static void visit(void* context, const State* child, const hurdle::Move* move) {
      auto& self = *static_cast<Visitor*>(context);
      if (self.failure) {
        return;
      }
      try {
        State copy = *child;
        self.use(copy, {*move, false});
      } catch (...) {
        self.failure = std::current_exception();
      }
    }
  };

  const built::Generator* generator_;
};

}  // namespace hurdle::custom

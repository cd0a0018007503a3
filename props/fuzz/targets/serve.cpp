// Fuzz target: requests to `hurdle serve`, with both protocols. Counts are limited to a small
// depth, to keep the target fast.
#include <algorithm>
#include <sstream>

#include "perft/serve/game.hpp"
#include "perft/serve/jsonl.hpp"
#include "perft/serve/uci.hpp"
#include "props/fuzz/readers.hpp"

namespace hurdle::fuzz {
namespace {

constexpr int deepest = 2;

/// A variant's fast generator with limited depth.
class Shallow final : public Generator {
 public:
  explicit Shallow(const Variant& variant) : Generator(variant.notation), inner_(variant.fast) {}

  [[nodiscard]] std::vector<Move> moves(const Setup& setup) const override {
    return inner_.moves(setup);
  }
  [[nodiscard]] Setup after(const Setup& setup, Move move) const override {
    return inner_.after(setup, move);
  }
  [[nodiscard]] int checkers(const Setup& setup) const override { return inner_.checkers(setup); }
  [[nodiscard]] Total perft(const Setup& setup, int depth,
                            const CountOptions& /*options*/) const override {
    return inner_.perft(setup, std::min(depth, deepest));
  }
  [[nodiscard]] std::vector<DivideEntry> divide(const Setup& setup, int depth,
                                                const CountOptions& /*options*/) const override {
    return inner_.divide(setup, std::min(depth, deepest));
  }
  [[nodiscard]] Details details(const Setup& setup, int depth,
                                const CountOptions& /*options*/) const override {
    return inner_.details(setup, std::min(depth, deepest));
  }
  [[nodiscard]] std::unique_ptr<Counter> counter(const CountOptions& options) const override {
    return inner_.counter(options);
  }

 private:
  const Generator& inner_;
};

serve::ServedGames games() {
  serve::ServedGames all;
  for (const Variant& variant : all_variants()) {
    all.push_back(serve::served(variant, std::make_shared<Shallow>(variant)));
  }
  return all;
}

}  // namespace

void serve_uci(std::string_view input) {
  static const serve::UciEngine engine{"fuzz", games(), {}, true};
  std::istringstream in{std::string(input)};
  std::ostringstream out;
  std::ostringstream note;
  serve::answer_uci(engine, in, out, note);
}

void serve_jsonl(std::string_view input) {
  static const serve::ServedGames served = games();
  std::istringstream in{std::string(input)};
  std::ostringstream out;
  serve::answer_jsonl(served, {}, in, out);
}

}  // namespace hurdle::fuzz

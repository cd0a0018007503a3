#include "perft/count/generator.hpp"

#include <algorithm>
#include <cstdint>
#include <string_view>
#include <utility>

#include "movegen/vocab/text/text.hpp"

namespace hurdle {
namespace {

/// A game played with the functions for single positions that every generator has.
class SlowLine final : public Line {
 public:
  SlowLine(const Generator& generator, const Setup& start) : generator_(generator), setup_(start) {
    look();
  }

  [[nodiscard]] const Setup& setup() const noexcept override { return setup_; }
  [[nodiscard]] bool in_check() const noexcept override { return check_; }
  [[nodiscard]] bool can_move() const noexcept override { return !moves_.empty(); }
  [[nodiscard]] std::vector<Move> moves() override { return moves_; }

  bool play(Move move) override {
    const auto found = std::find_if(moves_.begin(), moves_.end(),
                                    [&](Move legal) { return legal.plain() == move.plain(); });
    if (found == moves_.end()) {
      return false;
    }
    setup_ = generator_.after(setup_, *found);
    look();
    return true;
  }

 private:
  void look() {
    moves_ = generator_.moves(setup_);
    std::sort(moves_.begin(), moves_.end());
    check_ = generator_.checkers(setup_) > 0;
  }

  const Generator& generator_;
  Setup setup_;
  std::vector<Move> moves_;
  bool check_ = false;
};

/// A number for a text of at most eight characters, as every move has: texts in order, numbers in
/// order.
std::uint64_t key_of(std::string_view text) {
  std::uint64_t key = 0;
  for (std::size_t at = 0; at < sizeof key; ++at) {
    key = key << 8U | (at < text.size() ? static_cast<unsigned char>(text[at]) : 0U);
  }
  return key;
}

}  // namespace

std::vector<std::size_t> order_by_text(const Notation& notation, std::span<const Move> moves) {
  std::vector<std::pair<std::uint64_t, std::size_t>> keys;
  keys.reserve(moves.size());
  for (std::size_t index = 0; index < moves.size(); ++index) {
    keys.emplace_back(key_of(to_text(notation, moves[index])), index);
  }
  std::sort(keys.begin(), keys.end());
  std::vector<std::size_t> order;
  order.reserve(keys.size());
  for (const auto& [key, index] : keys) {
    order.push_back(index);
  }
  return order;
}

std::unique_ptr<Line> Generator::line(const Setup& start) const {
  return std::make_unique<SlowLine>(*this, start);
}

}  // namespace hurdle

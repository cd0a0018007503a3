// An engine made of single replies, for tests of what wrong replies have in common.
#pragma once

#include <gtest/gtest.h>

#include <cstdint>
#include <functional>
#include <stdexcept>
#include <string>
#include <utility>
#include <vector>

#include "movegen/vocab/mapped.hpp"
#include "movegen/vocab/text/text.hpp"
#include "perft/count/variants.hpp"
#include "perft/diagnosis/patterns/patterns.hpp"

namespace hurdle::props {

/// An engine that replies by the rules, except for a change of one list of moves.
class Replies {
 public:
  explicit Replies(const char* variant) : variant_(variant_named(variant)) {}

  Replies& right(const char* fen) {
    return wrong(fen, [](Division& /*moves*/) {});
  }
  Replies& wrong(const char* fen, const std::function<void(Division& moves)>& change) {
    return in(parse_fen(variant_.notation, fen), change);
  }
  /// The same in the position after the side to move has passed.
  Replies& after_a_pass(const char* fen, const std::function<void(Division& moves)>& change) {
    const hurdle::Setup before = parse_fen(variant_.notation, fen);
    for (const Move move : variant_.plain.moves(before)) {
      if (move.is_pass()) {
        return in(variant_.plain.after(before, move), change);
      }
    }
    throw std::logic_error("no pass is legal there");
  }

  /// The same after these moves.
  Replies& after(const char* fen, const std::vector<std::string>& line,
                 const std::function<void(Division& moves)>& change) {
    const hurdle::Setup base = parse_fen(variant_.notation, fen);
    hurdle::Setup position = base;
    std::vector<Move> moves;
    for (const std::string& text : line) {
      moves.push_back(parse_move(variant_.notation, text));
      position = variant_.referee.after(position, moves.back());
    }
    Division reply = by_text(variant_.notation, variant_.plain.divide(position, 1));
    change(reply);
    answers_.push_back({base, moves, position, 1, std::move(reply)});
    return *this;
  }

  [[nodiscard]] std::vector<Pattern> patterns(Repeats repeats = Repeats::count,
                                              const std::function<void()>& check_stop = {}) const {
    const Evidence evidence(variant_, answers_, repeats);
    const std::vector<const Observation*> open =
        mapped(evidence.wrong(), [&](const Observation& seen) { return &seen; });
    return hurdle::patterns(evidence, open, repeats, check_stop);
  }
  [[nodiscard]] const Variant& variant() const { return variant_; }
  [[nodiscard]] const std::vector<Answer>& answers() const { return answers_; }

  /// The sentence of the only pattern found.
  [[nodiscard]] std::string sentence(Repeats repeats = Repeats::count) const {
    const std::vector<Pattern> found = patterns(repeats);
    return found.size() == 1 ? found.front().sentence
                             : std::to_string(found.size()) + " patterns were found";
  }

 private:
  Replies& in(const hurdle::Setup& position, const std::function<void(Division& moves)>& change) {
    Division moves = by_text(variant_.notation, variant_.plain.divide(position, 1));
    change(moves);
    answers_.push_back({position, {}, position, 1, std::move(moves)});
    return *this;
  }

  const Variant& variant_;
  std::vector<Answer> answers_;
};

inline const auto none = [](Division& moves) { moves.clear(); };

inline std::function<void(Division&)> without(const std::vector<std::string>& texts) {
  return [texts](Division& moves) {
    for (const std::string& text : texts) {
      EXPECT_EQ(moves.erase(text), 1U) << text << " is no legal move";
    }
  };
}

inline std::function<void(Division&)> with(const std::vector<std::string>& texts, int times = 1) {
  return [texts, times](Division& moves) {
    for (const std::string& text : texts) {
      moves[text] += Total(static_cast<std::uint64_t>(times));
    }
  };
}

/// The list with an illegal move in the place of a legal one.
inline std::function<void(Division&)> instead(const std::string& legal, const std::string& other) {
  return [legal, other](Division& moves) {
    without({legal})(moves);
    with({other})(moves);
  };
}

}  // namespace hurdle::props

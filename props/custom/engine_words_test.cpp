// Words of an engine's list that are no moves of a custom game.
#include "perft/custom_check/engine_words.hpp"

#include <gtest/gtest.h>

#include <string>

#include "perft/custom_check/protocol_words.hpp"
#include "perft/engines/process/engine_error.hpp"
#include "props/assertions.hpp"
#include "props/custom/shared.hpp"

namespace hurdle::props {
namespace {

constexpr std::size_t very_long = 1'000'000;

/// The message about a list with this word; the test fails if it is read.
std::string refusal_of(const std::string& word) {
  const custom::Rules rules(built_in("chess")->facts);
  try {
    (void)custom::read_list(rules, rules.start(), {{word, Total(1)}});
    ADD_FAILURE() << word.size() << " bytes are read as a move";
  } catch (const engines::EngineError& error) {
    EXPECT_EQ(error.kind(), engines::EngineFailure::nonsense);
    return error.what();
  }
  return "";
}

/// Neither a pattern nor the marks after a move may need a stack as deep as the word is long.
TEST(EngineWords, LongOnesAreNoMoves) {
  for (const std::string& word :
       {"a2a3," + std::string(very_long, 'x'), "a2a3" + std::string(very_long, '#'),
        "a" + std::string(very_long, '1')}) {
    EXPECT_TRUE(says(refusal_of(word), "...', which is no move in coordinates of this board"));
  }
}

TEST(EngineWords, LongOnesAreNotTranslated) {
  engines::Dialect usi;
  usi.sfen = true;
  engines::Dialect from_0;
  from_0.ranks_from = 0;
  const std::string word = "a" + std::string(very_long, '1') + "a";
  for (const engines::Dialect& dialect : {usi, from_0}) {
    EXPECT_EQ(custom::ProtocolWords({8, 8}, dialect).our_move(word), word);
  }
}

}  // namespace
}  // namespace hurdle::props

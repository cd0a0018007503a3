// Well-formed UTF-8 characters: the bounds of every lead byte, from Unicode's table of well-formed
// byte sequences.
#include "movegen/vocab/text/utf8.hpp"

#include <gtest/gtest.h>

#include <array>
#include <string>
#include <string_view>

namespace hurdle::props {
namespace {

using namespace std::string_view_literals;

TEST(Utf8, KnowsTheFirstAndTheLastCharacterOfEveryLength) {
  constexpr std::array characters{"\0"sv,
                                  "\x7F"sv,
                                  "\xC2\x80"sv,
                                  "\xDF\xBF"sv,
                                  "\xE0\xA0\x80"sv,
                                  "\xE1\x80\x80"sv,
                                  "\xED\x9F\xBF"sv,
                                  "\xEE\x80\x80"sv,
                                  "\xEF\xBF\xBF"sv,
                                  "\xE5\xB0\x86"sv,
                                  "\xF0\x90\x80\x80"sv,
                                  "\xF1\x80\x80\x80"sv,
                                  "\xF3\xBF\xBF\xBF"sv,
                                  "\xF4\x8F\xBF\xBF"sv};
  for (const std::string_view one : characters) {
    EXPECT_EQ(utf8_length(one, 0), one.size()) << testing::PrintToString(one);
    const std::string between = "a" + std::string(one) + "z";
    EXPECT_EQ(utf8_length(between, 1), one.size()) << testing::PrintToString(one);
  }
}

TEST(Utf8, RefusesWhatIsCutShort) {
  for (const std::string_view one : {"\xC3"sv, "\xE5\xB0"sv, "\xF0\x9F\x98"sv}) {
    EXPECT_EQ(utf8_length(one, 0), 0U) << testing::PrintToString(one);
    EXPECT_EQ(utf8_length(std::string(one) + "a", 0), 0U) << testing::PrintToString(one);
  }
}

TEST(Utf8, RefusesOverlongFormsSurrogatesAndNumbersBeyondTheLast) {
  constexpr std::array wrong{"\x80"sv,
                             "\xBF"sv,
                             "\xC0\x80"sv,
                             "\xC1\xBF"sv,
                             "\xC2\x7F"sv,
                             "\xC2\xC0"sv,
                             "\xE0\x9F\xBF"sv,
                             "\xED\xA0\x80"sv,
                             "\xE5\x7F\x86"sv,
                             "\xE5\xB0\xC0"sv,
                             "\xF0\x8F\xBF\xBF"sv,
                             "\xF1\x80\x7F\x80"sv,
                             "\xF1\x80\x80\xC0"sv,
                             "\xF4\x90\x80\x80"sv,
                             "\xF5\x80\x80\x80"sv,
                             "\xFF"sv};
  for (const std::string_view one : wrong) {
    EXPECT_EQ(utf8_length(one, 0), 0U) << testing::PrintToString(one);
  }
}

}  // namespace
}  // namespace hurdle::props

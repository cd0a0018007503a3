// Mutated bytes of valid sets are parsed or throw SuiteError, never anything else.
#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <cstdint>
#include <exception>
#include <random>
#include <string>

#include "movegen/vocab/text/text.hpp"
#include "perft/suite/set.hpp"
#include "props/cases.hpp"
#include "props/examples/suite/texts.hpp"

namespace hurdle {
namespace {

constexpr int mutants_a_case = 20;

using Random = std::mt19937_64;

std::size_t below(Random& random, std::size_t limit) {
  return std::uniform_int_distribution<std::size_t>(0, limit - 1)(random);
}

/// One small mutation: a byte or a piece changed, deleted, doubled or inserted.
void mutate(std::string& text, Random& random) {
  constexpr std::array<const char*, 20> pieces{"\"", "'",   "[",  "]",    "{",  "}",   ":",
                                               ": ", "- ",  "\n", "\t",   "#",  "&a ", "*a",
                                               "!",  "---", "|",  "\xFF", "\r", "? "};
  if (text.empty()) {
    return;
  }
  const std::size_t at = below(random, text.size());
  const std::size_t length = below(random, std::min<std::size_t>(text.size() - at, 30)) + 1;
  switch (below(random, 5)) {
    case 0:
      text[at] = static_cast<char>(below(random, 256));
      break;
    case 1:
      text.erase(at, length);
      break;
    case 2:
      text.insert(below(random, text.size()), text.substr(at, length));
      break;
    case 3:
      text.insert(at, pieces[below(random, pieces.size())]);
      break;
    default:
      text.resize(at + 1);
      break;
  }
}

template <typename Parse>
void fuzz(const std::string& valid, Parse parse) {
  const std::uint64_t seed = std::random_device{}();
  Random random(seed);
  int refused = 0;
  const int cases = props::random_cases() * mutants_a_case;
  for (int i = 0; i < cases; ++i) {
    std::string text = valid;
    for (std::size_t left = below(random, 4) + 1; left > 0; --left) {
      mutate(text, random);
    }
    try {
      parse(text);
    } catch (const SuiteError& error) {
      ++refused;
      ASSERT_GT(error.location().line, 0) << error.what();
    } catch (const std::exception& error) {
      FAIL() << "seed " << seed << ", case " << i << ": " << error.what() << "\n"
             << hurdle::quoted(text, 2 * text.size());
    }
  }
  EXPECT_GT(refused, cases / 4) << "seed " << seed << ": the mutations are too mild";
}

TEST(SuiteFuzz, MutatedYaml) {
  fuzz(props::full_set, [](const std::string& text) { (void)parse_yaml_set(text, "f.yaml"); });
}

TEST(SuiteFuzz, MutatedEpd) {
  const std::string epd = to_epd(parse_yaml_set(props::full_set, "f.yaml"));
  fuzz(epd, [](const std::string& text) { (void)parse_epd_set(text, "f.epd"); });
}

}  // namespace
}  // namespace hurdle

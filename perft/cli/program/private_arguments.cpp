#include "perft/cli/program/private_arguments.hpp"

#include <algorithm>
#include <cstddef>
#include <cstring>
#include <string_view>

#include "perft/campaign/store/secrets.hpp"

namespace hurdle::cli {
namespace {

/// An argument that contains a password.
struct HiddenArgument {
  std::string word;
  std::string shown;        ///< its replacement in output
  std::size_t telling = 0;  ///< length of the prefix of `word` to search for in output
};

std::vector<HiddenArgument> hidden_arguments;

HiddenArgument hidden_argument(const std::string& word, const std::string& shown) {
  constexpr std::size_t least = 8;  // shorter prefixes could match other text
  const auto differs = std::mismatch(word.begin(), word.end(), shown.begin(), shown.end());
  const auto same = static_cast<std::size_t>(differs.first - word.begin());
  return {word, shown, std::max(same + 1, least)};
}

/// Overwrites a word in place with `shown`, cut to its length, and zeros.
void overwrite(char* place, const std::string& shown) {
  const std::size_t room = std::strlen(place);
  const std::size_t size = std::min(room, shown.size());
  std::fill_n(std::copy_n(shown.begin(), size, place), room - size, '\0');
}

}  // namespace

PrivateArguments::PrivateArguments(int argc, char** argv) : words_(argv, argv + argc) {
  for (std::size_t number = 1; number < words_.size(); ++number) {
    const std::string shown = campaign::shown_argument(words_[number]);
    if (shown != words_[number]) {
      overwrite(argv[number], shown);
      hidden_arguments.push_back(hidden_argument(words_[number], shown));
    }
  }
  for (std::string& word : words_) {
    pointers_.push_back(word.data());
  }
  pointers_.push_back(nullptr);
}

std::string without_passwords(std::string text) {
  for (const HiddenArgument& out : hidden_arguments) {
    const std::string_view told = std::string_view(out.word).substr(0, out.telling);
    for (std::size_t at = text.find(told); at != std::string::npos;
         at = text.find(told, at + out.shown.size())) {
      // A long word may have been cut: replace only the part that equals it.
      const auto differs =
          std::mismatch(out.word.begin(), out.word.end(),
                        text.begin() + static_cast<std::ptrdiff_t>(at), text.end());
      text.replace(at, static_cast<std::size_t>(differs.first - out.word.begin()), out.shown);
    }
  }
  return text;
}

}  // namespace hurdle::cli

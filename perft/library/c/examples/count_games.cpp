// Counts the first moves of every game, with one thread for each game and RAII wrappers.
//   count_games DEPTH
#include <hurdle.h>

#include <cstdlib>
#include <future>
#include <iostream>
#include <memory>
#include <stdexcept>
#include <vector>

namespace {

struct Free {
  void operator()(hurdle_position* position) const { hurdle_position_free(position); }
  void operator()(char* text) const { hurdle_text_free(text); }
};
using Position = std::unique_ptr<hurdle_position, Free>;
using Text = std::unique_ptr<char, Free>;

/// Throws the library's error message, if there is one.
void require(const Text& error) {
  if (error) {
    throw std::runtime_error(error.get());
  }
}

std::uint64_t count(const hurdle_variant* variant, int depth) {
  char* error = nullptr;
  const Position start(hurdle_position_start(variant, nullptr, &error));
  require(Text(error));
  hurdle_count nodes{};
  hurdle_perft(start.get(), depth, nullptr, nullptr, nullptr, &nodes, &error);
  require(Text(error));
  return nodes.low;
}

}  // namespace

int main(int argument_count, char** arguments) {
  const int depth = argument_count > 1 ? std::atoi(arguments[1]) : 3;
  try {
    std::vector<std::future<std::uint64_t>> counts;
    for (std::size_t i = 0; const auto* variant = hurdle_variant_at(i); ++i) {
      counts.push_back(std::async(std::launch::async, count, variant, depth));
    }
    for (std::size_t i = 0; i < counts.size(); ++i) {
      std::cout << hurdle_variant_name(hurdle_variant_at(i)) << ' ' << counts[i].get() << '\n';
    }
  } catch (const std::exception& error) {
    std::cerr << "count_games: " << error.what() << '\n';
    return 2;
  }
}

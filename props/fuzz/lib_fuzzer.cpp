// hurdle-fuzz list: prints the names of the targets. hurdle-fuzz TARGET [OPTION…]: runs one target
// with libFuzzer and its options (-help=1 lists them). Stores interesting inputs in the folder
// corpus/TARGET beside the program, and failures in files findings/TARGET-… there; starts from the
// target's seeds and uses its dictionary.
#include <fmt/format.h>

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <filesystem>
#include <string>
#include <vector>

#include "props/fuzz/target.hpp"

namespace {

namespace fs = std::filesystem;

const hurdle::fuzz::Target* target = nullptr;

/// In addition to libFuzzer's -print_final_stats: inputs that are no valid position are not
/// counted.
void print_positions_counted() {
  if (hurdle::fuzz::positions_counted() > 0) {
    fmt::print(stderr, "stat::positions_counted:        {}\n", hurdle::fuzz::positions_counted());
  }
}

/// Lists the targets for an unknown word, or for the word `list`.
[[noreturn]] void list_targets(std::string_view word) {
  const bool asked = word == "list";
  if (!asked) {
    fmt::print(stderr, "hurdle-fuzz: '{}' is no target; expected list, or one of:\n", word);
  }
  for (const auto& one : hurdle::fuzz::targets()) {
    fmt::print(asked ? stdout : stderr, "{}\n", one.name);
  }
  std::exit(asked ? 0 : 2);  // NOLINT(concurrency-mt-unsafe)
}

/// The folders of a target's seeds.
std::vector<fs::path> seeds_of(const hurdle::fuzz::Target& one) {
  const fs::path source = HURDLE_SOURCE_DIR;
  std::vector<fs::path> folders{source / "props/fuzz/corpus" / one.name};
  if (!one.more_seeds.empty()) {
    folders.push_back(source / one.more_seeds);
  }
  return folders;
}

/// The greatest length of an input: four times the longest seed, within bounds. Inputs of 4 kB
/// reach the same code as those of 60 kB, at fifteen times the speed.
std::uintmax_t longest_input(const std::vector<fs::path>& seeds) {
  constexpr std::uintmax_t least = 1024;
  constexpr std::uintmax_t most = 4096;
  std::uintmax_t longest = 0;
  for (const fs::path& folder : seeds) {
    for (const auto& entry : fs::recursive_directory_iterator(folder)) {
      longest = std::max(longest, entry.is_regular_file() ? entry.file_size() : 0);
    }
  }
  return std::clamp(4 * longest, least, most);
}

/// The arguments for libFuzzer.
std::vector<std::string> arguments_for(const hurdle::fuzz::Target& one, const fs::path& program) {
  const fs::path here = fs::absolute(program).parent_path();
  const fs::path kept = here / "corpus" / one.name;
  fs::create_directories(kept);
  fs::create_directories(here / "findings");
  std::vector<std::string> arguments{program.string(), kept.string()};
  const std::vector<fs::path> seeds = seeds_of(one);
  for (const fs::path& folder : seeds) {
    arguments.push_back(folder.string());
  }
  arguments.push_back(
      fmt::format("-dict={}/props/fuzz/dictionaries/{}.dict", HURDLE_SOURCE_DIR, one.dictionary));
  arguments.push_back(fmt::format("-artifact_prefix={}/findings/{}-", here.string(), one.name));
  arguments.push_back(fmt::format("-max_len={}", longest_input(seeds)));
  return arguments;
}

}  // namespace

/// Suppressions for the leak check: LLVM's OpenMP keeps memory for threads where the check does not
/// look, after a count with several threads.
// NOLINTNEXTLINE(bugprone-reserved-identifier,cert-dcl37-c,cert-dcl51-cpp): the sanitizer's name
extern "C" const char* __lsan_default_suppressions() {
  return "leak:libomp.so";
}

/// Records only as much of allocation stacks as the suppression needs, which saves a sixth of the
/// time; props-fuzz, which replays failures, records all.
// NOLINTNEXTLINE(bugprone-reserved-identifier,cert-dcl37-c,cert-dcl51-cpp): the sanitizer's name
extern "C" const char* __asan_default_options() {
  return "malloc_context_size=2";
}

extern "C" std::size_t LLVMFuzzerMutate(std::uint8_t* data, std::size_t size, std::size_t most);

extern "C" int LLVMFuzzerInitialize(int* argc, char*** argv) {
  const char* word = *argc > 1 ? (*argv)[1] : "";
  target = hurdle::fuzz::find_target(word);
  if (target == nullptr) {
    list_targets(word);
  }
  (void)std::atexit(print_positions_counted);
  static std::vector<std::string> arguments = arguments_for(*target, (*argv)[0]);
  arguments.insert(arguments.end(), *argv + 2, *argv + *argc);
  static std::vector<char*> pointers;
  for (std::string& argument : arguments) {
    pointers.push_back(argument.data());
  }
  pointers.push_back(nullptr);
  *argc = static_cast<int>(arguments.size());
  *argv = pointers.data();
  return 0;
}

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  // NOLINTNEXTLINE(*-reinterpret-cast): bytes are characters
  target->run({reinterpret_cast<const char*>(data), size});
  return 0;
}

/// One input in 16 is changed by the target's own mutator, if it has one: counting a position takes
/// as long as parsing some hundred texts, so most of the time is spent on these inputs.
extern "C" std::size_t LLVMFuzzerCustomMutator(std::uint8_t* data, std::size_t size,
                                               std::size_t most, unsigned seed) {
  if (target->change != nullptr && seed % 16 == 0) {
    // NOLINTNEXTLINE(*-reinterpret-cast): bytes are characters
    const auto changed = target->change({reinterpret_cast<const char*>(data), size}, seed);
    if (changed && changed->size() <= most) {
      std::ranges::copy(*changed, data);
      return changed->size();
    }
  }
  return LLVMFuzzerMutate(data, size, most);
}

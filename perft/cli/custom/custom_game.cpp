#include "perft/cli/custom/custom_game.hpp"

#include <fcntl.h>
#include <fmt/format.h>
#include <poll.h>
#include <unistd.h>

#include <cerrno>
#include <filesystem>
#include <system_error>
#include <utility>
#include <vector>

#include "movegen/custom/rules/fen.hpp"
#include "movegen/vocab/mapped.hpp"
#include "movegen/vocab/text/nearest.hpp"
#include "movegen/vocab/text/text.hpp"
#include "perft/cli/program/failure.hpp"
#include "perft/cli/program/interrupt.hpp"
#include "perft/cli/program/output.hpp"
#include "perft/count/interrupted.hpp"
#include "perft/count/variants.hpp"
#include "perft/custom/explain.hpp"
#include "perft/custom/line.hpp"
#include "perft/files/environment.hpp"
#include "perft/files/files.hpp"

namespace hurdle::cli {
namespace {

constexpr std::size_t largest_file = 16'000'000;

/// Why a file cannot be read, after a failed attempt that set `errno`.
std::string why_unreadable(const std::string& path) {
  std::error_code ignored;
  if (std::filesystem::is_directory(path, ignored)) {
    return std::make_error_code(std::errc::is_a_directory).message();
  }
  return std::generic_category().message(errno == 0 ? EIO : errno);
}

/// Waits until the file has bytes or its end. Throws Interrupted: a pipe may never get a writer.
void await_bytes(int file) {
  constexpr int milliseconds = 100;
  pollfd handle{file, POLLIN, 0};
  do {
    throw_if_set(&stop_flag());
  } while (::poll(&handle, 1, milliseconds) <= 0);
}

/// Reads the next bytes into the buffer. Returns their number, 0 at the end of the file, and a
/// negative number after an error, which sets `errno`.
ssize_t read_next(int file, std::string& buffer) {
  ssize_t size = 0;
  do {
    await_bytes(file);
    size = ::read(file, buffer.data(), buffer.size());
  } while (size < 0 && (errno == EAGAIN || errno == EINTR));
  return size;
}

/// Asks for no size, because the file may be a pipe.
std::string text_of(std::string_view option, const std::string& path) {
  errno = 0;
  const FileHandle file(
      ::open(path.c_str(), O_RDONLY | O_NONBLOCK | O_CLOEXEC));  // NOLINT(*-vararg)
  std::string text;
  constexpr std::size_t piece = 65'536;
  std::string buffer(piece, '\0');
  ssize_t size = file.number() < 0 ? -1 : read_next(file.number(), buffer);
  while (size > 0 && text.size() <= largest_file) {
    text.append(buffer, 0, static_cast<std::size_t>(size));
    size = read_next(file.number(), buffer);
  }
  if (size < 0) {
    throw Failure(fmt::format("{} {}: cannot be read: {}", option, hurdle::quoted_path(path),
                              why_unreadable(path)));
  }
  if (text.size() > largest_file) {
    throw Failure(fmt::format("{} {}: expected at most {} bytes", option, hurdle::quoted_path(path),
                              largest_file));
  }
  return text;
}

/// The user's own file, or nothing if there is none.
std::string user_file() {
  namespace fs = std::filesystem;
  const std::string config = environment_variable("XDG_CONFIG_HOME");
  const std::string home = environment_variable("HOME");
  const fs::path folder = !config.empty() ? fs::path(config) : fs::path(home) / ".config";
  const fs::path path = folder / "hurdle" / "variants.ini";
  std::error_code ignored;
  return folder.is_absolute() && fs::is_regular_file(path, ignored) ? path.string() : "";
}

/// Why the game did not load: its first error.
std::string why_unknown(const custom::Games& games, const std::string& name,
                        const std::string& path) {
  for (const custom::Games* all : {&games, &custom::built_in_games()}) {
    for (const custom::Problem& problem : all->problems) {
      if (problem.section == name && problem.severity == custom::Severity::error) {
        return fmt::format("'{}' did not load: {}", hurdle::quoted(name),
                           to_text(problem, all == &games ? path : "built-in games"));
      }
    }
  }
  std::vector<std::string> names;
  for (const custom::Games* all : {&games, &custom::built_in_games()}) {
    for (const auto& game : all->loaded) {
      names.push_back(game->name);
    }
  }
  return fmt::format("{} has no game '{}'{}", hurdle::quoted_path(path), hurdle::quoted(name),
                     did_you_mean(name, names));
}

/// The message about a name that no variant and no built-in game has, without a file.
std::string unknown_without_file(const std::string& name) {
  const std::vector<std::string> built_in =
      mapped(custom::built_in_games().loaded, [](const auto& game) { return game->name; });
  return unknown_variant(name, built_in) +
         ", and `hurdle variants --variants builtin` lists more games";
}

/// Throws Failure if no such game loads.
std::shared_ptr<const custom::Game> found_game(const custom::Games& games, std::string_view option,
                                               const std::string& path, const std::string& name) {
  if (auto own = games.find(name)) {
    return own;
  }
  if (auto built_in = custom::built_in_games().find(name)) {
    return built_in;
  }
  throw Failure(fmt::format("{}: {}", option, why_unknown(games, name, path)));
}

custom::Position played(const custom::Game& game, custom::Position position,
                        std::string_view moves) {
  const custom::Rules rules(game.facts);
  custom::MoveList list(moves);
  try {
    while (const auto next = list.take(rules, position, rules.legal_moves(position))) {
      position = rules.after(position, legal_move(game, position, *next));
    }
  } catch (const std::invalid_argument& error) {
    throw Failure(fmt::format("--moves: {}", error.what()));
  }
  return position;
}

}  // namespace

VariantsFileOption::VariantsFileOption(const Command& command)
    : TextOption(command, "--variants FILE",
                 "VARIANT is a custom game: one that this file in Fairy-Stockfish's variants.ini "
                 "format describes, or a built-in game that such files can inherit from; the word "
                 "builtin as FILE names the built-in games alone. Without this option, Hurdle "
                 "looks for games that are not its own among the built-in games and in the file "
                 "HURDLE_VARIANTS, or else ~/.config/hurdle/variants.ini") {}

bool VariantsFileOption::named() const {
  return given() || !environment_variable("HURDLE_VARIANTS").empty();
}

bool VariantsFileOption::means_custom_game(const std::string& name) const {
  return given() || find_variant(name) == nullptr;
}

std::string VariantsFileOption::path() const {
  const std::string by_environment = environment_variable("HURDLE_VARIANTS");
  return given() ? **this : by_environment.empty() ? user_file() : by_environment;
}

std::string VariantsFileOption::path_of(const std::string& name) const {
  std::string file = path();
  if (!file.empty() || !means_custom_game(name)) {
    return file;
  }
  if (custom::built_in_games().find(name) == nullptr) {
    throw Failure(unknown_without_file(name));
  }
  return "builtin";
}

custom::Games load_games(std::string_view option, const std::string& path) {
  return path == "builtin" ? custom::built_in_games()
                           : custom::load_variants(text_of(option, path));
}

std::shared_ptr<const custom::Game> find_game(std::string_view option, const std::string& path,
                                              const std::string& name) {
  return found_game(load_games(option, path), option, path, name);
}

custom::Games VariantsFileOption::load() const {
  const std::string file = path();
  return load_games("--variants", file.empty() ? "builtin" : file);
}

void VariantsFileOption::print_errors(const custom::Games& games) const {
  for (const custom::Problem& problem : games.problems) {
    if (problem.severity == custom::Severity::error) {
      print_to_stderr(to_text(problem, path()));
    }
  }
}

GameWithText VariantsFileOption::game_with_text(const std::string& name) const {
  const std::string file = path_of(name);
  if (file == "builtin" || !means_custom_game(name)) {
    return {game(name), ""};
  }
  const std::string text = text_of("--variants", file);
  auto found = found_game(custom::load_variants(text), "--variants", file, name);
  std::string sections = found->built_in ? "" : custom::sections_of(text, name);
  return {std::move(found), std::move(sections)};
}

std::shared_ptr<const custom::Game> VariantsFileOption::game(const std::string& name) const {
  if (!means_custom_game(name)) {
    return nullptr;
  }
  return find_game("--variants", path_of(name), name);
}

custom::Position start_of(const custom::Game& game, const PositionOptions& options) {
  const PositionOptions::Given given = options.given();
  require_absent({{"--setup", given.setup}},
                 "a custom game; its file gives the start position, and --fen another one");
  require_absent({{"--notation", given.notation}},
                 "a custom game; its moves are in coordinates or in SAN");
  try {
    const bool start = !given.fen || *given.fen == "startpos";
    return start ? custom::Rules(game.facts).start()
                 : custom::parse_position(game.facts, *given.fen);
  } catch (const custom::FenError& error) {
    throw Failure(fmt::format("--fen: {}", error.what()));
  }
}

CustomPosition custom_position(std::shared_ptr<const custom::Game> game,
                               const PositionOptions& options) {
  const custom::Position position = played(*game, start_of(*game, options), options.moves());
  std::string fen = custom::fen_of(game->facts, position);
  const custom::Description& facts = game->facts;
  return {std::move(game), custom::Rules(facts), position, fen};
}

}  // namespace hurdle::cli

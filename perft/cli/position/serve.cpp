// `hurdle serve`: runs Hurdle as an engine for other programs.
#include <fmt/format.h>
#include <poll.h>
#include <unistd.h>

#include <iostream>
#include <memory>

#include "movegen/vocab/text/text.hpp"
#include "perft/cli/options/hash.hpp"
#include "perft/cli/options/offers.hpp"
#include "perft/cli/options/threads.hpp"
#include "perft/cli/program/commands.hpp"
#include "perft/cli/program/failure.hpp"
#include "perft/cli/program/interrupt.hpp"
#include "perft/cli/program/numbers.hpp"
#include "perft/output/build_info.hpp"
#include "perft/serve/jsonl.hpp"
#include "perft/serve/uci.hpp"

namespace hurdle::cli {
namespace {

struct ServeArguments {
  std::string protocol = "uci";
  std::string variant;
  Option variant_option;
  NumberOption threads{"--threads", thread_range(), 1};
  HashOption hash;
};

/// Throws Failure if replies were lost. A reader that closed the pipe needs no more replies, so
/// that is no error.
void require_written() {
  pollfd handle{STDOUT_FILENO, POLLOUT, 0};
  const bool reader_is_gone = ::poll(&handle, 1, 0) > 0 && (handle.revents & POLLERR) != 0;
  if (!std::cout.flush() && !reader_is_gone) {
    throw Failure("cannot write to standard output: replies are lost");
  }
}

/// Every game; the chosen one is first, so it is played until the client chooses another.
std::vector<serve::ServedGame> games_of(const ServeArguments& options) {
  std::vector<serve::ServedGame> games;
  if (options.variant_option.given()) {
    games.push_back(serve::by_the_rules(variant_named(options.variant)));
  }
  for (serve::ServedGame& game : serve::all_by_the_rules()) {
    if (games.empty() || &game.variant != &games.front().variant) {
      games.push_back(std::move(game));
    }
  }
  return games;
}

int answer(const ServeArguments& options) {
  CountOptions how;
  how.threads = started(options.threads.value());
  how.hash_bytes = options.hash.bytes();
  const std::vector<serve::ServedGame> games = games_of(options);
  leave_signals();
  if (options.protocol == "uci") {
    serve::answer_uci({"hurdle " + build_info().version, games, how, true}, std::cin, std::cout,
                      std::cerr);
  } else if (options.protocol == "jsonl") {
    if (options.variant_option.given()) {
      throw Failure("--variant is for --protocol uci: a line of JSON names its own variant");
    }
    serve::answer_jsonl(games, how, std::cin, std::cout);
  } else {
    throw Failure(
        fmt::format("--protocol '{}': expected uci or jsonl", hurdle::quoted(options.protocol)));
  }
  require_written();
  return good;
}

}  // namespace

void add_serve(const Command& program) {
  const Command command = program.add_command(
      "serve", "Serve positions, moves and counts on stdin, as an engine without a search does");
  const auto options = std::make_shared<ServeArguments>();
  command
      .add_option("--protocol", options->protocol,
                  "uci, or jsonl: a line of JSON for each question", "NAME")
      .shows_default()
      .offers(one_of("uci, jsonl"));
  options->variant_option =
      command
          .add_option("--variant", options->variant,
                      "With uci: the game until UCI_Variant is set (default janggi)", "NAME")
          .offers(offered_variants);
  options->threads.add_to(command, "N", "Threads for each count, 1 to 1024 (default 1)");
  options->hash.add_to(command);
  command.footer(
      "Example:\n  hurdle serve --protocol jsonl\n  hurdle serve --variant chess --threads 4\n"
      "  hurdle check positions/makruk --tag quick --engine \"hurdle serve\"");
  command.runs([options] { return answer(*options); });
}

}  // namespace hurdle::cli

// `hurdle perft` for a game of a variants file.
#include <fmt/format.h>

#include <algorithm>
#include <memory>
#include <nlohmann/json.hpp>
#include <vector>

#include "perft/cli/file/commands.hpp"
#include "perft/cli/program/failure.hpp"
#include "perft/cli/program/interrupt.hpp"
#include "perft/cli/program/output.hpp"
#include "perft/cli/program/terminal.hpp"
#include "perft/count/tree/hash_size.hpp"
#include "perft/file/fast/fast_count.hpp"

namespace hurdle::cli {
namespace {

/// Counts by a library, or by the referee if `kept` is null.
class FilePerft {
 public:
  FilePerft(const FilePosition& position, const FilePerftOptions& options)
      : position_(position), options_(options) {
    if (options_.referee) {
      reason_ = "as --referee asks";
    } else {
      kept_ = file::kept_library(*position.game, reason_);
    }
    how_.threads = options_.threads;
    how_.hash_bytes = hash_size(options_.depth);
    how_.stop = &stop_flag();
  }

  [[nodiscard]] std::vector<file::FileDivideEntry> divide() {
    if (kept_) {
      try {
        return file::fast_divide(*kept_, position_.rules, position_.position, options_.depth, how_);
      } catch (const file::Misfit& misfit) {
        leave(misfit);
      }
    }
    return file::divide(position_.rules, position_.position, options_.depth,
                        {options_.threads, &stop_flag()});
  }

  [[nodiscard]] Total perft() {
    if (kept_) {
      try {
        return file::fast_perft(*kept_, position_.rules, position_.position, options_.depth, how_);
      } catch (const file::Misfit& misfit) {
        leave(misfit);
      }
    }
    return file::perft(position_.rules, position_.position, options_.depth,
                       {options_.threads, &stop_flag()});
  }

  [[nodiscard]] const char* generator() const { return kept_ ? "fast" : "referee"; }

  /// Which generator counted, and why.
  [[nodiscard]] std::string words() const {
    return kept_ ? fmt::format("the fast generator counted; compared with the referee: {}",
                               kept_->compared)
                 : fmt::format("the referee counted: {}", reason_);
  }

 private:
  /// Goes on with the referee.
  void leave(const file::Misfit& misfit) {
    reason_ = fmt::format("the fast generator cannot hold this {}", misfit.what());
    kept_.reset();
  }

  const FilePosition& position_;
  const FilePerftOptions& options_;
  CountOptions how_;
  std::string reason_;
  std::unique_ptr<const file::KeptLibrary> kept_;
};

}  // namespace

int perft_of_file(const FilePosition& position, const FilePerftOptions& options,
                  const JsonOption& json) {
  FilePerft perft(position, options);
  const Stopwatch watch;
  Json result{{"variant", position.game->name}, {"fen", position.fen}, {"depth", options.depth}};
  Total nodes;
  if (options.divide) {
    Json& division = result["divide"] = Json::array();
    for (const auto& [move, below] : perft.divide()) {
      if (!json.takes_stdout()) {
        print(move + " " + to_text(below) + "\n");
      }
      Json entry{{"move", move}};
      add_count(entry, "nodes", below);
      division.push_back(std::move(entry));
      nodes += below;
    }
    if (!json.takes_stdout() && !division.empty()) {
      print("\n");
    }
  } else {
    nodes = perft.perft();
  }
  const double elapsed = watch.seconds();
  if (!json.takes_stdout()) {
    print(to_text(nodes) + "\n");
  }
  flush_output();
  constexpr double least_measurable_time = 1e-3;
  const double seconds = std::max(elapsed, least_measurable_time);
  print_to_stderr(fmt::format("time {:.3f} s, {:.0f} nodes/s", seconds,
                              static_cast<double>(nodes.wide()) / seconds));
  print_to_stderr(perft.words());
  add_count(result, "nodes", nodes);
  result["generator"] = perft.generator();
  json.write("perft", std::move(result));
  return good;
}

}  // namespace hurdle::cli

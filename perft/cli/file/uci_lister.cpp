#include "perft/cli/file/uci_lister.hpp"

#include <fmt/format.h>

#include "movegen/vocab/text/text.hpp"
#include "perft/count/numbers.hpp"

namespace hurdle::cli {

using engines::EngineError;
using engines::Trouble;

UciLister::UciLister(const std::string& command, const std::string& file, const std::string& game,
                     std::chrono::milliseconds timeout, const std::atomic<bool>* stop)
    : process_(command, stop), timeout_(timeout) {
  constexpr std::string_view name_field = "id name ";
  write("uci");
  for (std::string line = read(); line != "uciok"; line = read()) {
    if (line.rfind(name_field, 0) == 0) {
      name_ = line.substr(name_field.size());
    }
  }
  if (!file.empty()) {
    write("setoption name VariantPath value " + file);
  }
  write("setoption name UCI_Variant value " + game);
  write("isready");
  while (read() != "readyok") {
  }
}

void UciLister::write(const std::string& line) {
  process_.write_line(line, engines::Clock::now() + timeout_);
}

std::string UciLister::read() {
  auto line = process_.read_line(engines::Clock::now() + timeout_);
  if (!line) {
    throw EngineError(Trouble::timed_out,
                      fmt::format("the engine wrote no line within {} s", timeout_.count() / 1000));
  }
  if (!line->empty() && line->back() == '\r') {
    line->pop_back();
  }
  return *line;
}

std::map<std::string, std::uint64_t> UciLister::divide(const std::string& fen,
                                                       const std::string& move, int depth) {
  constexpr std::string_view last = "Nodes searched: ";
  write("position fen " + fen + (move.empty() ? "" : " moves " + move));
  write(fmt::format("go perft {}", depth));
  std::map<std::string, std::uint64_t> moves;
  while (true) {
    const std::string line = read();
    if (line.rfind(last, 0) == 0) {
      return moves;
    }
    const std::size_t colon = line.find(": ");
    const bool is_move = colon != std::string::npos && line.find(' ') == colon + 1;
    if (is_move) {
      const auto count = read_number(line.substr(colon + 2), {});
      if (!count) {
        throw EngineError(Trouble::nonsense,
                          fmt::format("expected a number behind '{}', found '{}'",
                                      hurdle::quoted(line.substr(0, colon)),
                                      hurdle::quoted(line.substr(colon + 2))));
      }
      moves[line.substr(0, colon)] = *count;
    }
  }
}

}  // namespace hurdle::cli

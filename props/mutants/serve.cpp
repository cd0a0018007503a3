#include "props/mutants/serve.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <charconv>
#include <istream>
#include <ostream>
#include <sstream>
#include <stdexcept>

#include "movegen/vocab/text.hpp"
#include "perft/count/division.hpp"

namespace hurdle::mutants {
namespace {

/// What a command asks for and cannot have; `what()` is the answer.
class Refused : public std::runtime_error {
 public:
  using std::runtime_error::runtime_error;
};

std::string next_word(std::istream& line) {
  std::string word;
  line >> word;
  return word;
}

int depth_of(const std::string& text) {
  int depth = 0;
  const char* end = text.data() + text.size();
  const auto [stopped, trouble] = std::from_chars(text.data(), end, depth);
  if (trouble != std::errc{} || stopped != end || depth < 1 || depth > max_depth) {
    throw Refused(
        fmt::format("go perft '{}': expected a depth, 1 to {}", hurdle::quoted(text), max_depth));
  }
  return depth;
}

class Server {
 public:
  Server(const std::string& name, const std::vector<ServedGame>& games, std::ostream& out,
         std::ostream& talk, const std::atomic<bool>* stop)
      : name_(name), games_(games), out_(out), talk_(talk), game_(&games.front()) {
    how_.stop = stop;
    position_ = start_position(notation());
  }

  void run(std::istream& in) {
    std::string line;
    while (!quit_ && std::getline(in, line)) {
      std::istringstream words(line);
      try {
        obey(next_word(words), words);
      } catch (const Refused& refused) {
        out_ << "error: " << refused.what() << '\n';
      }
      out_ << std::flush;
    }
  }

 private:
  [[nodiscard]] const Notation& notation() const { return game_->variant.notation; }

  void obey(const std::string& command, std::istringstream& words) {
    if (command == "uci") {
      greet();
    } else if (command == "isready") {
      out_ << "readyok\n";
    } else if (command == "setoption") {
      set_option(words);
    } else if (command == "position") {
      set_position(words);
    } else if (command == "d") {
      show();
    } else if (command == "go") {
      go(words);
    } else if (command == "quit") {
      quit_ = true;
    } else if (!command.empty() && command != "ucinewgame") {
      talk_ << fmt::format("ignored: '{}'\n", hurdle::quoted(command)) << std::flush;
    }
  }

  void greet() {
    out_ << "id name " << name_ << "\nid author hurdle\n";
    out_ << "option name UCI_Variant type combo default " << notation().name;
    for (const ServedGame& game : games_) {
      out_ << " var " << game.variant.notation.name;
    }
    out_ << "\nuciok\n";
  }

  void set_option(std::istringstream& words) {
    std::string word;  // `name NAME value VALUE`
    std::string name;
    std::string value;
    words >> word >> name >> word >> value;
    if (name != "UCI_Variant") {
      talk_ << fmt::format("ignored: option '{}'\n", hurdle::quoted(name)) << std::flush;
      return;
    }
    const Variant* wanted = find_variant(value);
    const auto found = std::find_if(games_.begin(), games_.end(), [&](const ServedGame& game) {
      return &game.variant == wanted;
    });
    if (found == games_.end()) {
      throw Refused(
          fmt::format("UCI_Variant '{}' is not among the option's values", hurdle::quoted(value)));
    }
    game_ = &*found;
    position_ = start_position(notation());
  }

  void set_position(std::istringstream& words) {
    const std::string kind = next_word(words);
    std::string fen;
    std::string word;
    while (words >> word && word != "moves") {
      fen += (fen.empty() ? "" : " ") + word;
    }
    if (kind == "startpos") {
      position_ = start_position(notation());
    } else if (kind == "fen") {
      position_ = possible(fen);
    } else {
      throw Refused("expected `position startpos` or `position fen FEN`, then perhaps `moves …`");
    }
    while (words >> word) {
      play(word);
    }
  }

  [[nodiscard]] Setup possible(const std::string& fen) const {
    try {
      const Setup setup = parse_fen(notation(), fen);
      if (const auto fault = game_->variant.referee.impossible(setup)) {
        throw Refused(fmt::format("an impossible position: {}", fault->reason));
      }
      return setup;
    } catch (const TextError& error) {
      throw Refused(fmt::format("bad FEN: {}", error.what()));
    }
  }

  void play(const std::string& text) {
    for (const Successor& successor : game_->generator->successors(position_)) {
      if (to_text(notation(), successor.move) == text) {
        position_ = successor.position;
        return;
      }
    }
    throw Refused(fmt::format("illegal move '{}'", hurdle::quoted(text)));
  }

  void show() {
    Setup shown = position_;  // a position that passes have ended has no FEN of its own
    shown.passes = std::min<std::uint8_t>(shown.passes, 1);
    out_ << diagram(notation(), position_) << "\nFen: " << to_fen(notation(), shown) << '\n';
  }

  void go(std::istringstream& words) {
    const std::string what = next_word(words);
    if (what != "perft") {
      throw Refused("this engine has no search; expected `go perft N`");
    }
    const int depth = depth_of(next_word(words));
    const Division division = by_text(notation(), game_->generator->divide(position_, depth, how_));
    for (const auto& [move, nodes] : division) {
      out_ << move << ": " << to_text(nodes) << '\n';
    }
    out_ << "\nNodes searched: " << to_text(sum(division)) << '\n';
  }

  const std::string& name_;
  const std::vector<ServedGame>& games_;
  std::ostream& out_;
  std::ostream& talk_;
  CountOptions how_;
  const ServedGame* game_;
  Setup position_;
  bool quit_ = false;
};

}  // namespace

void serve(const std::string& name, const std::vector<ServedGame>& games, std::istream& in,
           std::ostream& out, std::ostream& talk, const std::atomic<bool>* stop) {
  Server(name, games, out, talk, stop).run(in);
}

}  // namespace hurdle::mutants

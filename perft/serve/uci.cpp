#include "perft/serve/uci.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <charconv>
#include <istream>
#include <memory>
#include <new>
#include <optional>
#include <ostream>
#include <sstream>
#include <utility>

#include "movegen/vocab/text/letters.hpp"
#include "movegen/vocab/text/text.hpp"
#include "perft/count/threads.hpp"
#include "perft/count/tree/hash_size.hpp"

namespace hurdle::serve {
namespace {

/// The displayed default of the option Hash: the smallest table that a count uses by default.
constexpr std::uint64_t shown_hash_mib = 64;

std::string next_word(std::istream& line) {
  std::string word;
  line >> word;
  return word;
}

/// A whole number in digits, or nothing.
std::optional<std::uint64_t> number(const std::string& text, std::uint64_t least,
                                    std::uint64_t most) {
  std::uint64_t value = 0;
  const char* end = text.data() + text.size();
  const auto [stopped, failure] = std::from_chars(text.data(), end, value);
  const bool read = failure == std::errc{} && stopped == end && value >= least && value <= most;
  return read ? std::optional(value) : std::nullopt;
}

int depth_of(const std::string& text) {
  const auto depth = number(text, 1, max_depth);
  if (!depth) {
    throw Refused(
        fmt::format("go perft '{}': expected a depth, 1 to {}", hurdle::quoted(text), max_depth));
  }
  return static_cast<int>(*depth);
}

/// Compares option names, ignoring case.
bool same_name(const std::string& a, std::string_view b) {
  return std::ranges::equal(a, b, [](char x, char y) { return to_lower(x) == to_lower(y); });
}

class Server {
 public:
  Server(const UciEngine& engine, std::ostream& out, std::ostream& note)
      : engine_(engine),
        out_(out),
        note_(note),
        how_(engine.how),
        game_(engine.games.front().get()),
        position_(game_->start()) {}

  void run(std::istream& in) {
    std::string line;
    while (!quit_ && out_ && std::getline(in, line)) {
      std::istringstream words(line);
      try {
        obey(next_word(words), words);
      } catch (const std::bad_alloc&) {
        out_ << "error: not enough memory; a smaller Hash needs less\n";
      } catch (const std::runtime_error& error) {  // Refused, or a count beyond 128 bits
        out_ << "error: " << error.what() << '\n';
      }
      out_ << std::flush;
    }
  }

 private:
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
    } else if (!command.empty() && command != "ucinewgame" && command != "stop") {
      pass_over(fmt::format("'{}'", hurdle::quoted(command)));
    }
  }

  void greet() {
    out_ << "id name " << engine_.name << "\nid author hurdle\n";
    out_ << "option name UCI_Variant type combo default " << game_->name();
    for (const auto& game : engine_.games) {
      out_ << " var " << game->name();
    }
    out_ << '\n';
    if (engine_.offers_hash_threads) {
      out_ << fmt::format("option name Hash type spin default {} min 0 max {}\n",
                          engine_.how.hash_bytes.value_or(shown_hash_mib * mebibyte) / mebibyte,
                          most_mib());
      out_ << fmt::format("option name Threads type spin default {} min 1 max {}\n",
                          engine_.how.threads, max_threads);
    }
    out_ << "uciok\n";
  }

  static std::uint64_t most_mib() { return installed_memory() / mebibyte; }

  void set_option(std::istringstream& words) {
    std::string word;  // parses `name NAME value VALUE`
    std::string name;
    std::string value;
    words >> word >> name >> word >> value;
    if (same_name(name, "UCI_Variant")) {
      choose(value);
    } else if (engine_.offers_hash_threads && same_name(name, "Hash")) {
      how_.hash_bytes = option_value("Hash", value, 0, most_mib()) * mebibyte;
    } else if (engine_.offers_hash_threads && same_name(name, "Threads")) {
      set_threads(static_cast<int>(option_value("Threads", value, 1, max_threads)));
    } else {
      pass_over(fmt::format("option '{}'", hurdle::quoted(name)));
    }
  }

  void set_threads(int threads) {
    try {
      start_threads(threads);
    } catch (const CannotStartThreads& error) {
      throw Refused(error.what());
    }
    how_.threads = threads;
  }

  void choose(const std::string& name) {
    const ServedGame* game = find_game(engine_.games, name);
    if (game == nullptr) {
      throw Refused(
          fmt::format("UCI_Variant '{}' is not among the option's values", hurdle::quoted(name)));
    }
    game_ = game;
    position_ = game_->start();
  }

  static std::uint64_t option_value(std::string_view name, const std::string& text,
                                    std::uint64_t least, std::uint64_t most) {
    const auto value = number(text, least, most);
    if (!value) {
      throw Refused(fmt::format("option {} '{}': expected a whole number from {} to {}", name,
                                hurdle::quoted(text), least, most));
    }
    return *value;
  }

  void set_position(std::istringstream& words) {
    const std::string kind = next_word(words);
    std::string fen;
    std::string word;
    while (words >> word && word != "moves") {
      fen += (fen.empty() ? "" : " ") + word;
    }
    std::shared_ptr<const ServedPosition> reached;  // becomes the position only without an error
    if (kind == "startpos") {
      reached = game_->start();
    } else if (kind == "fen") {
      reached = game_->position(fen);
    } else {
      throw Refused("expected `position startpos` or `position fen FEN`, then perhaps `moves …`");
    }
    std::string moves;
    std::getline(words, moves);
    for (const std::string& move : game_->split_moves(moves)) {
      reached = reached->after(move);
    }
    position_ = std::move(reached);
  }

  void show() { out_ << position_->diagram() << "\nFen: " << position_->fen() << '\n'; }

  void go(std::istringstream& words) {
    const std::string what = next_word(words);
    if (what != "perft") {
      throw Refused("this engine has no search; expected `go perft N`");
    }
    const int depth = depth_of(next_word(words));
    CountOptions how = how_;
    how.hash_bytes = how.hash_bytes.value_or(hash_size(depth));
    const Division division = position_->divide(depth, how);
    for (const auto& [move, nodes] : division) {
      out_ << move << ": " << to_text(nodes) << '\n';
    }
    out_ << "\nNodes searched: " << to_text(sum(division)) << '\n';
  }

  void pass_over(const std::string& what) {
    note_ << fmt::format("ignored: {}\n", what) << std::flush;
  }

  const UciEngine& engine_;
  std::ostream& out_;
  std::ostream& note_;
  CountOptions how_;
  const ServedGame* game_;
  std::shared_ptr<const ServedPosition> position_;
  bool quit_ = false;
};

}  // namespace

void answer_uci(const UciEngine& engine, std::istream& in, std::ostream& out, std::ostream& note) {
  Server(engine, out, note).run(in);
}

}  // namespace hurdle::serve

#include "perft/engines/protocol/uci/search_lists.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <vector>

namespace hurdle::engines {
namespace {

constexpr std::size_t enough = 1000;  // more than the moves of any position
constexpr const char* shallow = "go depth 1";

}  // namespace

EngineError not_shown(const std::set<std::string>& moves) {
  constexpr std::size_t most = 8;
  std::vector<std::string> some(moves.begin(), moves.end());
  some.resize(std::min(some.size(), most));
  return {
      EngineFailure::unsettled,
      fmt::format("the engine's search does not show {} legal move{}: {}{}; the engine does not "
                  "obey `searchmoves`, so it may know them",
                  moves.size(), moves.size() == 1 ? "" : "s", fmt::join(some, " "),
                  moves.size() > most ? " …" : "")};
}

SearchLists::SearchLists(UciPipe& pipe, const UciWords& words, const UciGreeting& greeting)
    : pipe_(pipe), words_(words) {
  if (words_.bans_moves) {
    return;
  }
  if (greeting.multi_pv.empty()) {
    throw EngineError(EngineFailure::refused, "the engine has no option MultiPV");
  }
  most_lines_ = std::clamp<std::size_t>(greeting.most_lines, 1, enough);
  many_lines_ = fmt::format("setoption name {} value {}", greeting.multi_pv, most_lines_);
  pipe_.send(many_lines_);
}

std::string SearchLists::question(const std::string& place) const {
  return fmt::format("{}{}{}\n{}", many_lines_, many_lines_.empty() ? "" : "\n", place, shallow);
}

Division SearchLists::list(const SearchPlace& place) {
  if (words_.bans_moves) {
    return by_bans(place);
  }
  require_lines(place);
  const SearchAnswer answer = search(place, shallow);
  lost_ = answer.lost();
  return answer.moves(most_lines_);
}

/// Throws EngineError (nonsense) if the engine has the option MultiPV and shows one line all the
/// same, as the start position proves: then one line is not the list of a single move.
void SearchLists::require_lines(const SearchPlace& place) {
  if (shows_lines_) {
    return;
  }
  const SearchPlace start{place.notation, place.dialect, [&] {
                            place.send();  // chooses the game, and lets the engine load its data
                            pipe_.send("position startpos");
                          }};
  shows_lines_ = search(start, shallow).lines() > 1;
  if (!shows_lines_) {
    throw EngineError(
        EngineFailure::nonsense,
        fmt::format("the engine's search shows one line at the start position, though "
                    "its option MultiPV is set to {}",
                    most_lines_));
  }
}

std::optional<std::set<std::string>> SearchLists::played_alone(const SearchPlace& place,
                                                               const std::set<std::string>& moves) {
  constexpr std::size_t most = 30;
  std::set<std::string> played;
  if (words_.bans_moves) {
    return played;
  }
  if (!obeys(place)) {
    return std::nullopt;
  }
  std::size_t asked = 0;
  for (const std::string& move : moves) {
    if (++asked > most) {
      break;
    }
    if (best_alone(place, move) == move) {
      played.insert(move);
    }
    if (!played.empty() && moves.size() > most) {
      throw EngineError(
          EngineFailure::nonsense,
          fmt::format("the engine's search shows only a part of the moves: it does not show {} "
                      "legal moves, and plays {} of them if it may search no other move",
                      moves.size(), move));
    }
  }
  return played;
}

SearchAnswer SearchLists::search(const SearchPlace& place, const std::string& question) {
  place.send();
  pipe_.send(question);
  SearchAnswer answer(question, place.notation, place.dialect);
  pipe_.read_until(question, [&](const std::string& line) { return answer.read(line); });
  return answer;
}

Division SearchLists::by_bans(const SearchPlace& place) {
  Division moves;
  std::string banned;
  while (moves.size() < enough) {
    const SearchPlace narrowed{place.notation, place.dialect, [&] {
                                 place.send();
                                 if (!banned.empty()) {
                                   pipe_.send("banmoves" + banned);
                                 }
                               }};
    const std::string best = search(narrowed, shallow).best();
    if (best.empty()) {
      return moves;
    }
    if (!moves.emplace(best, 1).second) {
      break;
    }
    banned += ' ' + best;
  }
  throw EngineError(EngineFailure::nonsense,
                    fmt::format("the engine plays a move that `banmoves{}` forbids", banned));
}

std::string SearchLists::best_alone(const SearchPlace& place, const std::string& move) {
  return search(place, fmt::format("{} searchmoves {}", shallow, move)).best();
}

/// Shown by a move that is not the engine's best: whether the engine plays it if it is told to.
bool SearchLists::obeys(const SearchPlace& place) {
  if (!obeys_) {
    const SearchAnswer answer = search(place, shallow);
    const Division moves = answer.moves(most_lines_);
    const auto other =
        std::ranges::find_if(moves, [&](const auto& one) { return one.first != answer.best(); });
    if (other == moves.end()) {
      return false;
    }
    obeys_ = best_alone(place, other->first) == other->first;
  }
  return *obeys_;
}

}  // namespace hurdle::engines

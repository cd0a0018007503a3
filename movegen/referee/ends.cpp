#include "movegen/referee/ends.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <functional>

namespace hurdle {
namespace {

/// Equal for equal states. Different states may collide, so GameHistory compares the states too.
std::uint64_t hash_of(const Setup& state) {
  static_assert(sizeof(Piece) == 1 && sizeof(Hand) == max_kinds);
  const auto bytes = [](const auto& array) {
    // NOLINTNEXTLINE(cppcoreguidelines-pro-type-reinterpret-cast): bytes may be read as characters
    return std::string_view(reinterpret_cast<const char*>(array.data()),
                            array.size() * sizeof(array[0]));
  };
  const std::hash<std::string_view> hash;
  constexpr std::size_t factor = 0x9E3779B97F4A7C15U;
  return (hash(bytes(state.board)) * factor ^ hash(bytes(state.hands))) * factor ^
         index_of(state.side);
}

/// A whole number as it is usually written, without sign and leading zeros, in the option's range.
std::optional<int> number_of(const EndOption& option, std::string_view text) {
  constexpr std::size_t most_digits = 6;
  int number = 0;
  for (const char letter : text.substr(0, most_digits)) {
    number = 10 * number + (letter - '0');
  }
  const bool plain = text == fmt::to_string(number);
  return option.most > 0 && plain && number >= option.least && number <= option.most
             ? std::optional(number)
             : std::nullopt;
}

}  // namespace

std::string_view to_text(GameResult result) noexcept {
  switch (result) {
    case GameResult::white:
      return "1-0";
    case GameResult::black:
      return "0-1";
    default:
      return "1/2-1/2";
  }
}

// ---- Options ------------------------------------------------------------------------------------

std::string choices(const EndOption& option) {
  return option.most > 0 ? fmt::format("{}, {} to {}", fmt::join(option.values, ", "), option.least,
                                       option.most)
                         : fmt::format("{}", fmt::join(option.values, ", "));
}

std::string_view chosen(const EndOptions& options, const EndOption& option) {
  const auto given = options.find(option.name);
  if (given == options.end()) {
    return option.values.front();
  }
  const auto value = std::find(option.values.begin(), option.values.end(), given->second);
  if (value != option.values.end()) {
    return *value;
  }
  if (number_of(option, given->second)) {
    return given->second;
  }
  throw BadEndOption(fmt::format("{} '{}' is unknown; expected one of: {}", option.name,
                                 given->second, choices(option)));
}

std::optional<int> chosen_number(const EndOptions& options, const EndOption& option) {
  return number_of(option, chosen(options, option));
}

void require_known(const EndOptions& options, std::span<const EndOption> known,
                   const Notation& notation) {
  std::vector<std::string_view> names;
  for (const EndOption& option : known) {
    (void)chosen(options, option);
    names.push_back(option.name);
  }
  for (const auto& [name, value] : options) {
    if (std::find(names.begin(), names.end(), name) == names.end()) {
      throw BadEndOption(names.empty()
                             ? fmt::format("{} has no option '{}'; its games end in one way only",
                                           notation.name, name)
                             : fmt::format("{} has no option '{}'; expected one of: {}",
                                           notation.name, name, fmt::join(names, ", ")));
    }
  }
}

// ---- The history --------------------------------------------------------------------------------

GameHistory::GameHistory(const GameEnds& ends, const GamePosition& start) : ends_(ends) {
  add(start);
}

void GameHistory::add(const GamePosition& next) {
  positions_.push_back(next);
  remember();
}

/// Finds the last earlier occurrence of the newest position and replaces it in the index.
void GameHistory::remember() {
  const Setup state = ends_.state_of(setup());
  const auto [first, last] = by_hash_.equal_range(hash_of(state));
  const auto before = std::find_if(first, last, [&](const auto& entry) {
    const Setup other = ends_.state_of(at(entry.second).setup);
    return same_state(other, state);
  });
  if (before == last) {
    by_hash_.emplace(hash_of(state), ply());
    occurrence_.push_back(1);
    earlier_.push_back(-1);
  } else {
    occurrence_.push_back(occurrence_[static_cast<std::size_t>(before->second)] + 1);
    earlier_.push_back(before->second);
    before->second = ply();
  }
}

int GameHistory::ply_of_occurrence(int n) const {
  int found = ply();
  for (int occurrence = occurrences(); occurrence > n; --occurrence) {
    found = earlier_[static_cast<std::size_t>(found)];
  }
  return found;
}

bool GameHistory::always_checked(Colour player, int after) const {
  bool checked = false;
  for (int one = after + 1; one <= ply(); ++one) {
    if (at(one).setup.side == player) {
      continue;  // the other side's ply
    }
    if (!at(one).check) {
      return false;
    }
    checked = true;
  }
  return checked;
}

// ---- The ends -----------------------------------------------------------------------------------

std::vector<NearEnd> GameEnds::near(const GameHistory& /*game*/) const {
  return {};
}

std::optional<GameReport> GameEnds::report(const GameHistory& /*game*/) const {
  return std::nullopt;
}

ClaimVerdict GameEnds::claim_impasse(const GameHistory& /*game*/) const {
  return {std::nullopt, fmt::format("{} has no impasse that could be claimed", notation_.name)};
}

Setup GameEnds::state_of(const Setup& setup) const {
  Setup state = setup;
  state.passes = 0;
  state.half = 0;
  state.full = 1;
  return state;
}

bool GameEnds::is_mate(const GameHistory& game) const {
  return game.now().check && !game.now().can_move;
}

bool GameEnds::is_stalemate(const GameHistory& game) const {
  return !game.now().check && !game.now().can_move;
}

std::optional<Colour> GameEnds::perpetual_checker(const GameHistory& game, int occurrence) const {
  const int since = game.ply_of_occurrence(occurrence);
  const bool white = game.always_checked(Colour::white, since);
  const bool black = game.always_checked(Colour::black, since);
  if (white == black) {
    return std::nullopt;
  }
  return white ? Colour::white : Colour::black;
}

std::optional<GameEnd> GameEnds::mated(const GameHistory& game, std::string_view clause,
                                       std::string_view words) const {
  if (!is_mate(game)) {
    return std::nullopt;
  }
  const Colour loser = game.setup().side;
  return loses(loser, clause, fmt::format("{} is in check and {}.", name(loser), words));
}

std::optional<GameEnd> GameEnds::gave_check_since(const GameHistory& game, int occurrence,
                                                  std::string_view clause,
                                                  std::string_view since) const {
  const auto checker = perpetual_checker(game, occurrence);
  if (!checker) {
    return std::nullopt;
  }
  return loses(*checker, clause,
               fmt::format("The state has occurred {} times, and {} gave check by every move since "
                           "{}.",
                           game.occurrences(), name(*checker), since));
}

std::string GameEnds::name(Colour colour) const {
  return std::string(notation_.side(colour));
}

GameEnd GameEnds::loses(Colour colour, std::string_view clause, std::string sentence) const {
  return {won_by(opponent(colour)), std::string(clause), std::move(sentence), {}};
}

GameEnd GameEnds::drawn(std::string_view clause, std::string sentence) {
  return {GameResult::draw, std::string(clause), std::move(sentence), {}};
}

}  // namespace hurdle

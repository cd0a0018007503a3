#include "movegen/custom/text/betza.hpp"

#include <fmt/format.h>

#include <cstdlib>
#include <optional>
#include <utility>

namespace hurdle::custom {
namespace {

/// Two letters of direction; a single letter counts as doubled.
using Direction = std::pair<char, char>;

/// What stands before an atom.
struct Modifiers {
  bool quiet = false;
  bool capture = false;
  bool lame = false;
  bool initial = false;
  char hopper = '\0';
  std::vector<Direction> directions;
  std::size_t meaningless = 0;  ///< the column of a pair that only straight atoms can split, or 0
};

/// An atom's leaps, and whether it goes on in its direction without a number.
struct AtomMeaning {
  std::vector<Step> leaps;
  bool rides = false;
};

std::optional<AtomMeaning> meaning_of(char atom) {
  switch (atom) {
    case 'W':
      return AtomMeaning{{{1, 0}}, false};
    case 'F':
      return AtomMeaning{{{1, 1}}, false};
    case 'K':
      return AtomMeaning{{{1, 0}, {1, 1}}, false};
    case 'D':
      return AtomMeaning{{{2, 0}}, false};
    case 'N':
      return AtomMeaning{{{2, 1}}, false};
    case 'A':
      return AtomMeaning{{{2, 2}}, false};
    case 'H':
      return AtomMeaning{{{3, 0}}, false};
    case 'C':
    case 'L':
      return AtomMeaning{{{3, 1}}, false};
    case 'Z':
    case 'J':
      return AtomMeaning{{{3, 2}}, false};
    case 'G':
      return AtomMeaning{{{3, 3}}, false};
    case 'R':
      return AtomMeaning{{{1, 0}}, true};
    case 'B':
      return AtomMeaning{{{1, 1}}, true};
    case 'Q':
      return AtomMeaning{{{1, 0}, {1, 1}}, true};
    default:
      return std::nullopt;
  }
}

std::vector<Step> turned(Step leap) {
  std::vector<Step> all;
  for (const auto& [a, b] :
       {std::pair(leap.right, leap.ahead), std::pair(leap.ahead, leap.right)}) {
    for (const int right : {a, -a}) {
      for (const int ahead : {b, -b}) {
        const Step step{right, ahead};
        bool known = false;
        for (const Step& other : all) {
          known |= other == step;
        }
        if (!known) {
          all.push_back(step);
        }
      }
    }
  }
  return all;
}

bool is_vertical(char c) {
  return c == 'f' || c == 'b' || c == 'v';
}
bool is_horizontal(char c) {
  return c == 'l' || c == 'r' || c == 's';
}
bool is_direction(char c) {
  return is_vertical(c) || is_horizontal(c) || c == 'h';
}

/// Whether two neighbouring letters are one direction.
bool combine(char a, char b) {
  if (a == 'h' || b == 'h') {
    return (a == 'h' && (b == 'r' || b == 'l')) || (b == 'h' && a != 'h' && is_direction(a));
  }
  return a == b || (is_vertical(a) && is_horizontal(b)) || (is_horizontal(a) && is_vertical(b));
}

/// Pairs that begin with both sides of an axis: which of the two letters names the longer part is
/// not defined. Atoms that go straight split them.
bool is_meaningless(Direction direction) {
  const auto [a, b] = direction;
  return a != b && b != 'h' && (a == 'v' || a == 's');
}

/// Whether the step goes to the side that the letter names, or lies between.
bool on_side(char letter, Step step) {
  switch (letter) {
    case 'f':
      return step.ahead >= 0;
    case 'b':
      return step.ahead <= 0;
    case 'r':
      return step.right >= 0;
    case 'l':
      return step.right <= 0;
    default:
      return true;
  }
}

bool within(Direction direction, Step step) {
  const auto [a, b] = direction;
  const int across = std::abs(step.right);
  const int along = std::abs(step.ahead);
  if (a == 'h') {
    if (b == 'h' || across == along || across == 0 || along == 0) {
      return false;
    }
    const bool right_handed = (step.right * step.ahead > 0) == (along > across);
    return right_handed == (b == 'r');
  }
  const bool sided = on_side(a, step) && on_side(b, step);
  if (b == 'h') {
    return sided && (is_vertical(a) ? along > 0 : across > 0);
  }
  if (is_vertical(b)) {
    return sided && along >= across && along > 0;
  }
  return sided && across >= along && across > 0;
}

/// Whether an atom goes straight, so that `fsW` and `sfW` go forward and sideways.
bool splits(char atom) {
  return std::string_view("WDHR").find(atom) != std::string_view::npos;
}

class Parser {
 public:
  explicit Parser(std::string_view text) : text_(text) {}

  Betza parse() {
    while (at_ < text_.size()) {
      if (const auto meaning = meaning_of(text_[at_])) {
        read_atom(*meaning);
        modifiers_ = {};
      } else {
        read_modifier();
      }
    }
    if (last_modifier_ > 0) {
      issue(last_modifier_, "modifiers without an atom after them", "ignores them");
    }
    return std::move(result_);
  }

 private:
  void issue(std::size_t column, std::string message, std::string there, bool undefined = false) {
    result_.issues.push_back({column, std::move(message), std::move(there), undefined});
  }

  void read_modifier() {
    const char c = text_[at_];
    const std::size_t column = ++at_;
    last_modifier_ = column;
    switch (c) {
      case 'm':
        modifiers_.quiet = true;
        return;
      case 'c':
        modifiers_.capture = true;
        return;
      case 'n':
        modifiers_.lame = true;
        return;
      case 'i':
        modifiers_.initial = true;
        return;
      case 'e':
        result_.movement.en_passant = true;
        return;
      case 'p':
      case 'g':
        modifiers_.hopper = c;
        return;
      default:
        break;
    }
    if (!is_direction(c)) {
      last_modifier_ = 0;
      issue(column, std::string("'") + c + "' is no part of a movement", "skips it");
      return;
    }
    const bool pair = at_ < text_.size() && combine(c, text_[at_]);
    const Direction direction(c, pair ? text_[at_] : c);
    if (is_meaningless(direction)) {
      modifiers_.meaningless = column;
    }
    modifiers_.directions.push_back(direction);
    at_ += pair ? 1 : 0;
  }

  void read_atom(const AtomMeaning& meaning) {
    const char atom = text_[at_];
    const std::size_t column = ++at_;
    last_modifier_ = 0;
    std::optional<int> range;
    has_digit_ = false;
    if (at_ < text_.size() && text_[at_] == atom) {
      range = 0;
      ++at_;
    } else if (at_ < text_.size() && text_[at_] >= '0' && text_[at_] <= '9') {
      range = text_[at_++] - '0';
      has_digit_ = true;
    }
    if (at_ < text_.size() && range && text_[at_] >= '0' && text_[at_] <= '9') {
      issue(at_ + 1, "a second digit after an atom", "skips it, so W12 is W1");
      ++at_;
    }
    const std::size_t before = result_.movement.tracks.size();
    if (modifiers_.hopper != '\0' && range == 1) {
      issue(column, "a hop has no square at distance 1", "lands directly behind the first piece",
            true);
    }
    if (modifiers_.meaningless > 0 && !splits(atom)) {
      issue(modifiers_.meaningless,
            fmt::format("the directions '{}' have no meaning together",
                        text_.substr(modifiers_.meaningless - 1, 2)),
            "generates no move for them", true);
    }
    for (const auto& [a, b] : modifiers_.directions) {
      if (b == 'h' && a != 'h' && (atom == 'K' || atom == 'Q')) {
        issue(column, fmt::format("'{}h' does not say whether '{}' goes sideways", a, atom),
              "goes sideways", true);
      }
      if (a == 'h' && std::string_view("NCLZJ").find(atom) == std::string_view::npos) {
        issue(column, fmt::format("'{}{}' has a meaning for oblique leaps only", a, b),
              "moves in some of the directions", true);
      }
    }
    for (const Step& leap : meaning.leaps) {
      add_leaps(atom, leap, range, meaning.rides);
    }
    if (result_.movement.tracks.size() == before) {
      issue(column, std::string("'") + atom + "' with these modifiers gives no move",
            "generates no move for it either");
    }
  }

  /// The track along one step, or nothing if the atom cannot move like this.
  std::optional<Track> track_of(char atom, Step step, std::optional<int> range, bool rides) const {
    const bool line =
        step.right == 0 || step.ahead == 0 || std::abs(step.right) == std::abs(step.ahead);
    const bool one_step = std::abs(step.right) <= 1 && std::abs(step.ahead) <= 1;
    Track track{Manner::leap,
                step,
                1,
                modifiers_.quiet || !modifiers_.capture,
                modifiers_.capture || !modifiers_.quiet,
                modifiers_.initial};
    if (modifiers_.initial) {
      track.capture = false;
    }
    if (!track.quiet && !track.capture) {
      return std::nullopt;
    }
    if (modifiers_.hopper != '\0') {
      if (!line || !one_step) {
        return std::nullopt;
      }
      track.range = range.value_or(0);
      const bool lands = modifiers_.hopper == 'g' && !has_digit_;
      track.manner = lands ? Manner::land : Manner::hop;
      return track;
    }
    if (range || rides) {
      if (!one_step && atom != 'N') {
        return std::nullopt;
      }
      track.manner = Manner::slide;
      track.range = range.value_or(0);
      return track;
    }
    if (modifiers_.lame) {
      if (path_of(step).empty() || std::string_view("NADZJ").find(atom) == std::string_view::npos) {
        return std::nullopt;
      }
      track.manner = Manner::lame;
    }
    return track;
  }

  /// Whether the modifiers keep a direction. Pairs are split on atoms that go straight, as `fsW`.
  bool kept(char atom, Step step) const {
    if (modifiers_.directions.empty()) {
      return true;
    }
    const bool split = splits(atom);
    for (const Direction& direction : modifiers_.directions) {
      const auto [a, b] = direction;
      const bool is_pair = a != b && a != 'h' && b != 'h';
      if (split && is_pair ? within({a, a}, step) || within({b, b}, step)
                           : within(direction, step)) {
        return true;
      }
    }
    return false;
  }

  void add_leaps(char atom, Step leap, std::optional<int> range, bool rides) {
    for (const Step& step : turned(leap)) {
      if (kept(atom, step)) {
        if (const auto track = track_of(atom, step, range, rides)) {
          result_.movement.tracks.push_back(*track);
        }
      }
    }
  }

  std::string_view text_;
  std::size_t at_ = 0;
  std::size_t last_modifier_ = 0;  ///< column of the last modifier without an atom yet, or 0
  bool has_digit_ = false;         ///< the current atom has a range as a digit
  Modifiers modifiers_;
  Betza result_;
};

}  // namespace

Betza parse_betza(std::string_view text) {
  return Parser(text).parse();
}

std::vector<Step> path_of(Step leap) {
  const auto sign = [](int n) { return (n > 0) - (n < 0); };
  std::vector<Step> path;
  Step at;
  while (true) {
    const int right = leap.right - at.right;
    const int ahead = leap.ahead - at.ahead;
    if (std::abs(right) >= std::abs(ahead)) {
      at.right += sign(right);
    }
    if (std::abs(ahead) >= std::abs(right)) {
      at.ahead += sign(ahead);
    }
    if (at == leap) {
      return path;
    }
    path.push_back(at);
  }
}

}  // namespace hurdle::custom

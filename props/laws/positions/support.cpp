// Draws, shrinks and prints random positions.
#include "props/laws/positions/support.hpp"

#include <map>
#include <ostream>
#include <utility>

#include "movegen/vocab/mapped.hpp"
#include "movegen/vocab/text/text.hpp"
#include "perft/sample/random_placement.hpp"

namespace hurdle::props {
namespace {

constexpr int game_plies = 100;

void take(Setup& setup, Square square) {
  if (setup.at(square) && setup.at(square).kind() != Kind::royal) {
    setup.put(square, Piece{});
  }
}

/// Collects the smaller positions that are sound.
class Shrinks {
 public:
  explicit Shrinks(const Sample& sample) : sample_(sample) {}

  [[nodiscard]] std::vector<Sample> all() {
    forget_history();
    empty_hands();
    take_many();
    take_one();
    demote_one();
    return std::move(found_);
  }

 private:
  template <class Change>
  void offer(Change&& change) {
    Setup setup = sample_.setup;
    change(setup);
    if (setup != sample_.setup && is_sound(*sample_.variant, setup)) {
      found_.push_back({sample_.variant, setup});
    }
  }
  template <class Visit>
  void each_square(Visit&& visit) {
    for (std::size_t index = 0; index < square_count; ++index) {
      visit(Square::at(index));
    }
  }

  void forget_history() {
    offer([](Setup& setup) { setup.half = 0, setup.full = 1; });
    offer([](Setup& setup) { setup.passes = 0; });
    offer([](Setup& setup) { setup.en_passant.clear(); });
  }
  void empty_hands() {
    offer([](Setup& setup) { setup.hands = {}; });
    for (const Colour colour : both_colours) {
      for (std::size_t kind = 0; kind < max_kinds; ++kind) {
        offer([&](Setup& setup) {
          std::uint8_t& held = setup.hands[index_of(colour)][kind];
          if (held > 0) {
            --held;
          }
        });
      }
    }
  }
  void take_many() {
    for (const Colour colour : both_colours) {
      offer([&](Setup& setup) {
        each_square([&](Square square) {
          if (setup.at(square).belongs_to(colour)) {
            take(setup, square);
          }
        });
      });
    }
    for (int rank = 0; rank < max_ranks; ++rank) {
      offer([&](Setup& setup) {
        for (int file = 0; file < max_files; ++file) {
          take(setup, Square(file, rank));
        }
      });
    }
  }
  void take_one() {
    each_square([&](Square square) { offer([&](Setup& setup) { take(setup, square); }); });
  }
  void demote_one() {
    each_square([&](Square square) {
      offer([&](Setup& setup) {
        const Piece piece = setup.at(square);
        if (piece) {
          setup.put(square, Piece(piece.colour(), piece.kind()));
        }
      });
    });
  }

  const Sample& sample_;
  std::vector<Sample> found_;
};

}  // namespace

std::ostream& operator<<(std::ostream& out, const Subject& subject) {
  return out << subject.variant->notation.name;
}

std::vector<Subject> every_variant() {
  return mapped(all_variants(), [&](const Variant& variant) { return Subject{&variant}; });
}

std::vector<Subject> variants_of(std::string_view family) {
  std::vector<Subject> subjects;
  for (const Member* member : all_members()) {
    if (family_of(member->notation).name == family) {
      subjects.push_back({find_variant(member->notation.name)});
    }
  }
  return subjects;
}

std::string show_command(const Variant& variant, const Setup& setup) {
  std::string command = "hurdle show ";
  command += variant.notation.name;
  command += " --fen \"" + to_fen(variant.notation, setup) + '"';
  return command;
}

std::ostream& operator<<(std::ostream& out, const Sample& sample) {
  return out << show_command(*sample.variant, sample.setup);
}

bool is_sound(const Variant& variant, const Setup& setup) {
  if (!has_fen(setup) || variant.referee.invalid_reason(setup)) {
    return false;
  }
  try {
    return parse_fen(variant.notation, to_fen(variant.notation, setup)) == setup;
  } catch (const TextError&) {
    return false;
  }
}

std::uint64_t seed_of(std::uint64_t number) {
  return rc::detail::configuration().testParams.seed + number;
}

const RandomGame& game_of(const Variant& variant, std::uint64_t number) {
  static std::map<std::pair<const Variant*, std::uint64_t>, RandomGame> played;
  const auto [entry, is_new] = played.try_emplace({&variant, number});
  if (is_new) {
    const Draw draw = number % 2 == 0 ? Draw::move : Draw::piece;
    entry->second = random_game(variant.referee, game_plies, seed_of(number), draw);
  }
  return entry->second;
}

rc::Gen<Sample> generated(const char* source, const Variant& variant,
                          const std::function<Setup(rc::Random&)>& draw) {
  const auto sample = [source, &variant, draw](const rc::Random& random, int /*size*/) {
    rc::Random stream = random;
    ++drawn_from()[source];
    return rc::shrinkable::shrinkRecur(Sample{&variant, draw(stream)}, [](const Sample& whole) {
      return rc::seq::fromContainer(Shrinks(whole).all());
    });
  };
  return rc::Gen<Sample>(sample).as("position");
}

rc::Gen<Sample> reached(const Variant& variant) {
  return generated("reached", variant, [&variant](rc::Random& stream) {
    const auto games = static_cast<std::uint64_t>(random_cases()) / 2 + 1;
    const RandomGame& game = game_of(variant, stream.next() % games);
    return game.positions[stream.next() % game.positions.size()];
  });
}

rc::Gen<Sample> placed(const Variant& variant) {
  return generated("placed", variant, [&variant](rc::Random& stream) {
    return random_placement(variant.referee, stream.next());
  });
}

rc::Gen<Sample> sampled(const Variant& variant) {
  return rc::gen::oneOf(reached(variant), placed(variant), changed(variant)).as("position");
}

Sample drawn(const rc::Gen<Sample>& source) {
  return *source;
}

}  // namespace hurdle::props

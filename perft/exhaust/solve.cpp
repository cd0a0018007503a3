#include "perft/exhaust/solve.hpp"

#include <algorithm>
#include <cassert>
#include <limits>
#include <mutex>
#include <numeric>
#include <optional>
#include <set>
#include <stdexcept>
#include <utility>

#include "movegen/ends.hpp"
#include "perft/count/interrupted.hpp"
#include "perft/count/threads.hpp"
#include "perft/exhaust/mirror.hpp"
#include "perft/exhaust/move_file.hpp"
#include "perft/exhaust/placements.hpp"

namespace hurdle {
namespace {

constexpr std::uint16_t undecided = std::numeric_limits<std::uint16_t>::max();

/// The end that a position is by itself, without the moves before it; nothing if play goes on.
std::optional<Outcome> end_of(const GameEnds* ends, const Setup& setup, bool check, bool can_move) {
  if (ends == nullptr) {
    return can_move ? std::nullopt : std::optional(check ? Outcome::lost : Outcome::drawn);
  }
  const auto end = ends->judge(GameHistory(*ends, {setup, check, can_move}));
  if (!end) {
    return can_move ? std::nullopt : std::optional(Outcome::drawn);
  }
  if (end->result == GameResult::draw) {
    return Outcome::drawn;
  }
  return end->result == won_by(setup.side) ? Outcome::won : Outcome::lost;
}

void require_few(const Material& material) {
  const auto pieces = static_cast<std::size_t>(number_of_pieces(material));
  if (pieces > most_coded) {
    throw BadMaterial("material '" + material.text + "': expected at most " +
                      std::to_string(most_coded) + " pieces besides the royal ones, found " +
                      std::to_string(pieces));
  }
}

}  // namespace

Arising arising_from(const Variant& variant, const Material& material,
                     const std::atomic<bool>* stop) {
  constexpr int tries = 2'000;
  require_few(material);
  const std::vector<RoyalPair> royals = royal_pairs(variant.referee);
  Codec codec(variant.notation);
  codec.add(material);
  Arising arising;
  for (std::size_t next = 0; next < codec.materials().size(); ++next) {
    const Placements placements(variant.referee, royals, codec.materials()[next]);
    arising.materials.push_back(placements.material());
    const bool halved = is_symmetric(variant.notation, placements.material());
    arising.most += placements.most() / (halved ? 2 : 1);
    Random random(next);
    const auto add_successors = [&](const Setup& setup) {
      for (const Successor& successor : variant.fast.successors(setup)) {
        if (setup.rights == CastlingRights{} &&
            !codec.knows(Codec::pieces_of(successor.position))) {
          codec.add(codec.material_of(successor.position));
        }
      }
      return true;
    };
    for (int attempt = 0; attempt < tries; ++attempt) {
      throw_if_set(stop);
      placements.for_a_random_one(random, add_successors);
    }
  }
  return arising;
}

/// Lists the positions, then their moves backwards, then spreads outcomes from the ends.
class Endgame::Builder {
 public:
  Builder(Endgame& endgame, const SolveOptions& options)
      : endgame_(endgame),
        variant_(endgame.variant_),
        options_(options),
        royals_(royal_pairs(endgame.variant_.referee)) {}

  void build() {
    std::size_t listed = 0;
    while (listed < endgame_.codec_.materials().size()) {  // listing one adds others
      const Material next = endgame_.codec_.materials()[listed++];
      list_positions(next);
      if (numbers_.size() > NumberIndex::most) {
        throw BadMaterial("more than " + std::to_string(NumberIndex::most) + " positions");
      }
    }
    std::ranges::sort(numbers_);
    endgame_.numbers_ = NumberIndex(std::exchange(numbers_, {}));
    endgame_.outcomes_.assign(endgame_.stored(), Outcome::drawn);
    endgame_.plies_.assign(endgame_.stored(), undecided);
    list_moves();
    spread();
  }

 private:
  static constexpr std::size_t chunk = 4096;

  /// Stores the positions of a material, and adds the materials that one move makes of it.
  void list_positions(const Material& material) {
    const Placements placements(variant_.referee, royals_, material);
    std::vector<Material> found;
    std::uint64_t done = 0;
    for_each_index(placements.units(), options_.threads, [&](std::size_t unit) {
      std::vector<std::uint64_t> numbers;
      std::vector<Material> others;
      list_unit(placements, unit, numbers, others);
      const std::lock_guard lock(guard_);
      numbers_.insert(numbers_.end(), numbers.begin(), numbers.end());
      found.insert(found.end(), others.begin(), others.end());
      report(material.text, ++done, placements.units());
    });
    for (const Material& other : found) {
      endgame_.codec_.add(other);
    }
  }

  void list_unit(const Placements& placements, std::size_t unit,
                 std::vector<std::uint64_t>& numbers, std::vector<Material>& others) const {
    const Codec& codec = endgame_.codec_;
    std::set<std::uint64_t> found;
    const auto list = [&](const Setup& setup) {
      if (setup.rights != CastlingRights{}) {
        return true;
      }
      numbers.push_back(endgame_.number_of(setup));
      for (const Successor& successor : variant_.fast.successors(setup)) {
        const std::uint64_t pieces = Codec::pieces_of(successor.position);
        if (!codec.knows(pieces) && found.insert(pieces).second) {
          others.push_back(codec.material_of(successor.position));
        }
      }
      return !is_set(options_.stop);
    };
    placements.for_each(unit, list, true, options_.stop);
    throw_if_set(options_.stop);
  }

  /// Counts the moves of each position that goes on, and lists them by the position they lead to.
  void list_moves() {
    const std::size_t size = endgame_.stored();
    open_.assign(size, 0);
    MoveFile moves;
    std::uint64_t done = 0;
    const std::size_t chunks = (size + chunk - 1) / chunk;
    for_each_index(chunks, options_.threads, [&](std::size_t number) {
      throw_if_set(options_.stop);
      std::vector<Edge> some;
      const std::size_t first = number * chunk;
      for (std::size_t index = first; index < std::min(first + chunk, size); ++index) {
        moves_of(static_cast<Index>(index), some);
      }
      const std::lock_guard lock(guard_);
      moves.add(some);
      report("moves", ++done, chunks);
    });
    index_by_target(moves);
  }

  void moves_of(Index index, std::vector<Edge>& edges) {
    const Setup setup = endgame_.codec_.decode(endgame_.numbers_[index]);
    const std::vector<Successor> all = variant_.fast.successors(setup);
    const bool check = variant_.fast.checkers(setup) > 0;
    if (const auto end = end_of(endgame_.ends_.get(), setup, check, !all.empty())) {
      endgame_.outcomes_[index] = *end;
      endgame_.plies_[index] = 0;
      return;
    }
    open_[index] = static_cast<std::uint16_t>(all.size());
    std::vector<std::uint64_t> numbers;
    for (const Successor& successor : all) {
      if (successor.position.passes < 2) {
        numbers.push_back(endgame_.number_of(successor.position));
        endgame_.numbers_.prefetch(numbers.back());
      }  // two passes draw (J12): this move never loses
    }
    for (const std::uint64_t number : numbers) {
      edges.push_back({index, endgame_.index_of(number)});
    }
  }

  /// Sorts the moves by the position they lead to.
  void index_by_target(MoveFile& moves) {
    first_.assign(endgame_.stored() + 1, 0);
    for_each_edge(moves, [&](const Edge& edge) { ++first_[edge.to]; });
    std::partial_sum(first_.begin(), first_.end(), first_.begin());  // the end of each list
    before_.resize(first_.back());
    for_each_edge(moves, [&](const Edge& edge) { before_[--first_[edge.to]] = edge.from; });
  }

  template <class Visit>
  void for_each_edge(MoveFile& moves, const Visit& visit) const {
    for (auto edges = moves.next(); !edges.empty(); edges = moves.next()) {
      throw_if_set(options_.stop);
      std::ranges::for_each(edges, visit);
    }
  }

  /// A position is won if a move leads to a lost one, and lost if all lead to won ones. In the
  /// order of plies, the winner's way is the shortest and the loser's the longest.
  void spread() {
    std::vector<Index> now;
    for (std::size_t index = 0; index < endgame_.stored(); ++index) {
      if (endgame_.plies_[index] == 0 && endgame_.outcomes_[index] != Outcome::drawn) {
        now.push_back(static_cast<Index>(index));
      }
    }
    for (std::uint16_t plies = 1; !now.empty(); ++plies) {
      throw_if_set(options_.stop);
      std::vector<Index> next;
      for (const Index index : now) {
        for (std::uint64_t at = first_[index]; at < first_[index + 1]; ++at) {
          reach(before_[at], endgame_.outcomes_[index], plies, next);
        }
      }
      now = std::move(next);
    }
    for (std::uint16_t& plies : endgame_.plies_) {
      plies = plies == undecided ? 0 : plies;
    }
  }

  void reach(Index index, Outcome later, std::uint16_t plies, std::vector<Index>& next) {
    if (endgame_.plies_[index] != undecided) {
      return;
    }
    if (later == Outcome::won && --open_[index] > 0) {
      return;
    }
    endgame_.outcomes_[index] = later == Outcome::lost ? Outcome::won : Outcome::lost;
    endgame_.plies_[index] = plies;
    next.push_back(index);
  }

  void report(std::string_view what, std::uint64_t done, std::uint64_t all) const {
    if (options_.progress) {
      options_.progress(what, done, all);
    }
  }

  Endgame& endgame_;
  const Variant& variant_;
  const SolveOptions& options_;
  std::vector<RoyalPair> royals_;
  std::mutex guard_;                    ///< of what all threads add to, and of `report`
  std::vector<std::uint64_t> numbers_;  ///< of the positions listed so far
  std::vector<std::uint16_t> open_;     ///< moves that do not yet lead to a won position
  std::vector<std::uint64_t> first_;    ///< of each position, in `before_`
  std::vector<Index> before_;           ///< positions from which a move leads to it
};

Endgame::Endgame(const Variant& variant, const Material& material, const SolveOptions& options)
    : variant_(variant), ends_(make_ends(variant.referee, options.ends)), codec_(variant.notation) {
  require_few(material);
  codec_.add(material);
  Builder(*this, options).build();
}

std::uint64_t Endgame::number_of(const Setup& setup) const {
  const bool first = is_first_image(variant_.notation, setup);
  const auto number = codec_.encode(first ? setup : mirrored(variant_.notation, setup));
  assert(number);
  return *number;
}

Endgame::Index Endgame::index_of(std::uint64_t number) const {
  const std::optional<Index> found = numbers_.find(number);
  if (!found) {
    throw std::logic_error("a position of the material was not listed");
  }
  return *found;
}

Solved Endgame::of(const Setup& setup) const {
  const Index index = index_of(number_of(setup));
  return {outcomes_[index], plies_[index]};
}

void Endgame::for_each(const std::function<void(const Setup&, const Solved&)>& visit,
                       std::size_t material) const {
  for (std::size_t index = 0; index < numbers_.size(); ++index) {
    if (Codec::material_of(numbers_[index]) == material) {
      visit(codec_.decode(numbers_[index]), {outcomes_[index], plies_[index]});
    }
  }
}

Solved Endgame::after(const Setup& setup) const {
  return setup.passes < 2 ? of(setup) : Solved{};
}

std::vector<Move> Endgame::line(const Setup& setup) const {
  std::vector<Move> moves;
  Setup now = setup;
  for (Solved solved = of(now); solved.plies > 0; --solved.plies) {
    const Outcome wanted = solved.outcome == Outcome::won ? Outcome::lost : Outcome::won;
    const std::vector<Successor> all = variant_.fast.successors(now);
    const auto best = std::ranges::find_if(all, [&](const Successor& successor) {
      const Solved later = after(successor.position);
      return later.outcome == wanted && later.plies == solved.plies - 1;
    });
    if (best == all.end()) {
      throw std::logic_error("no move leads to a position that is decided one ply earlier");
    }
    moves.push_back(best->move);
    now = best->position;
    now.half = 0;
    now.full = 1;
    solved.outcome = wanted;
  }
  return moves;
}

}  // namespace hurdle

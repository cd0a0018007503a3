// Solves a material and all materials that can arise from it: each position is won, drawn or lost
// for the side to move, in how many plies. Repetition, counters and castling are ignored; all
// other ends of games count.
#pragma once

#include <atomic>
#include <cstdint>
#include <functional>
#include <memory>
#include <string_view>
#include <vector>

#include "movegen/referee/ends.hpp"
#include "perft/count/variants.hpp"
#include "perft/exhaust/codec.hpp"
#include "perft/exhaust/number_index.hpp"

namespace hurdle {

enum class Outcome : std::uint8_t { drawn, won, lost };

/// The outcome for the side to move.
struct Solved {
  Outcome outcome = Outcome::drawn;
  int plies = 0;  ///< to the end with best play of both; 0 for draws
};

struct SolveOptions {
  int threads = 1;
  EndOptions ends;                          ///< how games end
  const std::atomic<bool>* stop = nullptr;  ///< when it becomes true, solving throws Interrupted
  /// Called from time to time, never by two threads at once: what is done, steps done and their
  /// number.
  std::function<void(std::string_view what, std::uint64_t done, std::uint64_t all)> progress = {};
};

/// The material and those that arise from it, as far as a sample of their positions shows.
struct Arising {
  std::vector<Material> materials;
  double most = 0;  ///< no fewer than their positions, one of two mirror images; if all were found
};
/// Throws BadMaterial, and Interrupted when `stop` becomes true.
[[nodiscard]] Arising arising_from(const Variant& variant, const Material& material,
                                   const std::atomic<bool>* stop);

/// The solved positions of a material and of all that arise from it. One of two mirror images is
/// stored.
class Endgame {
 public:
  /// Throws BadMaterial, BadEndOption, Interrupted.
  Endgame(const Variant& variant, const Material& material, const SolveOptions& options);

  [[nodiscard]] std::size_t stored() const noexcept { return numbers_.size(); }
  [[nodiscard]] const std::vector<Material>& materials() const { return codec_.materials(); }

  /// The outcome of a position without castling rights, of one of the materials.
  [[nodiscard]] Solved of(const Setup& setup) const;

  /// Calls `visit(setup, solved)` for every stored position of `materials()[material]`; 0 is the
  /// material that was given.
  void for_each(const std::function<void(const Setup&, const Solved&)>& visit,
                std::size_t material = 0) const;

  /// The moves with best play: the winner's shortest way against the longest resistance.
  [[nodiscard]] std::vector<Move> line(const Setup& setup) const;

 private:
  using Index = NumberIndex::Index;
  class Builder;

  [[nodiscard]] std::uint64_t number_of(const Setup& setup) const;
  [[nodiscard]] Index index_of(std::uint64_t number) const;
  [[nodiscard]] Solved after(const Setup& setup) const;

  const Variant& variant_;
  std::unique_ptr<const GameEnds> ends_;
  Codec codec_;
  NumberIndex numbers_;  ///< in ascending order
  std::vector<Outcome> outcomes_;
  std::vector<std::uint16_t> plies_;
};

}  // namespace hurdle

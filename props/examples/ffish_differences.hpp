// Our moves beside ffish's: every difference is either expected, by a clause that ffish cannot be
// told and after a proof that it is this clause, or a finding. Knows what the ini cannot say.
#pragma once

#include <cstdint>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "perft/count/variants.hpp"
#include "props/examples/ffish_peer.hpp"

namespace hurdle::props {

/// A variant and the clauses of it that ffish cannot be told (ci/peers/fairy-variants.ini).
struct PeerVariant {
  const Variant* variant = nullptr;
  std::set<std::string> clauses;

  [[nodiscard]] bool unlike(const std::string& clause) const { return clauses.count(clause) != 0; }
};

/// What a comparison has seen.
struct PeerTally {
  std::uint64_t positions = 0;                   ///< told to ffish and compared
  std::uint64_t same_moves = 0;                  ///< of them, those with equal sets of moves
  std::uint64_t divided = 0;                     ///< our root moves
  std::uint64_t comparable = 0;                  ///< of them, those without expected difference
  Total replies;                                 ///< below those
  std::map<std::string, std::uint64_t> refused;  ///< positions not told, by ffish's reason
  std::map<std::string, std::uint64_t> differ;   ///< expected differences at roots, by clause
  std::map<std::string, std::uint64_t> differ_below;  ///< and among the replies
  std::vector<std::string> findings;                  ///< all other differences
};

/// The tally in a line or two.
[[nodiscard]] std::string to_text(const PeerTally& tally);

/// Compares positions of one variant.
class FfishComparison {
 public:
  FfishComparison(FfishPeer& peer, PeerVariant subject);

  /// Compares the set of moves and, by the set of replies to each of our moves and their number,
  /// the divide of depth 2. `question` leads to `setup`. When ffish does not take the question,
  /// says how many of its moves it followed.
  std::optional<std::size_t> compare(const Setup& setup, const PeerQuestion& question);

  [[nodiscard]] const PeerTally& tally() const noexcept { return tally_; }

 private:
  struct Node {
    const Setup& setup;
    const PeerQuestion& question;
    MoveTexts ours;
    MoveTexts theirs;
  };
  using Clauses = std::map<std::string, std::uint64_t>;

  [[nodiscard]] bool same(const Node& node, Clauses& differ);
  void compare_replies(const Node& node, const DivideEntry& entry, const PeerAnswer& answer);

  [[nodiscard]] std::string clause_of_extra(const Node& node, const std::string& text);
  [[nodiscard]] std::string clause_of_missing(const Node& node, const std::string& text);
  [[nodiscard]] bool mates_by_drop(const Node& node, Move drop, const std::string& clause);
  [[nodiscard]] bool in_check_by_no_game(const Setup& setup) const;
  [[nodiscard]] bool leaves_camp(const Setup& setup, Move move) const;
  [[nodiscard]] MoveTexts asked_by_fen(const Setup& setup);
  [[nodiscard]] MoveTexts our_moves(const Setup& setup) const;
  void find(const Node& node, const std::string& text, std::string_view who);

  [[nodiscard]] const Notation& notation() const noexcept { return subject_.variant->notation; }
  [[nodiscard]] const Referee& referee() const noexcept { return subject_.variant->referee; }

  FfishPeer& peer_;
  PeerVariant subject_;
  PeerTally tally_;
};

}  // namespace hurdle::props

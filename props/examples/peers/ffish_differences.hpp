// Compares our moves with ffish's. A difference is expected if ffish cannot express the clause and
// the family proves that this clause is the cause; else it is a finding.
#pragma once

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "perft/count/variants.hpp"
#include "props/examples/peers/ffish_peer.hpp"

namespace hurdle::props {

/// A variant and its clauses that ffish cannot express.
struct PeerVariant {
  const Variant* variant = nullptr;
  std::vector<UntoldClause> untold;

  /// The clause with this id, or null.
  [[nodiscard]] const UntoldClause* find_untold(std::string_view id) const;
};

/// The results of a comparison.
struct PeerTally {
  std::uint64_t positions = 0;                       ///< sent to ffish and compared
  std::uint64_t same_moves = 0;                      ///< positions with equal sets of moves
  std::uint64_t divided = 0;                         ///< our root moves
  std::uint64_t comparable = 0;                      ///< root moves without expected difference
  Total replies;                                     ///< replies to these moves
  std::map<std::string, std::uint64_t> refused;      ///< positions refused by ffish, by reason
  std::map<std::string_view, std::uint64_t> differ;  ///< expected differences at roots, by clause
  std::map<std::string_view, std::uint64_t> differ_below;  ///< and among the replies
  std::vector<std::string> findings;                       ///< all unexpected differences
};

/// The tally in one or two lines.
[[nodiscard]] std::string to_text(const PeerTally& tally);

/// Compares positions of one variant with ffish.
class FfishComparison : private PeerInquiry {
 public:
  FfishComparison(FfishPeer& peer, PeerVariant subject);

  /// Compares the set of moves and the divide of depth 2, by the set of replies to each of our
  /// moves and their number. `question` leads to `setup`. If ffish refuses the question, returns
  /// how many of its moves ffish made.
  std::optional<std::size_t> compare(const Setup& setup, const PeerQuestion& question);

  [[nodiscard]] const PeerTally& tally() const noexcept { return tally_; }

 private:
  using Clauses = std::map<std::string_view, std::uint64_t>;

  [[nodiscard]] bool same(const PeerNode& node, Clauses& differ);
  void compare_replies(const PeerNode& node, const DivideEntry& entry, const PeerAnswer& answer);

  [[nodiscard]] const UntoldClause* clause_of_extra(const PeerNode& node, const std::string& text);
  [[nodiscard]] const UntoldClause* clause_of_missing(const PeerNode& node,
                                                      const std::string& text);
  [[nodiscard]] MoveTexts our_moves(const Setup& setup) const;
  void find(const PeerNode& node, const std::string& text, std::string_view who);

  [[nodiscard]] const Referee& referee() const override { return subject_.variant->referee; }
  [[nodiscard]] MoveTexts ask_by_fen(const Setup& setup) override;
  [[nodiscard]] bool mates_by_drop(const PeerNode& node, Move drop,
                                   std::string_view clause) override;
  [[nodiscard]] const Notation& notation() const noexcept { return subject_.variant->notation; }

  FfishPeer& peer_;
  PeerVariant subject_;
  PeerTally tally_;
};

}  // namespace hurdle::props

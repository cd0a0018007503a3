// What the tests know of a family: the variants of one folder of movegen/variants. Each family's
// folder here registers it once; laws, examples and comparisons with peers take what they need
// from here and name no game.
#pragma once

#include <optional>
#include <string_view>
#include <vector>

#include "props/families/oracle.hpp"
#include "props/families/peers.hpp"

namespace hurdle::props {

/// Which moves a reflection of the board keeps.
enum class Kept : std::uint8_t { all, all_but_castling };

/// What the rules keep when files are mirrored, and when the players change places with ranks
/// mirrored.
struct Symmetry {
  Kept files = Kept::all;
  Kept players = Kept::all;
  std::string_view reason;
};

/// One variant of a family.
struct Member {
  const Notation& notation;
  const Oracle& oracle;
  bool in_fairy_stockfish = false;  ///< Debian's fairy-stockfish plays it as we do
  std::vector<std::string_view> fairy_stockfish_differs = {};  ///< but for these clauses
  /// What the npm package ffish cannot be told of it; nothing when ffish does not know it.
  std::optional<std::vector<UntoldClause>> ffish;
};

/// A start position in the rules' own words, asked for by the names of setups.
struct Start {
  const Notation& notation;
  std::string_view names;
  std::string_view fen;
};

/// Random positions that change only when their sources (perft/sample) are changed on purpose.
struct Pinned {
  const Notation& notation;
  std::string_view placement;  ///< random_placement, seed 6
  std::string_view walk;       ///< random_walk of 40 plies, seed 6
};

struct Family {
  std::string_view name;  ///< of its folders: here, in movegen/variants and in positions
  std::vector<Member> members;
  Symmetry symmetry;
  bool castles = false;  ///< random positions must show castling
  bool turned_starts =
      false;  ///< half a turn of the board shows each named setup to the other side
  std::vector<Start> starts = {};  ///< at least the default of the first member
  std::vector<Pinned> pinned = {};
};

/// Registers a family: one object in the family's folder.
class RegisteredFamily {
 public:
  explicit RegisteredFamily(Family family);
  RegisteredFamily(const RegisteredFamily&) = delete;
  RegisteredFamily& operator=(const RegisteredFamily&) = delete;

 private:
  Family family_;
};

/// All registered families, by name.
[[nodiscard]] const std::vector<const Family*>& all_families();

/// The members of all families, in this order.
[[nodiscard]] std::vector<const Member*> all_members();

/// The family of a variant, what it says of it, and its oracle; they throw where no family
/// has registered the variant, and say what to add.
[[nodiscard]] const Family& family_of(const Notation& notation);
[[nodiscard]] const Member& member_of(const Notation& notation);
[[nodiscard]] const Oracle& oracle_of(const Notation& notation);

}  // namespace hurdle::props

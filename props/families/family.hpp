// Facts about a family for the tests: the variants of one folder of movegen/variants. Each family
// registers itself once, in its folder; laws, examples and comparisons with peers use these facts
// and name no game.
#pragma once

#include <optional>
#include <string_view>
#include <vector>

#include "props/families/oracle.hpp"
#include "props/families/peers.hpp"

namespace hurdle::props {

/// The moves that a reflection of the board preserves.
enum class Kept : std::uint8_t { all, all_but_castling };

/// The symmetries of the rules: files mirrored; players exchanged with ranks mirrored.
struct Symmetry {
  Kept files = Kept::all;
  Kept players = Kept::all;
  std::string_view reason;
};

/// One variant of a family.
struct Member {
  const Notation& notation;
  const Oracle& oracle;
  bool in_fairy_stockfish = false;  ///< Debian's fairy-stockfish plays the same rules
  std::vector<std::string_view> fairy_stockfish_differs = {};  ///< except these clauses
  /// The clauses that the npm package ffish cannot express; nothing if ffish lacks the game.
  std::optional<std::vector<UntoldClause>> ffish;
};

/// A start position as the rules write it, with the names of its setups.
struct Start {
  const Notation& notation;
  std::string_view names;
  std::string_view fen;
};

/// Random positions that change only if their sources (perft/sample) change.
struct Pinned {
  const Notation& notation;
  std::string_view placement;  ///< random_placement, seed 6
  std::string_view walk;       ///< the last of a random game of 40 plies, seed 6
};

struct Family {
  std::string_view name;  ///< of its folders: in props/families, movegen/variants, positions
  std::vector<Member> members;
  Symmetry symmetry;
  bool castles = false;            ///< random positions must show castling
  bool turned_starts = false;      ///< half a turn of the board maps each named setup to itself
  std::vector<Start> starts = {};  ///< at least the default of the first member
  std::vector<Pinned> pinned = {};
};

/// Registers a family: define one object in the family's folder.
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

/// The members of all families, in the same order.
[[nodiscard]] std::vector<const Member*> all_members();

/// The family, the member and the oracle of a variant. Each throws if no family has registered the
/// variant; the message says what to add.
[[nodiscard]] const Family& family_of(const Notation& notation);
[[nodiscard]] const Member& member_of(const Notation& notation);
[[nodiscard]] const Oracle& oracle_of(const Notation& notation);

}  // namespace hurdle::props

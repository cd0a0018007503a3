// Tables of one piece's mutants, which name the clause and the piece once.
#pragma once

#include "movegen/mutants/rule.hpp"
#include "movegen/mutants/themes/going.hpp"

namespace hurdle::mutation {

/// A change of the attacks alone, in a row of a `PieceTable`.
struct AttacksAlone {
  Going going;
};
[[nodiscard]] inline AttacksAlone attacks(Going going) {
  return {std::move(going)};
}

/// The change of a row of a `PieceTable`: of moves and attacks, or of attacks alone.
class PieceChange {
 public:
  template <class Goes>
  requires std::convertible_to<Goes, Going> PieceChange(Goes going)
      : change_([going = Going(std::move(going))](Sort sort) { return goes(sort, going); }) {}
  PieceChange(AttacksAlone alone)
      : change_([alone = std::move(alone)](Sort sort) { return attacks(sort, alone.going); }) {}
  /// A change that names its pieces itself.
  PieceChange(Change<Hooks> change)
      : change_([change = std::move(change)](Sort /*sort*/) { return change; }) {}

  [[nodiscard]] Change<Hooks> of(Sort sort) const { return change_(sort); }

 private:
  std::function<Change<Hooks>(Sort sort)> change_;
};

using PieceRules = Rules<Hooks>;

/// A mutant in a theme; the table adds the name of the piece.
struct PieceRow {
  std::string id;
  std::string words;
  PieceChange change;
};
using PieceRows = std::vector<PieceRow>;

/// Mutants of one piece and clause: `PieceTable("X5", "chariot", chariot)({{id, words, going},
/// theme(), ...})`. The piece's name goes before the id: "never-left" is "chariot-never-left".
/// Words that begin with a small letter are a predicate: "never goes to the left"; others are the
/// whole sentence. Where an id or a sentence holds "{}", the name stands there instead, in a
/// sentence with its article: "black-{}-leaps", "Only own pieces stop {}." "{name}" is the name
/// alone: "The {name} cannot capture."
class PieceTable {
 public:
  /// A mutant, or the mutants of a theme.
  struct Row {
    PieceRows rows;

    Row(std::string_view id, std::string_view words, PieceChange change)
        : rows{{std::string(id), std::string(words), std::move(change)}} {}
    Row(PieceRows theme) : rows(std::move(theme)) {}
  };

  /// `article` is "The", or nothing for "A" or "An".
  PieceTable(std::string_view clause, std::string_view name, Sort sort,
             std::string_view article = "");

  [[nodiscard]] PieceRules operator()(std::initializer_list<Row> rows) const;

 private:
  [[nodiscard]] std::string id_of(std::string_view id) const;
  [[nodiscard]] std::string sentence_of(std::string_view words) const;

  std::string_view clause_;
  std::string name_;
  std::string subject_;
  Sort sort_;
};

/// The same for a piece that moves by the rules and attacks otherwise.
class CheckTable {
 public:
  struct Row {
    std::string_view id;
    std::string_view words;
    Going going;
  };

  CheckTable(std::string_view clause, std::string_view name, Sort sort)
      : table_(clause, name, sort) {}

  [[nodiscard]] PieceRules operator()(std::initializer_list<Row> rows) const;

 private:
  PieceTable table_;
};

}  // namespace hurdle::mutation

// The fields of a dialect: how options and profiles name them, their values as text, and a sentence
// about each. Everything that must know every field derives from this list.
#pragma once

#include <cstdint>
#include <map>
#include <set>
#include <span>
#include <string>
#include <variant>
#include <vector>

#include "movegen/vocab/notation.hpp"
#include "perft/engines/protocol/dialect.hpp"

namespace hurdle::engines {

/// One difference between an engine's notation and the expected one.
struct DialectWord {
  std::string sentence;      ///< to the engine's author: "your ranks count from 0"
  std::string about_engine;  ///< "the engine's ranks count from 0"
  std::string option;        ///< that states it, quoted for a shell: `--ranks-from 0`
  bool off = false;          ///< the notation is that without this option
};

/// How a sentence about a field begins.
enum class Subject : std::uint8_t {
  writes,  ///< "you write", "the engine writes"
  reads,   ///< "you read", "the engine reads"
  its,     ///< "your", "the engine's"
};

/// A field's place in a dialect. A flag is a `bool`.
using DialectMember =
    std::variant<bool Dialect::*, int Dialect::*, SquareText Dialect::*, std::string Dialect::*,
                 std::map<char, char> Dialect::*, std::map<char, std::string> Dialect::*>;

struct DialectField {
  std::string name;  ///< in profiles; the option is `--` and this
  DialectMember member;
  std::string unit;  ///< what stands for the value in a help; empty for a flag
  std::string help;
  Subject subject;
  /// The rest of the sentence about a flag that is set or a text; `{}` is the text.
  std::string set;
  std::string unset;  ///< the same for a flag that is not set, or an empty text

  [[nodiscard]] bool is_flag() const { return unit.empty(); }

  /// Whether its value is a list of pairs: `n=j`.
  [[nodiscard]] bool takes_pairs() const;

  /// The possible values, as "0 or 1"; empty if there are many.
  [[nodiscard]] std::string choices() const;

  /// Sets the field to a value: one text, or pairs. Throws std::invalid_argument that names the
  /// value and what was expected.
  void set_value(Dialect& dialect, const std::vector<std::string>& value) const;

  void copy(const Dialect& from, Dialect& to) const;

  /// What differs in `other` from `usual`; without an option if nothing does. `notation` provides
  /// the letters and the number of ranks.
  [[nodiscard]] DialectWord difference(const Notation& notation, const Dialect& usual,
                                       const Dialect& other) const;
};

/// All of them, in the order in which differences are reported: first of positions, then of moves.
[[nodiscard]] std::span<const DialectField> dialect_fields();

/// The differences of `other` from `usual`, in the order of the fields.
[[nodiscard]] std::vector<DialectWord> differences(const Notation& notation, const Dialect& usual,
                                                   const Dialect& other);

/// A partial dialect, as of options and profiles: the fields to replace; all others keep their
/// values.
class DialectChange {
 public:
  /// Replaces a field, one of `dialect_fields()`. Throws std::invalid_argument that names the value
  /// and what was expected.
  void set(const DialectField& field, const std::vector<std::string>& value);

  [[nodiscard]] Dialect on_top_of(Dialect dialect) const;
  bool operator==(const DialectChange&) const = default;

 private:
  std::set<const DialectField*> given_;
  Dialect values_;
};

}  // namespace hurdle::engines

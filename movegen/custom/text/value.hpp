// The values of a variants file: parses one entry, and notes what is wrong with it.
#pragma once

#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "movegen/custom/description.hpp"
#include "movegen/custom/text/ini.hpp"

namespace hurdle::custom {

/// The value of one entry. Each parser returns nothing after noting an error.
class Value {
 public:
  Value(const Entry& entry, const std::string& section, const Description& facts,
        std::vector<Problem>& problems)
      : entry_(entry), section_(section), facts_(facts), problems_(problems) {}

  [[nodiscard]] std::string_view text() const { return entry_.value; }
  [[nodiscard]] std::string_view key() const { return entry_.key; }

  void error(std::string message, std::string there = "", std::string meant = "") const;
  void warning(std::string message, std::string there = "", std::string meant = "") const;

  [[nodiscard]] std::optional<bool> boolean() const;
  [[nodiscard]] std::optional<int> number(int least, int most) const;
  /// A file from 0, by number from 1 or by letter.
  [[nodiscard]] std::optional<int> file() const;
  [[nodiscard]] std::optional<Squares> region() const;
  /// Letters of the game's pieces; `*` is an error unless `all` is allowed.
  [[nodiscard]] std::optional<TypesOrAll> types(bool all_allowed) const;
  /// One letter, or `-` for none.
  [[nodiscard]] std::optional<Type> type() const;
  /// Pairs as `x:y`, separated by blanks; calls `visit` for each, or notes an error.
  void pairs(const std::function<void(Type, std::string_view)>& visit) const;
  /// The type with this letter in either case; notes an error if there is none.
  [[nodiscard]] Type type_with(char letter) const;
  /// Notes an error unless the value is one of these words; their index.
  [[nodiscard]] std::optional<std::size_t> word(const std::vector<std::string_view>& words) const;

 private:
  void note(Severity severity, std::string message, std::string there, std::string meant) const;

  const Entry& entry_;
  const std::string& section_;
  const Description& facts_;
  std::vector<Problem>& problems_;
};

}  // namespace hurdle::custom

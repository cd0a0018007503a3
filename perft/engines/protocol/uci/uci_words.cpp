#include "perft/engines/protocol/uci/uci_words.hpp"

#include <algorithm>

#include "movegen/vocab/text/letters.hpp"
#include "perft/engines/protocol/lines/division_reader.hpp"
#include "perft/engines/protocol/uci.hpp"

namespace hurdle::engines {
namespace {

bool is_shogi(const Notation& variant) noexcept {
  return variant.name == "shogi";
}

bool is_xiangqi(const Notation& variant) noexcept {
  return variant.name == "xiangqi";
}

}  // namespace

const UciWords& uci_words() noexcept {
  static constexpr UciWords words{"uci",
                                  "position fen ",
                                  "option name UCI_Variant ",
                                  "setoption name UCI_Variant value ",
                                  "option name UCI_Chess960 ",
                                  "setoption name UCI_Chess960 value ",
                                  is_chess};
  return words;
}

const UciWords& usi_words() noexcept {
  static constexpr UciWords words{"usi",
                                  "position sfen ",
                                  "option name UCI_Variant ",
                                  "setoption name UCI_Variant value ",
                                  "option name UCI_Chess960 ",
                                  "setoption name UCI_Chess960 value ",
                                  is_shogi,
                                  /*bans_moves=*/false,
                                  /*ready_resets=*/true};
  return words;
}

const UciWords& ucci_words() noexcept {
  static constexpr UciWords words{"ucci",
                                  "position fen ",
                                  "option UCI_Variant ",
                                  "setoption UCI_Variant ",
                                  "option UCI_Chess960 ",
                                  "setoption UCI_Chess960 ",
                                  is_xiangqi,
                                  /*bans_moves=*/true};
  return words;
}

std::optional<std::string> after_prefix(std::string_view line, std::string_view prefix) {
  const auto same = [](char a, char b) { return to_lower(a) == to_lower(b); };
  if (line.size() < prefix.size() ||
      !std::equal(prefix.begin(), prefix.end(), line.begin(), same)) {
    return std::nullopt;
  }
  return trimmed(line.substr(prefix.size()));
}

}  // namespace hurdle::engines

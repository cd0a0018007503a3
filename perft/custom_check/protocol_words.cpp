#include "perft/custom_check/protocol_words.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <regex>
#include <sstream>
#include <stdexcept>

#include "movegen/vocab/mapped.hpp"
#include "movegen/vocab/text/letters.hpp"
#include "perft/custom_check/engine_words.hpp"

namespace hurdle::custom {
namespace {

/// Replaces each part that matches `form`, which has two groups, by `write(first, second)`.
template <class Write>
std::string with_parts(const std::string& text, const std::regex& form, const Write& write) {
  std::string result;
  auto rest = text.cbegin();
  for (std::sregex_iterator part(text.begin(), text.end(), form), end; part != end; ++part) {
    result.append(rest, part->prefix().second).append(write(part->str(1), part->str(2)));
    rest = part->suffix().first;
  }
  return result.append(rest, text.cend());
}

/// Pieces in hand as USI writes them: `PPRb` is `2PRb`.
std::string usi_hands(const std::string& letters) {
  std::string text;
  for (std::size_t at = 0; at < letters.size();) {
    const std::size_t end = std::min(letters.find_first_not_of(letters[at], at), letters.size());
    text += (end - at > 1 ? std::to_string(end - at) : "") + letters[at];
    at = end;
  }
  return text.empty() ? "-" : text;
}

/// The fields of a FEN, with the hands as a field of their own.
struct FenFields {
  std::string board, hands, side;
  std::vector<std::string> others;
};

FenFields fields_of(const std::string& fen) {
  FenFields fields;
  std::istringstream words(fen);
  words >> fields.board >> fields.side;
  for (std::string word; words >> word;) {
    fields.others.push_back(word);
  }
  if (const std::size_t hands = fields.board.find('['); hands != std::string::npos) {
    fields.hands = fields.board.substr(hands + 1, fields.board.size() - hands - 2);
    fields.board.resize(hands);
  }
  return fields;
}

std::string sfen_of(const std::string& fen) {
  const FenFields fields = fields_of(fen);
  const auto said = std::ranges::find_if(
      fields.others, [](const std::string& word) { return word != "-" && !is_number(word); });
  if (said != fields.others.end()) {
    throw std::invalid_argument(
        fmt::format("'{}': the field '{}' has no place in a position of USI; expected --protocol "
                    "uci, or a game without castling, en passant and counted checks",
                    fen, *said));
  }
  return fmt::format("{} {} {} 1", fields.board, fields.side == "w" ? 'b' : 'w',
                     usi_hands(fields.hands == "-" ? "" : fields.hands));
}

const std::regex& our_square() {
  static const std::regex form(R"(([a-l])(\d+))");
  return form;
}

const std::regex& usi_square() {
  static const std::regex form(R"((\d+)([a-l]))");
  return form;
}

std::string with_first(std::string text, char letter, char other) {
  if (const std::size_t at = text.find(letter); at != std::string::npos) {
    text[at] = other;
  }
  return text;
}

}  // namespace

ProtocolWords::ProtocolWords(BoardSize size, const engines::Dialect& dialect)
    : size_(size), usi_(dialect.sfen), pass_(dialect.pass) {
  constexpr int ten = 10;
  shift_ = dialect.ten_from_0 && size.ranks == ten ? -1 : dialect.ranks_from - 1;
}

engines::PositionText ProtocolWords::position(const std::string& fen,
                                              const std::vector<std::string>& moves) const {
  return {usi_ ? sfen_of(fen) : fen,
          mapped(moves, [this](const std::string& ours) { return move(ours); })};
}

std::string ProtocolWords::move(const std::string& ours) const {
  static const std::regex pass(R"(([a-l]\d+)\1)");
  if (!pass_.empty() && std::regex_match(ours, pass)) {
    return pass_;
  }
  return square_twice(ours);
}

std::vector<std::vector<std::string>> ProtocolWords::tries(
    const std::vector<std::vector<std::string>>& ours) const {
  std::vector<std::vector<std::string>> theirs;
  for (const std::vector<std::string>& group : ours) {
    theirs.push_back(mapped(group, [this](const std::string& text) { return move(text); }));
    if (!pass_.empty() && group.size() == 1 && theirs.back().front() == pass_) {
      theirs.push_back({square_twice(group.front())});
    }
  }
  return theirs;
}

std::string ProtocolWords::square_twice(const std::string& ours) const {
  const auto write = [this](const std::string& file, const std::string& rank) {
    const int number = std::stoi(rank);
    return usi_ ? fmt::format("{}{:c}", size_.files - (file[0] - 'a'), 'a' + size_.ranks - number)
                : fmt::format("{}{}", file, number + shift_);
  };
  const std::string theirs = with_parts(ours, our_square(), write);
  return usi_ ? with_first(theirs, '@', '*') : theirs;
}

std::string ProtocolWords::our_move(const std::string& word) const {
  if (!pass_.empty() && word == pass_) {
    return our_pass;
  }
  if (word.size() > longest_word) {
    return word;
  }
  if (!usi_) {
    const auto write = [this](const std::string& file, const std::string& rank) {
      return rank.size() > 2 ? file + rank : fmt::format("{}{}", file, std::stoi(rank) - shift_);
    };
    return shift_ == 0 ? word : with_parts(word, our_square(), write);
  }
  const auto write = [this](const std::string& file, const std::string& rank) {
    const int number = file.size() > 2 ? 0 : std::stoi(file);
    const int from_below = size_.ranks - (rank[0] - 'a');
    return number < 1 || number > size_.files || from_below < 1
               ? file + rank
               : fmt::format("{:c}{}", 'a' + size_.files - number, from_below);
  };
  return with_first(with_parts(word, usi_square(), write), '*', '@');
}

}  // namespace hurdle::custom

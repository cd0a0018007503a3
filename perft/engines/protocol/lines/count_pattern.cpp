#include "perft/engines/protocol/lines/count_pattern.hpp"

#include <algorithm>
#include <set>
#include <string_view>
#include <utility>

namespace hurdle::engines {
namespace {

/// A number in a line, and the words before it as a pattern has them.
struct PlacedNumber {
  std::string before;
  std::string digits;
};

/// Words with single blanks, none at the beginning.
std::string with_single_blanks(std::string_view words) {
  std::string text;
  for (const char one : words) {
    const bool blank = one == ' ' || one == '\t';
    if (!blank || (!text.empty() && text.back() != ' ')) {
      text += blank ? ' ' : one;
    }
  }
  return text;
}

std::size_t digits_at(std::string_view text, std::size_t begin) {
  return std::min(text.find_first_not_of("0123456789", begin), text.size()) - begin;
}

/// The length of the number at the beginning of a text, also of one in groups of three digits, such
/// as 8,902.
std::size_t length_of_number(std::string_view text) {
  constexpr std::size_t group = 3;
  const auto has_group_at = [&](std::size_t at) {
    return at < text.size() && std::string_view(",'_").find(text[at]) != std::string_view::npos &&
           digits_at(text, at + 1) == group;
  };
  std::size_t length = digits_at(text, 0);
  while (length > 0 && has_group_at(length)) {
    length += group + 1;
  }
  return length;
}

std::vector<PlacedNumber> numbers_in(std::string_view line) {
  std::vector<PlacedNumber> numbers;
  std::string before;
  while (!line.empty()) {
    const std::size_t length = length_of_number(line);
    if (length == 0) {
      before += line.front();
      line.remove_prefix(1);
      continue;
    }
    PlacedNumber number{with_single_blanks(before), std::string(line.substr(0, length))};
    std::erase_if(number.digits, [](char one) { return one < '0' || one > '9'; });
    numbers.push_back(std::move(number));
    before += '#';
    line.remove_prefix(length);
  }
  return numbers;
}

}  // namespace

std::optional<CountPattern> CountPattern::learn(std::span<const KnownReply> replies) {
  std::optional<CountPattern> pattern = by_nodes(replies);
  bool has_more = true;
  for (std::size_t rules = 0; !pattern && has_more; ++rules) {
    std::vector<KnownReply> by_these;
    for (const KnownReply& reply : replies) {
      if (rules < reply.by_house_rules.size()) {
        by_these.push_back({reply.lines, reply.by_house_rules[rules]});
      }
    }
    pattern = by_nodes(by_these);
    has_more = !by_these.empty();
  }
  return pattern;
}

std::optional<CountPattern> CountPattern::by_nodes(std::span<const KnownReply> replies) {
  std::set<std::string> tried;
  std::optional<CountPattern> best;
  std::size_t most = replies.size() / 2;
  for (const KnownReply& known : replies) {
    for (const std::string& line : known.lines) {
      for (PlacedNumber& number : numbers_in(line)) {
        if (!tried.insert(number.before).second) {
          continue;
        }
        CountPattern pattern(std::move(number.before));
        const std::size_t right = pattern.right_in(replies);
        if (right > most) {
          most = right;
          best = std::move(pattern);
        }
      }
    }
  }
  return best;
}

std::size_t CountPattern::right_in(std::span<const KnownReply> replies) const {
  return static_cast<std::size_t>(std::ranges::count_if(
      replies, [&](const KnownReply& reply) { return count_in(reply.lines) == reply.nodes; }));
}

std::optional<Total> CountPattern::count_in(std::span<const std::string> lines) const {
  std::optional<Total> count;
  for (const std::string& line : lines) {
    for (const PlacedNumber& number : numbers_in(line)) {
      count = number.before == before_ ? parse_total(number.digits) : count;
    }
  }
  return count;
}

}  // namespace hurdle::engines

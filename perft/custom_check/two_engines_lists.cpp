#include "perft/custom_check/two_engines_lists.hpp"

#include <fmt/format.h>

#include <map>
#include <set>

#include "perft/custom_check/place.hpp"

namespace hurdle::custom {
namespace {

/// What is known of one engine at each place.
class KnownLists {
 public:
  explicit KnownLists(const CheckedLists& lists) : counts_right_at_(lists.counts_right_at) {
    for (const WrongList& list : lists.wrong) {
      words_[list.where] = list.words;
    }
    for (const std::string& where : lists.right_at) {
      words_.emplace(where, "is right");
    }
    for (const auto* not_judged : {&lists.unread, &lists.unsettled}) {
      for (const OddList& list : *not_judged) {
        unknown_.emplace(list.where, "is not judged");
      }
    }
    for (const engines::Unanswered& failure : lists.asked.failures) {
      unknown_.emplace(failure.item.id, "gives no answer");
    }
  }

  [[nodiscard]] bool has(const std::string& where) const {
    return words_.count(where) > 0 || counts(where);
  }

  [[nodiscard]] std::string at(const std::string& where) const {
    const auto known = words_.find(where);
    if (known != words_.end()) {
      return known->second;
    }
    const auto unknown = unknown_.find(where);
    return counts(where)               ? "has the right number of moves"
           : unknown != unknown_.end() ? unknown->second
                                       : "was not asked";
  }

 private:
  /// Whether the engine's number of moves after the one move of this place is right.
  [[nodiscard]] bool counts(const std::string& where) const {
    const std::size_t after = where.find(after_word);
    return after != std::string::npos &&
           where.find(' ', after + after_word.size()) == std::string::npos &&
           counts_right_at_.count(where.substr(0, after)) > 0;
  }

  const std::set<std::string>& counts_right_at_;
  std::map<std::string, std::string> words_;
  std::map<std::string, std::string> unknown_;
};

}  // namespace

ListDifferences differences(const CheckedLists& a, const CheckedLists& b) {
  const KnownLists of_a(a);
  const KnownLists of_b(b);
  std::set<std::string> places;
  for (const CheckedLists* lists : {&a, &b}) {
    for (const WrongList& list : lists->wrong) {
      places.insert(list.where);
    }
  }
  ListDifferences found;
  for (const std::string& where : places) {
    const std::string words_a = of_a.at(where);
    const std::string words_b = of_b.at(where);
    if (words_a != words_b) {
      found.lines.push_back(fmt::format("{}: A {}; B {}", where, words_a, words_b));
      found.one_alone += of_a.has(where) && of_b.has(where) ? 0 : 1;
    }
  }
  return found;
}

}  // namespace hurdle::custom

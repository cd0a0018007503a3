// Shell completions of a value. Depends on no command and no shell.
#pragma once

#include <functional>
#include <map>
#include <string>
#include <vector>

namespace hurdle::cli {

/// A word that completes a value, and its meaning; the meaning may be empty.
struct Proposal {
  std::string word;
  std::string about;
};

/// A partly typed command line: the values of options and arguments by their names in the help
/// ("--tag", "VARIANT").
class Typed {
 public:
  void add(const std::string& name, std::string value) {
    values_[name].push_back(std::move(value));
  }

  [[nodiscard]] const std::vector<std::string>& all(const std::string& name) const {
    static const std::vector<std::string> none;
    const auto found = values_.find(name);
    return found == values_.end() ? none : found->second;
  }
  /// The last value, which overrides the others; empty without any.
  [[nodiscard]] std::string last(const std::string& name) const {
    return all(name).empty() ? "" : all(name).back();
  }

 private:
  std::map<std::string, std::vector<std::string>> values_;
};

/// Returns the possible words for a value, in any order, without filtering by the typed prefix. May
/// throw; the shell then gets no proposals.
using Offer = std::function<std::vector<Proposal>(const Typed& typed)>;

}  // namespace hurdle::cli

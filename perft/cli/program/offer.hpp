// What a shell may propose where a command wants a value. Knows no command and no shell.
#pragma once

#include <functional>
#include <map>
#include <string>
#include <vector>

namespace hurdle::cli {

/// A word that may stand there, and what it means; nothing where the word says all.
struct Proposal {
  std::string word;
  std::string about;
};

/// A command line as far as it is typed: the values of options and arguments, by the names that
/// the help has for them ("--tag", "VARIANT").
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
  /// The last value, which is the one that counts; empty without any.
  [[nodiscard]] std::string last(const std::string& name) const {
    return all(name).empty() ? "" : all(name).back();
  }

 private:
  std::map<std::string, std::vector<std::string>> values_;
};

/// The words that may stand for a value; in any order, whatever has been typed of them. What cannot
/// be found out is no proposal: it may throw.
using Offer = std::function<std::vector<Proposal>(const Typed& typed)>;

}  // namespace hurdle::cli

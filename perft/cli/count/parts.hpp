// Comparisons of the generators in parts, for any queue: which part, how its file is parsed, and
// which parts are missing or contradictory.
#pragma once

#include <map>
#include <string>
#include <vector>

#include "perft/campaign/exchange/fields.hpp"
#include "perft/exhaust/comparison.hpp"

namespace hurdle::cli {

/// One of the parts of a comparison; the whole if there is one part.
struct Part {
  int number = 1;
  int parts = 1;
};

/// Parses `K/N`, with 1 <= K <= N <= 100000; empty is the whole. Throws Failure.
[[nodiscard]] Part parse_part(const std::string& text);

/// The fields `part` and `parts` of a result. Throws ExportError.
[[nodiscard]] Part part_in(const campaign::Fields& result);

/// Checks the field `rules_version`: builds that count by different rules have no common sum.
/// Throws ExportError.
void require_rules_version(const campaign::Fields& result, const std::string& expected);

/// Checks the fields `variant`, `rules_version` and `depth`, of 1 or 2. Throws ExportError.
void require_same_count(const campaign::Fields& result, const Variant& variant, int depth);

/// The field `differences` of a file. Throws ExportError.
[[nodiscard]] std::vector<ExhaustDifference> differences_in(const campaign::Fields& fields,
                                                            const Variant& variant);

/// Why parts have no sum: contradictory files, files of other divisions and missing parts, a line
/// each.
struct PartProblems {
  std::vector<std::string> lines;
  bool contradiction = false;  ///< two files of one part differ

  [[nodiscard]] bool empty() const { return lines.empty(); }
  /// Prints them on stdout, or on stderr if stdout holds a document. Returns the exit code: 1 for a
  /// contradiction, which is a wrong result; else 2, because the input is incomplete.
  [[nodiscard]] int print(bool on_stdout) const;
};

/// The parts that some files have.
class KnownParts {
 public:
  /// Notes a file with a part and with this content, equal if two files say the same. Returns
  /// whether it is to be added to the sum: false if the part is known already or belongs to another
  /// division.
  [[nodiscard]] bool note(const std::string& file, Part part, const std::string& content);

  [[nodiscard]] PartProblems problems() const;

 private:
  struct File {
    std::string name;
    std::string content;
  };

  std::map<int, File> known_;  // by the part's number
  std::string first_file_;
  int parts_ = 0;
  PartProblems found_;
};

}  // namespace hurdle::cli

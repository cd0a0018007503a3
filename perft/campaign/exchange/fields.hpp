// Parses JSON that campaigns write: files, and messages of gateways. Every error names the file and
// the invalid field.
#pragma once

#include <cstdint>
#include <map>
#include <nlohmann/json.hpp>
#include <string>
#include <string_view>
#include <vector>

#include "perft/campaign/plan/subject.hpp"
#include "perft/count/total.hpp"
#include "perft/count/variants.hpp"
#include "perft/output/json.hpp"

namespace hurdle::campaign {

/// Adds the fields that `Fields::subject` reads.
void add_subject(Json& json, const Subject& subject);

/// The whole file. Throws ExportError if it is missing, too large, or not JSON.
[[nodiscard]] Json parsed_json(const std::string& file);

/// The fields of one object in a file. Every function throws ExportError if its field is missing or
/// invalid.
class Fields {
 public:
  /// `json` must outlive the object; `expected` describes a valid file, for errors.
  Fields(std::string file, const Json& json, const char* expected)
      : file_(std::move(file)), json_(json), expected_(expected) {}

  /// The fields of another object in the same file, and of the object that a field has.
  [[nodiscard]] Fields of(const Json& json) const { return {file_, json, expected_}; }
  [[nodiscard]] Fields object(const char* name) const { return of(at(name)); }
  /// The result of a file that this command wrote.
  [[nodiscard]] Fields result_of(std::string_view command) const;
  [[nodiscard]] const Json& at(const char* name) const;
  [[nodiscard]] std::string text(const char* name) const;
  /// The same; empty if an older program did not write the field.
  [[nodiscard]] std::string text_or_none(const char* name) const;
  /// An object with texts; empty if an older program did not write the field.
  [[nodiscard]] std::map<std::string, std::string> texts_by_name(const char* name) const;
  [[nodiscard]] bool truth(const char* name) const;
  [[nodiscard]] int number(const char* name, int least, int most) const;
  /// The same; 0 if an older program did not write the field.
  [[nodiscard]] int number_or_none(const char* name, int most) const;
  [[nodiscard]] Total count(const char* name) const;
  /// A count below 2^64.
  [[nodiscard]] std::uint64_t narrow_count(const char* name) const;
  [[nodiscard]] std::int64_t long_number(const char* name) const;
  [[nodiscard]] std::int64_t long_number(const char* name, std::int64_t least,
                                         std::int64_t most) const;
  [[nodiscard]] const Json& list(const char* name) const;
  /// The same; empty if the field is missing.
  [[nodiscard]] Json list_or_none(const char* name) const;
  [[nodiscard]] std::vector<std::string> texts(const char* name) const;
  /// A field with 32 bytes in hexadecimal digits.
  [[nodiscard]] std::string digest(const char* name) const;
  /// A list of such digests.
  [[nodiscard]] std::vector<std::string> digests(const char* name) const;
  [[nodiscard]] const Variant& variant(const char* name) const;
  /// A position of the variant in a FEN, without its counters.
  [[nodiscard]] Setup position(const char* name, const Variant& variant) const;
  /// The game and the position that the fields `variant` and `fen` name; for a custom game also
  /// `variants_text` and `position`.
  [[nodiscard]] Subject subject() const;
  /// Throws ExportError if the position of the fields that `subject` reads is invalid: generators
  /// require valid ones (C8). Sets it to the same position without counters.
  void require_valid_position(Subject& subject) const;

  [[noreturn]] void fail(const std::string& name, const std::string& what) const;

 private:
  /// The same for a custom game.
  [[nodiscard]] Subject custom_subject() const;
  [[nodiscard]] std::string bytes(const char* name, const std::string& digits) const;

  std::string file_;
  const Json& json_;
  const char* expected_;
};

}  // namespace hurdle::campaign

#include "perft/campaign/exchange/fields.hpp"

#include <fmt/format.h>

#include <stdexcept>

#include "movegen/vocab/mapped.hpp"
#include "movegen/vocab/text/text.hpp"
#include "perft/campaign/exchange/audit.hpp"
#include "perft/campaign/game/custom_game.hpp"
#include "perft/campaign/store/database.hpp"
#include "perft/output/files.hpp"

namespace hurdle::campaign {
namespace {

// Fields of a custom game.
constexpr const char* file_text = "variants_text";
constexpr const char* custom_position = "position";

constexpr std::uintmax_t most_of_a_file = std::uintmax_t{256} << 20U;

}  // namespace

Json parsed_json(const std::string& file) {
  try {
    return parse_json(read_small_file(file, most_of_a_file));
  } catch (const Json::exception&) {
    throw ExportError(fmt::format("{}: not JSON", file));
  } catch (const std::runtime_error& error) {
    throw ExportError(fmt::format("{}: {}", file, error.what()));
  }
}

Fields Fields::result_of(std::string_view command) const {
  if (text("command") != command) {
    fail("command", fmt::format("must be {}", command));
  }
  return object("result");
}

const Json& Fields::at(const char* name) const {
  if (!json_.is_object() || !json_.contains(name)) {
    fail(name, "missing");
  }
  return json_[name];
}

std::string Fields::text(const char* name) const {
  if (!at(name).is_string()) {
    fail(name, "must be a string");
  }
  return json_[name].get<std::string>();
}

std::string Fields::text_or_none(const char* name) const {
  return json_.is_object() && json_.contains(name) ? text(name) : "";
}

std::map<std::string, std::string> Fields::texts_by_name(const char* name) const {
  std::map<std::string, std::string> texts;
  if (!json_.is_object() || !json_.contains(name)) {
    return texts;
  }
  if (!json_[name].is_object()) {
    fail(name, "must be an object");
  }
  const Fields members = object(name);
  for (const auto& [key, value] : json_[name].items()) {
    texts[key] = members.text(key.c_str());
  }
  return texts;
}

bool Fields::truth(const char* name) const {
  if (!at(name).is_boolean()) {
    fail(name, "must be true or false");
  }
  return json_[name].get<bool>();
}

int Fields::number(const char* name, int least, int most) const {
  if (!at(name).is_number_integer() || json_[name] < least || json_[name] > most) {
    fail(name, fmt::format("must be a number from {} to {}", least, most));
  }
  return json_[name].get<int>();
}

int Fields::number_or_none(const char* name, int most) const {
  return json_.is_object() && json_.contains(name) ? number(name, 0, most) : 0;
}

Total Fields::count(const char* name) const {
  const auto total = parse_total(text(name));
  if (!total) {
    fail(name, "must be a count in a string");
  }
  return *total;
}

std::uint64_t Fields::narrow_count(const char* name) const {
  const Total number = count(name);
  if (number > Total(UINT64_MAX)) {
    fail(name, "is too large");
  }
  return static_cast<std::uint64_t>(number.wide());
}

std::int64_t Fields::long_number(const char* name) const {
  const Total total = count(name);
  if (total > Total(static_cast<std::uint64_t>(INT64_MAX))) {
    fail(name, "is too large");
  }
  return static_cast<std::int64_t>(total.wide());
}

std::int64_t Fields::long_number(const char* name, std::int64_t least, std::int64_t most) const {
  const std::int64_t number = long_number(name);
  if (number < least || number > most) {
    fail(name, fmt::format("must be a number from {} to {}, in a string", least, most));
  }
  return number;
}

const Json& Fields::list(const char* name) const {
  if (!at(name).is_array()) {
    fail(name, "must be a list");
  }
  return json_[name];
}

Json Fields::list_or_none(const char* name) const {
  return json_.is_object() && json_.contains(name) ? list(name) : Json::array();
}

std::vector<std::string> Fields::texts(const char* name) const {
  std::vector<std::string> texts;
  for (const Json& text : list(name)) {
    if (!text.is_string()) {
      fail(name, "must be a list of strings");
    }
    texts.push_back(text.get<std::string>());
  }
  return texts;
}

std::string Fields::bytes(const char* name, const std::string& digits) const {
  constexpr std::size_t size = 64;
  std::string bytes;
  if (digits.size() != size || digits.find_first_not_of("0123456789abcdef") != std::string::npos) {
    fail(name, "must be 64 hexadecimal digits");
  }
  for (std::size_t at = 0; at < size; at += 2) {
    bytes.push_back(static_cast<char>(std::stoi(digits.substr(at, 2), nullptr, 16)));
  }
  return bytes;
}

std::string Fields::digest(const char* name) const {
  return bytes(name, text(name));
}

std::vector<std::string> Fields::digests(const char* name) const {
  return mapped(list(name), [&](const Json& one) {
    return bytes(name, one.is_string() ? one.get<std::string>() : "");
  });
}

const Variant& Fields::variant(const char* name) const {
  const Variant* variant = find_variant(text(name));
  if (variant == nullptr) {
    fail(name, fmt::format("'{}' is unknown", hurdle::quoted(text(name))));
  }
  return *variant;
}

Setup Fields::position(const char* name, const Variant& variant) const {
  try {
    Setup setup = parse_fen(variant.notation, text(name));
    setup.half = 0;
    setup.full = 1;
    return setup;
  } catch (const TextError& error) {
    fail(name, error.what());
  }
}

Subject Fields::subject() const {
  if (json_.contains(file_text)) {
    return custom_subject();
  }
  Subject subject;
  subject.variant = &variant("variant");
  subject.fen = text("fen");
  subject.root = position("fen", *subject.variant);
  return subject;
}

void Fields::require_valid_position(Subject& subject) const {
  try {
    subject.set_packed_root(subject.packed_root(), PackedCheck::referee);
  } catch (const StoreError& error) {
    if (error.kind() == StoreFailure::foreign) {  // the game, not the position
      fail(file_text, error.what());
    }
    fail("fen", fmt::format("an invalid position: {}", error.what()));
  }
}

Subject Fields::custom_subject() const {
  Subject subject;
  subject.fen = text("fen");
  try {
    subject.custom_game = custom_game(text(file_text), text("variant"));
    subject.custom_root = subject.custom_game->pack(text(custom_position));
  } catch (const TextError& error) {
    fail(custom_position, error.what());
  }
  return subject;
}

void add_subject(Json& json, const Subject& subject) {
  json["variant"] = subject.game().name();
  json["fen"] = subject.fen;
  if (const std::string* variants = subject.game().variants_text()) {
    json[file_text] = *variants;
    json[custom_position] = subject.root_text();
  }
}

void Fields::fail(const std::string& name, const std::string& what) const {
  throw ExportError(fmt::format("{}: {}: {}; expected {}", file_, name, what, expected_));
}

}  // namespace hurdle::campaign

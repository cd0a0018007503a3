#include "movegen/custom/text/section.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cctype>
#include <set>

#include "movegen/custom/rules/fen.hpp"
#include "movegen/custom/text/betza.hpp"
#include "movegen/custom/text/lint.hpp"
#include "movegen/custom/text/options.hpp"
#include "movegen/custom/text/setters.hpp"
#include "movegen/custom/text/value.hpp"
#include "movegen/vocab/text/letters.hpp"
#include "movegen/vocab/text/nearest.hpp"
#include "movegen/vocab/text/text.hpp"

namespace hurdle::custom {
namespace {

class Applier {
 public:
  Applier(const Section& section, bool own, Game& game, std::vector<Problem>& problems)
      : section_(section), own_(own), game_(game), facts_(game.facts), problems_(problems) {}

  void apply() {
    set_size("maxRank", facts_.size.ranks, most_ranks);
    set_size("maxFile", facts_.size.files, most_files);
    for (std::size_t index = 0; index < type_count; ++index) {
      set_piece(type_at(index));
    }
    set_own_keys();
    set_mobility();
    set_double_steps();
    for (const Option& option : all_options()) {
      set_option(option, std::string(option.key), {});
      if (option.by_side) {
        set_option(option, std::string(option.key) + "White", {true, false});
        set_option(option, std::string(option.key) + "Black", {false, true});
      }
    }
    conclude_double_steps();
    refuse_absent_castling_rank();
    refuse_unknown_keys();
  }

 private:
  const Entry* find(std::string_view key) {
    for (const Entry& entry : section_.entries) {
      if (entry.key == key) {
        used_.insert(entry.key);
        return &entry;
      }
    }
    return nullptr;
  }

  Value value_of(const Entry& entry) const { return {entry, section_.name, facts_, problems_}; }

  void set_size(std::string_view key, int& size, int most) {
    if (const Entry* entry = find(key)) {
      const Value value = value_of(*entry);
      const auto found = key == "maxFile" ? value.file() : value.number(1, most);
      size = found.value_or(1) + (key == "maxFile" ? 1 : 0);
    }
  }

  // ---- Pieces -----------------------------------------------------------------------------------

  void remove(Type type) {
    facts_.letters[index_of(type)] = 0;
    for (SideFacts& side : facts_.sides) {
      side.promotion_piece_types.reset(index_of(type));
    }
  }

  void set_piece(Type type) {
    const Entry* entry = find(key_of(type));
    if (entry == nullptr) {
      return;
    }
    const Value value = value_of(*entry);
    const std::string_view text = value.text();
    if (text == "-") {
      remove(type);
      return;
    }
    const std::size_t colon = text.find(':');
    const std::string_view letter = text.substr(0, colon);
    if (letter.size() != 1 || std::isalpha(static_cast<unsigned char>(letter[0])) == 0) {
      value.error(fmt::format("expected a letter{} or -, found '{}'",
                              is_custom(type) ? " and a movement, as a:mQcN," : "",
                              hurdle::quoted(text)));
      return;
    }
    give_letter(type, to_lower(letter[0]), value);
    const bool has_betza = colon != std::string_view::npos;
    const bool has_own = is_custom(type) || type == Type::king;
    if (has_betza && !has_own) {
      value.error("only custom pieces and the king have a movement of their own",
                  "ignores the movement", "customPiece1 = " + std::string(text));
    } else if (has_betza || is_custom(type)) {
      set_movement(type, has_betza ? text.substr(colon + 1) : "", value);
    }
  }

  void give_letter(Type type, char letter, const Value& value) {
    const Type before = facts_.type_with_letter(letter);
    if (before != Type::none && before != type) {
      value.warning(fmt::format("'{}' was the letter of {}", letter, key_of(before)),
                    "removes that piece, also from the pieces that pawns promote to");
      remove(before);
    }
    facts_.letters[index_of(type)] = letter;
  }

  void set_movement(Type type, std::string_view text, const Value& value) {
    constexpr std::size_t longest = 1'000;
    if (text.size() > longest) {
      value.error(
          fmt::format("a movement of {} letters; expected at most {}", text.size(), longest));
      return;
    }
    if (text.empty()) {
      value.warning("no movement after the letter", "takes it for a piece without moves",
                    fmt::format("immobile = {}", value.text().substr(0, 1)));
    }
    Betza betza = parse_betza(text);
    for (const BetzaIssue& issue : betza.issues) {
      const std::string message =
          fmt::format("letter {} of '{}': {}", issue.column, hurdle::quoted(text), issue.message);
      if (issue.undefined) {
        value.error(message, issue.there);
      } else {
        value.warning(message, issue.there);
      }
    }
    lint_movement(betza.movement, value);
    if (betza.movement.en_passant) {
      for (SideFacts& side : facts_.sides) {
        side.en_passant_types.set(index_of(type));
      }
    }
    facts_.movements[index_of(type)] = std::move(betza.movement);
    facts_.betza[index_of(type)] = text;
    if (type == Type::king) {
      facts_.king_type = Type::king;
    }
  }

  /// Keys of Hurdle's own file: with `kingType` the king moves as that type and has its special
  /// rules; with `freeDrops` the hand never empties.
  void set_own_keys() {
    const Entry* free = own_ ? find("freeDrops") : nullptr;
    facts_.enclosing.free_drops = free != nullptr || facts_.enclosing.free_drops;
    const Entry* entry = own_ ? find("kingType") : nullptr;
    if (entry == nullptr) {
      return;
    }
    const auto type = type_with_key(entry->value);
    if (!type) {
      value_of(*entry).error("expected the name of a type");
      return;
    }
    facts_.king_type = *type;
    facts_.movements[index_of(Type::king)] = facts_.movements[index_of(*type)];
    facts_.betza[index_of(Type::king)] = facts_.betza[index_of(*type)];
  }

  void set_mobility() {
    for (std::size_t index = 0; index < type_count; ++index) {
      std::string name = key_of(type_at(index));
      name[0] = to_upper(name[0]);
      for (const Colour colour : both_colours) {
        const bool white = colour == Colour::white;
        if (const Entry* entry =
                find(fmt::format("mobilityRegion{}{}", white ? "White" : "Black", name))) {
          const auto region = value_of(*entry).region();
          facts_.sides[hurdle::index_of(colour)].mobility[index] = region.value_or(Squares());
        }
      }
    }
  }

  // ---- Options ----------------------------------------------------------------------------------

  void set_option(const Option& option, const std::string& key, Sides sides) {
    const Entry* entry = find(key);
    if (entry == nullptr) {
      return;
    }
    const Value value = value_of(*entry);
    if (option.support == Support::rules) {
      option.set(value, facts_, sides);
    } else if (option.support == Support::programs) {
      game_.ignored.push_back(key);
    } else {
      std::erase(game_.unjudged, key);
      if (value.text() != "none" && value.text() != "false") {
        game_.unjudged.push_back(key);
      }
    }
  }

  void set_double_steps() {
    const auto given = [&](std::string_view key) {
      const Entry* entry = find(key);
      return entry == nullptr ? std::nullopt : std::optional<Value>(value_of(*entry));
    };
    const std::optional<Value> least = given("doubleStepRankMin");
    const std::optional<Value> most = given("doubleStepRank");
    if (least || most) {
      set_double_step_ranks(least ? &*least : nullptr, most ? &*most : nullptr, facts_);
    }
  }

  void conclude_double_steps() {
    SideFacts& white = facts_.sides[0];
    SideFacts& black = facts_.sides[1];
    if (white.double_step_region.none() && black.double_step_region.none()) {
      facts_.double_step = false;
    }
    if (!facts_.double_step) {
      white.double_step_region.reset();
      black.double_step_region.reset();
    }
  }

  void refuse_absent_castling_rank() {
    const Entry* entry = find("castlingRank");
    if (entry != nullptr && facts_.castling.rank > facts_.size.ranks) {
      value_of(*entry).error(
          fmt::format("rank {} on a board of {} ranks", facts_.castling.rank, facts_.size.ranks));
    }
  }

  void refuse_unknown_keys() {
    for (const Entry& entry : section_.entries) {
      if (used_.count(entry.key) == 0) {
        value_of(entry).error(
            "is no key of a variants file" + did_you_mean(entry.key, known_keys()), "ignores it");
      }
    }
  }

  static const std::vector<std::string>& known_keys() {
    static const std::vector<std::string> keys = [] {
      std::vector<std::string> all{"maxRank", "maxFile", "doubleStepRank", "doubleStepRankMin"};
      for (std::size_t index = 0; index < type_count; ++index) {
        all.push_back(key_of(type_at(index)));
      }
      for (const Option& option : all_options()) {
        all.emplace_back(option.key);
        if (option.by_side) {
          all.push_back(std::string(option.key) + "White");
          all.push_back(std::string(option.key) + "Black");
        }
      }
      return all;
    }();
    return keys;
  }

  const Section& section_;
  bool own_;
  Game& game_;
  Description& facts_;
  std::vector<Problem>& problems_;
  std::set<std::string, std::less<>> used_;
};

}  // namespace

bool apply_section(const Section& section, bool own, Game& game, std::vector<Problem>& problems) {
  const std::size_t before = problems.size();
  Applier(section, own, game, problems).apply();
  const auto failed = [&] {
    return std::any_of(problems.begin() + static_cast<std::ptrdiff_t>(before), problems.end(),
                       [](const Problem& problem) { return problem.severity == Severity::error; });
  };
  if (failed()) {
    return false;
  }
  try {
    lint_start(section, game, parse_position(game.facts, game.facts.start), problems);
  } catch (const FenError& error) {
    problems.push_back({Severity::error, section.line, section.name,
                        std::string("startFen: ") + error.what(), "", ""});
  }
  lint_section(section, game, problems);
  return !failed();
}

}  // namespace hurdle::custom

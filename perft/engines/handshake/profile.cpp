// Parses the keys of a profile, and rejects unknown keys.
#include "perft/engines/handshake/profile.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <array>
#include <span>
#include <stdexcept>

#include "movegen/vocab/text/letters.hpp"
#include "movegen/vocab/text/text.hpp"
#include "perft/count/variants.hpp"
#include "perft/engines/protocol/castling_text.hpp"
#include "perft/engines/protocol/protocols.hpp"
#include "perft/games/adjudicate.hpp"
#include "perft/suite/text/source.hpp"
#include "perft/suite/text/tree.hpp"

namespace hurdle::engines {
namespace {

using Keys = std::span<const std::string_view>;

constexpr std::array<std::string_view, 10> profile_keys{
    "schema",   "kind",     "name",     "about",      "engines",
    "protocol", "dialects", "variants", "differs-by", "ends"};

constexpr std::array<std::string_view, 18> dialect_keys{
    "letters",    "squares",  "ranks-from", "ranks-down", "padded-tenth-rank", "sfen",
    "upper-case", "pass",     "drop",       "promotion",  "king-takes-rook",   "king-destination",
    "short-fen",  "castling", "files-down", "promotions", "declined",          "shredder-fen"};

class Reader {
 public:
  explicit Reader(const Source& source) : source_(source) {}

  Profile read(const TreeNode& root) {
    mapping(root, root.at, "a profile");
    known_keys(root, "a profile", profile_keys);
    if (text(required(root, "schema")) != "1") {
      source_.fail(required(root, "schema").value.at,
                   "unknown schema; this program reads schema 1");
    }
    if (text(required(root, "kind")) != "engine") {
      source_.fail(required(root, "kind").value.at, "expected kind 'engine'");
    }
    Profile profile;
    profile.file = source_.file();
    profile.name = text(required(root, "name"));
    profile.about = text(required(root, "about"));
    if (const Member* engines = root.find("engines")) {
      profile.engines = texts(*engines);
    }
    if (const Member* protocol = root.find("protocol")) {
      profile.protocol = protocol_at(protocol->value);
    }
    if (const Member* variants = root.find("variants")) {
      read_variants(*variants, profile);
    }
    if (const Member* dialects = root.find("dialects")) {
      read_dialects(*dialects, profile);
    }
    if (const Member* clauses = root.find("differs-by")) {
      read_clauses(*clauses, profile);
    }
    if (const Member* ends = root.find("ends")) {
      read_ends(*ends, profile);
    }
    return profile;
  }

 private:
  void read_variants(const Member& member, Profile& profile) const {
    mapping(member.value, member.key.at, "'variants'");
    for (const Member& one : member.value.members) {
      profile.variants[variant_at(one.key)] = text(one);
    }
  }

  void read_dialects(const Member& member, Profile& profile) const {
    mapping(member.value, member.key.at, "'dialects'");
    for (const Member& one : member.value.members) {
      ProtocolDialect& dialect = profile.dialects[protocol_at(one.key)];
      dialect.general = dialect_at(one, true);
      if (const Member* variants = one.value.find("variants")) {
        mapping(variants->value, variants->key.at, "'variants'");
        for (const Member& variant : variants->value.members) {
          dialect.of_variants[variant_at(variant.key)] = dialect_at(variant, false);
        }
      }
    }
  }

  [[nodiscard]] DialectChange dialect_at(const Member& member, bool with_variants) const {
    mapping(member.value, member.key.at, "a dialect");
    DialectChange change;
    for (const Member& one : member.value.members) {
      if (!with_variants || one.key.value != "variants") {
        read_field(one, change);
      }
    }
    return change;
  }

  void read_field(const Member& field, DialectChange& change) const {
    const std::string& key = field.key.value;
    if (key == "letters") {
      change.letters = letters_at(field);
    } else if (key == "squares") {
      change.squares = find_square_text(text(field));
      if (!change.squares) {
        source_.fail(field.value.at,
                     fmt::format("squares '{}'; expected {}", hurdle::quoted(field.value.value),
                                 square_text_names()));
      }
    } else if (key == "sfen") {
      change.sfen = one_of(field, "false", "true");
    } else if (key == "short-fen") {
      change.short_fen = one_of(field, "false", "true");
    } else if (key == "shredder-fen") {
      change.shredder_fen = one_of(field, "false", "true");
    } else if (key == "ranks-from") {
      change.ranks_from = one_of(field, "0", "1") ? 1 : 0;
    } else if (key == "ranks-down") {
      change.ranks_down = one_of(field, "false", "true");
    } else if (key == "files-down") {
      change.files_down = one_of(field, "false", "true");
    } else if (key == "promotions") {
      change.promotions = promotions_at(field);
    } else if (key == "declined") {
      change.declined = text(field);
    } else if (key == "padded-tenth-rank") {
      change.padded_tenth = one_of(field, "false", "true");
    } else if (key == "upper-case") {
      change.upper_case = one_of(field, "false", "true");
    } else if (key == "pass") {
      change.pass = text_or_nothing(field);
    } else if (key == "drop") {
      change.drop = text_or_nothing(field);
    } else if (key == "promotion") {
      change.promotion = text(field);
    } else if (key == "castling") {
      change.castling = text(field);
      if (!can_be_castling_word(*change.castling)) {
        source_.fail(field.value.at, fmt::format("castling '{}'; expected {}",
                                                 hurdle::quoted(*change.castling), castling_words));
      }
    } else if (key == "king-takes-rook") {
      change.king_takes_rook = one_of(field, "false", "true");
    } else if (key == "king-destination") {
      change.king_destination = one_of(field, "false", "true");
    } else {
      unknown_key(field, "a dialect", dialect_keys);
    }
  }

  /// The members of a mapping as options write them: `n=j`.
  [[nodiscard]] std::vector<std::string> pairs_at(const Member& field) const {
    mapping(field.value, field.key.at, fmt::format("'{}'", field.key.value));
    std::vector<std::string> pairs;
    pairs.reserve(field.value.members.size());
    for (const Member& one : field.value.members) {
      pairs.push_back(one.key.value + '=' + text(one));
    }
    return pairs;
  }

  [[nodiscard]] std::map<char, std::string> promotions_at(const Member& field) const {
    try {
      return parse_promotions(pairs_at(field));
    } catch (const std::invalid_argument& error) {
      source_.fail(field.value.at, fmt::format("promotions {}", error.what()));
    }
  }

  [[nodiscard]] std::map<char, char> letters_at(const Member& field) const {
    try {
      return parse_letters(pairs_at(field));
    } catch (const std::invalid_argument& error) {
      source_.fail(field.value.at, fmt::format("letters {}", error.what()));
    }
  }

  void read_clauses(const Member& member, Profile& profile) const {
    for (const TreeNode& clause : list(member).items) {
      const auto knows = [&](const Variant& variant) {
        return find_clause(variant.notation, clause.value) != nullptr;
      };
      if (std::none_of(all_variants().begin(), all_variants().end(), knows)) {
        source_.fail(clause.at,
                     fmt::format("clause '{}'; no variant has it", hurdle::quoted(clause.value)));
      }
      profile.differs_by.insert(clause.value);
    }
  }

  void read_ends(const Member& member, Profile& profile) const {
    mapping(member.value, member.key.at, "'ends'");
    for (const Member& one : member.value.members) {
      const std::string name = variant_at(one.key);
      mapping(one.value, one.key.at, fmt::format("the ends of {}", name));
      EndOptions& chosen = profile.ends[name];
      for (const Member& option : one.value.members) {
        chosen[option.key.value] = text(option);
      }
      const Notation& notation = find_variant(name)->notation;
      try {
        require_known(chosen, end_options(notation), notation);
      } catch (const BadEndOption& error) {
        source_.fail(one.value.at, error.what());
      }
    }
  }

  /// True for the second of two words.
  [[nodiscard]] bool one_of(const Member& field, std::string_view no, std::string_view yes) const {
    const std::string& word = text(field);
    if (word != no && word != yes) {
      source_.fail(field.value.at,
                   fmt::format("'{}' is '{}'; expected {} or {}", hurdle::quoted(field.key.value),
                               hurdle::quoted(word), no, yes));
    }
    return word == yes;
  }

  [[nodiscard]] std::string variant_at(const TreeNode& node) const {
    const Variant* variant = find_variant(node.value);
    if (variant == nullptr) {
      source_.fail(node.at, fmt::format("unknown variant '{}'; expected one of: {}",
                                        hurdle::quoted(node.value), variant_names()));
    }
    return std::string(variant->notation.name);
  }

  [[nodiscard]] std::string protocol_at(const TreeNode& node) const {
    if (find_protocol(node.value) == nullptr) {
      source_.fail(node.at, fmt::format("protocol '{}'; expected {}", hurdle::quoted(node.value),
                                        protocol_names()));
    }
    return node.value;
  }

  void mapping(const TreeNode& node, std::size_t at, std::string_view what) const {
    if (node.type != TreeNode::Type::mapping) {
      source_.fail(at, fmt::format("{} must be a mapping of keys and values", what));
    }
  }

  [[nodiscard]] const TreeNode& list(const Member& member) const {
    if (member.value.type != TreeNode::Type::list) {
      source_.fail(member.key.at,
                   fmt::format("'{}' must be a list, as [a, b]", hurdle::quoted(member.key.value)));
    }
    for (const TreeNode& item : member.value.items) {
      if (item.type != TreeNode::Type::text) {
        source_.fail(item.at,
                     fmt::format("'{}' must be a list of texts", hurdle::quoted(member.key.value)));
      }
    }
    return member.value;
  }

  [[nodiscard]] std::vector<std::string> texts(const Member& member) const {
    std::vector<std::string> all;
    for (const TreeNode& item : list(member).items) {
      all.push_back(item.value);
    }
    return all;
  }

  [[nodiscard]] const std::string& text(const Member& member) const {
    if (member.value.type != TreeNode::Type::text || member.value.value.empty()) {
      source_.fail(member.key.at,
                   fmt::format("'{}' must have a text", hurdle::quoted(member.key.value)));
    }
    return member.value.value;
  }

  [[nodiscard]] const std::string& text_or_nothing(const Member& member) const {
    const bool quoted_nothing =
        member.value.type == TreeNode::Type::text && member.value.style == TreeNode::Style::quoted;
    return quoted_nothing ? member.value.value : text(member);
  }

  [[nodiscard]] const Member& required(const TreeNode& node, std::string_view key) const {
    const Member* member = node.find(key);
    if (member == nullptr) {
      source_.fail(node.at, fmt::format("a profile must have '{}'", key));
    }
    return *member;
  }

  void known_keys(const TreeNode& node, std::string_view what, Keys keys) const {
    for (const Member& member : node.members) {
      if (std::find(keys.begin(), keys.end(), member.key.value) == keys.end()) {
        unknown_key(member, what, keys);
      }
    }
  }

  [[noreturn]] void unknown_key(const Member& member, std::string_view what, Keys keys) const {
    source_.fail(member.key.at,
                 fmt::format("unknown key '{}' in {}; expected one of: {}",
                             hurdle::quoted(member.key.value), what, fmt::join(keys, ", ")));
  }

  const Source& source_;
};

std::size_t common_beginning(std::string_view name, std::string_view beginning) {
  const auto same = [](char a, char b) { return to_lower(a) == to_lower(b); };
  const bool begins = name.size() >= beginning.size() &&
                      std::equal(beginning.begin(), beginning.end(), name.begin(), same);
  return begins ? beginning.size() : 0;
}

}  // namespace

Profile read_profile(const std::filesystem::path& file) {
  const Source source(read_file(file), file.string());
  return Reader(source).read(parse_tree(source));
}

std::vector<Profile> read_profiles(const std::filesystem::path& folder) {
  std::error_code none;
  std::vector<std::filesystem::path> files;
  for (const auto& entry : std::filesystem::directory_iterator(folder, none)) {
    if (entry.path().extension() == ".yaml") {
      files.push_back(entry.path());
    }
  }
  std::sort(files.begin(), files.end());
  std::vector<Profile> profiles;
  profiles.reserve(files.size());
  for (const auto& file : files) {
    profiles.push_back(read_profile(file));
  }
  return profiles;
}

const Profile* profile_for(const std::vector<Profile>& profiles, std::string_view engine) {
  const Profile* best = nullptr;
  std::size_t most = 0;
  for (const Profile& profile : profiles) {
    for (const std::string& beginning : profile.engines) {
      const std::size_t length = common_beginning(engine, beginning);
      if (length > most) {
        best = &profile;
        most = length;
      }
    }
  }
  return best;
}

}  // namespace hurdle::engines

// Parses the keys of a profile, and rejects unknown keys.
#include "perft/engines/handshake/profile.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <stdexcept>

#include "movegen/vocab/mapped.hpp"
#include "movegen/vocab/text/letters.hpp"
#include "movegen/vocab/text/text.hpp"
#include "perft/count/variants.hpp"
#include "perft/engines/protocol/protocols.hpp"
#include "perft/games/adjudicate.hpp"
#include "perft/suite/text/source.hpp"
#include "perft/suite/text/tree_reader.hpp"

namespace hurdle::engines {
namespace {

constexpr std::array<std::string_view, 10> profile_keys{
    "schema",   "kind",     "name",     "about",      "engines",
    "protocol", "dialects", "variants", "differs-by", "ends"};

class Reader : private TreeReader {
 public:
  using TreeReader::TreeReader;

  Profile read(const TreeNode& root) {
    mapping(root, "a profile", root.at);
    known_keys(root, "a profile", profile_keys);
    const auto needed = [&](std::string_view key) -> const Member& {
      return required(root, "a profile", key);
    };
    if (text(needed("schema")) != "1") {
      source().fail(needed("schema").value.at, "unknown schema; this program reads schema 1");
    }
    if (text(needed("kind")) != "engine") {
      source().fail(needed("kind").value.at, "expected kind 'engine'");
    }
    Profile profile;
    profile.file = source().file();
    profile.name = text(needed("name"));
    profile.about = text(needed("about"));
    if (const Member* engines = root.find("engines")) {
      profile.engines = texts_of(*engines);
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
    mapping(member.value, "'variants'", member.key.at);
    for (const Member& one : member.value.members) {
      profile.variants[variant_at(one.key)] = text(one);
    }
  }

  void read_dialects(const Member& member, Profile& profile) const {
    mapping(member.value, "'dialects'", member.key.at);
    for (const Member& one : member.value.members) {
      ProtocolDialect& dialect = profile.dialects[protocol_at(one.key)];
      dialect.general = dialect_at(one, true);
      if (const Member* variants = one.value.find("variants")) {
        mapping(variants->value, "'variants'", variants->key.at);
        for (const Member& variant : variants->value.members) {
          dialect.of_variants[variant_at(variant.key)] = dialect_at(variant, false);
        }
      }
    }
  }

  [[nodiscard]] DialectChange dialect_at(const Member& member, bool with_variants) const {
    mapping(member.value, "a dialect", member.key.at);
    DialectChange change;
    for (const Member& one : member.value.members) {
      if (!with_variants || one.key.value != "variants") {
        read_field(one, change);
      }
    }
    return change;
  }

  void read_field(const Member& member, DialectChange& change) const {
    const auto fields = dialect_fields();
    const auto field = std::ranges::find(fields, member.key.value, &DialectField::name);
    if (field == fields.end()) {
      std::vector<std::string_view> names =
          mapped(fields, [](const DialectField& one) { return std::string_view(one.name); });
      TreeNode only;
      only.members = {member};
      return known_keys(only, "a dialect", names);
    }
    const std::vector<std::string> value =
        field->takes_pairs() ? pairs_at(member) : std::vector{text_or_nothing(member)};
    try {
      change.set(*field, value);
    } catch (const std::invalid_argument& error) {
      source().fail(member.value.at, fmt::format("{} {}", field->name, error.what()));
    }
  }

  /// The members of a mapping as options write them: `n=j`.
  [[nodiscard]] std::vector<std::string> pairs_at(const Member& field) const {
    mapping(field.value, fmt::format("'{}'", field.key.value), field.key.at);
    return mapped(field.value.members,
                  [&](const Member& one) { return one.key.value + '=' + text(one); });
  }

  void read_clauses(const Member& member, Profile& profile) const {
    (void)texts_of(member);
    for (const TreeNode& clause : member.value.items) {
      const auto knows = [&](const Variant& variant) {
        return find_clause(variant.notation, clause.value) != nullptr;
      };
      if (std::ranges::none_of(all_variants(), knows)) {
        source().fail(clause.at,
                      fmt::format("clause '{}'; no variant has it", hurdle::quoted(clause.value)));
      }
      profile.differs_by.insert(clause.value);
    }
  }

  void read_ends(const Member& member, Profile& profile) const {
    mapping(member.value, "'ends'", member.key.at);
    for (const Member& one : member.value.members) {
      const std::string name = variant_at(one.key);
      mapping(one.value, fmt::format("the ends of {}", name), one.key.at);
      EndOptions& chosen = profile.ends[name];
      for (const Member& option : one.value.members) {
        chosen[option.key.value] = text(option);
      }
      const Notation& notation = find_variant(name)->notation;
      try {
        require_known(chosen, end_options(notation), notation);
      } catch (const BadEndOption& error) {
        source().fail(one.value.at, error.what());
      }
    }
  }

  [[nodiscard]] std::string variant_at(const TreeNode& node) const {
    const Variant* variant = find_variant(node.value);
    if (variant == nullptr) {
      source().fail(node.at, unknown_variant(node.value));
    }
    return std::string(variant->notation.name);
  }

  [[nodiscard]] std::string protocol_at(const TreeNode& node) const {
    if (find_protocol(node.value) == nullptr) {
      source().fail(node.at, fmt::format("protocol '{}'; expected {}", hurdle::quoted(node.value),
                                         protocol_names()));
    }
    return node.value;
  }

  [[nodiscard]] std::vector<std::string> texts_of(const Member& member) const {
    constexpr std::size_t most = 1000;
    list(member, 0, most);
    return texts(member);
  }

  [[nodiscard]] const std::string& text_or_nothing(const Member& member) const {
    const bool quoted_nothing =
        member.value.type == TreeNode::Type::text && member.value.style == TreeNode::Style::quoted;
    return quoted_nothing ? member.value.value : text(member);
  }
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
  std::ranges::sort(files);
  return mapped(files, [](const auto& file) { return read_profile(file); });
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

#include "perft/cli/options/offers.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <filesystem>
#include <set>
#include <utility>

#include "movegen/ends.hpp"
#include "movegen/mutants/mutants_of.hpp"
#include "movegen/notations/notations.hpp"
#include "perft/campaign/plan/campaign.hpp"
#include "perft/campaign/store/schema.hpp"
#include "perft/cli/program/data_folder.hpp"
#include "perft/count/position_text.hpp"
#include "perft/count/variants.hpp"
#include "perft/suite/set.hpp"

namespace hurdle::cli {
namespace {

/// The variant on the typed command line; without one, all variants.
std::vector<const Variant*> variants_typed(const Typed& typed) {
  for (const char* name : {"VARIANT", "--variant", "FILE|VARIANT"}) {
    if (const Variant* variant = find_variant(typed.last(name))) {
      return {variant};
    }
  }
  std::vector<const Variant*> all;
  for (const Variant& variant : all_variants()) {
    all.push_back(&variant);
  }
  return all;
}

/// Collects proposals, each word once with its first meaning.
class Words {
 public:
  explicit Words(const Typed& typed) : variants_(variants_typed(typed)) {}

  [[nodiscard]] const std::vector<const Variant*>& variants() const { return variants_; }

  void add(std::string_view word, std::string_view about) {
    if (known_.insert(std::string(word)).second) {
      proposals_.push_back({std::string(word), std::string(about)});
    }
  }
  [[nodiscard]] std::vector<Proposal> take() { return std::move(proposals_); }

 private:
  std::vector<const Variant*> variants_;
  std::set<std::string> known_;
  std::vector<Proposal> proposals_;
};

std::vector<PositionSet> sets_typed(const Typed& typed) {
  std::vector<std::filesystem::path> paths(typed.all("PATH").begin(), typed.all("PATH").end());
  if (paths.empty()) {
    paths.push_back(data_folder("positions"));
  }
  std::vector<std::filesystem::path> games;
  return load_sets(paths, &games);
}

}  // namespace

std::vector<Proposal> offered_variants(const Typed& /*typed*/) {
  std::vector<Proposal> proposals;
  for (const Variant& variant : all_variants()) {
    proposals.push_back(
        {std::string(variant.notation.name), std::string(variant.notation.summary)});
  }
  return proposals;
}

std::vector<Proposal> offered_setups(const Typed& typed) {
  Words words(typed);
  for (const Variant* variant : words.variants()) {
    for (const NamedSetup& setup : variant->notation.setups) {
      words.add(setup.name, setup.white);
    }
  }
  return words.take();
}

std::vector<Proposal> offered_house_rules(const Typed& typed) {
  Words words(typed);
  for (const Variant* variant : words.variants()) {
    for (const HouseRules& house_rules : mutants_of(variant->notation).house_rules()) {
      words.add(house_rules.name, house_rules.says);
    }
  }
  return words.take();
}

std::vector<Proposal> offered_notations(const Typed& typed) {
  Words words(typed);
  for (const Variant* variant : words.variants()) {
    for (const MoveNotation notation : notations::notations_of(variant->notation)) {
      words.add(notations::name_of(notation), "");
    }
  }
  return words.take();
}

std::vector<Proposal> offered_moves(const Typed& typed) {
  const Variant& variant = variant_named(typed.last("VARIANT"));
  const std::string fen = typed.last("--fen");
  const Setup base = fen.empty() ? position_by_setup(variant, typed.last("--setup"))
                                 : position_by_fen(variant, fen);
  const auto notation = notations::find_notation(typed.last("--notation"));
  const PlayedPosition position = play_moves(variant, {base, {}}, typed.last("--moves"), notation);
  const notations::Place place(variant.referee, position.setup, position.last);
  std::vector<Proposal> proposals;
  proposals.reserve(place.legal.size());
  for (const Move move : place.legal) {
    proposals.push_back(
        {notations::write_move(place, move, notation.value_or(MoveNotation::coordinates)), ""});
  }
  std::sort(proposals.begin(), proposals.end(),
            [](const Proposal& a, const Proposal& b) { return a.word < b.word; });
  return proposals;
}

std::vector<Proposal> offered_tags(const Typed& typed) {
  std::set<std::string> tags;
  for (const PositionSet& set : sets_typed(typed)) {
    for (const PositionEntry& entry : set.positions) {
      tags.insert(entry.tags.begin(), entry.tags.end());
    }
  }
  std::vector<Proposal> proposals;
  proposals.reserve(tags.size());
  for (const std::string& tag : tags) {
    proposals.push_back({tag, ""});
  }
  return proposals;
}

std::vector<Proposal> offered_ids(const Typed& typed) {
  std::vector<Proposal> proposals;
  for (const PositionSet& set : sets_typed(typed)) {
    for (const PositionEntry& entry : set.positions) {
      proposals.push_back({entry.id, entry.about});
    }
  }
  return proposals;
}

std::vector<Proposal> offered_campaigns(const Typed& typed) {
  std::vector<Proposal> proposals;
  const std::string store = typed.last("STORE");
  if (!std::filesystem::is_regular_file(store)) {  // a server may be slow or ask for a password
    return proposals;
  }
  const auto database = campaign::open_database(store, campaign::Missing::refuse);
  campaign::require_schema(*database);
  for (const campaign::Campaign& one : campaign::all_campaigns(*database)) {
    proposals.push_back({one.name, fmt::format("{} depth {}", one.game().name(), one.depth)});
  }
  return proposals;
}

Offer offered_ends(std::string option) {
  return [option = std::move(option)](const Typed& typed) {
    Words words(typed);
    for (const Variant* variant : words.variants()) {
      for (const EndOption& one : end_options(variant->notation)) {
        for (const std::string_view value : one.values) {
          if (one.name == option) {
            words.add(value, "");
          }
        }
      }
    }
    return words.take();
  };
}

Offer one_of(const std::string& words) {
  std::vector<Proposal> proposals;
  std::string word;
  const auto end_of_word = [&] {
    if (!word.empty() && word != "or") {
      proposals.push_back({word, ""});
    }
    word.clear();
  };
  for (const char letter : words) {
    if (letter == ' ' || letter == ',') {
      end_of_word();
    } else {
      word += letter;
    }
  }
  end_of_word();
  return [proposals](const Typed&) { return proposals; };
}

}  // namespace hurdle::cli

#include "perft/cli/options/offers.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <filesystem>
#include <set>
#include <utility>

#include "movegen/ends.hpp"
#include "movegen/mutants/mutants_of.hpp"
#include "movegen/notations/notations.hpp"
#include "movegen/vocab/mapped.hpp"
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
  return mapped(all_variants(), [&](const Variant& variant) { return &variant; });
}

/// A proposal for each item of the typed variant, or of all; each word once, with its first
/// meaning.
template <class ItemsOf, class ProposalOf>
std::vector<Proposal> offered_by_variant(const Typed& typed, ItemsOf items_of,
                                         ProposalOf proposal_of) {
  std::vector<Proposal> proposals;
  std::set<std::string> known;
  for (const Variant* variant : variants_typed(typed)) {
    for (const auto& item : items_of(variant->notation)) {
      Proposal proposal = proposal_of(item);
      if (known.insert(proposal.word).second) {
        proposals.push_back(std::move(proposal));
      }
    }
  }
  return proposals;
}

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
  return mapped(all_variants(), [&](const Variant& variant) {
    return Proposal{std::string(variant.notation.name), std::string(variant.notation.summary)};
  });
}

std::vector<Proposal> offered_setups(const Typed& typed) {
  return offered_by_variant(
      typed, [](const Notation& notation) { return notation.setups; },
      [](const NamedSetup& setup) {
        return Proposal{std::string(setup.name), std::string(setup.white)};
      });
}

std::vector<Proposal> offered_house_rules(const Typed& typed) {
  return offered_by_variant(
      typed, [](const Notation& notation) { return mutants_of(notation).house_rules(); },
      [](const HouseRules& house_rules) {
        return Proposal{house_rules.name, house_rules.says};
      });
}

std::vector<Proposal> offered_notations(const Typed& typed) {
  return offered_by_variant(typed, notations::notations_of, [](MoveNotation notation) {
    return Proposal{std::string(notations::name_of(notation)), ""};
  });
}

std::vector<Proposal> offered_moves(const Typed& typed) {
  const Variant& variant = variant_named(typed.last("VARIANT"));
  const std::string fen = typed.last("--fen");
  const Setup base = fen.empty() ? position_by_setup(variant, typed.last("--setup"))
                                 : position_by_fen(variant, fen);
  const auto notation = notations::find_notation(typed.last("--notation"));
  const PlayedPosition position = play_moves(variant, {base, {}}, typed.last("--moves"), notation);
  const notations::Place place(variant.referee, position.setup, position.last);
  std::vector<Proposal> proposals = mapped(place.legal, [&](const Move move) {
    return Proposal{
        notations::write_move(place, move, notation.value_or(MoveNotation::coordinates)), ""};
  });
  std::ranges::sort(proposals,
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
  return mapped(tags, [&](const std::string& tag) { return Proposal{tag, ""}; });
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
    const auto values_of = [&](const Notation& notation) {
      std::vector<std::string_view> values;
      for (const EndOption& one : end_options(notation)) {
        if (one.name == option) {
          values.insert(values.end(), one.values.begin(), one.values.end());
        }
      }
      return values;
    };
    return offered_by_variant(typed, values_of, [](std::string_view value) {
      return Proposal{std::string(value), ""};
    });
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

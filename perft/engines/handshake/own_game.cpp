#include "perft/engines/handshake/own_game.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <optional>
#include <set>

#include "movegen/vocab/mapped.hpp"
#include "movegen/vocab/text/letters.hpp"
#include "movegen/vocab/text/text.hpp"
#include "perft/engines/handshake/notation/first_letters.hpp"
#include "perft/engines/handshake/notation/loose_lines.hpp"
#include "perft/engines/protocol/uci.hpp"

namespace hurdle::engines {

bool lists_start_moves(const Variant& variant, const std::vector<std::string>& lines) {
  std::set<std::string> theirs;
  for (const std::string& word : loose_moves(lines)) {
    theirs.insert(to_lower(word));
  }
  Dialect from_0;
  from_0.ranks_from = 0;
  const auto moves = variant.referee.legal_moves(start_position(variant.notation));
  return std::ranges::any_of(std::array{Dialect(), from_0}, [&](const Dialect& dialect) {
    std::set<std::string> ours;
    for (const Move move : moves) {
      ours.insert(to_lower(dialect.move(variant.notation, move)));
    }
    return ours == theirs;
  });
}

std::vector<const Variant*> in_order_of_trial(std::span<const Variant> variants, bool lists,
                                              const std::string& own_game) {
  std::vector<const Variant*> all =
      mapped(variants, [](const Variant& variant) { return &variant; });
  if (!lists) {
    std::stable_partition(all.begin(), all.end(), [&](const Variant* one) {
      return own_game.empty() ? is_chess(one->notation) : one->notation.name == own_game;
    });
  }
  return all;
}

namespace {

/// The start from which an engine plays after `position startpos`.
struct EngineStart {
  std::optional<std::string> fen;  // if it shows its position
  std::vector<std::string> lines;  // else its reply about the moves

  [[nodiscard]] bool is_of(const Variant& variant) const {
    return fen ? !letters_of_start(variant.notation, *fen).empty()
               : lists_start_moves(variant, lines);
  }
};

/// Throws Interrupted.
EngineStart start_of(Session& session, const Variant& variant) {
  EngineStart start{session.own_start(variant), {}};
  if (!start.fen) {
    start.lines = session.raw_reply(variant, {start_position(variant.notation), {}, true}).lines;
  }
  return start;
}

}  // namespace

std::string own_game(Session& session, std::span<const Variant> variants) {
  const auto chess = std::ranges::find_if(
      variants, [](const Variant& variant) { return is_chess(variant.notation); });
  if (chess == variants.end()) {
    return "";
  }
  const EngineStart start = start_of(session, *chess);
  std::vector<std::string> names;
  for (const Variant& variant : variants) {
    if (!start.is_of(variant)) {
      continue;
    }
    if (is_chess(variant.notation)) {
      return "";
    }
    names.emplace_back(variant.notation.name);
  }
  return names.size() == 1 ? names.front() : "";
}

std::optional<EngineError> another_game_begun(Session& session, const Variant& variant) {
  try {
    (void)session.greet();
  } catch (const EngineError&) {
    return std::nullopt;
  }
  if (session.offers(variant)) {
    return std::nullopt;
  }
  const EngineStart start = start_of(session, variant);
  const auto all = all_variants();
  const auto begun =
      std::ranges::find_if(all, [&](const Variant& one) { return start.is_of(one); });
  if (start.is_of(variant) || begun == all.end()) {
    return std::nullopt;
  }
  return EngineError(
      EngineFailure::variant_unknown,
      fmt::format("after `position startpos` the engine plays {0}, not {1}; if it plays {1} from "
                  "FENs alone, use --variant {1} --at-once",
                  begun->notation.name, variant.notation.name));
}

void keep_played_games(const Session& session, const EngineOptions& options,
                       std::vector<VariantHandshake>& handshakes) {
  const auto is_right = [](const VariantHandshake& one) {
    return !one.failure && one.unusable.empty() && one.missing + one.extra == 0;
  };
  const auto played = std::ranges::min_element(handshakes, [&](const auto& one, const auto& other) {
    return is_right(one) && (!is_right(other) || one.otherwise.size() < other.otherwise.size());
  });
  if (session.sends_game_names() || played == handshakes.end() || !is_right(*played)) {
    return;
  }
  const std::size_t changes = played->otherwise.size();
  const std::string_view game = played->variant->notation.name;
  for (VariantHandshake& one : handshakes) {
    if (options.requests(one.variant->notation) ||
        (is_right(one) && one.otherwise.size() == changes)) {
      continue;
    }
    const Variant* variant = one.variant;
    one = {};
    one.variant = variant;
    one.failure = EngineError(
        EngineFailure::variant_unknown,
        fmt::format("the engine is not told which game is meant, and its moves are those of {0}; "
                    "if it plays {1}, name that by --variant {1}, or let its command have "
                    "{{variant}}",
                    game, variant->notation.name));
  }
}

}  // namespace hurdle::engines

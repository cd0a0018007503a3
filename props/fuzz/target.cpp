#include "props/fuzz/target.hpp"

#include <algorithm>
#include <array>
#include <stdexcept>
#include <string>
#include <vector>

#include "props/fuzz/change_position.hpp"
#include "props/fuzz/readers.hpp"

namespace hurdle::fuzz {
namespace {

constexpr std::array all{
    Target{"fen", "fen", "", fen, changed_fen},
    Target{"move", "fen", "", move},
    Target{"notation", "notation", "", notation},
    Target{"numbers", "numbers", "", numbers},
    Target{"command", "numbers", "", command},
    Target{"yaml_set", "yaml", "props/malformed/yaml", yaml_set},
    Target{"epd_set", "fen", "", epd_set},
    Target{"perft_set", "fen", "", perft_set},
    Target{"edits", "yaml", "", edits},
    Target{"yaml_games", "yaml", "", yaml_games},
    Target{"pgn_games", "pgn", "", pgn_games},
    Target{"profile", "yaml", "perft/engines/profiles", profile},
    Target{"variants_file", "variants", "positions/variants", variants_file},
    Target{"custom_moves", "notation", "", custom_moves},
    Target{"packed", "packed", "", packed, changed_packed},
    Target{"export_json", "json", "", export_json},
    Target{"export_tasks", "fen", "", export_tasks},
    Target{"baseline", "json", "", baseline},
    Target{"uci", "engine", "", [](std::string_view input) { ask_engine("uci", input); }},
    Target{"usi", "engine", "", [](std::string_view input) { ask_engine("usi", input); }},
    Target{"ucci", "engine", "", [](std::string_view input) { ask_engine("ucci", input); }},
    Target{"uci_perft", "engine", "",
           [](std::string_view input) { ask_engine("uci-perft", input); }},
    Target{"uci_search", "engine", "",
           [](std::string_view input) { ask_engine("uci-search", input); }},
    Target{"ucci_search", "engine", "",
           [](std::string_view input) { ask_engine("ucci-search", input); }},
    Target{"xboard", "engine", "", [](std::string_view input) { ask_engine("xboard", input); }},
    Target{"jsonl", "engine", "", [](std::string_view input) { ask_engine("jsonl", input); }},
    Target{"script", "engine", "", [](std::string_view input) { ask_engine("script", input); }},
    Target{"serve_uci", "engine", "", serve_uci},
    Target{"serve_jsonl", "json", "", serve_jsonl}};

constexpr std::uint64_t most_nodes = 5'000;
constexpr std::size_t short_message = 250;

std::uint64_t counted = 0;

std::vector<Move> plain_moves(std::vector<Move> moves) {
  for (Move& move : moves) {
    move = move.plain();
  }
  std::ranges::sort(moves);
  return moves;
}

}  // namespace

std::span<const Target> targets() {
  return all;
}

const Target* find_target(std::string_view name) {
  const auto found = std::ranges::find(all, name, &Target::name);
  return found == all.end() ? nullptr : found;
}

void must(bool holds, std::string_view promise) {
  if (!holds) {
    throw std::logic_error(std::string(promise));
  }
}

void must_be_short_and_located(const TextError& error, std::string_view text) {
  must(std::string_view(error.what()).size() < short_message, "a refusal has a short message");
  must(error.column() >= 1 && error.column() <= text.size() + 1,
       "a refusal has a place in the text");
}

std::pair<const Variant*, std::string_view> variant_and_rest(std::string_view input) {
  const std::size_t end = std::min(input.find_first_of(" \n"), input.size());
  return {find_variant(input.substr(0, end)), input.substr(std::min(end + 1, input.size()))};
}

std::uint64_t positions_counted() noexcept {
  return counted;
}

void must_be_counted_alike(const Variant& variant, const Setup& setup) {
  ++counted;
  const std::vector<Move> moves = plain_moves(variant.plain.moves(setup));
  must(moves == plain_moves(variant.fast.moves(setup)), "both generators list the same moves");
  const Total one(moves.size());
  must(one == variant.fast.perft(setup, 1), "as many moves are counted as are listed");
  const Total two = variant.fast.perft(setup, 2);
  if (two > Total(most_nodes)) {
    return;
  }
  must(two == variant.plain.perft(setup, 2), "the referee and the fast generator agree at depth 2");
  const Total about_three = two * two;
  if (about_three > Total(most_nodes) * one) {
    return;
  }
  CountOptions listed;
  listed.differences = false;
  must(variant.fast.perft(setup, 3) == variant.fast.perft(setup, 3, listed),
       "differences are plain counting at depth 3");
}

}  // namespace hurdle::fuzz

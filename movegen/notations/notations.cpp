#include "movegen/notations/notations.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>

#include "movegen/notations/format.hpp"
#include "movegen/vocab/text/lists.hpp"

namespace hurdle::notations {
namespace {

constexpr std::array<const Format*, 8> all_formats{
    &coordinates_format, &san_format,     &usi_format, &ucci_format,
    &wxf_format,         &chinese_format, &kif_format, &japanese_format};

const Format& format_of(MoveNotation notation) {
  return **std::ranges::find_if(
      all_formats, [notation](const Format* format) { return format->id == notation; });
}

/// The notations of a game in the order in which a text is tried: the preferred one first.
std::vector<MoveNotation> tried(const Notation& notation, std::optional<MoveNotation> preferred) {
  std::vector<MoveNotation> order = notations_of(notation);
  const auto found = preferred ? std::ranges::find(order, *preferred) : order.end();
  if (found == order.end()) {
    return order;
  }
  std::rotate(order.begin(), found, found + 1);
  const auto rival = rival_of_coordinates(notation);
  if (preferred == MoveNotation::coordinates && rival) {
    std::erase(order, *rival);
  } else if (preferred == rival) {
    std::erase(order, MoveNotation::coordinates);
  }
  return order;
}

/// Every notation and why the text has not its form.
std::string all_problems(const Notation& game,
                         const std::vector<std::pair<MoveNotation, std::string>>& problems) {
  if (problems.size() == 1) {
    return problems.front().second;
  }
  std::string text = fmt::format("is no move in any notation of {}: ", game.name);
  for (const auto& [notation, problem] : problems) {
    text += fmt::format("{}{}: {}", &problem == &problems.front().second ? "" : "; ",
                        name_of(notation), problem);
  }
  return text;
}

}  // namespace

std::vector<MoveNotation> notations_of(const Notation& notation) {
  std::vector<MoveNotation> all{MoveNotation::coordinates};
  all.insert(all.end(), notation.move_notations.begin(), notation.move_notations.end());
  return all;
}

std::string_view name_of(MoveNotation notation) {
  return format_of(notation).name;
}

std::string notations_in_words(const Notation& notation) {
  return join_texts(notations_of(notation), ", ", [](MoveNotation one) {
    const Format& format = format_of(one);
    return fmt::format("{} (as {})", format.name, format.example);
  });
}

std::string notation_names() {
  return join_texts(all_formats, ", ", &Format::name);
}

std::optional<MoveNotation> find_notation(std::string_view name) {
  const auto found = std::ranges::find_if(
      all_formats, [name](const Format* format) { return format->name == name; });
  return found == all_formats.end() ? std::nullopt : std::optional((*found)->id);
}

Move read_move(const Place& place, std::string_view text, std::optional<MoveNotation> preferred,
               Named named) {
  std::vector<std::pair<MoveNotation, std::string>> problems;
  for (const MoveNotation notation : tried(place.notation(), preferred)) {
    const ParsedMove parsed = format_of(notation).read(place, text);
    if (parsed.fits && parsed.moves.size() == 1) {
      return parsed.moves.front();
    }
    if (parsed.fits && parsed.illegal && named == Named::any) {
      return *parsed.illegal;
    }
    if (parsed.fits) {
      throw UnreadableMove(fmt::format("as {}: {}", name_of(notation), parsed.problem));
    }
    problems.emplace_back(notation, parsed.problem);
  }
  throw UnreadableMove(all_problems(place.notation(), problems));
}

bool has_form_of_a_move(const Place& place, std::string_view text) {
  const std::vector<MoveNotation> all = notations_of(place.notation());
  return std::ranges::any_of(
      all, [&](MoveNotation notation) { return format_of(notation).read(place, text).fits; });
}

std::optional<Move> parse_squares(const Notation& notation, std::string_view text,
                                  std::optional<MoveNotation> preferred) {
  for (const MoveNotation one : tried(notation, preferred)) {
    const Format& format = format_of(one);
    if (const auto move = format.parse == nullptr ? std::nullopt : format.parse(notation, text)) {
      return move;
    }
  }
  return std::nullopt;
}

std::string write_move(const Place& place, Move move, MoveNotation notation) {
  return format_of(notation).write(place, move);
}

std::string write_move(const Referee& referee, const Setup& setup, Move last, Move move,
                       MoveNotation notation) {
  return write_move(Place(referee, setup, last), move, notation);
}

std::optional<MoveNotation> rival_of_coordinates(const Notation& notation) {
  const auto found = std::ranges::find(notation.move_notations, MoveNotation::ucci);
  return found == notation.move_notations.end() ? std::nullopt : std::optional(*found);
}

}  // namespace hurdle::notations

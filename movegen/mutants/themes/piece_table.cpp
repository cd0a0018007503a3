#include "movegen/mutants/themes/piece_table.hpp"

#include <algorithm>

namespace hurdle::mutation {
namespace {

/// The text with this in the place of a mark.
std::string filled(std::string_view text, std::string_view with, std::string_view mark = "{}") {
  const std::size_t place = text.find(mark);
  std::string all(text);
  return place == std::string_view::npos ? all : all.replace(place, mark.size(), with);
}

bool begins_small(std::string_view words) {
  return !words.empty() && words.front() >= 'a' && words.front() <= 'z';
}

std::string_view indefinite_article(std::string_view name) {
  return std::string_view("aeiou").find(name.front()) == std::string_view::npos ? "A" : "An";
}

}  // namespace

PieceTable::PieceTable(std::string_view clause, std::string_view name, Sort sort,
                       std::string_view article)
    : clause_(clause),
      name_(name),
      subject_(std::string(article.empty() ? indefinite_article(name) : article) + " " + name_),
      sort_(sort) {}

PieceRules PieceTable::operator()(std::initializer_list<Row> rows) const {
  PieceRules rules;
  for (const Row& row : rows) {
    for (const PieceRow& one : row.rows) {
      rules.emplace_back(id_of(one.id), clause_, sentence_of(one.words), one.change.of(sort_));
    }
  }
  return rules;
}

PieceRules CheckTable::operator()(std::initializer_list<Row> rows) const {
  PieceRows attackers;
  for (const Row& row : rows) {
    attackers.push_back({std::string(row.id), std::string(row.words), attacks(row.going)});
  }
  return table_({attackers});
}

std::string PieceTable::id_of(std::string_view id) const {
  std::string hyphened = name_;
  std::ranges::replace(hyphened, ' ', '-');
  return id.find("{}") == std::string_view::npos ? hyphened + "-" + std::string(id)
                                                 : filled(id, hyphened);
}

std::string PieceTable::sentence_of(std::string_view words) const {
  return begins_small(words) ? subject_ + " " + std::string(words) + "."
                             : filled(filled(words, name_, "{name}"), lowered(subject_));
}

}  // namespace hurdle::mutation

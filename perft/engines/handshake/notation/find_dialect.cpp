// The candidates, as data, and the comparison of move lists that chooses among them.
#include "perft/engines/handshake/notation/find_dialect.hpp"

#include <algorithm>
#include <cctype>
#include <map>

#include "movegen/vocab/text/text.hpp"

namespace hurdle::engines {
namespace {

enum class MoveClass : std::uint8_t { board, drop, promotion, declined, pass, castling };

MoveClass class_of(const Notation& notation, Move move, const MoveFacts& facts) {
  if (move.is_pass()) {
    return MoveClass::pass;
  }
  if (move.is_drop()) {
    return MoveClass::drop;
  }
  if (move.is_castling()) {
    return MoveClass::castling;
  }
  if (facts.declines && notation.promotion == PromotionText::plus) {
    return MoveClass::declined;
  }
  const std::string text = to_text(notation, move.plain());
  return text.size() == to_text(move.from()).size() + to_text(move.to()).size()
             ? MoveClass::board
             : MoveClass::promotion;
}

/// A legal move of a reply.
struct Asked {
  const FirstAnswer* answer;
  Move move;
  MoveFacts facts;
};

/// How many moves of a class are legal, and how many of these are among the engine's words.
struct Share {
  std::size_t all = 0;
  std::size_t found = 0;

  [[nodiscard]] bool most() const { return found * 4 >= all * 3; }
  [[nodiscard]] bool half() const { return found * 2 >= all; }
};

class Search {
 public:
  Search(const Notation& notation, std::span<const FirstAnswer> answers)
      : notation_(notation), answers_(answers) {
    for (const FirstAnswer& answer : answers) {
      for (const Move move : answer.moves) {
        const MoveFacts facts = facts_of(answer.setup, answer.moves, move);
        asked_[class_of(notation, move, facts)].push_back({&answer, move, facts});
      }
    }
  }

  [[nodiscard]] Share share(const Dialect& dialect, MoveClass kind) const {
    Share share;
    const auto asked = asked_.find(kind);
    if (asked == asked_.end()) {
      return share;
    }
    for (const auto& [answer, move, facts] : asked->second) {
      ++share.all;
      share.found += answer->words.count(dialect.move(notation_, move, facts));
    }
    return share;
  }

  /// The dialect with the square text and case that find the most moves.
  [[nodiscard]] Dialect with_squares(const Dialect& expected) const {
    const Share usual = share(expected, MoveClass::board);
    if (usual.found == usual.all) {
      return expected;
    }
    Dialect best = expected;
    Share most = usual;
    for (const Dialect& candidate : with_other_squares(expected)) {
      const Share now = share(candidate, MoveClass::board);
      if (now.found > most.found) {
        best = candidate;
        most = now;
      }
    }
    if (usual.most() && expected.squares != SquareText::usi) {
      return most.found == most.all && has_all_words(best) ? best : expected;
    }
    const bool taken = most.most() || (most.half() && usual.found * 2 <= most.found);
    return taken ? best : expected;
  }

  /// The dialect with the only mark in the words that finds most moves of a class.
  [[nodiscard]] Dialect with_mark(const Dialect& usual, MoveClass kind,
                                  std::string Dialect::*field) const {
    if (share(usual, kind).found > 0) {
      return usual;
    }
    std::vector<Dialect> candidates;
    for (const std::string& text : marks_of(usual, kind, field)) {
      Dialect candidate = usual;
      candidate.*field = text;
      const Share now = share(candidate, kind);
      if (now.found > 0 && now.most()) {
        candidates.push_back(candidate);
      }
    }
    std::erase_if(candidates,
                  [&](const Dialect& one) { return is_mark_of_another(usual, kind, one.*field); });
    const bool decided = candidates.size() == 1 || (!candidates.empty() && kind == MoveClass::drop);
    return decided ? candidates.front() : usual;
  }

  /// The dialect with a text of its own for each piece that promotes, if these find all promotions.
  [[nodiscard]] Dialect with_promotions(const Dialect& usual) const {
    const auto asked = asked_.find(MoveClass::promotion);
    if (notation_.promotion != PromotionText::plus || asked == asked_.end() ||
        share(usual, MoveClass::promotion).found > 0) {
      return usual;
    }
    Dialect best = usual;
    for (const Asked& one : asked->second) {
      const char letter = notation_.of(one.facts.mover).letter;
      const std::string plain = usual.move(notation_, Move::board(one.move.from(), one.move.to()));
      for (const std::string& word : one.answer->words) {
        if (best.promotions.count(letter) == 0 && word.size() == plain.size() + 1 &&
            word.starts_with(plain) && std::isalpha(static_cast<unsigned char>(word.back())) != 0) {
          best.promotions[letter] = word.back();
        }
      }
    }
    const Share now = share(best, MoveClass::promotion);
    if (now.found == 0 || now.found < now.all) {
      return usual;
    }
    const std::string first = best.promotions.begin()->second;
    const bool is_same = best.promotions.size() > 1 &&
                         std::ranges::all_of(best.promotions, [&](const auto& promotion) {
                           return promotion.second == first;
                         });
    if (is_same) {
      best.promotions.clear();
      best.promotion = first;
    }
    return best;
  }

  [[nodiscard]] Dialect with_pass(const Dialect& usual) const {
    const Share ours = share(usual, MoveClass::pass);
    if (!notation_.passes || ours.found > 0) {
      return usual;
    }
    for (const FirstAnswer& answer : answers_) {
      for (const std::string& word : answer.words) {
        Dialect candidate = usual;
        candidate.pass = word;
        const Share now = share(candidate, MoveClass::pass);
        if (is_pass_word(word) && now.found == now.all && !is_another_move(usual, word)) {
          return candidate;
        }
      }
    }
    return with_pass_when_stuck(usual);
  }

  /// The dialect with the word of an engine that passes only without any other move, also if house
  /// rules forbid that.
  [[nodiscard]] Dialect with_pass_when_stuck(Dialect dialect) const {
    for (const FirstAnswer& answer : answers_) {
      const bool stuck =
          answer.moves.empty() || (answer.moves.size() == 1 && answer.moves.front().is_pass());
      if (stuck && answer.words.size() == 1) {
        const std::string& word = *answer.words.begin();
        const bool is_pass = is_pass_word(word) || dialect.reads(notation_, word);
        if (is_pass && !is_another_move(dialect, word)) {
          dialect.pass = word;
        }
      }
    }
    return dialect;
  }

  [[nodiscard]] Dialect with_castling(const Dialect& usual) const {
    if (share(usual, MoveClass::castling).found > 0) {
      return usual;
    }
    std::vector<Dialect> ways(2, usual);
    ways[0].king_takes_rook = true;
    ways[1].king_destination = true;
    for (const char* word : {"O-O", "0-0", "o-o"}) {
      ways.push_back(usual);
      ways.back().castling = word;
    }
    for (const Dialect& candidate : ways) {
      const Share now = share(candidate, MoveClass::castling);
      if (now.found > 0 && now.found == now.all) {
        return candidate;
      }
    }
    return usual;
  }

  void compare(DialectFound& found) const {
    for (const FirstAnswer& answer : answers_) {
      const std::set<std::string> ours = words_of(notation_, found.dialect, answer);
      found.moves += ours.size();
      found.missing += static_cast<std::size_t>(std::ranges::count_if(
          ours, [&](const std::string& text) { return answer.words.count(text) == 0; }));
      for (const std::string& word : answer.words) {
        const bool extra = ours.count(word) == 0;
        const bool formless = extra && !has_form(notation_, found.dialect, word);
        const bool first = found.stray.empty() || (formless && found.readable);
        found.stray = extra && first ? word : found.stray;
        found.extra += extra ? 1 : 0;
        found.readable = found.readable && !formless;
      }
    }
  }

 private:
  [[nodiscard]] std::vector<Dialect> with_other_squares(const Dialect& expected) const {
    const int lowest = expected.lowest_rank(notation_);
    std::vector<Dialect> all;
    for (const SquareText squares : {expected.squares, SquareText::letters, SquareText::usi,
                                     SquareText::file_rank, SquareText::rank_file}) {
      for (const int ranks_from : {lowest, 1 - lowest}) {
        for (const bool down : {false, true}) {
          for (const bool from_the_right : {false, true}) {
            Dialect one = expected;
            one.squares = squares;
            one.ranks_from = ranks_from;
            one.ten_from_0 = false;
            one.ranks_down = down;
            one.files_down = from_the_right;
            const bool usi = squares == SquareText::usi;
            if (!usi || ranks_from == lowest) {
              add_cases(one, all);
            }
          }
        }
      }
    }
    return all;
  }

  /// Adds the dialect in either case, in USI with either text of files on the tenth rank.
  static void add_cases(Dialect one, std::vector<Dialect>& all) {
    for (const bool upper : {false, true}) {
      for (const bool padded : {false, true}) {
        one.upper_case = upper;
        one.padded_tenth = padded;
        if (one.squares == SquareText::usi || !padded) {
          all.push_back(one);
        }
      }
    }
  }

  /// Whether each word without a drop or another mark is a legal move in the dialect.
  [[nodiscard]] bool has_all_words(const Dialect& dialect) const {
    return std::ranges::all_of(answers_, [&](const FirstAnswer& answer) {
      const std::set<std::string> ours = words_of(notation_, dialect, answer);
      return std::ranges::all_of(answer.words, [&](const std::string& word) {
        return ours.count(word) > 0 || !dialect.reads(notation_, word) ||
               !has_form(notation_, dialect, word);
      });
    });
  }

  /// Whether a mark of this class can mean something else: a letter after a promotion names the
  /// piece, `=` means "does not promote" if no such move is written without a mark, and the mark of
  /// a promotion declines none.
  [[nodiscard]] bool is_mark_of_another(const Dialect& dialect, MoveClass kind,
                                        const std::string& mark) const {
    const bool is_letter =
        mark.size() == 1 && std::isalpha(static_cast<unsigned char>(mark.front())) != 0;
    const bool promotes = mark == (dialect.promotion.empty() ? "+" : dialect.promotion) ||
                          std::ranges::any_of(dialect.promotions,
                                              [&](const auto& one) { return one.second == mark; });
    const Share plain = share(dialect, MoveClass::declined);
    const bool declines = mark == "=" && plain.all > 0 && plain.found == 0;
    return (kind == MoveClass::promotion && (is_letter || declines)) ||
           (kind == MoveClass::declined && promotes);
  }

  /// What the words have at the place of a class's mark.
  [[nodiscard]] std::set<std::string> marks_of(const Dialect& usual, MoveClass kind,
                                               std::string Dialect::*field) const {
    constexpr std::size_t longest = 3;
    constexpr char placeholder = '\1';
    std::set<std::string> marks;
    Dialect marked = usual;
    marked.*field = placeholder;
    const auto asked = asked_.find(kind);
    if (asked == asked_.end()) {
      return marks;
    }
    for (const auto& [answer, move, facts] : asked->second) {
      const std::string text = marked.move(notation_, move, facts);
      const std::size_t at = text.find(placeholder);
      if (at == std::string::npos) {
        continue;
      }
      const std::string before = text.substr(0, at);
      const std::string after = text.substr(at + 1);
      for (const std::string& word : answer->words) {
        const std::size_t rest = before.size() + after.size();
        const bool fits = word.starts_with(before) && word.ends_with(after);
        const bool marks_nothing = word.size() == rest && kind != MoveClass::drop;
        if (fits && word.size() >= rest && word.size() <= rest + longest && !marks_nothing) {
          marks.insert(word.substr(at, word.size() - rest));
        }
      }
    }
    return marks;
  }

  /// Whether the word can be parsed as a move between two different squares.
  [[nodiscard]] bool is_another_move(const Dialect& dialect, const std::string& word) const {
    return dialect.reads(notation_, word) &&
           word.substr(0, word.size() / 2) != word.substr(word.size() / 2);
  }

  const Notation& notation_;
  std::span<const FirstAnswer> answers_;
  std::map<MoveClass, std::vector<Asked>> asked_;  // legal moves
};

}  // namespace

std::set<std::string> words_of(const Notation& notation, const Dialect& dialect,
                               const FirstAnswer& answer) {
  std::set<std::string> words;
  for (const Move move : answer.moves) {
    words.insert(dialect.move(notation, move, facts_of(answer.setup, answer.moves, move)));
  }
  return words;
}

bool has_form(const Notation& notation, const Dialect& dialect, const std::string& word) {
  if (!dialect.reads(notation, word)) {
    return false;
  }
  const std::string ours = dialect.our_move(notation, start_position(notation), word);
  const std::string mark = ours.substr(ours.find_last_of("0123456789") + 1);
  const auto is_letter = [](char c) { return std::isalpha(static_cast<unsigned char>(c)) != 0; };
  switch (notation.promotion) {
    case PromotionText::none:
      return mark.empty();
    case PromotionText::plus:
      return mark.empty() || mark == "+";
    case PromotionText::letter:
      return std::ranges::all_of(mark, is_letter);
  }
  return false;
}

DialectFound find_dialect(const Notation& notation, const Dialect& expected,
                          std::span<const FirstAnswer> answers) {
  const Search search(notation, answers);
  DialectFound found;
  Dialect dialect = search.with_squares(expected);
  dialect = search.with_mark(dialect, MoveClass::drop, &Dialect::drop);
  dialect = search.with_mark(dialect, MoveClass::promotion, &Dialect::promotion);
  dialect = search.with_promotions(dialect);
  dialect = search.with_mark(dialect, MoveClass::declined, &Dialect::declined);
  dialect = search.with_castling(dialect);
  found.dialect = search.with_pass(dialect);
  search.compare(found);
  return found;
}

}  // namespace hurdle::engines

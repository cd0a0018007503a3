// Asks the questions of the handshake, and asks again with other letters if the replies do not fit.
#include "perft/engines/handshake/handshake.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <chrono>
#include <iterator>
#include <utility>

#include "movegen/vocab/text/text.hpp"
#include "perft/engines/handshake/counts/compare_counts.hpp"
#include "perft/engines/handshake/first_replies.hpp"
#include "perft/engines/handshake/notation/find_dialect.hpp"
#include "perft/engines/handshake/notation/first_letters.hpp"
#include "perft/engines/handshake/notation/loose_lines.hpp"
#include "perft/engines/handshake/notation/side_by_side.hpp"
#include "perft/engines/handshake/own_game.hpp"
#include "perft/engines/handshake/played_house_rules.hpp"

namespace hurdle::engines {
namespace {

class Handshake {
 public:
  Handshake(const Variant& variant, EngineOptions options, const AdapterFactory& start)
      : variant_(variant), options_(std::move(options)), start_(start) {
    result_.variant = &variant_;
    result_.dialect = result_.expected = options_.dialect_of(variant_.notation);
  }

  /// The result if the engine cannot be asked.
  VariantHandshake fail(const EngineError& failure) {
    result_.failure = failure;
    return result_;
  }

  VariantHandshake make(Session& session) {
    const Dialect expected = result_.dialect;
    Replies asked = ask(session, expected);
    if (session.counts_alone()) {
      compare_counts(session, variant_, positions_, result_);
      if (!result_.failure) {
        result_.remarks.push_back(no_lists_words(asked.lines));
      }
      return result_;
    }
    if (asked.only_totals) {
      learn(expected, asked, {});
      return result_;
    }
    if (asked.failure && (asked.failure->kind() == EngineFailure::variant_unknown ||
                          session.given_up_for_all() || asked.failure->read_nothing())) {
      return fail(*asked.failure);  // each further question would cost another timeout
    }
    DialectFound found = find_dialect(variant_.notation, expected, asked.answers);
    if (asked.failure || found.missing + found.extra > 0) {
      Session other(options_, start_, 0);  // the engine may have ended at a position of the variant
      if (const auto failure = another_game_begun(other, variant_)) {
        return fail(*failure);
      }
    }
    if (!confirms_dialect(asked, found)) {
      const bool refused = asked.failure && asked.failure->kind() == EngineFailure::refused;
      try_positions(other_positions(session, expected, refused), asked, found);
    } else if (found.missing + found.extra > 0 && !asked.tried) {
      // Letters that both have, for different pieces, change few moves. So do castling and letters
      // of promotions. A program that takes a FEN for an SFEN reads the other side to move, which
      // looks like a board seen from the other side.
      const bool by_letter = !found.stray.empty() && found.stray.back() > '9';
      std::vector<Dialect> others = with_letters(expected, letters_to_try(session, by_letter));
      add_rights_as_files(expected, others);
      add_sfen(expected, others);
      try_positions(others, asked, found);
    }
    if (!found.dialect.promotions.empty()) {
      ask_for_letters(session, expected, asked, found);
    }
    if (found.readable && !asked.failure && !asked.tried && never_passes(asked, found.dialect)) {
      ask_without_moves(session, expected, asked, found);
    }
    learn(expected, asked, found);
    try {
      note_doubt(session, expected, asked);
    } catch (const EngineError& error) {  // the check reports it again
      result_.remarks.emplace_back(error.what());
    }
    return result_;
  }

 private:
  static bool confirms_dialect(const Replies& asked, const DialectFound& found) {
    return !asked.failure && found.missing * 4 <= found.moves * 3;
  }

  static bool lists_nothing(const Replies& asked) {
    return std::ranges::all_of(asked.answers,
                               [](const FirstAnswer& answer) { return answer.words.empty(); });
  }

  [[nodiscard]] Replies ask(Session& session, const Dialect& dialect) {
    return ask(session, dialect, positions_);
  }

  [[nodiscard]] Replies ask(Session& session, const Dialect& dialect,
                            const std::vector<Setup>& positions) {
    Replies asked = ask_first(session, variant_, dialect, positions);
    result_.by_search = result_.by_search || asked.by_search;
    return asked;
  }

  /// Asks about positions in which other pieces promote than those whose letters are known.
  void ask_for_letters(Session& session, const Dialect& expected, Replies& asked,
                       DialectFound& found) {
    Replies more = ask(session, expected, positions_promoting(variant_, found.dialect.promotions));
    asked.add(std::move(more));
    found = find_dialect(variant_.notation, expected, asked.answers);
  }

  /// Whether the game has a pass, by these house rules or others, and none is listed.
  [[nodiscard]] bool never_passes(const Replies& asked, const Dialect& dialect) const {
    return variant_.notation.passes &&
           std::ranges::none_of(asked.answers, [&](const FirstAnswer& answer) {
             return std::ranges::any_of(answer.moves, [&](Move move) {
               return move.is_pass() &&
                      answer.words.count(dialect.move(variant_.notation, move)) > 0;
             });
           });
  }

  /// Asks about positions without another legal move than the pass: an engine may pass there alone.
  void ask_without_moves(Session& session, const Dialect& expected, Replies& asked,
                         DialectFound& found) {
    Replies more = ask(session, expected, positions_without_moves(variant_));
    stuck_is_known_ = !more.failure;
    asked.add(std::move(more));
    found = find_dialect(variant_.notation, expected, asked.answers);
  }

  /// The letters in which the engine's own start position differs from ours, and our synonyms.
  std::vector<Letters> letters_to_try(Session& session, bool synonyms) {
    const auto start = session.own_start(variant_);
    auto tables = start ? letters_of_start(variant_.notation, *start) : std::vector<Letters>{};
    const auto usual = letters_of_synonyms(variant_.notation);
    tables.insert(tables.end(), usual.begin(), synonyms ? usual.end() : usual.begin());
    return tables;
  }

  /// The dialect with each of these tables that changes a letter.
  static std::vector<Dialect> with_letters(const Dialect& expected,
                                           const std::vector<Letters>& tables) {
    std::vector<Dialect> others;
    for (const Letters& letters : tables) {
      Dialect dialect = expected;
      dialect.letters = letters;
      if (!letters.empty() && dialect != expected) {
        others.push_back(dialect);
      }
    }
    return others;
  }

  /// Adds the dialect with castling rights as files, if the variant's FEN has both texts.
  void add_rights_as_files(const Dialect& expected, std::vector<Dialect>& others) const {
    if (variant_.notation.rights == RightsText::any_rook && !expected.shredder_fen) {
      others.push_back(expected);
      others.back().shredder_fen = true;
    }
  }

  /// Adds the dialect with SFENs, if they can express the variant's positions.
  void add_sfen(const Dialect& expected, std::vector<Dialect>& others) const {
    const Notation& notation = variant_.notation;
    if (notation.hands && notation.rights == RightsText::none && !expected.sfen) {
      others.push_back(expected);
      others.back().sfen = true;
    }
  }

  /// Other texts of the positions: as SFEN if that can express all of them, with the letters of the
  /// engine's own start position, and with our synonyms. If the engine refused a position, also
  /// each of these, and the expected one, with short FENs.
  std::vector<Dialect> other_positions(Session& session, const Dialect& expected, bool refused) {
    const Notation& notation = variant_.notation;
    std::vector<Dialect> others;
    add_sfen(expected, others);
    add_rights_as_files(expected, others);
    const std::vector<Dialect> lettered = with_letters(expected, letters_to_try(session, true));
    others.insert(others.end(), lettered.begin(), lettered.end());
    if (refused && !expected.short_fen && notation.rights == RightsText::none) {
      std::vector<Dialect> shorter{expected};
      std::ranges::copy_if(others, std::back_inserter(shorter),
                           [](const Dialect& one) { return !one.sfen; });
      for (Dialect& one : shorter) {
        one.short_fen = true;
      }
      others.insert(others.end(), shorter.begin(), shorter.end());
    }
    return others;
  }

  /// Whether all moves are found in this dialect, and no position was read in the expected one:
  /// then a position that the engine refuses speaks against neither.
  static bool is_the_only_one(const Replies& expected, const DialectFound& found) {
    constexpr std::size_t enough = 20;
    return expected.answers.empty() && found.missing + found.extra == 0 && found.moves >= enough;
  }

  /// Sends the positions in other texts. Keeps the result with the fewest differences.
  void try_positions(const std::vector<Dialect>& others, Replies& asked, DialectFound& found) {
    for (const Dialect& dialect : others) {
      EngineOptions options = options_;
      options.dialects[std::string(variant_.notation.name)] = dialect;
      Session other(options, start_, 0);
      Replies now = ask(other, dialect);
      DialectFound better = find_dialect(variant_.notation, dialect, now.answers);
      if ((confirms_dialect(now, better) || is_the_only_one(asked, better)) &&
          (asked.failure || better.missing + better.extra < found.missing + found.extra)) {
        asked = std::move(now);
        found = std::move(better);
      }
    }
  }

  void learn(const Dialect& expected, const Replies& asked, const DialectFound& found) {
    result_.positions = asked.answers.size();
    result_.moves = found.moves;
    result_.missing = found.missing;
    result_.extra = found.extra;
    if (!asked.answers.empty()) {
      result_.remarks = odd_lines(asked.lines);
      if (asked.failure) {
        result_.remarks.push_back(fmt::format("no reply about {} of {} positions: {}",
                                              asked.asked - asked.answers.size(), asked.asked,
                                              asked.failure->what()));
      }
    }
    if (asked.only_totals) {
      result_.unreadable = true;
      const std::string other = line_beside_total(asked.lines);
      result_.unusable.emplace_back(
          (other.empty() ? "you give a total and no line for each move"
                         : fmt::format("you give a total and no line that can be read as a move "
                                       "with its count, but '{}'",
                                       hurdle::quoted(other, 60))) +
          ": print `move: count` lines before the total");
    } else if (asked.answers.empty()) {
      result_.failure = asked.failure;
    } else if (lists_nothing(asked)) {
      result_.failure = EngineError(EngineFailure::nonsense,
                                    "the engine lists no move in any of these positions");
    } else if (!found.readable) {
      const bool most = found.missing * 2 > found.moves;
      if (!most) {  // what fits the few that can be read says nothing about the others
        result_.otherwise = differences(variant_.notation, expected, found.dialect);
      }
      result_.unusable.push_back(
          fmt::format("Hurdle cannot read {}your moves (the first is '{}'): write "
                      "squares as a1, or see the options of `hurdle check`{}\n{}",
                      most ? "" : "some of ", hurdle::quoted(found.stray),
                      most ? "; if the engine plays another game, name that by --variant" : "",
                      side_by_side(variant_.notation, found.dialect, asked.answers)));
    } else {
      result_.dialect = found.dialect;
      if (asked.tried) {
        result_.accepted = std::exchange(result_.extra, 0);
      }
      result_.otherwise = differences(variant_.notation, expected, found.dialect);
      if (asked.unread && result_.otherwise.empty()) {
        result_.unreadable = true;
        result_.unusable.emplace_back(asked.unread->what());
      }
      if (!asked.tried && found.missing + found.extra > 0 && stuck_is_known_) {
        note_house_rules(asked, found.dialect);
      }
    }
  }

  /// Notes fields of a FEN that the engine does not read, and words that may be legal moves in
  /// another notation than the one that was found. Throws as `Session::lost`.
  void note_doubt(Session& session, const Dialect& expected, const Replies& asked) {
    if (result_.failure || !result_.unusable.empty()) {
      return;
    }
    if (result_.dialect == expected) {
      note_doubt_in(session, asked);
      return;
    }
    EngineOptions options = options_;
    options.dialects[std::string(variant_.notation.name)] = result_.dialect;
    Session other(options, start_, 0);
    note_doubt_in(other, asked);
  }

  void note_doubt_in(Session& session, const Replies& asked) {
    const std::string lists = asked.tried ? "you accept " : "you list ";
    for (const FirstAnswer& answer : asked.answers) {
      Division ours;
      for (const auto& [word, lines] : answer.lines) {
        ours[result_.dialect.our_move(variant_.notation, answer.setup, word)] += lines;
      }
      if (const auto lost = session.lost(FenField::hands, variant_, {answer.setup, {}}, ours)) {
        result_.unusable.push_back(lists + *lost);
        return;
      }
      const auto rights = session.lost(FenField::rights, variant_, {answer.setup, {}}, ours);
      if (rights && (result_.remarks.empty() || !result_.remarks.back().ends_with(*rights))) {
        result_.remarks.push_back(lists + *rights);
      }
      if (const auto doubt = session.doubt_of(variant_, {answer.setup, {}}, ours)) {
        result_.unusable.push_back((asked.tried ? "you accept " : "you write ") + *doubt);
        return;
      }
    }
  }

  void note_house_rules(const Replies& asked, const Dialect& dialect) {
    EngineOptions options = options_;
    options.dialects[std::string(variant_.notation.name)] = dialect;
    if (const HouseRules* played = played_house_rules(variant_, options, start_, asked.answers)) {
      result_.house_rules = played->name;
      result_.house_rules_words = played->says;
    }
  }

  const Variant& variant_;
  EngineOptions options_;
  const AdapterFactory& start_;
  std::vector<Setup> positions_ = handshake_positions(variant_);
  VariantHandshake result_;
  bool stuck_is_known_ = true;  // false if the engine gave no reply about a side without moves
};

}  // namespace

std::vector<VariantHandshake> handshake(std::span<const Variant* const> variants,
                                        const EngineOptions& options, const AdapterFactory& start) {
  EngineOptions limited = options;
  limited.start_timeout = options.timeout;
  limited.timeout = std::min<std::chrono::milliseconds>(options.timeout, handshake_timeout);
  limited.patience = handshake_patience;
  Session session(limited, start, 1);
  std::vector<VariantHandshake> handshakes;
  handshakes.reserve(variants.size());
  for (const Variant* variant : variants) {
    const auto first = handshakes.empty() ? std::nullopt : handshakes.front().failure;
    const auto given_up = first && first->read_nothing() ? first : session.given_up_for_all();
    Handshake one(*variant, limited, start);
    handshakes.push_back(given_up ? one.fail(*given_up) : one.make(session));
  }
  keep_played_games(session, options, handshakes);
  return handshakes;
}

}  // namespace hurdle::engines

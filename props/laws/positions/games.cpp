// Draws whole games, and compares their ends with the oracle's.
#include "props/laws/positions/games.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <set>

#include "movegen/vocab/text/lists.hpp"
#include "movegen/vocab/text/text.hpp"
#include "perft/sample/random.hpp"
#include "perft/sample/random_placement.hpp"

namespace hurdle::props {
namespace {

constexpr int most_plies = 400;
constexpr int plies_after_the_end = 3;
constexpr int attempts = 20;

enum class Style : std::uint8_t { any, returning, checking, capturing, wandering };

constexpr std::array<std::string_view, 5> style_names{"any", "returning", "checking", "capturing",
                                                      "wandering"};

int standing(const Setup& setup) {
  return static_cast<int>(
      std::ranges::count_if(setup.board, [](Piece piece) { return static_cast<bool>(piece); }));
}

/// A start position for a game.
class Beginning {
 public:
  Beginning(const Variant& variant, Random& random) : variant_(variant), random_(random) {}

  [[nodiscard]] Setup drawn() {
    Setup setup = random_.chance(30)
                      ? named()
                      : random_placement(variant_.referee, random_.below(std::uint64_t{1} << 62U));
    if (random_.chance(60)) {
      setup = thinned(setup);
    }
    if (random_.chance(20)) {
      setup = with_royals_across(setup);
    }
    if (random_.chance(40)) {
      setup.half = static_cast<std::uint32_t>(random_.between(80, 100));
    }
    // A pass into a check, which no game reaches: the rules do not say which clause names its end.
    if (setup.passes > 0 && variant_.referee.checkers(setup) > 0) {
      return named();
    }
    return setup;
  }

 private:
  [[nodiscard]] Setup named() {
    std::string names(random_.pick(variant_.notation.setups).name);
    names += ',';
    names += random_.pick(variant_.notation.setups).name;
    return start_position(variant_.notation, names);
  }

  /// The position with few pieces left, of few kinds, if that is sound.
  [[nodiscard]] Setup thinned(const Setup& full) {
    for (int attempt = 0; attempt < attempts; ++attempt) {
      Setup setup = full;
      setup.en_passant.clear();
      const int left = random_.between(0, 30);
      const bool pawnless = random_.chance(60);
      for (Piece& piece : setup.board) {
        const bool is_pawn =
            piece && !piece.promoted() && variant_.notation.of(piece.kind()).letter == 'P';
        if (piece && piece.kind() != Kind::royal &&
            ((pawnless && is_pawn) || !random_.chance(left))) {
          piece = Piece{};
        }
      }
      if (random_.chance(70)) {
        setup.hands = {};
      }
      if (is_sound(variant_, setup)) {
        return setup;
      }
    }
    return full;
  }

  /// The position with each royal piece on the other player's side, if that is valid.
  [[nodiscard]] Setup with_royals_across(const Setup& from) {
    for (int attempt = 0; attempt < attempts; ++attempt) {
      Setup setup = from;
      setup.en_passant.clear();
      for (const Colour colour : both_colours) {
        std::ranges::replace(setup.board, Piece(colour, Kind::royal), Piece{});
        const int rank = random_.between(0, 2);
        setup.put({random_.between(0, variant_.notation.files - 1),
                   colour == Colour::white ? variant_.notation.ranks - 1 - rank : rank},
                  Piece(colour, Kind::royal));
      }
      if (is_sound(variant_, setup)) {
        return setup;
      }
    }
    return from;
  }

  const Variant& variant_;
  Random& random_;
};

/// Chooses moves in one style of play.
class Player {
 public:
  Player(const Variant& variant, Random& random, Style style)
      : variant_(variant),
        random_(random),
        style_(style),
        attacker_(random.chance(50) ? Colour::white : Colour::black) {}

  /// Chooses among the position's successors; there must be at least one.
  [[nodiscard]] const Successor& choose(const Setup& setup, const std::vector<Successor>& all) {
    seen_.insert(state(setup));
    if (style_ == Style::any || random_.chance(style_ == Style::wandering ? 2 : 10)) {
      return any(all);
    }
    std::vector<const Successor*> best;
    int most = 0;
    for (const Successor& successor : all) {
      const int value = value_of(setup, successor);
      if (best.empty() || value > most) {
        best.clear();
        most = value;
      }
      if (value == most) {
        best.push_back(&successor);
      }
    }
    return *random_.pick(best);
  }

 private:
  using State = std::pair<std::uint64_t, std::uint64_t>;

  [[nodiscard]] State state(Setup setup) const {
    setup.passes = 0;
    const Key key = variant_.key(setup);
    return {key.find, key.verify};
  }
  /// All pieces equally likely, then their moves: with pieces in hand nearly all moves are drops.
  [[nodiscard]] const Successor& any(const std::vector<Successor>& all) {
    const Successor& first = random_.pick(all);
    return first.move.is_drop() ? random_.pick(all) : first;
  }
  [[nodiscard]] int value_of(const Setup& setup, const Successor& successor) const {
    const bool seen = seen_.contains(state(successor.position));
    const bool quiet = successor.position.half > setup.half && !successor.move.is_pass();
    switch (style_) {
      case Style::returning:
        return seen ? 1 : 0;
      case Style::checking:
        if (setup.side == attacker_) {
          return (variant_.fast.checkers(successor.position) > 0 ? 2 : 0) + (seen ? 1 : 0);
        }
        return seen ? 1 : 0;
      case Style::capturing:
        return standing(successor.position) < standing(setup) ? 1 : 0;
      case Style::wandering:
        return (seen ? 0 : 2) + (quiet ? 1 : 0);
      case Style::any:
        break;
    }
    return 0;
  }

  const Variant& variant_;
  Random& random_;
  Style style_;
  Colour attacker_;
  std::set<State> seen_;
};

std::string in_text(std::optional<Colour> winner) {
  return !winner ? "1/2-1/2" : *winner == Colour::white ? "1-0" : "0-1";
}

std::string in_text(GameResult result) {
  switch (result) {
    case GameResult::white:
      return in_text(Colour::white);
    case GameResult::black:
      return in_text(Colour::black);
    case GameResult::draw:
      break;
  }
  return in_text(std::optional<Colour>{});
}

template <class Reports>
std::string said(int plies, const std::string& result, std::string_view clause,
                 std::string_view decided, const Reports& reports) {
  std::string text = result.empty()
                         ? fmt::format("going on after ply {}", plies)
                         : fmt::format("over after ply {}: {} by {}", plies, result, clause);
  if (!decided.empty()) {
    text += fmt::format(" ({})", decided);
  }
  for (const auto& [ply, called] : reports) {
    text += fmt::format(", {} reported after ply {}", called, ply);
  }
  return text;
}

/// The first difference in a game from position number `from` on; empty if there is none.
std::string difference(const Variant& variant, const DrawnGame& game, std::size_t from,
                       const PlainOptions& options) {
  const Moments moments = Moments(game.moments).subspan(from);
  const auto moves = std::span(game.moves).subspan(from);
  const PlainJudgement plain = judge_plainly(*plain_ends_of(variant.notation), moments, options);
  const Adjudication judged = adjudicate(variant, moments.front().setup, moves, options);
  const int surplus = static_cast<int>(moves.size()) - plain.plies;
  if (summary(judged) == summary(plain) && !judged.illegal && judged.surplus == surplus &&
      same_state(judged.last, moments[static_cast<std::size_t>(plain.plies)].setup)) {
    return "";
  }
  return fmt::format("{}\n  first:  {}, {} moves left\n  second: {}, {} moves left",
                     adjudicate_command(variant, moments.front().setup, moves, options),
                     summary(judged), judged.surplus, summary(plain), surplus);
}

/// Claims after every ply while the game goes on.
std::string difference_of_claims(const Variant& variant, const DrawnGame& game,
                                 const PlainOptions& options) {
  const PlainEnds& ends = *plain_ends_of(variant.notation);
  JudgedGame judged(variant, game.start(), options);
  for (std::size_t ply = 0; !judged.end(); ++ply) {
    const ClaimVerdict verdict = judged.claim_impasse();
    const PlainClaim plain = ends.impasse(game.moments[ply], options);
    const std::string first =
        verdict.end ? in_text(verdict.end->result) + " by " + verdict.end->clause : "refused";
    const std::string second =
        plain ? in_text(plain->winner) + " by " + std::string(plain->clause) : "refused";
    if (plain) {
      ++drawn_from()["claims of " + std::string(plain->clause)];
    }
    if (first != second || verdict.refused.empty() != verdict.end.has_value()) {
      return fmt::format("an impasse claimed in {}\n  first:  {}\n  second: {}",
                         show_command(variant, game.moments[ply].setup), first, second);
    }
    if (ply == game.moves.size() || !judged.play(game.moves[ply])) {
      break;
    }
  }
  return "";
}

/// The difference in the shortest suffix of the game that shows it.
std::string smallest_difference(const Variant& variant, const DrawnGame& game,
                                const PlainOptions& options) {
  std::string found = difference(variant, game, 0, options);
  for (std::size_t from = game.moves.size(); !found.empty() && from > 0; --from) {
    const Setup& start = game.moments[from].setup;
    if (!has_fen(start)) {
      continue;
    }
    if (std::string shorter = difference(variant, game, from, options); !shorter.empty()) {
      return shorter;
    }
  }
  return found;
}

}  // namespace

std::string summary(const Adjudication& judged) {
  std::vector<std::pair<int, std::string>> reports;
  for (const PlyReport& report : judged.reports) {
    reports.emplace_back(report.ply, report.report.clause);
  }
  return judged.end ? said(judged.plies, in_text(judged.end->result), judged.end->clause,
                           judged.end->decided, reports)
                    : said(judged.plies, "", "", "", reports);
}

std::string summary(const PlainJudgement& judged) {
  return judged.end ? said(judged.plies, in_text(judged.end->winner), judged.end->clause,
                           judged.end->decided, judged.reports)
                    : said(judged.plies, "", "", "", judged.reports);
}

std::string adjudicate_command(const Variant& variant, const Setup& start,
                               std::span<const Move> moves, const PlainOptions& options) {
  std::string command =
      fmt::format("hurdle adjudicate {} --fen \"{}\" --moves \"{}\"", variant.notation.name,
                  to_fen(variant.notation, start), move_line(variant.notation, moves));
  for (const auto& [name, value] : options) {
    command += fmt::format(" --{} {}", name, value);
  }
  return command;
}

PlainJudgement judge_plainly(const PlainEnds& ends, Moments game, const PlainOptions& options) {
  PlainJudgement judgement;
  for (std::size_t ply = 0; ply < game.size(); ++ply) {
    judgement.plies = static_cast<int>(ply);
    judgement.end = ends.end(game.first(ply + 1), options);
    if (judgement.end) {
      break;
    }
    if (const std::string_view clause = ends.report(game.first(ply + 1)); !clause.empty()) {
      judgement.reports.emplace_back(judgement.plies, clause);
    }
  }
  return judgement;
}

DrawnGame draw_game(const Variant& variant, std::uint64_t seed) {
  Random random(seed);
  const auto style = static_cast<Style>(random.below(style_names.size()));
  DrawnGame game{{}, {}, style_names[static_cast<std::size_t>(style)]};
  game.moments.push_back(moment_of(variant.referee, Beginning(variant, random).drawn()));
  Player player(variant, random, style);
  const PlainEnds& ends = *plain_ends_of(variant.notation);
  std::vector<PlainOptions> going_on = ends.ways();
  int left = plies_after_the_end;
  while (game.moves.size() < most_plies && game.moments.back().moves && left > 0) {
    const Setup& setup = game.moments.back().setup;
    const std::vector<Successor> all = variant.fast.successors(setup);
    if (all.empty()) {
      break;
    }
    const Successor& chosen = player.choose(setup, all);
    game.moves.push_back(chosen.move);
    game.moments.push_back(moment_of(variant.referee, variant.referee.after(setup, chosen.move)));
    std::erase_if(going_on,
                  [&](const PlainOptions& way) { return ends.end(game.moments, way).has_value(); });
    left -= going_on.empty() ? 1 : 0;
  }
  return game;
}

DrawnGame any_game(const Variant& variant) {
  return draw_game(variant, any_word());
}

PlainOptions any_way(const Variant& variant) {
  return any_of(plain_ends_of(variant.notation)->ways());
}

void games_end_alike(const Variant& variant) {
  const PlainEnds* ends = plain_ends_of(variant.notation);
  ASSERT_NE(ends, nullptr) << variant.notation.name << ": nothing says plainly how its games end";
  check(
      [&] {
        const DrawnGame game = any_game(variant);
        ++drawn_from()[std::string(game.drawn)];
        for (const PlainOptions& way : ends->ways()) {
          if (const std::string found = smallest_difference(variant, game, way); !found.empty()) {
            RC_FAIL(found);
          }
          const PlainJudgement judged = judge_plainly(*ends, game.moments, way);
          if (judged.end) {
            ++drawn_from()["by " + std::string(judged.end->clause)];
          }
        }
        const PlainOptions way = any_way(variant);
        if (const std::string found = difference_of_claims(variant, game, way); !found.empty()) {
          RC_FAIL(found);
        }
      },
      8 * random_cases());
}

}  // namespace hurdle::props

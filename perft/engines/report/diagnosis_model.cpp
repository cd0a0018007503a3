// The model of a diagnosis: its causes in words, and how many positions of the check they explain.
#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <iterator>
#include <optional>
#include <span>
#include <string_view>

#include "movegen/mutants/mutants_of.hpp"
#include "movegen/referee/referee.hpp"
#include "movegen/vocab/mapped.hpp"
#include "movegen/vocab/notation.hpp"
#include "movegen/vocab/text/text.hpp"
#include "perft/engines/report/diagnosis_words.hpp"
#include "perft/engines/report/ignored_rights.hpp"
#include "perft/engines/report/model.hpp"

namespace hurdle::engines {
namespace {

constexpr std::size_t most_unexplained = 5;

const std::string& first_wrong_move(const Symptom& symptom) {
  for (const Listing* moves : {&symptom.missing, &symptom.extra}) {
    if (!moves->empty()) {
      return moves->front();
    }
  }
  return symptom.repeated.front();
}

/// A wrong move of a symptom that this clause decides; empty if all are consequences, as a king
/// that may not go to a square because a piece attacks it that moves wrongly.
std::optional<std::string> move_decided_by(const Variant& variant, const Symptom& symptom,
                                           std::string_view clause) {
  for (const Listing* moves : {&symptom.missing, &symptom.extra}) {
    for (const std::string& word : *moves) {
      const std::optional<Move> move = try_parse_move(variant.notation, word);
      if (move && variant.referee.explain(symptom.position, *move).clause == clause) {
        return word;
      }
    }
  }
  return std::nullopt;
}

std::string explain_command(const Variant& variant, const Symptom& symptom,
                            const std::string& move) {
  const Notation& notation = variant.notation;
  const std::string option = house_rules_option(variant);
  if (is_shown_by_fen(symptom)) {
    return fmt::format("hurdle explain {} --fen \"{}\" {}{}", notation.name,
                       to_fen(notation, symptom.position), move, option);
  }
  const std::string moves = moves_after(notation, symptom, " --moves \"");
  return fmt::format("hurdle explain {} --fen \"{}\"{}{} {}{}", notation.name,
                     to_fen(notation, symptom.base), moves, moves.empty() ? "" : "\"", move,
                     option);
}

WrongMoves wrong_moves(const Variant& variant, const Symptom& symptom, const std::string& move) {
  const Notation& notation = variant.notation;
  WrongMoves wrong{notation,
                   symptom.position,
                   "",
                   fen_of(notation, symptom),
                   symptom.missing,
                   symptom.extra,
                   symptom.repeated,
                   move,
                   {},
                   explain_command(variant, symptom, move),
                   symptom.question,
                   symptom.engine_texts};
  try {
    const Verdict verdict = variant.referee.explain(symptom.position, parse_move(notation, move));
    wrong.summary = fmt::format("the rules on {}: {} ({})", move, verdict.sentence, verdict.clause);
    wrong.sentences = {"By " + wrong.summary};
  } catch (const TextError& error) {
    wrong.summary = fmt::format("{} cannot be read: {}", move, error.what());
    wrong.sentences = {wrong.summary};
  }
  if (!symptom.attack.empty()) {
    wrong.sentences.push_back(symptom.attack);
  }
  return wrong;
}

/// The first of a cause's symptoms with a move that its clause decides, if possible one that a FEN
/// shows; if there is none, the first one. Those that it explains alone come before the others.
void show_example(const Variant& variant, CauseReport& report) {
  const std::vector<Symptom>& symptoms = report.cause.symptoms;
  std::optional<std::string> decided;
  for (std::size_t i = 0; i < 2 * symptoms.size() && !decided; ++i) {
    const Symptom& symptom = symptoms[i % symptoms.size()];
    const bool by_fen = i < symptoms.size();
    if (symptom.alone == symptoms.front().alone && is_shown_by_fen(symptom) == by_fen) {
      decided = move_decided_by(variant, symptom, report.cause.explanation.clause);
      report.example = &symptom;
    }
  }
  report.example = decided ? report.example : &symptoms.front();
  report.smallest.emplace(wrong_moves(variant, *report.example,
                                      decided ? *decided : first_wrong_move(symptoms.front())));
}

bool is_about_moves(const Finding& finding) {
  return finding.kind == FindingKind::missing_move || finding.kind == FindingKind::extra_move ||
         finding.kind == FindingKind::listed_twice;
}

/// The findings of a check in one game that accuse a rule, one for each position.
struct Differing {
  std::vector<const Finding*> findings;
  std::string noun = "wrong position";
  std::string nouns = "wrong positions";

  /// "3 wrong positions"
  [[nodiscard]] std::string counted() const {
    return fmt::format("{} {}", findings.size(), findings.size() == 1 ? noun : nouns);
  }
};

/// Whether the finding is about moves, or about their number: others accuse no rule, so there is
/// nothing for a bug to explain.
bool accuses_a_rule(const Finding& finding) {
  return is_about_moves(finding) || finding.kind == FindingKind::wrong_count;
}

/// Whether a finding is at a position of these symptoms.
bool is_at(const Finding& finding, const std::vector<Symptom>& symptoms) {
  return std::ranges::any_of(
      symptoms, [&](const Symptom& symptom) { return symptom.position == finding.node; });
}

/// Whether expected house rules are all that the finding shows.
bool is_of_expected_rules(const Finding& finding, const Diagnosis& diagnosis) {
  return diagnosis.expected && !is_at(finding, diagnosis.unexplained) &&
         std::ranges::none_of(diagnosis.causes,
                              [&](const Cause& cause) { return is_at(finding, cause.symptoms); });
}

/// A position whose published count differs may also have a finding about moves, at another depth.
Differing differing_in(const CheckResult& result, const Diagnosis& diagnosis) {
  Differing differing;
  std::size_t end = result.findings.size();
  for (std::size_t item = result.outcomes.size(); item > 0; --item) {
    const ItemOutcome& outcome = result.outcomes[item - 1];
    const bool as_expected = outcome.end == ItemEnd::as_expected;
    if (outcome.end != ItemEnd::failed && outcome.end != ItemEnd::known && !as_expected) {
      continue;
    }
    const auto of_item = std::span(result.findings).subspan(outcome.at, end - outcome.at);
    const auto found = std::ranges::find_if(of_item, accuses_a_rule);
    end = outcome.at;
    if (found == of_item.end() || found->item.variant != diagnosis.variant ||
        (as_expected && is_of_expected_rules(*found, diagnosis))) {
      continue;
    }
    differing.findings.push_back(&*found);
    if (outcome.end != ItemEnd::failed) {
      differing.noun = "position that differs";
      differing.nouns = "positions that differ";
    }
  }
  return differing;
}

/// The number of findings at the positions of these symptoms that `take` accepts.
template <class Take>
std::size_t count_at(const Differing& differing, const std::vector<Symptom>& symptoms,
                     const Take& take) {
  const auto is_one = [&](const Finding* finding) {
    return is_about_moves(*finding) && std::ranges::any_of(symptoms, [&](const Symptom& symptom) {
             return symptom.position == finding->node && take(symptom);
           });
  };
  return static_cast<std::size_t>(std::ranges::count_if(differing.findings, is_one));
}

/// "missing moves in 3, illegal moves in 2": how many positions have each kind of error.
std::string kinds_of_errors(const std::vector<const Finding*>& findings) {
  std::string text;
  const auto add = [&](std::string_view what, std::vector<std::string> Finding::*moves) {
    const auto number =
        std::ranges::count_if(findings, [&](const Finding* one) { return !(one->*moves).empty(); });
    if (number > 0) {
      text += fmt::format("{}{} in {}", text.empty() ? ": " : ", ", what, number);
    }
  };
  add("missing moves", &Finding::missing);
  add("illegal moves", &Finding::extra);
  add("repeated moves", &Finding::repeated);
  return text;
}

std::string replies(std::size_t number) {
  return fmt::format("{} {} to further questions", number, number == 1 ? "reply" : "replies");
}

std::string joined_sentences(const std::vector<Explanation>& causes, const Notation& notation) {
  std::vector<std::string> sentences =
      mapped(causes, [&](const Explanation& cause) { return sentence_of(cause, notation); });
  return fmt::format("{}", fmt::join(sentences, "; "));
}

/// "together with this: a soldier never captures (rule J8)"
std::string together_with(const std::vector<Explanation>& others, const Notation& notation) {
  return fmt::format("together with {}: {}", others.size() == 1 ? "this" : "these",
                     joined_sentences(others, notation));
}

/// How many positions of the check the cause helps to explain.
std::size_t helped_by(const Cause& cause, const Differing& differing) {
  return count_at(differing, cause.symptoms, [](const Symptom& /*any*/) { return true; });
}

/// The same in words, for one of several causes.
std::string weight_of(const Cause& cause, const Differing& differing, const Notation& notation) {
  const std::size_t helped = helped_by(cause, differing);
  const std::size_t alone =
      count_at(differing, cause.symptoms, [](const Symptom& symptom) { return symptom.alone; });
  const std::string helps = fmt::format(
      "Helps to explain {}", helped == 0 ? replies(cause.symptoms.size())
                                         : fmt::format("{} of {}", helped, differing.counted()));
  if (cause.alone == 0) {
    return fmt::format("{}, only {}. Explains none on its own.", helps,
                       together_with(cause.needs, notation));
  }
  if (helped == 0) {
    return helps + '.';
  }
  return alone == 0 ? fmt::format("{}; explains none of them on its own, but {}.", helps,
                                  replies(cause.alone))
                    : fmt::format("{}; explains {} on its own.", helps, alone);
}

/// Whether more of the check's wrong positions stay unexplained than the cause explains on its own.
bool is_outnumbered(const Diagnosis& diagnosis, const Differing& differing,
                    const std::vector<const Finding*>& open, const Cause& cause) {
  const auto left = static_cast<std::size_t>(
      std::ranges::count_if(open, [](const Finding* finding) { return is_about_moves(*finding); }));
  const auto is_alone = [](const Symptom& symptom) { return symptom.alone; };
  return diagnosis.explained < diagnosis.symptoms &&
         count_at(differing, cause.symptoms, is_alone) < left;
}

/// A sentence if the cause may be a part of a bug that Hurdle does not know; else empty.
std::string larger_bug(const Cause& cause, bool outnumbered) {
  if (cause.left == 0 && cause.alone > 0 && outnumbered) {
    return " More wrong positions stay unexplained than it explains on its own: the cause may be a "
           "part of a larger bug.";
  }
  return cause.left == 0
             ? ""
             : fmt::format(
                   " The same pieces move wrongly in {}: the cause may be a part of a larger bug.",
                   cause.left == 1
                       ? "1 list of moves that this cause does not explain"
                       : fmt::format("{} lists of moves that this cause does not explain",
                                     cause.left));
}

/// Whether the explanation is house rules without some of their mutants.
bool is_part(const Explanation& explanation) {
  return explanation.mutants.size() < explanation.house_rules->mutants.size();
}

/// "These are the house rules `no-pass`; the tournament rules differ in J13 passing."
std::string words_of(const Notation& notation, const Explanation& explanation) {
  std::vector<std::string> clauses;
  for (const std::string& name : explanation.mutants) {
    const std::string clause = id_and_title(notation, mutants_of(notation).find(name)->info.clause);
    if (std::ranges::find(clauses, clause) == clauses.end()) {
      clauses.push_back(clause);
    }
  }
  return fmt::format("{} the house rules `{}`; the tournament rules differ in {}.",
                     is_part(explanation) ? "This is part of" : "These are",
                     explanation.house_rules->name, fmt::join(clauses, ", "));
}

CauseReport report_of(const CheckResult& result, const Diagnosis& diagnosis, const Cause& cause,
                      bool is_doubtful) {
  const Variant& variant = diagnosis.base();
  const Notation& notation = variant.notation;
  const bool is_certain = cause.needs.empty() && cause.left == 0 && !is_doubtful;
  CauseReport report{cause,
                     is_certain ? "Probable bug" : "Possible bug",
                     sentence_of(cause.explanation, notation),
                     "",
                     "",
                     "",
                     {},
                     nullptr,
                     {}};
  if (const HouseRules* house_rules = cause.explanation.house_rules) {
    const std::string base = house_rules_option(variant);
    report.heading = "House rules or bug";
    report.house_rules = words_of(notation, cause.explanation);
    report.option =
        fmt::format("{}{}", base.empty() ? "--house-rules " : base.substr(1) + ',',
                    is_part(cause.explanation) ? cause.explanation.id : house_rules->name);
  }
  if (may_ignore_rights(result, variant, cause)) {
    report.alike.push_back(fmt::format(
        "Or, as every position was sent as a FEN: the engine does not read {} castling rights of "
        "a FEN",
        cause.explanation.house_rules != nullptr ? "the" : "these"));
  }
  for (const Explanation& one : cause.alike) {
    report.alike.push_back(
        fmt::format("Or, as no position found shows a difference: {}", sentence_of(one, notation)));
  }
  for (const Rival& rival : cause.rivals) {
    const bool fewer = rival.explained < diagnosis.explained;
    report.alike.push_back(
        fmt::format("Or, {}: {}",
                    fewer ? "though it explains fewer wrong positions"
                          : "as it explains as many wrong positions, but not the same",
                    sentence_of(rival.explanation, notation)));
  }
  if (!cause.symptoms.empty()) {
    show_example(variant, report);
  }
  return report;
}

}  // namespace

std::string command_for(const Variant& variant, const Symptom& symptom) {
  return explain_command(variant, symptom, first_wrong_move(symptom));
}

DiagnosisReport::DiagnosisReport(const CheckResult& result, const Diagnosis& given)
    : diagnosis(given) {
  const Differing differing = differing_in(result, diagnosis);
  const auto is_open = [&](const Finding* finding) {
    return diagnosis.causes.empty() || !is_about_moves(*finding) ||
           is_at(*finding, diagnosis.unexplained) ||
           std::ranges::any_of(diagnosis.patterns, [&](const Pattern& pattern) {
             return pattern.id == notation_pattern &&
                    std::ranges::find(pattern.positions, finding->node) != pattern.positions.end();
           });
  };
  std::vector<const Finding*> open;
  std::ranges::copy_if(differing.findings, std::back_inserter(open), is_open);
  wrong = differing.findings.size();
  explained = wrong - open.size();
  if (diagnosis.expected) {
    expected = fmt::format(
        "As expected, it plays by the house rules `{}`. What follows is about its other errors.",
        fmt::join(diagnosis.expected_names(), "`, `"));
  }
  const bool several = diagnosis.causes.size() > 1;
  const std::string part = explained > 0 ? fmt::format("{} of {}", explained, differing.counted())
                                         : fmt::format("{} of {}", diagnosis.explained,
                                                       counted(diagnosis.symptoms, "wrong list"));
  const std::string all =
      fmt::format("{}; none of its {} replies contradicts", part, diagnosis.answers);
  weight = several ? fmt::format("These {} together explain {} them.", diagnosis.causes.size(), all)
                   : "";
  for (const Cause& cause : diagnosis.causes) {
    const bool outnumbered = is_outnumbered(diagnosis, differing, open, cause);
    const bool rests_on_one = several && helped_by(cause, differing) < 2;
    causes.push_back(report_of(result, diagnosis, cause, outnumbered || rests_on_one));
    causes.back().weight = several ? weight_of(cause, differing, diagnosis.variant->notation)
                                   : fmt::format("Explains {} it.", all);
    causes.back().weight += larger_bug(cause, outnumbered);
  }
  for (const std::vector<Explanation>& instead : diagnosis.alternatives) {
    alternatives.push_back(
        fmt::format("Or, instead of all these, as no position found shows a difference: {}",
                    joined_sentences(instead, diagnosis.variant->notation)));
  }
  if (diagnosis.symptoms > 0 && (diagnosis.explained < diagnosis.symptoms || !open.empty())) {
    const std::string open_ones =
        open.empty()
            ? fmt::format("{} of the replies to further questions",
                          diagnosis.symptoms - diagnosis.explained)
            : fmt::format("{} of {}{}", open.size(), differing.counted(), kinds_of_errors(open));
    unexplained = fmt::format("None of the bugs that Hurdle knows explains {}.", open_ones);
    constexpr std::size_t most_causes = 5;  // that are searched for
    if (diagnosis.causes.size() >= most_causes) {
      unexplained += " The search stops at five causes: fix these, then check again.";
    } else if (!diagnosis.searched_all) {
      unexplained += " Not all combinations of bugs were tried.";
    }
  }
  closest = closest_in(diagnosis);
  for (const Symptom& symptom : diagnosis.unexplained) {
    if (positions.size() < most_unexplained) {
      positions.push_back(wrong_moves(diagnosis.base(), symptom, first_wrong_move(symptom)));
    }
  }
}

}  // namespace hurdle::engines

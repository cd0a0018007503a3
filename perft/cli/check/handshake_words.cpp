#include "perft/cli/check/handshake_words.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <utility>

#include "movegen/vocab/text/text.hpp"
#include "perft/cli/check/given_options.hpp"
#include "perft/engines/check/failure_kinds.hpp"
#include "perft/engines/process/command.hpp"

namespace hurdle::cli {
namespace {

/// Texts, each with the variants that share it, in the order of addition.
class Shared {
 public:
  /// `same` says which texts are taken for one: by default those that are equal.
  using Same = bool (*)(const std::string&, const std::string&);
  explicit Shared(Same same = [](const std::string& a, const std::string& b) { return a == b; })
      : same_(same) {}

  void add(const std::string& text, const Notation& variant) {
    const auto found =
        std::ranges::find_if(all_, [&](const auto& one) { return same_(one.first, text); });
    auto& variants = found == all_.end()
                         ? all_.emplace_back(text, std::vector<std::string>()).second
                         : found->second;
    const std::string name(variant.name);
    if (std::ranges::find(variants, name) == variants.end()) {
      variants.push_back(name);
    }
  }

  [[nodiscard]] const auto& all() const { return all_; }

  [[nodiscard]] std::vector<std::string> lines() const {
    std::vector<std::string> lines;
    lines.reserve(all_.size());
    for (const auto& [text, variants] : all_) {
      lines.push_back(fmt::format("{}: {}", fmt::join(variants, ", "), text));
    }
    return lines;
  }

 private:
  Same same_;
  std::vector<std::pair<std::string, std::vector<std::string>>> all_;
};

}  // namespace

std::vector<std::string> dialect_lines(std::span<const engines::VariantHandshake> handshakes,
                                       const IdentifiedEngine& engine) {
  Shared shared;
  for (const engines::VariantHandshake& handshake : handshakes) {
    for (const std::string& sentence : difference_sentences(handshake, engine)) {
      shared.add(sentence, handshake.variant->notation);
    }
    for (const std::string& sentence : handshake.unusable) {
      shared.add(sentence, handshake.variant->notation);
    }
  }
  return shared.lines();
}

std::vector<std::string> read_so_lines(std::span<const engines::VariantHandshake> handshakes) {
  Shared shared;
  for (const engines::VariantHandshake& handshake : handshakes) {
    if (!handshake.unusable.empty()) {
      continue;
    }
    for (const engines::DialectWord& word : handshake.otherwise) {
      shared.add(
          fmt::format("{}: read as with{} `{}`", word.sentence, word.off ? "out" : "", word.option),
          handshake.variant->notation);
    }
  }
  return shared.lines();
}

std::vector<std::string> remark_lines(std::span<const engines::VariantHandshake> handshakes) {
  Shared shared;
  for (const engines::VariantHandshake& handshake : handshakes) {
    for (const std::string& sentence : handshake.remarks) {
      shared.add(sentence, handshake.variant->notation);
    }
    if (!handshake.house_rules.empty()) {
      shared.add(fmt::format(
                     "in these positions it plays by the house rules {} ({}): to check it by them, "
                     "use `--house-rules {}`",
                     handshake.house_rules, handshake.house_rules_words, handshake.house_rules),
                 handshake.variant->notation);
    }
  }
  return shared.lines();
}

std::vector<std::string> failure_lines(std::span<const engines::VariantHandshake> handshakes) {
  Shared shared([](const std::string& a, const std::string& b) {
    return engines::outline(a) == engines::outline(b);  // the number of a question may differ
  });
  for (const engines::VariantHandshake& handshake : handshakes) {
    if (handshake.failure && handshake.failure->kind() != engines::EngineFailure::variant_unknown) {
      shared.add(fmt::format("no reply ({}): {}", to_text(handshake.failure->kind()),
                             handshake.failure->what()),
                 handshake.variant->notation);
    }
  }
  return shared.lines();
}

bool is_silent(std::span<const engines::VariantHandshake> handshakes) {
  return std::ranges::all_of(handshakes, [](const engines::VariantHandshake& handshake) {
    return handshake.failure.has_value();
  });
}

std::optional<engines::EngineError> useless_reply(
    std::span<const engines::VariantHandshake> handshakes, bool is_script) {
  std::optional<engines::EngineError> hang;
  std::optional<engines::EngineError> nonsense;
  bool other = false;
  for (const engines::VariantHandshake& handshake : handshakes) {
    const auto failure = handshake.failure->kind();
    if (failure == engines::EngineFailure::timed_out) {
      hang = hang ? hang : handshake.failure;
    } else if (failure == engines::EngineFailure::nonsense ||
               (is_script && failure == engines::EngineFailure::crashed)) {
      nonsense = nonsense ? nonsense : handshake.failure;
    } else {
      other = other || failure != engines::EngineFailure::variant_unknown;
    }
  }
  return hang || other ? hang : nonsense;
}

std::string step_after(const IdentifiedEngine& engine, const engines::EngineError& failure) {
  const bool timed_out = failure.kind() == engines::EngineFailure::timed_out;
  if (failure.has_move_list()) {
    return timed_out ? "next: end every list of moves with its total; a slow engine needs a larger "
                       "--timeout"
                     : "next: print each move with its count, and then their sum";
  }
  return fmt::format("next: {}{}connect its move generator by a kit (ci/kits)",
                     timed_out ? "if the engine is right but slow, give it a larger --timeout, or "
                                 "skip the handshake of hurdle check by --at-once; else "
                               : "",
                     engine.protocol_given ? "try without --protocol, or " : "");
}

std::string silence_words(const IdentifiedEngine& engine, const engines::EngineError& failure) {
  std::string text =
      fmt::format("the engine gives no usable reply; nothing was checked\ntried: protocol {}\n  {}",
                  engine.protocol->name, failure.what());
  for (const std::string& line : failure.stderr_lines()) {
    text += "\n  | " + hurdle::quoted(line, 300);
  }
  return fmt::format("{}\n{}", text, step_after(engine, failure));
}

std::string words_without(std::span<const GivenOption> given,
                          const std::set<std::string>& without) {
  std::string words;
  for (const GivenOption& option : given) {
    if (without.count(option.name) > 0) {
      continue;
    }
    if (option.values.empty()) {
      words += ' ' + option.name;
    }
    for (const std::string& value : option.values) {
      const bool joined = value.starts_with('-');  // else it would be an option of its own
      words += option.is_argument ? "" : ' ' + option.name + (joined ? "=" : "");
      words += (joined && !option.is_argument ? "" : " ") + engines::shell_word(value);
    }
  }
  return words;
}

std::vector<std::string> check_commands(std::span<const engines::VariantHandshake> handshakes,
                                        const IdentifiedEngine& engine, const std::string& asked,
                                        bool names_variants, const OwnWords& own) {
  Shared shared;
  std::set<std::string> changed;  // options that the lines do not take over
  for (const engines::VariantHandshake& handshake : handshakes) {
    if (handshake.failure || !handshake.unusable.empty()) {
      continue;
    }
    std::string options;
    const Notation& notation = handshake.variant->notation;
    for (const engines::DialectWord& word : needed_words(handshake, engine)) {
      options += word.off ? "" : ' ' + word.option;
      changed.insert(name_of(word));
    }
    for (const engines::DialectWord& word : handshake.otherwise) {
      changed.insert(name_of(word));
    }
    if (!handshake.house_rules.empty()) {
      options += " --house-rules " + handshake.house_rules;
      changed.insert("--house-rules");
    }
    shared.add(options, notation);
  }
  std::vector<std::string> lines;
  for (const auto& [options, variants] : shared.all()) {
    // Notation options hold for these variants alone, so the command must not ask about others.
    const bool for_all = options.empty() || variants.size() == handshakes.size();
    const bool names_all = shared.all().size() == 1 && for_all;
    const std::string only = names_all && (!names_variants || own)
                                 ? ""
                                 : fmt::format(" --variant {}", fmt::join(variants, ","));
    if (!only.empty()) {
      changed.insert("--variant");
    }
    const std::string words = own ? own(changed) : asked + engine.words;
    lines.push_back(fmt::format("hurdle check{}{}{}", words, only, options));
  }
  return lines;
}

}  // namespace hurdle::cli

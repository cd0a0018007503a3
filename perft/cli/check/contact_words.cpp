#include "perft/cli/check/contact_words.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <utility>

namespace hurdle::cli {
namespace {

/// Texts and the variants that share each, in the order in which they came.
class Shared {
 public:
  void add(const std::string& text, const Notation& variant) {
    const auto found =
        std::find_if(all_.begin(), all_.end(), [&](const auto& one) { return one.first == text; });
    auto& variants = found == all_.end()
                         ? all_.emplace_back(text, std::vector<std::string>()).second
                         : found->second;
    const std::string name(variant.name);
    if (std::find(variants.begin(), variants.end(), name) == variants.end()) {
      variants.push_back(name);
    }
  }

  [[nodiscard]] const auto& all() const { return all_; }

  [[nodiscard]] std::vector<std::string> lines() const {
    std::vector<std::string> lines;
    for (const auto& [text, variants] : all_) {
      lines.push_back(fmt::format("{}: {}", fmt::join(variants, ", "), text));
    }
    return lines;
  }

 private:
  std::vector<std::pair<std::string, std::vector<std::string>>> all_;
};

}  // namespace

std::vector<std::string> dialect_lines(std::span<const engines::VariantContact> contacts) {
  Shared shared;
  for (const engines::VariantContact& contact : contacts) {
    for (const engines::DialectWord& word : contact.otherwise) {
      shared.add(fmt::format("{}: use `{}`", word.sentence, word.option),
                 contact.variant->notation);
    }
    for (const std::string& sentence : contact.unusable) {
      shared.add(sentence, contact.variant->notation);
    }
  }
  return shared.lines();
}

std::vector<std::string> remark_lines(std::span<const engines::VariantContact> contacts) {
  Shared shared;
  for (const engines::VariantContact& contact : contacts) {
    for (const std::string& sentence : contact.remarks) {
      shared.add(sentence, contact.variant->notation);
    }
    if (!contact.reading.empty()) {
      shared.add(fmt::format("it plays by the house rules {} ({}): use `--house-rules {}`",
                             contact.reading, contact.reading_words, contact.reading),
                 contact.variant->notation);
    }
  }
  return shared.lines();
}

std::vector<std::string> trouble_lines(std::span<const engines::VariantContact> contacts) {
  Shared shared;
  for (const engines::VariantContact& contact : contacts) {
    if (contact.trouble && contact.trouble->trouble() != engines::Trouble::variant_unknown) {
      shared.add(fmt::format("no reply ({}): {}", to_text(contact.trouble->trouble()),
                             contact.trouble->what()),
                 contact.variant->notation);
    }
  }
  return shared.lines();
}

std::vector<std::string> check_commands(std::span<const engines::VariantContact> contacts,
                                        const MetEngine& engine, const std::string& asked,
                                        bool names_variants) {
  Shared shared;
  for (const engines::VariantContact& contact : contacts) {
    if (contact.trouble || !contact.unusable.empty()) {
      continue;
    }
    std::string options;
    const Notation& notation = contact.variant->notation;
    for (const engines::DialectWord& word :
         engines::differences(notation, engine.usual_dialect(notation), contact.dialect)) {
      options += ' ' + word.option;
    }
    options += contact.reading.empty() ? "" : " --house-rules " + contact.reading;
    shared.add(options, notation);
  }
  std::vector<std::string> lines;
  for (const auto& [options, variants] : shared.all()) {
    const std::string only = shared.all().size() == 1 && !names_variants
                                 ? ""
                                 : fmt::format(" --variant {}", fmt::join(variants, ","));
    lines.push_back(fmt::format("hurdle check{}{}{}{}", asked, engine.words, only, options));
  }
  return lines;
}

}  // namespace hurdle::cli

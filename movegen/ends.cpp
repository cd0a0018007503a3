#include "movegen/ends.hpp"

#include <algorithm>
#include <array>
#include <vector>

#include "movegen/variants/chess/ends.hpp"
#include "movegen/variants/chess/notation.hpp"
#include "movegen/variants/crazyhouse/ends.hpp"
#include "movegen/variants/crazyhouse/notation.hpp"
#include "movegen/variants/janggi/ends.hpp"
#include "movegen/variants/janggi/notation.hpp"
#include "movegen/variants/makpong/ends.hpp"
#include "movegen/variants/makpong/notation.hpp"
#include "movegen/variants/makruk/ends.hpp"
#include "movegen/variants/makruk/notation.hpp"
#include "movegen/variants/nine-elder/ends.hpp"
#include "movegen/variants/nine-elder/notation.hpp"
#include "movegen/variants/pandemonium/ends.hpp"
#include "movegen/variants/pandemonium/notation.hpp"
#include "movegen/variants/shogi/ends.hpp"
#include "movegen/variants/shogi/notation.hpp"
#include "movegen/variants/xiangqi/ends.hpp"
#include "movegen/variants/xiangqi/notation.hpp"

namespace hurdle {
namespace {

/// A page's ends, for every variant whose games end by that page.
struct EndsEntry {
  const Notation& notation;
  std::span<const EndOption> (*options)() noexcept;
  std::unique_ptr<const GameEnds> (*make)(const Referee& referee, const EndOptions& options);
};

template <class Ends>
EndsEntry entry(const Notation& notation) {
  return {notation, Ends::options,
          [](const Referee& referee, const EndOptions& options) -> std::unique_ptr<const GameEnds> {
            return std::make_unique<const Ends>(referee, options);
          }};
}

std::span<const EndsEntry> all_entries() noexcept {
  static const std::array entries{
      entry<janggi::JanggiEnds>(janggi::notation),
      entry<makpong::MakpongEnds>(makpong::notation),
      entry<pandemonium::PandemoniumEnds>(pandemonium::notation),
      entry<nine_elder::NineElderEnds>(nine_elder::notation),
      entry<makruk::MakrukEnds>(makruk::notation),
      entry<xiangqi::XiangqiEnds>(xiangqi::notation),
      entry<chess::ChessEnds>(chess::notation),  // Chess960 has the same
      entry<crazyhouse::CrazyhouseEnds>(crazyhouse::notation),
      entry<shogi::ShogiEnds>(shogi::notation),
  };
  return entries;
}

const EndsEntry* find(const Notation& variant) noexcept {
  const std::span<const EndsEntry> entries = all_entries();
  const auto found = std::find_if(entries.begin(), entries.end(), [&](const EndsEntry& one) {
    return one.notation.end_clauses.data() == variant.end_clauses.data();
  });
  return found == entries.end() ? nullptr : &*found;
}

std::vector<std::string_view> collect_names() {
  std::vector<std::string_view> names;
  for (const EndsEntry& entry : all_entries()) {
    for (const EndOption& option : entry.options()) {
      if (std::find(names.begin(), names.end(), option.name) == names.end()) {
        names.push_back(option.name);
      }
    }
  }
  return names;
}

}  // namespace

std::span<const std::string_view> end_option_names() {
  static const std::vector<std::string_view> names = collect_names();
  return names;
}

std::span<const EndOption> end_options(const Notation& variant) noexcept {
  const EndsEntry* found = find(variant);
  return found == nullptr ? std::span<const EndOption>{} : found->options();
}

std::unique_ptr<const GameEnds> make_ends(const Referee& referee, const EndOptions& options) {
  const EndsEntry* found = find(referee.notation());
  if (found == nullptr) {
    require_known(options, {}, referee.notation());
    return nullptr;
  }
  return found->make(referee, options);
}

}  // namespace hurdle

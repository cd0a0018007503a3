#include "movegen/ends.hpp"

#include <algorithm>
#include <vector>

#include "movegen/variants.hpp"

namespace hurdle {
namespace {

template <class Game>
void append_names(std::vector<std::string_view>& names) {
  if constexpr (requires { typename Game::Ends; }) {
    for (const EndOption& option : Game::Ends::options()) {
      if (std::find(names.begin(), names.end(), option.name) == names.end()) {
        names.push_back(option.name);
      }
    }
  }
}

template <class... Game>
std::vector<std::string_view> collect_names(std::type_identity<std::tuple<Game...>> /*all*/) {
  std::vector<std::string_view> names;
  (append_names<Game>(names), ...);
  return names;
}

}  // namespace

std::span<const std::string_view> end_option_names() {
  static const std::vector<std::string_view> names = collect_names(std::type_identity<Games>{});
  return names;
}

std::span<const EndOption> end_options(const Notation& variant) noexcept {
  std::span<const EndOption> options;
  visit_variant(variant.name, [&]<class Entry>(std::type_identity<Entry> /*found*/) {
    if constexpr (requires { typename Entry::Game::Ends; }) {
      options = Entry::Game::Ends::options();
    }
  });
  return options;
}

std::unique_ptr<const GameEnds> make_ends(const Referee& referee, const EndOptions& options) {
  std::unique_ptr<const GameEnds> ends;
  visit_variant(referee.notation().name, [&]<class Entry>(std::type_identity<Entry> /*found*/) {
    if constexpr (requires { typename Entry::Game::Ends; }) {
      ends = std::make_unique<const typename Entry::Game::Ends>(referee, options);
    }
  });
  if (!ends) {
    require_known(options, {}, referee.notation());
  }
  return ends;
}

}  // namespace hurdle

// Lists in JSON.
#pragma once

#include <nlohmann/json.hpp>

#include "perft/output/json.hpp"

namespace hurdle {

/// A list with `one(thing)` for each of the things.
template <class Things, class One>
[[nodiscard]] Json list_of(const Things& things, const One& one) {
  Json list = Json::array();
  for (const auto& thing : things) {
    list.push_back(one(thing));
  }
  return list;
}

}  // namespace hurdle

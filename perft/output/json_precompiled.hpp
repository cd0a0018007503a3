// For precompiled headers only: compiles nlohmann/json's templates once instead of in each source,
// which saves half of the compile time of a source that writes JSON. Sources include the library's
// own header.
#pragma once

#include <cstdint>
#include <nlohmann/json.hpp>
#include <string>
#include <vector>

extern template class nlohmann::basic_json<>;
extern template class nlohmann::basic_json<nlohmann::ordered_map>;

namespace hurdle::precompiled {

/// Never called: its contents are instantiated with the precompiled header.
template <class Json>
void common_uses(Json& json) {
  json = Json::parse(std::string());
  json = Json::object();
  json = std::string();
  json = 1;
  json = std::uint64_t{1};
  json = true;
  json = std::vector<std::string>();
  json = std::vector<Json>();
  json["a"] = "b";
  json = {{"a", 1}, {"b", ""}};
  json.push_back(Json::array());
  static_cast<void>(json.at("a").template get<std::string>());
  static_cast<void>(json.template get<int>());
  static_cast<void>(json.template get<std::uint64_t>());
  static_cast<void>(json.template get<bool>());
  static_cast<void>(json.value("a", std::string()));
  static_cast<void>(json.contains("a"));
  static_cast<void>(json.dump(2));
  static_cast<void>(json == Json());
  for (const auto& [key, value] : json.items()) {
    static_cast<void>(value);
  }
}

inline void all_uses(nlohmann::json& sorted, nlohmann::ordered_json& in_order) {
  common_uses(sorted);
  common_uses(in_order);
  sorted = in_order;
}

}  // namespace hurdle::precompiled

// Empty stores for consecutive runs: files, or schemas of one PostgreSQL database.
#pragma once

#include <cstdint>
#include <string>

#include "props/cli/program.hpp"

namespace hurdle::simulation {

class Places {
 public:
  /// `url` is the URL of a PostgreSQL database; empty for files.
  explicit Places(std::string url) : url_(std::move(url)) {}

  /// A new store; the previous one is removed.
  [[nodiscard]] std::string next();

 private:
  std::string url_;
  props::Scratch scratch_;
  std::int64_t number_ = 0;
};

}  // namespace hurdle::simulation

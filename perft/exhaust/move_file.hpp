// Moves between positions, in a temporary file instead of in memory.
#pragma once

#include <cstdio>
#include <filesystem>
#include <memory>
#include <vector>

#include "perft/exhaust/number_index.hpp"

namespace hurdle {

/// A move: the places of the positions before and after it.
struct Edge {
  NumberIndex::Index from = 0;
  NumberIndex::Index to = 0;
};

/// A list of moves in a file without a name in the folder for temporary files (TMPDIR), which
/// vanishes with the object. All members throw std::system_error if the file cannot be used.
class MoveFile {
 public:
  MoveFile();

  void add(const std::vector<Edge>& edges);

  /// The next moves of the list, from the first on; none at its end, after which it begins again.
  [[nodiscard]] std::vector<Edge> next();

 private:
  struct Close {
    void operator()(std::FILE* file) const { std::fclose(file); }
  };
  std::filesystem::path folder_;  ///< named by errors
  std::unique_ptr<std::FILE, Close> file_;
  bool reading_ = false;
};

}  // namespace hurdle

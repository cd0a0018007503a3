// SHA-256 and the root of a hash tree, using OpenSSL.
#pragma once

#include <cstdint>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

struct evp_md_ctx_st;  // NOLINT(readability-identifier-naming): the library's, for digest.cpp

namespace hurdle::campaign {

/// SHA-256 of data that is added piece by piece.
class Sha256 {
 public:
  Sha256();
  void add(std::string_view bytes);
  /// The digest, 32 bytes; call once, at the end.
  [[nodiscard]] std::string finish();

 private:
  struct Free {
    void operator()(evp_md_ctx_st* context) const noexcept;
  };
  std::unique_ptr<evp_md_ctx_st, Free> context_;
};

[[nodiscard]] std::string sha256(std::string_view bytes);

/// Bytes as lower-case hexadecimal digits.
[[nodiscard]] std::string hex(std::string_view bytes);

/// The root of a hash tree over digests, computed in memory proportional to the tree's height. Two
/// neighbours are combined to sha256(byte 1, left, right); a node without a neighbour moves up
/// unchanged.
class TreeRoot {
 public:
  void add(std::string digest);
  /// The root over all added digests; without any, sha256 of no bytes.
  [[nodiscard]] std::string root() const;

 private:
  struct Node {
    std::string digest;
    std::uint64_t leaves;
  };
  std::vector<Node> nodes_;  ///< complete subtrees, larger ones first
};

}  // namespace hurdle::campaign

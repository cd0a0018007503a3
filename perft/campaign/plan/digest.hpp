// SHA-256 and the root of a hash tree, by OpenSSL. Knows bytes; no campaign.
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

struct evp_md_ctx_st;  // NOLINT(readability-identifier-naming): the library's, for digest.cpp

namespace hurdle::campaign {

/// The bytes of a digest, and of its text.
inline constexpr std::size_t digest_size = 32;

/// SHA-256 of what is added piece by piece.
class Sha256 {
 public:
  Sha256();
  void add(std::string_view bytes);
  /// The digest, 32 bytes; to be called once, at the end.
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

/// The root of a tree over digests, in memory that grows with its height alone. Two neighbours make
/// sha256(byte 1, left, right); one without a neighbour goes up as it is.
class TreeRoot {
 public:
  void add(std::string digest);
  /// The root of all that was added; of nothing, sha256 of no bytes.
  [[nodiscard]] std::string root() const;

 private:
  struct Node {
    std::string digest;
    std::uint64_t leaves;
  };
  std::vector<Node> nodes_;  ///< whole trees, larger ones first
};

}  // namespace hurdle::campaign

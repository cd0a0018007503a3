// SHA-256 of texts, using OpenSSL.
#pragma once

#include <memory>
#include <string>
#include <string_view>

struct evp_md_ctx_st;  // NOLINT(readability-identifier-naming): the library's, for digest.cpp

namespace hurdle {

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

}  // namespace hurdle

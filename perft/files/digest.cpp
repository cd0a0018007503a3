#include "perft/files/digest.hpp"

#include <openssl/evp.h>

#include <array>
#include <new>
#include <stdexcept>

namespace hurdle {
namespace {

void require(int success) {
  if (success != 1) {
    throw std::runtime_error("OpenSSL cannot make a SHA-256 digest here");
  }
}

}  // namespace

void Sha256::Free::operator()(evp_md_ctx_st* context) const noexcept {
  EVP_MD_CTX_free(context);
}

Sha256::Sha256() : context_(EVP_MD_CTX_new()) {
  if (!context_) {
    throw std::bad_alloc();
  }
  require(EVP_DigestInit_ex(context_.get(), EVP_sha256(), nullptr));
}

void Sha256::add(std::string_view bytes) {
  require(EVP_DigestUpdate(context_.get(), bytes.data(), bytes.size()));
}

std::string Sha256::finish() {
  std::array<unsigned char, EVP_MAX_MD_SIZE> digest{};
  unsigned size = 0;
  require(EVP_DigestFinal_ex(context_.get(), digest.data(), &size));
  return {digest.begin(), digest.begin() + size};
}

std::string sha256(std::string_view bytes) {
  Sha256 digest;
  digest.add(bytes);
  return digest.finish();
}

std::string hex(std::string_view bytes) {
  constexpr std::string_view digits = "0123456789abcdef";
  std::string text;
  for (const char byte : bytes) {
    const auto bits = static_cast<unsigned char>(byte);
    text.push_back(digits[bits >> 4U]);
    text.push_back(digits[bits & 0x0FU]);
  }
  return text;
}

}  // namespace hurdle

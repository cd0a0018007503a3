#include "perft/campaign/plan/digest.hpp"

#include <openssl/evp.h>

#include <array>
#include <new>
#include <stdexcept>
#include <utility>

namespace hurdle::campaign {
namespace {

void require(int success) {
  if (success != 1) {
    throw std::runtime_error("OpenSSL cannot make a SHA-256 digest here");
  }
}

std::string parent_of(const std::string& left, const std::string& right) {
  return sha256('\1' + left + right);
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

void TreeRoot::add(std::string digest) {
  Node node{std::move(digest), 1};
  while (!nodes_.empty() && nodes_.back().leaves == node.leaves) {
    node = {parent_of(nodes_.back().digest, node.digest), 2 * node.leaves};
    nodes_.pop_back();
  }
  nodes_.push_back(std::move(node));
}

std::string TreeRoot::root() const {
  if (nodes_.empty()) {
    return sha256("");
  }
  std::string root = nodes_.back().digest;
  for (std::size_t place = nodes_.size() - 1; place > 0; --place) {
    root = parent_of(nodes_[place - 1].digest, root);
  }
  return root;
}

}  // namespace hurdle::campaign

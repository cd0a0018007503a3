#include "perft/custom/fast/digest.hpp"

#include <fmt/format.h>
#include <openssl/evp.h>

#include <array>
#include <stdexcept>

namespace hurdle::custom {

std::string sha256_hex(std::string_view text) {
  std::array<unsigned char, EVP_MAX_MD_SIZE> bytes{};
  unsigned size = 0;
  if (EVP_Digest(text.data(), text.size(), bytes.data(), &size, EVP_sha256(), nullptr) != 1) {
    throw std::runtime_error("OpenSSL has no SHA-256");
  }
  std::string result;
  for (unsigned at = 0; at < size; ++at) {
    result += fmt::format("{:02x}", bytes[at]);
  }
  return result;
}

}  // namespace hurdle::custom

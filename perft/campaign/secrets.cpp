#include "perft/campaign/secrets.hpp"

#include <algorithm>
#include <vector>

namespace hurdle::campaign {
namespace {

constexpr std::string_view hidden = "***";

struct Part {
  std::size_t begin = 0;
  std::size_t length = 0;
};

/// Where the passwords of a URL stand: `//user:HERE@host` up to the last @ before the path, and
/// `password=HERE` behind the question mark. In their order.
std::vector<Part> password_parts(const std::string& url) {
  std::vector<Part> parts;
  const std::size_t authority = url.find("://") + 3;
  const std::size_t query = std::min(url.find('?', authority), url.size());
  const std::size_t at_sign = url.rfind('@', query);
  const std::size_t colon = url.find(':', authority);
  if (at_sign != std::string::npos && at_sign > authority && colon < at_sign) {
    parts.push_back({colon + 1, at_sign - colon - 1});
  }
  constexpr std::string_view key = "password=";
  for (std::size_t found = url.find(key, query); found != std::string::npos;
       found = url.find(key, found + 1)) {
    const std::size_t begin = found + key.size();
    parts.push_back({begin, std::min(url.find('&', begin), url.size()) - begin});
  }
  return parts;
}

std::string decoded(std::string_view text) {
  constexpr std::string_view digits = "0123456789abcdef";
  const auto digit = [&](std::size_t at) {
    return at < text.size() ? digits.find(static_cast<char>(text[at] | 0x20)) : std::string::npos;
  };
  std::string result;
  for (std::size_t at = 0; at < text.size(); ++at) {
    const std::size_t high = digit(at + 1);
    const std::size_t low = digit(at + 2);
    if (text[at] == '%' && high != std::string::npos && low != std::string::npos) {
      result.push_back(static_cast<char>(high * 16 + low));
      at += 2;
    } else {
      result.push_back(text[at]);
    }
  }
  return result;
}

void replace_all(std::string& text, const std::string& what, std::string_view by) {
  if (what.empty()) {
    return;
  }
  for (std::size_t at = text.find(what); at != std::string::npos;
       at = text.find(what, at + by.size())) {
    text.replace(at, what.size(), by);
  }
}

}  // namespace

bool is_url(std::string_view store) {
  return store.starts_with("postgresql://") || store.starts_with("postgres://");
}

std::string without_password(const std::string& url) {
  std::string shown = url;
  auto parts = password_parts(url);
  std::reverse(parts.begin(), parts.end());  // so that the places of those before stay
  for (const Part& part : parts) {
    shown.replace(part.begin, part.length, hidden);
  }
  return shown;
}

std::string without_secrets(std::string message, const std::string& url) {
  for (const Part& part : password_parts(url)) {
    const std::string password = url.substr(part.begin, part.length);
    replace_all(message, password, hidden);
    replace_all(message, decoded(password), hidden);
  }
  while (!message.empty() && message.back() == '\n') {
    message.pop_back();
  }
  replace_all(message, "\n", " ");
  replace_all(message, "\t", " ");
  return message;
}

}  // namespace hurdle::campaign

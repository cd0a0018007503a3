#include "perft/campaign/store/secrets.hpp"

#include <utility>

#include "movegen/vocab/text/replaced.hpp"
#include "perft/campaign/store/address.hpp"
#include "perft/campaign/store/database.hpp"

namespace hurdle::campaign {
namespace {

constexpr std::string_view hidden = "***";

char small(char letter) {
  return letter >= 'A' && letter <= 'Z' ? static_cast<char>(letter - 'A' + 'a') : letter;
}

/// Lower-case text with %XX decoded.
std::string plain(std::string_view text) {
  constexpr std::string_view digits = "0123456789abcdef";
  const auto digit = [&](std::size_t at) {
    return at < text.size() ? digits.find(small(text[at])) : std::string_view::npos;
  };
  std::string result;
  for (std::size_t at = 0; at < text.size(); ++at) {
    const std::size_t high = digit(at + 1);
    const std::size_t low = digit(at + 2);
    const bool coded = text[at] == '%' && high < digits.size() && low < digits.size();
    result.push_back(small(coded ? static_cast<char>(high * digits.size() + low) : text[at]));
    at += coded ? 2 : 0;
  }
  return result;
}

bool names_password(const std::string& argument) {
  return plain(argument).find("password=") != std::string::npos;
}

/// Settings with a password, or any URL with a user and a password.
bool looks_secret(const std::string& argument) {
  const std::size_t scheme = argument.find(":/");
  const std::size_t colon = scheme == std::string::npos ? scheme : argument.find(':', scheme + 1);
  return names_password(argument) ||
         (colon != std::string::npos && argument.find('@', colon) != std::string::npos);
}

}  // namespace

bool is_url(std::string_view store) {
  return store.starts_with("postgresql://") || store.starts_with("postgres://");
}

bool is_gateway(std::string_view store) {
  return store.starts_with("https://") || store.starts_with("http://");
}

std::string shown_argument(const std::string& argument) {
  if (!is_url(argument)) {
    return looks_secret(argument) ? std::string(hidden) : argument;
  }
  try {
    const Address address = read_address(argument);
    return address.secrets.empty() && !names_password(argument) ? argument : address.shown;
  } catch (const StoreError&) {
    return "postgresql://" + std::string(hidden);
  }
}

std::string without_secrets(std::string text, std::span<const std::string> secrets) {
  for (const std::string& secret : secrets) {
    text = replaced_all(std::move(text), secret, hidden);
  }
  return text;
}

std::string one_line(std::string message, std::span<const std::string> secrets) {
  message = without_secrets(std::move(message), secrets);
  while (!message.empty() && message.back() == '\n') {
    message.pop_back();
  }
  return replaced_all(replaced_all(std::move(message), "\n", " "), "\t", " ");
}

}  // namespace hurdle::campaign

#include "perft/campaign/store/address.hpp"

#include <fmt/format.h>
#include <postgresql/libpq-fe.h>

#include <algorithm>
#include <memory>

#include "perft/campaign/store/database.hpp"

namespace hurdle::campaign {
namespace {

/// The error for a URL of which nothing may be shown.
StoreError unreadable(std::string_view why) {
  return {
      StoreFailure::refused,
      fmt::format("the URL of the store {}; it is postgresql://USER@HOST:PORT/DATABASE?KEY=VALUE, "
                  "and in its parts @ is written %40, / %2F, : %3A, ? %3F, & %26, % %25 (it is "
                  "not shown, as it may hold a password)",
                  why)};
}

std::map<std::string, std::string> settings_of(const std::string& url) {
  constexpr auto free_options = [](PQconninfoOption* options) { PQconninfoFree(options); };
  char* words = nullptr;
  const std::unique_ptr<PQconninfoOption, decltype(free_options)> options(
      PQconninfoParse(url.c_str(), &words), free_options);
  PQfreemem(words);  // may contain part of a password
  if (options == nullptr) {
    throw unreadable("cannot be read");
  }
  std::map<std::string, std::string> settings;
  for (const PQconninfoOption* option = options.get(); option->keyword != nullptr; ++option) {
    if (option->val != nullptr) {
      settings[option->keyword] = option->val;
    }
  }
  return settings;
}

/// Throws if a part that is shown contains special characters: they suggest a password with
/// characters that end a part of a URL.
void require_plain(const std::string& part) {
  const auto plain = [](char letter) {
    const auto byte = static_cast<unsigned char>(letter);
    return byte > ' ' && byte != 0x7F &&
           std::string_view("?&=#\"'\\").find(letter) == std::string::npos;
  };
  if (!std::ranges::all_of(part, plain)) {
    throw unreadable("has letters in its user, host or database that stand for something else");
  }
}

/// Whether the only @ ends the user info, or is part of a value after the question mark.
bool is_at_its_place(const std::string& url, std::size_t at) {
  const std::size_t slash = url.find('/', url.find("://") + 3);
  return at < slash || at > url.find('?', slash);
}

std::string shown_of(const std::map<std::string, std::string>& settings) {
  const auto part = [&](const char* key) {
    const auto found = settings.find(key);
    return found == settings.end() ? std::string() : found->second;
  };
  const std::string user = part("user");
  const std::string host = part("host");
  const std::string port = part("port");
  for (const std::string& text : {user, host, part("hostaddr"), part("dbname")}) {
    require_plain(text);
  }
  if (host.find('@') != std::string::npos) {
    throw unreadable("has an @ in its host");
  }
  if (port.find_first_not_of("0123456789,") != std::string::npos) {
    throw unreadable("has a port that is no number");
  }
  const bool folder = host.starts_with('/');  // folder of a Unix socket
  return fmt::format("postgresql://{}{}{}{}{}{}/{}{}", user, user.empty() ? "" : "@",
                     folder ? "" : host, host.empty() ? part("hostaddr") : "",
                     port.empty() ? "" : ":", port, part("dbname"), folder ? "?host=" + host : "");
}

}  // namespace

Address read_address(const std::string& url) {
  if (std::ranges::count(url, '@') > 1) {
    throw unreadable("has more than one @");
  }
  if (const std::size_t at = url.find('@'); at != std::string::npos && !is_at_its_place(url, at)) {
    throw unreadable("has an @ in the name of its database");
  }
  Address address;
  address.settings = settings_of(url);
  address.shown = shown_of(address.settings);
  for (const char* key : {"password", "sslpassword"}) {
    const auto found = address.settings.find(key);
    if (found != address.settings.end() && !found->second.empty()) {
      address.secrets.push_back(found->second);
    }
  }
  return address;
}

std::string settings_text(const std::map<std::string, std::string>& settings) {
  std::string text;
  for (const auto& [key, value] : settings) {
    text += fmt::format("{}{}='", text.empty() ? "" : " ", key);
    for (const char letter : value) {
      if (letter == '\'' || letter == '\\') {
        text.push_back('\\');
      }
      text.push_back(letter);
    }
    text.push_back('\'');
  }
  return text;
}

}  // namespace hurdle::campaign

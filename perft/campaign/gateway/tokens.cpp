#include "perft/campaign/gateway/tokens.hpp"

#include <fmt/format.h>
#include <openssl/rand.h>

#include <algorithm>
#include <array>
#include <sstream>
#include <system_error>
#include <utility>

#include "perft/files/digest.hpp"
#include "perft/files/files.hpp"
#include "perft/output/files.hpp"

namespace hurdle::campaign {
namespace {

constexpr std::uintmax_t most_of_a_file = std::uintmax_t{16} << 20U;

/// The names that roles.sql accepts for accounts.
bool is_account(std::string_view name) {
  constexpr std::size_t most = 63;
  const auto fits = [](char letter) {
    return (letter >= 'a' && letter <= 'z') || (letter >= '0' && letter <= '9') || letter == '_';
  };
  return !name.empty() && name.size() <= most && name.front() >= 'a' && name.front() <= 'z' &&
         std::ranges::all_of(name, fits);
}

bool is_digest(std::string_view text) {
  constexpr std::size_t digits = 64;
  return text.size() == digits &&
         text.find_first_not_of("0123456789abcdef") == std::string_view::npos;
}

void require_account(const std::string& name) {
  if (!is_account(name)) {
    throw TokenError(fmt::format(
        "'{}': expected an account of 1 to 63 small letters, digits and _, a letter first", name));
  }
}

/// The file itself, if the path is a link.
std::filesystem::path target_of(const std::string& file) {
  return std::filesystem::is_symlink(file) ? std::filesystem::weakly_canonical(file)
                                           : std::filesystem::path(file);
}

/// Locks the folder of the file against other changes.
FileLock lock_of(const std::string& file) {
  const std::filesystem::path folder = target_of(file).parent_path();
  return FileLock(folder.empty() ? "." : folder);
}

void write_accounts(const std::string& file, const Accounts& accounts) {
  std::string text = "# Accounts of hurdle campaign gateway: ACCOUNT, SHA-256 of its token\n";
  for (const auto& [digest, account] : accounts) {
    text += fmt::format("{} {}\n", account, digest);
  }
  try {
    replace_file(target_of(file), text, NewFile::for_owner);
  } catch (const std::runtime_error& error) {
    throw TokenError(error.what());
  }
}

std::size_t erase_account(Accounts& accounts, const std::string& account) {
  return std::erase_if(accounts, [&](const auto& entry) { return entry.second == account; });
}

}  // namespace

Accounts read_accounts(const std::string& file) {
  std::string text;
  try {
    text = read_small_file(file, most_of_a_file);
  } catch (const std::runtime_error& error) {
    throw TokenError(fmt::format("{}: {}", file, error.what()));
  }
  Accounts accounts;
  std::istringstream lines(text);
  std::size_t number = 0;
  for (std::string line; std::getline(lines, line);) {
    ++number;
    if (line.empty() || line.front() == '#') {
      continue;
    }
    const std::size_t space = line.find(' ');
    const std::string account = line.substr(0, space);
    const std::string digest = space == std::string::npos ? "" : line.substr(space + 1);
    const bool known =
        std::ranges::any_of(accounts, [&](const auto& entry) { return entry.second == account; });
    if (!is_account(account) || !is_digest(digest) || known || accounts.contains(digest)) {
      throw TokenError(fmt::format(
          "{}:{}: expected an account, a space and 64 hexadecimal digits, each only once", file,
          number));
    }
    accounts.emplace(digest, account);
  }
  return accounts;
}

std::string add_account(const std::string& file, const std::string& account) {
  require_account(account);
  const FileLock lock = lock_of(file);
  Accounts accounts = std::filesystem::exists(file) ? read_accounts(file) : Accounts();
  (void)erase_account(accounts, account);
  constexpr int size = 32;
  std::array<unsigned char, size> bytes{};
  if (RAND_bytes(bytes.data(), size) != 1) {
    throw TokenError("this machine has no random numbers for a token");
  }
  const std::string token = hex({reinterpret_cast<const char*>(bytes.data()), size});  // NOLINT
  accounts.emplace(hex(sha256(token)), account);
  write_accounts(file, accounts);
  return token;
}

void remove_account(const std::string& file, const std::string& account) {
  require_account(account);
  const FileLock lock = lock_of(file);
  Accounts accounts = read_accounts(file);
  if (erase_account(accounts, account) == 0) {
    throw TokenError(fmt::format("{}: it has no account {}", file, account));
  }
  write_accounts(file, accounts);
}

TokenFile::TokenFile(std::string file) : file_(std::move(file)), accounts_(read_accounts(file_)) {}

std::optional<std::string> TokenFile::account_of(std::string_view token) {
  const std::string digest = hex(sha256(token));
  const std::lock_guard lock(mutex_);
  read_again();
  const auto found = accounts_.find(digest);
  return found == accounts_.end() ? std::nullopt : std::optional(found->second);
}

std::optional<std::string> TokenFile::failure() {
  const std::lock_guard lock(mutex_);
  return std::exchange(failure_, std::nullopt);
}

void TokenFile::read_again() {
  constexpr std::chrono::seconds pause{1};
  const auto now = std::chrono::steady_clock::now();
  if (now - looked_ < pause) {
    return;
  }
  looked_ = now;
  std::error_code error;
  const auto changed = std::filesystem::last_write_time(file_, error);
  if (!error && changed == changed_) {
    return;
  }
  try {
    accounts_ = read_accounts(file_);
    changed_ = changed;
  } catch (const TokenError& unreadable) {
    failure_ = unreadable.what();
  }
}

}  // namespace hurdle::campaign

// The accounts of a gateway: a file with one line for each, `ACCOUNT DIGEST`. A token is 32 random
// bytes in hexadecimal digits; the file holds only its SHA-256, so a copy of the file opens
// nothing.
#pragma once

#include <chrono>
#include <filesystem>
#include <map>
#include <mutex>
#include <optional>
#include <stdexcept>
#include <string>
#include <string_view>

namespace hurdle::campaign {

/// A file of tokens that cannot be used: file, line, what was expected.
class TokenError : public std::runtime_error {
 public:
  using std::runtime_error::runtime_error;
};

/// Accounts by the digests of their tokens.
using Accounts = std::map<std::string, std::string, std::less<>>;

/// Parses a file of tokens. Throws TokenError.
[[nodiscard]] Accounts read_accounts(const std::string& file);

/// Gives an account a new token in the file, which is created if it is missing, and returns the
/// token. An older token of the account becomes invalid. Throws TokenError.
[[nodiscard]] std::string add_account(const std::string& file, const std::string& account);

/// Removes an account from the file. Throws TokenError, also if the account is not there.
void remove_account(const std::string& file, const std::string& account);

/// A file of tokens, reread after it changed. Thread-safe.
class TokenFile {
 public:
  /// Throws TokenError.
  explicit TokenFile(std::string file);

  /// The account of a token; nothing for an unknown token.
  [[nodiscard]] std::optional<std::string> account_of(std::string_view token);

  /// Why the file could not be reread since the last call; the accounts are then the old ones.
  [[nodiscard]] std::optional<std::string> failure();

 private:
  void read_again();

  std::string file_;
  std::mutex mutex_;
  Accounts accounts_;
  std::filesystem::file_time_type changed_;       ///< of the accounts; unknown at first
  std::chrono::steady_clock::time_point looked_;  ///< at the file's time
  std::optional<std::string> failure_;
};

}  // namespace hurdle::campaign

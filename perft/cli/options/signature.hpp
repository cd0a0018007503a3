// Signs files with the program minisign; the signature of FILE is FILE.minisig. A digest detects
// accidental changes; a signature proves whose file it is. Depends on no campaign.
#pragma once

#include <string>

namespace hurdle::cli {

/// Throws Failure unless minisign is installed and the file of the secret key is readable.
void require_signer(const std::string& secret_key);

/// Signs `file` and `comment` with the key in the file `secret_key`. If the key has a password,
/// minisign prompts for it. Throws Failure.
void sign_file(const std::string& file, const std::string& secret_key, const std::string& comment);

/// The result of verifying a signature.
struct Signature {
  bool good = false;
  std::string key;      ///< the public key used for verification, as text
  std::string comment;  ///< the signed comment; only if good
  std::string why_not;  ///< minisign's message; only if not good
};

/// Verifies the signature beside `file`. `public_key` is a minisign key file or the key itself (the
/// second line of that file). Throws Failure when the signature, the key or minisign is missing.
[[nodiscard]] Signature verify_signature(const std::string& file, const std::string& public_key);

/// The name of the signature file of `file`.
[[nodiscard]] std::string signature_beside(const std::string& file);

}  // namespace hurdle::cli

// Signatures of files, by the program minisign: beside FILE as FILE.minisig. A digest says that
// nothing changed by itself; a signature says whose file it is. Knows no campaign.
#pragma once

#include <string>

namespace hurdle::cli {

/// Throws Failure unless minisign is there and the secret key's file can be read.
void require_signer(const std::string& secret_key);

/// Signs `file` by the key in a file; minisign asks for its password when it has one. `comment` is
/// signed as well. Throws Failure.
void sign_file(const std::string& file, const std::string& secret_key, const std::string& comment);

/// Whose signature a file has.
struct Signature {
  bool good = false;
  std::string key;      ///< the public key that it was compared with, in letters
  std::string comment;  ///< what was signed with it; of a good one
  std::string why_not;  ///< in minisign's words; of one that is not good
};

/// Compares the signature beside `file` with a public key: a file of minisign's, or its second line
/// as it is. Throws Failure when there is no signature, no such key or no minisign.
[[nodiscard]] Signature verify_signature(const std::string& file, const std::string& public_key);

/// The name of the signature of a file.
[[nodiscard]] std::string signature_beside(const std::string& file);

}  // namespace hurdle::cli

#include "perft/cli/options/signature.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <boost/process/args.hpp>
#include <boost/process/child.hpp>
#include <boost/process/exe.hpp>
#include <boost/process/io.hpp>
#include <boost/process/pipe.hpp>
#include <filesystem>
#include <fstream>
#include <system_error>
#include <vector>

#include "movegen/vocab/text/text.hpp"
#include "perft/cli/program/failure.hpp"

namespace hurdle::cli {
namespace {

namespace process = boost::process;

/// Minisign's output and exit code: 0 good, 1 a wrong signature, else another error.
struct MinisignOutput {
  int code = 2;
  std::vector<std::string> lines;

  [[nodiscard]] std::string text() const { return fmt::format("{}", fmt::join(lines, "; ")); }
};

MinisignOutput minisign(std::vector<std::string> arguments) {
  constexpr int not_found = 127;
  arguments.insert(arguments.begin(), "minisign");
  MinisignOutput said;
  try {
    process::ipstream out;
    process::child child(process::exe = "/usr/bin/env", process::args = arguments,
                         (process::std_out & process::std_err) > out);
    for (std::string line; std::getline(out, line);) {
      said.lines.push_back(line);
    }
    child.wait();
    said.code = child.exit_code();
  } catch (const std::system_error& error) {
    throw Failure(fmt::format("cannot run minisign: {}", error.what()));
  }
  if (said.code == not_found) {
    throw Failure("minisign not found in PATH (Debian package: minisign)");
  }
  return said;
}

bool is_readable(const std::string& file) {
  return std::filesystem::is_regular_file(file) && std::ifstream(file).good();
}

/// The key as text: the last line of the file, or `public_key` itself if no such file is readable.
std::string letters_of(const std::string& public_key) {
  if (!is_readable(public_key)) {
    return public_key;
  }
  std::ifstream in(public_key);
  std::string last;
  for (std::string line; std::getline(in, line) && last.size() < 1000;) {
    last = line.empty() ? last : line;
  }
  return last;
}

}  // namespace

std::string signature_beside(const std::string& file) {
  return file + ".minisig";
}

void require_signer(const std::string& secret_key) {
  (void)minisign({"-v"});
  if (!is_readable(secret_key)) {
    throw Failure(fmt::format("--sign {}: expected a readable key file; minisign -G makes one",
                              hurdle::quoted(secret_key)));
  }
}

void sign_file(const std::string& file, const std::string& secret_key, const std::string& comment) {
  const MinisignOutput said = minisign({"-S", "-s", secret_key, "-m", file, "-t", comment});
  if (said.code != 0) {
    throw Failure(fmt::format("--sign {}: {}", hurdle::quoted(secret_key), said.text()));
  }
}

Signature verify_signature(const std::string& file, const std::string& public_key) {
  constexpr std::string_view comment = "Trusted comment: ";
  Signature signature;
  signature.key = letters_of(public_key);
  const MinisignOutput said = minisign({"-V", "-P", signature.key, "-m", file});
  if (said.code != 0 && said.code != 1) {
    throw Failure(fmt::format("--verify {}: {}; expected a public key of minisign's, and {}",
                              hurdle::quoted_path(public_key), said.text(),
                              hurdle::quoted_path(signature_beside(file))));
  }
  signature.good = said.code == 0;
  signature.why_not = signature.good ? "" : said.text();
  for (const std::string& line : said.lines) {
    if (signature.good && line.starts_with(comment)) {
      signature.comment = line.substr(comment.size());
    }
  }
  return signature;
}

}  // namespace hurdle::cli

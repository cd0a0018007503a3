// A PostgreSQL server for tests: in a temporary folder, on a Unix socket only, removed when the
// program ends.
#pragma once

#include <string>

namespace hurdle::props {

/// Why a server cannot be started here; empty if it can.
[[nodiscard]] std::string no_server_because();

/// The URL of a new, empty database. The server is started on first use.
[[nodiscard]] std::string new_database();

/// The URL of a database of this name, existing or not. The role `guarded` needs the password
/// `right`.
[[nodiscard]] std::string url_of(const std::string& database, const std::string& role = "hurdle");

/// Appends access rules to the server's pg_hba.conf, in place of those appended before.
void let_in(const std::string& lines);

/// A second server, which accepts only TLS connections, on 127.0.0.1, from the role `hurdle`.
struct TlsServer {
  int port = 0;
  std::string certificate;  ///< path of its self-signed one, issued to `localhost`
};
[[nodiscard]] TlsServer tls_server();

/// Kills the server; starts it again; does both.
void kill_server();
void revive_server();
void crash_server();

/// Suspends every process of the server, so that it accepts connections and answers nothing;
/// resumes them.
void freeze_server();
void thaw_server();

/// A local port that accepts connections and never answers while the object exists.
class SilentPort {
 public:
  SilentPort();
  ~SilentPort();
  SilentPort(const SilentPort&) = delete;
  SilentPort& operator=(const SilentPort&) = delete;
  [[nodiscard]] int number() const;

 private:
  int socket_;
};

}  // namespace hurdle::props

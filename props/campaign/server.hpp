// A PostgreSQL server of the tests' own: in a temporary folder, on a unix socket only, gone with
// the program. Knows no table.
#pragma once

#include <string>

namespace hurdle::props {

/// Why there can be no server here; empty when there can.
[[nodiscard]] std::string no_server_because();

/// The URL of a new, empty database. The server is started when it is first asked for.
[[nodiscard]] std::string new_database();

/// The URL of a database of this name, there or not. The role `guarded` needs the password `right`.
[[nodiscard]] std::string url_of(const std::string& database, const std::string& role = "hurdle");

/// Puts lines behind those of the server's pg_hba.conf that say who may come in; without an
/// argument takes them away again.
void let_in(const std::string& lines = "");

/// Another server, which takes connections with TLS alone, on 127.0.0.1, from the role `hurdle`.
struct TlsServer {
  int port = 0;
  std::string certificate;  ///< a file: its own, made out to `localhost`
};
[[nodiscard]] TlsServer tls_server();

/// Kills the server; starts it again; both.
void kill_server();
void revive_server();
void crash_server();

/// Stops every process of the server, so that it accepts connections and answers nothing; lets them
/// go on.
void freeze_server();
void thaw_server();

/// A port of this machine that accepts connections and never answers, as long as the object lives.
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

#include "props/campaign/server.hpp"

#include <arpa/inet.h>
#include <fmt/format.h>
#include <netinet/in.h>
#include <sys/socket.h>
#include <unistd.h>

#include <chrono>
#include <filesystem>
#include <stdexcept>
#include <thread>

#include "props/cli/program.hpp"

namespace hurdle::props {
namespace {

constexpr const char* programs = "/usr/lib/postgresql/15/bin";

/// Runs a line of shell as a user that PostgreSQL accepts. Throws if it fails.
void run(const std::string& line) {
  const std::string as_user =
      geteuid() == 0 ? fmt::format(
                           "setpriv --reuid=postgres --regid=postgres --clear-groups sh -c "
                           "'cd / && {}'",
                           line)
                     : line;
  const Outcome outcome = shell(as_user);
  if (outcome.code != 0) {
    throw std::runtime_error(line + ": " + outcome.out + outcome.err);
  }
}

/// Makes `data` a new, empty cluster. It is copied from one that the first test has made beside
/// the test program, because tests are separate programs and initdb takes longer than most.
void make_cluster(const std::string& data) {
  namespace fs = std::filesystem;
  const fs::path program = fs::read_symlink("/proc/self/exe");
  const std::string made = fmt::format("{}.postgres-15-{}", program.string(), geteuid());
  if (!fs::exists(made)) {
    run(fmt::format("{}/initdb -D {} -A trust -U hurdle --no-sync >/dev/null", programs, data));
    const std::string copying = fmt::format("{}.{}", made, getpid());
    const Outcome copied =
        shell(fmt::format("cp -a {0} {1} && mv -T {1} {2} || rm -r {1}", data, copying, made));
    if (!fs::exists(made)) {
      throw std::runtime_error(copied.err);
    }
    return;
  }
  const Outcome copied = shell(fmt::format("cp -a {} {}", made, data));
  if (copied.code != 0) {
    throw std::runtime_error(copied.err);
  }
}

/// A port that is unused at this moment.
int free_port() {
  return SilentPort().number();
}

class Server {
 public:
  enum class Listens { on_a_socket, by_tls };

  explicit Server(Listens how) {
    if (geteuid() == 0) {
      const Outcome owned = shell("chown postgres " + folder());
      if (owned.code != 0) {
        throw std::runtime_error(owned.err);
      }
    }
    make_cluster(folder() + "/data");
    run(
        fmt::format("sed -i \"1i local all guarded scram-sha-256\" {0}/data/pg_hba.conf; "
                    "cp {0}/data/pg_hba.conf {0}/hba",
                    folder()));
    if (how == Listens::by_tls) {
      port_ = free_port();
      run(
          fmt::format("cd {}/data && openssl req -x509 -newkey rsa:2048 -nodes -days 2 -subj "
                      "/CN=localhost -keyout server.key -out server.crt 2>/dev/null && "
                      "chmod 600 server.key && sed -i s/^host\\\\b/hostssl/ pg_hba.conf",
                      folder()));
      options_ = fmt::format("-p {} -c ssl=on -c listen_addresses=127.0.0.1", port_);
    }
    start();
    run(
        fmt::format("{}/psql -q -h {} -p {} -U hurdle postgres -c \"CREATE ROLE guarded LOGIN "
                    "PASSWORD \\$\\$right\\$\\$\"",
                    programs, folder(), port_));
  }
  ~Server() {
    thaw();
    (void)stop("immediate");
  }
  Server(const Server&) = delete;
  Server& operator=(const Server&) = delete;

  [[nodiscard]] std::string folder() const { return scratch_.path(""); }
  [[nodiscard]] int port() const noexcept { return port_; }

  void let_in(const std::string& lines) const {
    run(fmt::format("cp {0}/hba {0}/data/pg_hba.conf && echo \"{1}\" >>{0}/data/pg_hba.conf",
                    folder(), lines));
  }

  void start() const {
    run(
        fmt::format("{0}/pg_ctl -D {1}/data -l {1}/log -w start >/dev/null -o \"-k {1} "
                    "-c fsync=off {2}\"",
                    programs, folder(), options_));
  }
  void thaw() const noexcept {
    try {
      send("CONT");
    } catch (const std::exception&) {  // NOLINT(bugprone-empty-catch): it is gone already
    }
  }
  void kill() const { run(fmt::format("kill -9 $(head -n 1 {}/data/postmaster.pid)", folder())); }
  /// Sends a signal to the server and to all its child processes.
  void send(const std::string& signal) const {
    run(fmt::format("p=$(head -n 1 {}/data/postmaster.pid); kill -{} $p $(pgrep -P $p)", folder(),
                    signal));
  }
  [[nodiscard]] bool stop(const std::string& how) const noexcept {
    try {
      run(fmt::format("{}/pg_ctl -D {}/data -m {} stop >/dev/null", programs, folder(), how));
      return true;
    } catch (const std::exception&) {
      return false;
    }
  }

 private:
  Scratch scratch_;
  int port_ = 5432;
  std::string options_ = "-c listen_addresses=";
};

Server& server() {
  static Server the_server(Server::Listens::on_a_socket);
  return the_server;
}

}  // namespace

std::string no_server_because() {
  if (!std::filesystem::exists(fmt::format("{}/initdb", programs))) {
    return fmt::format("there is no PostgreSQL in {} (Debian's package is postgresql)", programs);
  }
  return "";
}

std::string url_of(const std::string& database, const std::string& role) {
  return fmt::format("postgresql://{}@/{}?host={}", role, database, server().folder());
}

std::string new_database() {
  static int number = 0;
  const std::string name = fmt::format("test{}", ++number);
  run(fmt::format("{}/createdb -h {} -U hurdle {}", programs, server().folder(), name));
  return url_of(name);
}

void let_in(const std::string& lines) {
  server().let_in(lines);
}

TlsServer tls_server() {
  static const Server by_tls(Server::Listens::by_tls);
  return {by_tls.port(), by_tls.folder() + "/data/server.crt"};
}

void kill_server() {
  server().kill();
}

void revive_server() {
  constexpr int tries = 100;
  for (int tried = 1;; ++tried) {
    try {
      server().start();
      return;
    } catch (const std::exception&) {  // some of its processes are still alive
      if (tried == tries) {
        throw;
      }
      std::this_thread::sleep_for(std::chrono::milliseconds(tries));
    }
  }
}

void crash_server() {
  kill_server();
  revive_server();
}

void freeze_server() {
  server().send("STOP");
}

void thaw_server() {
  server().thaw();
}

SilentPort::SilentPort() : socket_(::socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0)) {
  sockaddr_in any{};
  any.sin_family = AF_INET;
  any.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
  constexpr int most = 16;  // connections that the kernel queues for us
  if (::bind(socket_, reinterpret_cast<const sockaddr*>(&any), sizeof any) != 0 ||  // NOLINT
      ::listen(socket_, most) != 0) {
    throw std::runtime_error("no port to listen on");
  }
}

SilentPort::~SilentPort() {
  ::close(socket_);
}

int SilentPort::number() const {
  sockaddr_in ours{};
  socklen_t size = sizeof ours;
  (void)::getsockname(socket_, reinterpret_cast<sockaddr*>(&ours), &size);  // NOLINT
  return ntohs(ours.sin_port);
}

}  // namespace hurdle::props

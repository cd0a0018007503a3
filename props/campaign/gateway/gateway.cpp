#include "props/campaign/gateway/gateway.hpp"

#include <arpa/inet.h>
#include <fcntl.h>
#include <fmt/format.h>
#include <netinet/in.h>
#include <sys/socket.h>
#include <sys/time.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <chrono>
#include <csignal>
#include <fstream>
#include <stdexcept>
#include <thread>
#include <utility>

#include "movegen/vocab/mapped.hpp"
#include "perft/campaign/gateway/tokens.hpp"

namespace hurdle::props {

using namespace hurdle::campaign;
using Message = nlohmann::json;

GatewayProcess::GatewayProcess(const std::string& store, const std::string& tokens,
                               const std::vector<std::string>& options) {
  std::vector<std::string> words =
      joined({HURDLE_PROGRAM, "campaign", "gateway", store, "--tokens", tokens}, options);
  const std::string out = scratch_.path("out");
  const std::string err = scratch_.path("err");
  process_ = fork();
  if (process_ == 0) {
    std::vector<char*> pointers = mapped(words, [&](std::string& word) { return word.data(); });
    pointers.push_back(nullptr);
    constexpr int mode = 0600;
    (void)dup2(open(out.c_str(), O_CREAT | O_WRONLY, mode), STDOUT_FILENO);  // NOLINT(*-vararg)
    (void)dup2(open(err.c_str(), O_CREAT | O_WRONLY, mode), STDERR_FILENO);  // NOLINT(*-vararg)
    (void)execv(HURDLE_PROGRAM, pointers.data());
    _exit(1);
  }
  constexpr std::chrono::milliseconds longest_sleep{20};
  for (;;) {
    std::ifstream file(out);
    if (std::getline(file, url_) && !file.eof()) {
      return;
    }
    if (waitpid(process_, nullptr, WNOHANG) != 0) {
      process_ = -1;
      throw std::runtime_error("the gateway has ended: " + content_of(err));
    }
    std::this_thread::sleep_for(longest_sleep);
  }
}

GatewayProcess::~GatewayProcess() {
  if (process_ > 0) {
    (void)end(SIGKILL);
  }
}

int GatewayProcess::port() const {
  return std::stoi(url_.substr(url_.rfind(':') + 1));
}

std::string GatewayProcess::errors() const {
  return content_of(scratch_.path("err"));
}

int GatewayProcess::end(int signal) {
  int status = 0;
  (void)kill(process_, signal);
  (void)waitpid(process_, &status, 0);
  process_ = -1;
  return WIFEXITED(status) ? WEXITSTATUS(status) : -1;
}

RawConnection::RawConnection(int port) : socket_(socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0)) {
  sockaddr_in address{};
  address.sin_family = AF_INET;
  address.sin_port = htons(static_cast<std::uint16_t>(port));
  address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
  if (connect(socket_, reinterpret_cast<sockaddr*>(&address), sizeof address) != 0) {  // NOLINT
    throw std::runtime_error("cannot connect");
  }
}

RawConnection::~RawConnection() {
  close(socket_);
}

bool RawConnection::send(const std::string& bytes) const {
  std::size_t sent = 0;
  while (sent < bytes.size()) {
    const ssize_t count = ::send(socket_, bytes.data() + sent, bytes.size() - sent, MSG_NOSIGNAL);
    if (count <= 0) {
      return false;
    }
    sent += static_cast<std::size_t>(count);
  }
  return true;
}

std::string RawConnection::receive() const {
  const timeval patience{20, 0};
  (void)setsockopt(socket_, SOL_SOCKET, SO_RCVTIMEO, &patience, sizeof patience);
  std::string all;
  std::array<char, 4096> part{};
  for (ssize_t count = 0; (count = recv(socket_, part.data(), part.size(), 0)) > 0;) {
    all.append(part.data(), static_cast<std::size_t>(count));
  }
  return all;
}

HttpReply http_reply(const std::string& bytes) {
  constexpr std::string_view head = "HTTP/1.1 ";
  const std::size_t body = bytes.find("\r\n\r\n");
  if (!bytes.starts_with(head) || body == std::string::npos) {
    return {};
  }
  return {std::stoi(bytes.substr(head.size())), bytes.substr(body + 4)};
}

std::string post_text(const std::string& operation, const std::string& token,
                      const std::string& body) {
  return fmt::format(
      "POST /v1/{} HTTP/1.1\r\nHost: x\r\nConnection: close\r\nAuthorization: Bearer {}\r\n"
      "Content-Type: application/json\r\nContent-Length: {}\r\n\r\n{}",
      operation, token, body.size(), body);
}

void Gateways::SetUp() {
  AnyStore::SetUp();
  if (IsSkipped()) {
    return;
  }
  campaign_ = start(request_twice("janggi", 4));
  if (GetParam() == StoreKind::postgres) {
    const Outcome roles =
        shell(fmt::format("/usr/lib/postgresql/15/bin/psql -q -v ON_ERROR_STOP=1 -f "
                          "{}/ci/cluster/roles.sql '{}'",
                          HURDLE_SOURCE_DIR, store()));
    ASSERT_EQ(roles.code, 0) << roles.err;
  }
  tokens_ = files_.path("tokens");
  ann_ = add_account(tokens_, "ann");
  bob_ = add_account(tokens_, "bob");
}

std::string Gateways::gateways_store() const {
  const std::string administrator = "hurdle@";
  const std::size_t at = store().find(administrator);
  return at == std::string::npos
             ? store()
             : std::string(store()).replace(at, administrator.size(), "hurdle_gateway@");
}

std::string Gateways::account(const std::string& name) const {
  return GetParam() == StoreKind::postgres ? "hurdle_gateway:" + name : name;
}

std::unique_ptr<GatewayProcess> Gateways::gateway(const std::vector<std::string>& options) const {
  std::vector<std::string> all = options;
  for (const auto& [option, value] : {std::pair("--port", "0"), std::pair("--requests", "10000")}) {
    if (std::ranges::find(options, option) == options.end()) {
      all.insert(all.end(), {option, value});
    }
  }
  return std::make_unique<GatewayProcess>(gateways_store(), tokens_, all);
}

std::string Gateways::token_file(const std::string& token) const {
  return files_.file("token-" + token.substr(0, 8), token + "\n");
}

HttpReply Gateways::post(const GatewayProcess& gateway, const std::string& operation,
                         const std::string& token, const Message& request) {
  const RawConnection connection(gateway.port());
  (void)connection.send(post_text(operation, token, request.dump()));
  return http_reply(connection.receive());
}

std::string Gateways::sign_on(const GatewayProcess& gateway, const std::string& token) {
  const HttpReply reply = post(gateway, "sign-on", token,
                               {{"name", "host:1"},
                                {"threads", 1},
                                {"lease", 60000},
                                {"wants", nullptr},
                                {"commit", "c"},
                                {"build", "b"}});
  EXPECT_EQ(reply.status, 200) << reply.body;
  return reply.json().at("worker");
}

Message Gateways::lease_one(const GatewayProcess& gateway, const std::string& token,
                            const std::string& worker, int milliseconds) const {
  const HttpReply reply = post(gateway, "lease", token,
                               {{"campaign", campaign_id()},
                                {"worker", worker},
                                {"most", 1},
                                {"lease", milliseconds},
                                {"same_worker_after", nullptr}});
  EXPECT_EQ(reply.status, 200) << reply.body;
  return reply.json().at("jobs").at(0);
}

Message Gateways::completion(const std::string& worker, const Message& job) const {
  const Finished right = counted(*open(), campaign_,
                                 {std::stoll(job.at("batch").get<std::string>()), job.at("pass"),
                                  std::stoll(job.at("token").get<std::string>()), 0});
  Message done = job;
  done["milliseconds"] = "1";
  for (const Total count : right.counts) {
    done["counts"].push_back(to_text(count));
  }
  return {{"campaign", campaign_id()}, {"worker", worker}, {"finished", Message::array({done})}};
}

void Gateways::expect_exact_total(const GatewayProcess& gateway) const {
  good(shell(
      fmt::format("for token in {} {}; do \"$HURDLE\" work {} --token $token --until-idle & p=\"$p "
                  "$!\"; done; for one in $p; do wait $one || exit; done",
                  token_file(ann_), token_file(bob_), gateway.url())));
  const Outcome total = hurdle({"campaign", "result", store()});
  EXPECT_EQ(total.out, "1065277\n") << total.err;
  EXPECT_TRUE(says(hurdle({"campaign", "status", store()}).out, "findings   0"));
}

}  // namespace hurdle::props

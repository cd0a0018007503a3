#include "perft/campaign/gateway/limited_stream.hpp"

#include <arpa/inet.h>
#include <fcntl.h>
#include <fmt/format.h>
#include <netinet/in.h>
#include <netinet/tcp.h>
#include <openssl/err.h>
#include <poll.h>
#include <sys/socket.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <climits>
#include <stdexcept>

namespace hurdle::campaign {
namespace {

constexpr std::chrono::seconds time_to_shake_hands{10};
constexpr std::chrono::seconds time_to_write{30};

[[noreturn]] void refuse_file(const std::string& file, std::string_view what) {
  const unsigned long code = ERR_get_error();
  const char* reason = code == 0 ? nullptr : ERR_reason_error_string(code);
  throw std::runtime_error(
      fmt::format("{}: expected {}: {}", file, what, reason == nullptr ? "not readable" : reason));
}

int int_of(std::size_t size) {
  return static_cast<int>(std::min<std::size_t>(size, INT_MAX));
}

struct Address {
  std::string text;
  int port = 0;
};

Address address_of(int socket, int (*get)(int, sockaddr*, socklen_t*)) {
  sockaddr_storage storage{};
  socklen_t size = sizeof storage;
  auto* address = reinterpret_cast<sockaddr*>(&storage);  // NOLINT: how sockets name addresses
  std::array<char, INET6_ADDRSTRLEN> text{};
  if (get(socket, address, &size) != 0) {
    return {};
  }
  if (storage.ss_family == AF_INET) {
    const auto* four = reinterpret_cast<const sockaddr_in*>(&storage);  // NOLINT
    inet_ntop(AF_INET, &four->sin_addr, text.data(), text.size());
    return {text.data(), ntohs(four->sin_port)};
  }
  const auto* six = reinterpret_cast<const sockaddr_in6*>(&storage);  // NOLINT
  inet_ntop(AF_INET6, &six->sin6_addr, text.data(), text.size());
  return {text.data(), ntohs(six->sin6_port)};
}

}  // namespace

TlsContext::TlsContext(const std::string& certificate_file, const std::string& key_file)
    : context_(SSL_CTX_new(TLS_server_method())) {
  if (context_ == nullptr) {
    throw std::runtime_error("TLS cannot be used: OpenSSL gave no context");
  }
  SSL_CTX_set_min_proto_version(context_.get(), TLS1_2_VERSION);
  SSL_CTX_set_mode(context_.get(),
                   SSL_MODE_ENABLE_PARTIAL_WRITE | SSL_MODE_ACCEPT_MOVING_WRITE_BUFFER);
  ERR_clear_error();
  if (SSL_CTX_use_certificate_chain_file(context_.get(), certificate_file.c_str()) != 1) {
    refuse_file(certificate_file, "a certificate in PEM");
  }
  if (SSL_CTX_use_PrivateKey_file(context_.get(), key_file.c_str(), SSL_FILETYPE_PEM) != 1 ||
      SSL_CTX_check_private_key(context_.get()) != 1) {
    refuse_file(key_file, "the private key of the certificate, in PEM");
  }
}

LimitedStream::LimitedStream(int socket, const TlsContext* tls) : socket_(socket) {
  ::fcntl(socket_, F_SETFL, ::fcntl(socket_, F_GETFL) | O_NONBLOCK);  // NOLINT(*-vararg)
  const int yes = 1;  // or a reply in two parts waits for the client's late acknowledgement
  (void)::setsockopt(socket_, IPPROTO_TCP, TCP_NODELAY, &yes, sizeof yes);
  if (tls != nullptr) {
    tls_.reset(SSL_new(tls->get()));
    SSL_set_fd(tls_.get(), socket_);
  }
}

LimitedStream::~LimitedStream() {
  if (tls_ && !failed_) {
    SSL_shutdown(tls_.get());
  }
  ::shutdown(socket_, SHUT_RDWR);
  ::close(socket_);
}

bool LimitedStream::shake_hands() {
  end_ = Clock::now() + time_to_shake_hands;
  while (tls_) {
    ERR_clear_error();
    const int result = SSL_accept(tls_.get());
    if (result == 1) {
      return true;
    }
    if (!wait_for_tls(result)) {
      return false;
    }
  }
  return true;
}

bool LimitedStream::wait_for_request(std::chrono::milliseconds pause) {
  if (taken_ < filled_ || (tls_ && SSL_pending(tls_.get()) > 0)) {
    return true;
  }
  pollfd one{socket_, POLLIN, 0};
  return ::poll(&one, 1, static_cast<int>(pause.count())) > 0;
}

void LimitedStream::begin_request(std::chrono::milliseconds time, std::size_t bytes) {
  end_ = Clock::now() + time;
  bytes_left_ = bytes;
  writing_ = false;
  closing_ = true;
}

void LimitedStream::admit(std::size_t bytes) noexcept {
  bytes_left_ += bytes;
  closing_ = false;
}

std::string LimitedStream::peer() const {
  return address_of(socket_, ::getpeername).text;
}

bool LimitedStream::wait(short events) {
  for (;;) {
    const auto left =
        std::chrono::duration_cast<std::chrono::milliseconds>(end_ - Clock::now()).count();
    pollfd one{socket_, events, 0};
    const int ready = left <= 0 ? 0 : ::poll(&one, 1, static_cast<int>(left));
    if (ready > 0) {
      return true;
    }
    if (ready == 0 || errno != EINTR) {
      failed_ = true;
      return false;
    }
  }
}

bool LimitedStream::wait_for_tls(int result) {
  switch (SSL_get_error(tls_.get(), result)) {
    case SSL_ERROR_WANT_READ:
      return wait(POLLIN);
    case SSL_ERROR_WANT_WRITE:
      return wait(POLLOUT);
    default:
      failed_ = true;
      return false;
  }
}

template <class ByTls, class Plain>
ssize_t LimitedStream::transfer(const ByTls& by_tls, const Plain& plain, short event) {
  while (!failed_) {
    if (tls_) {
      ERR_clear_error();  // another library's, in this thread
      const int count = by_tls();
      if (count > 0) {
        return count;
      }
      if (!wait_for_tls(count)) {
        return -1;
      }
      continue;
    }
    const ssize_t count = plain();
    if (count >= 0) {
      return count;
    }
    if ((errno != EAGAIN && errno != EWOULDBLOCK && errno != EINTR) || !wait(event)) {
      return -1;
    }
  }
  return -1;
}

ssize_t LimitedStream::read(char* bytes, size_t size) {
  if (bytes_left_ == 0 || failed_) {
    closing_ = true;
    return -1;
  }
  if (taken_ == filled_) {
    const ssize_t count =
        transfer([&] { return SSL_read(tls_.get(), buffer_.data(), int_of(buffer_.size())); },
                 [&] { return ::recv(socket_, buffer_.data(), buffer_.size(), 0); }, POLLIN);
    if (count <= 0) {
      closing_ = true;
      return count;
    }
    taken_ = 0;
    filled_ = static_cast<std::size_t>(count);
  }
  const std::size_t part = std::min({size, filled_ - taken_, bytes_left_});
  std::copy_n(buffer_.data() + taken_, part, bytes);
  taken_ += part;
  bytes_left_ -= part;
  return static_cast<ssize_t>(part);
}

ssize_t LimitedStream::write(const char* bytes, size_t size) {
  if (!writing_) {
    writing_ = true;
    end_ = Clock::now() + time_to_write;
  }
  const ssize_t count =
      transfer([&] { return SSL_write(tls_.get(), bytes, int_of(size)); },
               [&] { return ::send(socket_, bytes, size, MSG_NOSIGNAL); }, POLLOUT);
  if (count < 0) {
    closing_ = true;
    failed_ = true;
  }
  return count;
}

void LimitedStream::get_remote_ip_and_port(std::string& address, int& port) const {
  const Address found = address_of(socket_, ::getpeername);
  address = found.text;
  port = found.port;
}

void LimitedStream::get_local_ip_and_port(std::string& address, int& port) const {
  const Address found = address_of(socket_, ::getsockname);
  address = found.text;
  port = found.port;
}

}  // namespace hurdle::campaign

// One connection to a server, with limits that the HTTP library does not have: the time of a whole
// request and the bytes of its head, so that a slow or endless request holds nothing for long. With
// TLS by OpenSSL.
#pragma once

#include <httplib.h>

#include <array>
#include <chrono>
#include <memory>
#include <string>

namespace hurdle::campaign {

/// The server's side of TLS: a certificate with its chain, and its key. Throws std::runtime_error
/// with the file's name and the reason.
class TlsContext {
 public:
  TlsContext(const std::string& certificate_file, const std::string& key_file);
  [[nodiscard]] SSL_CTX* get() const noexcept { return context_.get(); }

 private:
  struct Free {
    void operator()(SSL_CTX* context) const noexcept { SSL_CTX_free(context); }
  };
  std::unique_ptr<SSL_CTX, Free> context_;
};

class LimitedStream final : public httplib::Stream {
 public:
  using Clock = std::chrono::steady_clock;

  /// Takes over the socket and closes it in the end. `tls` is null for plain HTTP.
  LimitedStream(int socket, const TlsContext* tls);
  ~LimitedStream() override;
  LimitedStream(const LimitedStream&) = delete;
  LimitedStream& operator=(const LimitedStream&) = delete;

  /// Agrees on TLS; true at once without TLS.
  [[nodiscard]] bool shake_hands();

  /// Waits at most `pause` for the next request; true if its first bytes are there.
  [[nodiscard]] bool wait_for_request(std::chrono::milliseconds pause);

  /// Begins a request: `time` for reading it, and at most `bytes`. The connection ends with it,
  /// unless it is admitted.
  void begin_request(std::chrono::milliseconds time, std::size_t bytes);

  /// The request may have `bytes` more, and others may follow it.
  void admit(std::size_t bytes) noexcept;
  [[nodiscard]] bool is_closing() const noexcept { return closing_; }

  /// The address of the other end.
  [[nodiscard]] std::string peer() const;

  [[nodiscard]] bool is_readable() const override { return !failed_; }
  [[nodiscard]] bool is_writable() const override { return !failed_; }
  ssize_t read(char* bytes, size_t size) override;
  ssize_t write(const char* bytes, size_t size) override;
  void get_remote_ip_and_port(std::string& address, int& port) const override;
  void get_local_ip_and_port(std::string& address, int& port) const override;
  [[nodiscard]] socket_t socket() const override { return socket_; }

 private:
  struct Free {
    void operator()(SSL* tls) const noexcept { SSL_free(tls); }
  };

  /// Waits for these events of poll(2) until the time is over.
  [[nodiscard]] bool wait(short events);
  /// Waits for what TLS needs after an unfinished call; false for errors.
  [[nodiscard]] bool wait_for_tls(int result);
  /// Calls `by_tls` or `plain` until one transfers bytes, and waits between; -1 for errors.
  template <class ByTls, class Plain>
  [[nodiscard]] ssize_t transfer(const ByTls& by_tls, const Plain& plain, short event);

  int socket_;
  std::unique_ptr<SSL, Free> tls_;
  Clock::time_point end_;
  std::size_t bytes_left_ = 0;
  bool writing_ = false;
  bool closing_ = false;
  bool failed_ = false;
  static constexpr std::size_t buffer_size = 16384;
  std::array<char, buffer_size> buffer_{};
  std::size_t taken_ = 0;
  std::size_t filled_ = 0;
};

}  // namespace hurdle::campaign

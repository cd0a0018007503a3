#include "perft/campaign/gateway/listen.hpp"

#include <fmt/format.h>
#include <httplib.h>
#include <sys/socket.h>

#include <chrono>
#include <stdexcept>
#include <thread>

namespace hurdle::campaign {
namespace {

/// Sets SO_REUSEADDR but not SO_REUSEPORT: a port that another process uses must be an error.
void own_port(int socket) {
  const int yes = 1;
  (void)::setsockopt(socket, SOL_SOCKET, SO_REUSEADDR, &yes, sizeof yes);
}

}  // namespace

std::string listen_at(httplib::Server& server, std::string_view scheme, const std::string& bind,
                      int port) {
  server.set_socket_options(own_port);
  const int bound = port == 0                         ? server.bind_to_any_port(bind)
                    : server.bind_to_port(bind, port) ? port
                                                      : -1;
  if (bound <= 0) {
    throw std::runtime_error(
        fmt::format("--port {} --bind {}: cannot listen there: another program does, or this "
                    "machine has no such address",
                    port, bind));
  }
  const bool version_6 = bind.find(':') != std::string::npos;
  return fmt::format("{}://{}{}{}:{}", scheme, version_6 ? "[" : "", bind, version_6 ? "]" : "",
                     bound);
}

bool serve_until(httplib::Server& server, const std::atomic<bool>& stop) {
  std::atomic<bool> over = false;
  std::thread watch([&] {
    constexpr std::chrono::milliseconds longest_sleep{50};
    while (!over && !(stop && server.is_running())) {
      std::this_thread::sleep_for(longest_sleep);
    }
    if (!over) {
      server.stop();
    }
  });
  const bool ended_well = server.listen_after_bind();
  over = true;
  watch.join();
  return ended_well || stop;
}

}  // namespace hurdle::campaign

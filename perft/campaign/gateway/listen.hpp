// Opens a port for an HTTP server of this program, and serves until a stop is requested.
#pragma once

#include <atomic>
#include <string>
#include <string_view>

namespace httplib {
class Server;
}

namespace hurdle::campaign {

/// Binds `server` to a port of an address, or to any free one if `port` is 0, and returns the URL
/// there. Throws std::runtime_error if the port belongs to another program or the address to
/// another machine.
[[nodiscard]] std::string listen_at(httplib::Server& server, std::string_view scheme,
                                    const std::string& bind, int port);

/// Serves until `stop`. Returns false if the server ended by itself: it cannot accept connections.
[[nodiscard]] bool serve_until(httplib::Server& server, const std::atomic<bool>& stop);

}  // namespace hurdle::campaign

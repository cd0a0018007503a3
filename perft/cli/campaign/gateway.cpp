// `hurdle campaign gateway` and `token`: serve a store's jobs to workers over HTTPS, and give them
// accounts.

#include <chrono>
#include <string>

#include "perft/campaign/gateway/server.hpp"
#include "perft/campaign/gateway/tokens.hpp"
#include "perft/cli/campaign/campaign.hpp"
#include "perft/cli/campaign/store.hpp"
#include "perft/cli/program/arguments.hpp"
#include "perft/cli/program/failure.hpp"
#include "perft/cli/program/interrupt.hpp"
#include "perft/cli/program/numbers.hpp"
#include "perft/cli/program/output.hpp"

namespace hurdle::cli {
namespace {

struct GatewayArguments : Arguments {
  StoreArgument store{command};
  TextOption tokens{command, "--tokens FILE",
                    "File of accounts, which hurdle campaign token writes",
                    Traits{.required = true}};
  NumberOption port{command, "--port N", "Port to listen on (default 8443; 0 picks a free one)",
                    Range{0, 65535}, 8443};
  TextOption bind{command, "--bind ADDRESS",
                  "Address to listen on; any address but the default lets other machines connect",
                  Traits{.otherwise = "127.0.0.1", .shows_default = true}};
  TextOption certificate{
      command, "--certificate FILE",
      "Certificate with its chain, in PEM; without it, plain HTTP for a proxy on this machine"};
  TextOption key{command, "--key FILE", "Private key of the certificate, in PEM"};
  NumberOption connections{
      command, "--connections N",
      "Connections at most; a quarter of them for each other machine (default 256)", Range{1, 900},
      256};
  NumberOption requests{command, "--requests N", "Requests a second for each account (default 50)",
                        Range{1, 100000}, 50};
  NumberOption request_time{command, "--request-time SECONDS",
                            "Close a connection that takes longer to send a request (default 30)",
                            Range{1, 600}, 30};
};

int gateway(const GatewayArguments& options) {
  if (options.certificate->empty() != options.key->empty()) {
    throw Failure("--certificate FILE and --key FILE: expected both for HTTPS, or neither");
  }
  const bool this_machine_only =
      options.bind->starts_with("127.") || *options.bind == "::1" || *options.bind == "localhost";
  if (options.certificate->empty() && !this_machine_only) {
    print_to_stderr(
        "hurdle: without --certificate others can read the tokens on the way: put a proxy with TLS "
        "before this gateway");
  }
  const campaign::GatewayOptions how{*options.store,
                                     *options.tokens,
                                     *options.bind,
                                     static_cast<int>(options.port.value()),
                                     *options.certificate,
                                     *options.key,
                                     static_cast<int>(options.connections.value()),
                                     static_cast<int>(options.requests.value()),
                                     std::chrono::seconds(options.request_time.value())};
  campaign::GatewayReports reports;
  reports.listening = [](const std::string& url) {
    print(url + "\n");
    flush_output();
  };
  reports.note = [](const std::string& text) { print_to_stderr("hurdle: " + text); };
  campaign::serve_gateway(how, reports, stop_flag());
  return good;
}

struct TokenArguments : Arguments {
  Argument file{command, "FILE", "File of accounts; created if it is missing"};
  Argument account{command, "ACCOUNT",
                   "The account: 1 to 63 small letters, digits and _, a letter first"};
  Flag remove{command, "--remove", "Remove the account instead"};
};

int token(const TokenArguments& options) {
  if (options.remove) {
    campaign::remove_account(*options.file, *options.account);
    return good;
  }
  print(campaign::add_account(*options.file, *options.account) + "\n");
  return good;
}

}  // namespace

void add_campaign_gateway(const Command& campaign) {
  const Command command =
      campaign.add_command("gateway", "Give out a store's jobs to workers over HTTPS", gateway);
  command.purpose(
      "Gives out the jobs of a store to workers that cannot or may not connect to the store "
      "itself. Each worker needs a token of its account. At a PostgreSQL server the gateway has "
      "the role hurdle_gateway, and the store records each worker's own account. Killing the "
      "gateway loses nothing: workers wait until it runs again.");
  command.footer(
      "Example:\n  hurdle campaign token tokens ann >ann.token\n"
      "  hurdle campaign gateway janggi9.db --tokens tokens --bind 0.0.0.0 --certificate "
      "gateway.pem --key gateway.key");
}

void add_campaign_token(const Command& campaign) {
  const Command command =
      campaign.add_command("token", "Give an account of a gateway a new token", token);
  command.purpose(
      "Prints a new token for an account of **hurdle-campaign-gateway**(1), and writes its digest "
      "to the file. An older token of the account becomes invalid. A running gateway rereads the "
      "file within a second.");
  command.footer("Example:\n  hurdle campaign token tokens ann >ann.token");
}

}  // namespace hurdle::cli

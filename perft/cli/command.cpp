#include "perft/cli/command.hpp"

#include <utility>

namespace hurdle::cli {

CLI::App* add_command(CLI::App& app, std::string name, std::string description) {
  return app.add_subcommand(std::move(name), std::move(description));
}

}  // namespace hurdle::cli

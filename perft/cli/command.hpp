// The commands of `hurdle`: each adds itself to the command line in a file of its own. What they
// share is beside this file; what they do is in the libraries below.
#pragma once

#include <CLI/CLI.hpp>
#include <functional>
#include <string>

#include "perft/count/variants.hpp"

namespace hurdle::cli {

/// Does the command's work and returns the exit code.
using Work = std::function<int()>;

/// Adds a command to a program, or to another command. (A file that makes an App itself compiles
/// all of CLI11.)
[[nodiscard]] CLI::App* add_command(CLI::App& app, std::string name, std::string description);

// Each adds its command to `app`; parsing that command puts what is to be done into `work`.
void add_variants(CLI::App& app, Work& work);
void add_show(CLI::App& app, Work& work);
void add_moves(CLI::App& app, Work& work);
void add_perft(CLI::App& app, Work& work);
void add_explain(CLI::App& app, Work& work);
void add_verify(CLI::App& app, Work& work);
void add_check(CLI::App& app, Work& work);
void add_export(CLI::App& app, Work& work);
void add_suite(CLI::App& app, Work& work);
void add_campaign(CLI::App& app, Work& work);
void add_work(CLI::App& app, Work& work);

}  // namespace hurdle::cli

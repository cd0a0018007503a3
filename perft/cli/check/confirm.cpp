#include "perft/cli/check/confirm.hpp"

#include <fmt/format.h>

#include <filesystem>
#include <map>
#include <stdexcept>

#include "movegen/vocab/text/text.hpp"
#include "perft/cli/program/failure.hpp"
#include "perft/cli/program/output.hpp"
#include "perft/suite/confirm.hpp"

namespace hurdle::cli {

ConfirmOption::ConfirmOption(const Command& command)
    : TextOption(command, "--confirm NAME",
                 "After a run without failure, add NAME (the engine's name and version) to "
                 "'confirmed' of every position that the engine counted right") {}

void ConfirmOption::prepare() const {
  try {
    if (given()) {
      require_confirming_name(**this);
    }
  } catch (const std::invalid_argument& error) {
    throw Failure(fmt::format("--confirm: {}", error.what()));
  }
}

void ConfirmOption::confirm(const std::vector<engines::CheckItem>& items,
                            const engines::CheckResult& result) const {
  if (!given()) {
    return;
  }
  if (result.interrupted || engines::exit_code(result) != good) {
    print_to_stderr(
        "nothing confirmed: --confirm requires a run without failures and without unanswered "
        "counts");
    return;
  }
  std::map<std::string, std::vector<Confirmation>> by_file;
  std::size_t positions = 0;
  for (const engines::Agreed& agreed : result.agreed) {
    const engines::CheckItem& item = items[agreed.item];
    if (item.line > 0) {
      by_file[item.file].push_back({item.id, item.perft, agreed.depth});
      ++positions;
    }
  }
  std::size_t added = 0;
  for (const auto& [file, confirmations] : by_file) {
    if (has_line_format(file)) {
      print_to_stderr(
          fmt::format("{}: unchanged, {} files have no field for confirmations", file,
                      std::filesystem::path(file).extension() == ".epd" ? "EPD" : ".perft"));
    } else {
      added += confirm_suite(file, **this, confirmations);
    }
  }
  print_to_stderr(fmt::format("{} confirmed by '{}': {} newly written, {} unchanged",
                              counted(positions, "position"), **this, added, positions - added));
}

}  // namespace hurdle::cli

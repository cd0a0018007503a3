#include "perft/cli/dialect_options.hpp"

#include <fmt/format.h>

#include <stdexcept>

#include "perft/cli/failure.hpp"

namespace hurdle::cli {

void DialectOptions::add_to(const Command& command) {
  command
      .add_list("--letters" + suffix_, letters_, "The engine's letters of pieces, as n=j,b=x",
                "OURS=THEIRS")
      .separated_by(',')
      .one_at_a_time();
  ranks_from_.add_to(command, "N", "The engine's number of the lowest rank, 0 or 1");
  command.add_flag("--ranks-down" + suffix_, ranks_down_, "The engine counts ranks from the top");
  command.add_flag("--upper-case" + suffix_, upper_case_, "The engine writes moves in upper case");
  pass_option_ = command.add_option(
      "--pass" + suffix_, pass_,
      "The engine's text of a pass, as 0000 or @@@@; '' is the royal square twice", "TEXT");
  command.add_option("--drop" + suffix_, drop_, "What stands between piece and square of a drop",
                     "TEXT");
  command.add_option("--promotion" + suffix_, promotion_, "What stands behind a move that promotes",
                     "TEXT");
}

engines::Dialect DialectOptions::on_top_of(engines::Dialect usual) const {
  if (!letters_.empty()) {
    try {
      usual.letters = engines::parse_letters(letters_);
    } catch (const std::invalid_argument& error) {
      throw Failure(fmt::format("--letters{}: {}", suffix_, error.what()));
    }
  }
  if (ranks_from_.given()) {
    usual.ranks_from = static_cast<int>(ranks_from_.value());
    usual.ten_from_0 = false;
  }
  usual.ranks_down = usual.ranks_down || ranks_down_;
  usual.upper_case = usual.upper_case || upper_case_;
  const auto put = [](const std::string& given, std::string& text) {
    text = given.empty() ? text : given;
  };
  if (pass_option_.given()) {
    usual.pass = pass_;
  }
  put(promotion_, usual.promotion);
  put(drop_, usual.drop);
  return usual;
}

}  // namespace hurdle::cli

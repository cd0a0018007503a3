#include "perft/campaign/units/unit_tasks.hpp"

#include <fmt/format.h>

#include <optional>
#include <stdexcept>
#include <string_view>

#include "movegen/vocab/text/text.hpp"
#include "perft/campaign/exchange/tasks_file.hpp"
#include "perft/campaign/plan/batch_digest.hpp"
#include "perft/files/digest.hpp"

namespace hurdle::campaign {
namespace {

std::string head_of(int unit) {
  return fmt::format("batch {}\t{}", unit, no_move);
}

class UnitReader {
 public:
  UnitReader(const std::string& file, const UnitPlan& plan)
      : file_(file), plan_(plan), lines_(file) {}

  UnitTasks read(int unit) {
    while (true) {
      const auto line = lines_.line();
      if (!line) {
        fail(fmt::format("expected the tasks of unit {}, found the end", unit));
      }
      if (*line == head_of(unit)) {
        break;
      }
    }
    UnitTasks tasks;
    const auto [first, last] = plan_.range(unit);
    for (auto task = first; task < last; ++task) {
      const auto line = lines_.line();
      add(line ? *line : std::string(), tasks);
    }
    return tasks;
  }

 private:
  void add(const std::string& line, UnitTasks& tasks) const {
    const std::size_t tab = line.find('\t');
    const auto lines = tab == std::string::npos ? std::nullopt : parse_total(line.substr(tab + 1));
    if (!lines) {
      fail(fmt::format("expected a FEN, a tabulator and a number, found '{}'",
                       hurdle::quoted(line)));
    }
    try {
      plan_.game().parse(line.substr(0, tab), tasks);
    } catch (const TextError& error) {
      fail(error.what());
    }
    if (plan_.game().invalid_reason(tasks, tasks.size() - 1)) {
      fail("an invalid position");
    }
    tasks.multiplicities.push_back(*lines);
  }

  [[noreturn]] void fail(const std::string& what) const {
    throw UnitError(fmt::format("{}:{}: {}", file_, lines_.number(), what));
  }

  const std::string& file_;
  const UnitPlan& plan_;
  TasksReader lines_;
};

}  // namespace

UnitTasks unit_tasks(const UnitPlan& plan, const Level& level, int unit) {
  const Game& game = plan.game();
  UnitTasks tasks;
  const auto [first, last] = plan.range(unit);
  for (auto task = static_cast<std::size_t>(first); task < static_cast<std::size_t>(last); ++task) {
    std::string_view packed = level.packed(task);
    game.unpack(packed, PackedCheck::form, tasks);
    tasks.multiplicities.push_back(level.multiplicity(task));
  }
  return tasks;
}

void write_unit_tasks(const std::string& file, const UnitPlan& plan, const Level& level) {
  TasksWriter out(file);
  for (int unit = 1; unit <= plan.units; ++unit) {
    const UnitTasks tasks = unit_tasks(plan, level, unit);
    out.add(batch_text(plan.game(), unit, no_move, tasks, tasks.multiplicities));
  }
  (void)out.finish();
}

UnitTasks read_unit_tasks(const std::string& file, const UnitPlan& plan, int unit) {
  require_rules(plan);
  UnitTasks tasks;
  try {
    tasks = UnitReader(file, plan).read(unit);
  } catch (const UnitError&) {
    throw;
  } catch (const std::runtime_error& error) {  // names the file
    throw UnitError(error.what());
  }
  if (sha256(batch_text(plan.game(), unit, no_move, tasks, tasks.multiplicities)) !=
      plan.tasks_digests.at(static_cast<std::size_t>(unit - 1))) {
    throw UnitError(
        fmt::format("{}: the tasks of unit {} are not those of {}; plan again with "
                    "--tasks, or remove the file",
                    file, unit, plan.file));
  }
  return tasks;
}

}  // namespace hurdle::campaign

#include "perft/mpi/results_folder.hpp"

#include <fmt/format.h>
#include <unistd.h>

#include <system_error>

#include "perft/cli/program/failure.hpp"

namespace hurdle::mpi {

ResultsFolder::ResultsFolder(const campaign::UnitPlan& plan, const std::string& folder)
    : plan_(plan), folder_(folder) {
  std::error_code error;
  std::filesystem::create_directories(folder_, error);
  if (error || !std::filesystem::is_directory(folder_)) {
    throw cli::Failure(fmt::format("{}: cannot create the folder: {}", folder,
                                   error ? error.message() : "there is a file of this name"));
  }
  for (int pass = 1; pass <= plan.passes; ++pass) {
    for (int unit = 1; unit <= plan.units; ++unit) {
      const std::filesystem::path path = path_of({unit, pass});
      if (std::filesystem::exists(path)) {
        const campaign::UnitCount found = campaign::read_unit_count(plan, path.string());
        if (found.unit != unit || found.pass != pass) {
          throw cli::Failure(fmt::format(
              "{}: expected the result of unit {} in pass {}, found that of unit {} in pass {}",
              path.string(), unit, pass, found.unit, found.pass));
        }
        files_.push_back(path.string());
      } else {
        left_.push_back({unit, pass});
      }
    }
  }
}

std::optional<UnitOfPass> ResultsFolder::take() {
  const std::lock_guard lock(guard_);
  if (left_.empty()) {
    return std::nullopt;
  }
  const UnitOfPass next = left_.front();
  left_.pop_front();
  return next;
}

void ResultsFolder::store(const campaign::UnitCount& count) {
  const std::lock_guard lock(guard_);
  const std::filesystem::path path = path_of({count.unit, count.pass});
  // Two programs may count into one folder.
  const std::string part = fmt::format("{}.{}.part", path.string(), ::getpid());
  campaign::write_unit_count(part, plan_, count);
  std::filesystem::rename(part, path);
  files_.push_back(path.string());
}

std::size_t ResultsFolder::stored() const {
  const std::lock_guard lock(guard_);
  return files_.size();
}

std::size_t ResultsFolder::wanted() const noexcept {
  return static_cast<std::size_t>(plan_.units) * static_cast<std::size_t>(plan_.passes);
}

std::vector<std::string> ResultsFolder::files() const {
  const std::lock_guard lock(guard_);
  return files_;
}

std::filesystem::path ResultsFolder::path_of(UnitOfPass unit) const {
  return folder_ / campaign::unit_file_name(unit.unit, unit.pass);
}

}  // namespace hurdle::mpi

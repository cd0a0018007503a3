// Edits exports as an attacker would, and expects what the commands say of them.
#pragma once

#include <fmt/format.h>
#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "props/cli/program.hpp"

namespace hurdle::props {

using Arguments = std::vector<std::string>;

/// Expects this exit code, and these words in the output.
inline void expect_outcome(const Outcome& outcome, int code, const std::string& words) {
  EXPECT_EQ(outcome.code, code) << outcome.out << outcome.err;
  EXPECT_TRUE(says(outcome.out + outcome.err, words)) << outcome.out << outcome.err;
}

/// Edits the tasks of the export `folder`/`name.json` with a sed or awk script that reads stdin,
/// and updates the digest of the file, so that it looks consistent.
inline void edit_tasks(const Scratch& folder, const std::string& name, const std::string& script) {
  const std::string file = folder.path(name);
  const Outcome outcome = shell(fmt::format(
      "old=$(zcat {0}.tasks.gz | sha256sum | cut -c-64) && zcat {0}.tasks.gz | {1} >{0}.txt && "
      "gzip -c {0}.txt >{0}.tasks.gz && new=$(sha256sum <{0}.txt | cut -c-64) && "
      "test $old != $new && sed -i s/$old/$new/ {0}.json",
      file, script));
  ASSERT_EQ(outcome.code, 0) << outcome.err;
}

}  // namespace hurdle::props

// Exports that a test changes behind the program's back. Knows the names of an export's files.
#pragma once

#include <fmt/format.h>
#include <gtest/gtest.h>

#include <string>

#include "props/cli/program.hpp"

namespace hurdle::props {

/// Changes the tasks of the export `folder`/`name`.json by a script of sed or awk that reads stdin,
/// and the digest of the file with it, as somebody would who wants it to look right.
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

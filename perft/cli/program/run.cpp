#include "perft/cli/program/run.hpp"

#include <fcntl.h>
#include <unistd.h>

#include <exception>
#include <new>

#include "perft/cli/program/failure.hpp"
#include "perft/cli/program/interrupt.hpp"
#include "perft/cli/program/output.hpp"
#include "perft/cli/program/private_arguments.hpp"
#include "perft/count/interrupted.hpp"

namespace hurdle::cli {

namespace {

/// Opens /dev/null for every closed standard handle. Otherwise the next opened file would get the
/// handle's number, and with it our output. It is opened read-only, so that writing to a closed
/// stdout stays an error.
void hold_standard_handles() {
  for (const int handle : {STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO}) {
    if (::fcntl(handle, F_GETFD) == -1) {   // NOLINT(*-vararg)
      (void)::open("/dev/null", O_RDONLY);  // NOLINT(*-vararg)
    }
  }
}

}  // namespace

int run_program(const Program& program, int argc, char** argv) {
  hold_standard_handles();
  watch_signals();
  PrivateArguments arguments(argc, argv);
  try {
    const Work work = read_command_line(program, arguments.count(), arguments.values());
    const int code = work();
    flush_output();
    return code;
  } catch (const Interrupted&) {
    print_to_stderr(program.name + ": interrupted");
    return interrupted;
  } catch (const std::bad_alloc&) {
    print_to_stderr(program.name +
                    ": not enough memory; a smaller --hash, or fewer --threads, needs less");
  } catch (const std::exception& error) {
    print_to_stderr(program.name + ": " + error.what());
  }
  return unusable;
}

}  // namespace hurdle::cli

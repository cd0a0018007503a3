#include "perft/cli/run.hpp"

#include <exception>
#include <new>

#include "perft/cli/failure.hpp"
#include "perft/cli/interrupt.hpp"
#include "perft/cli/output.hpp"
#include "perft/count/interrupted.hpp"

namespace hurdle::cli {

int run_program(const Program& program, int argc, char** argv) {
  watch_signals();
  try {
    const Work work = read_command_line(program, argc, argv);
    const int code = work();
    flush_output();
    return code;
  } catch (const Interrupted&) {
    talk(program.name + ": interrupted");
    return interrupted;
  } catch (const std::bad_alloc&) {
    talk(program.name + ": not enough memory (a smaller --hash?)");
  } catch (const std::exception& error) {
    talk(program.name + ": " + error.what());
  }
  return unusable;
}

}  // namespace hurdle::cli

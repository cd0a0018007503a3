// Writing a finished report to a file or to stdout.
#include "perft/output/write.hpp"

#include <fstream>
#include <iostream>
#include <stdexcept>

namespace hurdle {

void write_report(const std::string& file, const std::string& text) {
  if (file == "-") {
    std::cout << text << std::flush;
    if (!std::cout) {
      throw std::runtime_error("stdout: cannot be written");
    }
    return;
  }
  std::ofstream out(file, std::ios::binary | std::ios::trunc);
  out << text;
  out.close();
  if (!out) {
    throw std::runtime_error(file +
                             ": cannot be written; check that its folder exists and may be "
                             "written to");
  }
}

}  // namespace hurdle

// Implementation of KeptLines.
#include "perft/engines/process/kept_lines.hpp"

#include <fmt/core.h>

#include <utility>

namespace hurdle::engines {
namespace {

constexpr std::size_t longest = 300;  // bytes of a line

/// ANSI control sequences by ECMA-48, section 5.4.
constexpr std::string_view sequence_start = "\x1b[";

/// Parameters and intermediate bytes; the byte after them ends the sequence.
bool inside_sequence(char byte) {
  return byte >= ' ' && byte <= '?';
}

}  // namespace

void KeptLines::add(std::string_view bytes) {
  for (const char byte : bytes) {
    if (byte == '\n') {
      finish_line();
    } else if (byte != '\r' && line_.size() < longest) {
      line_ += byte == '\t' ? ' ' : byte;
    }
  }
}

void KeptLines::finish_line() {
  std::string line = std::exchange(line_, {});
  if (blank(line)) {
    return;
  }
  if (first_.size() < most_first_) {
    first_.push_back(std::move(line));
    return;
  }
  last_.push_back(std::move(line));
  if (last_.size() > most_last_) {
    last_.pop_front();
    ++left_out_;
  }
}

bool KeptLines::blank(const std::string& line) {
  return line.find_first_not_of(" \t") == std::string::npos;
}

std::vector<std::string> KeptLines::lines() const {
  KeptLines ended = *this;
  ended.finish_line();
  std::vector<std::string> lines = ended.first_;
  if (ended.left_out_ > 0) {
    lines.push_back(fmt::format("... ({} lines skipped)", ended.left_out_));
  }
  lines.insert(lines.end(), ended.last_.begin(), ended.last_.end());
  return lines;
}

std::string without_colours(std::string_view line) {
  std::string plain;
  while (true) {
    const std::size_t start = line.find(sequence_start);
    plain += line.substr(0, start);
    if (start == std::string_view::npos) {
      return plain;
    }
    line.remove_prefix(start + sequence_start.size());
    while (!line.empty() && inside_sequence(line.front())) {
      line.remove_prefix(1);
    }
    line.remove_prefix(line.empty() ? 0 : 1);
  }
}

}  // namespace hurdle::engines

// The format of the test data of python-chess and shakmaty: for each position the lines `id NAME`,
// `epd FEN` and `perft DEPTH COUNT`; comments with `#`.
#include <fmt/format.h>

#include <set>

#include "movegen/vocab/text/text.hpp"
#include "perft/suite/set.hpp"
#include "perft/suite/text/line_source.hpp"
#include "perft/suite/text/position.hpp"

namespace hurdle {
namespace {

constexpr std::string_view block_blanks = " \t";
constexpr std::string_view blocks_expected = "expected lines 'id NAME', 'epd FEN' and 'perft 1 20'";

/// A line: its first word, and the rest.
struct Record {
  std::string_view word;
  Part rest;
};

Record record_of(const Part& line) {
  const std::size_t end = std::min(line.text.find_first_of(block_blanks), line.text.size());
  std::string_view rest = line.text.substr(end);
  rest.remove_prefix(std::min(rest.find_first_not_of(block_blanks), rest.size()));
  return {line.text.substr(0, end), line.with(rest)};
}

class BlocksParser {
 public:
  BlocksParser(const Source& source, const LoadOptions& how) : lines_(source, how, set_) {}

  PositionSet read();

 private:
  void read_line(const Part& line);
  void begin_position(const Part& line, const Part& fen);
  void read_count(const Part& line, const Part& rest);
  void end_position();
  [[nodiscard]] std::string unique_id(int line);

  PositionSet set_;
  LineSource lines_;
  PositionEntry entry_;
  bool has_position_ = false;  ///< `entry_` has a position
  bool skips_ = false;         ///< the counts of an invalid position
  std::string id_;             ///< of the next position
  std::set<std::string> ids_;
};

PositionSet BlocksParser::read() {
  while (const auto line = lines_.next()) {
    read_line(*line);
  }
  end_position();
  lines_.require_positions(std::string(blocks_expected));
  return std::move(set_);
}

void BlocksParser::read_line(const Part& line) {
  const Record record = record_of(line);
  if (record.rest.text.empty()) {
    line.fail(fmt::format("'{}' without a value; {}", hurdle::quoted(line.text), blocks_expected));
  }
  if (record.word == "id") {
    end_position();
    id_ = record.rest.text;
  } else if (record.word == "epd") {
    end_position();
    begin_position(line, record.rest);
  } else if (record.word == "perft") {
    read_count(line, record.rest);
  } else {
    line.fail(fmt::format("'{}'; {}", hurdle::quoted(line.text), blocks_expected));
  }
}

void BlocksParser::begin_position(const Part& line, const Part& fen) {
  entry_ = {};
  entry_.line = lines_.number();
  entry_.id = unique_id(entry_.line);
  has_position_ = lines_.place(fen, lines_.variant(line), entry_);
  skips_ = !has_position_;
}

/// The id before the position; without one, or if another position has it, one with the line.
std::string BlocksParser::unique_id(int line) {
  std::string id = id_.empty() ? fmt::format("line-{}", line) : id_;
  id_.clear();
  while (!ids_.insert(id).second) {
    id += fmt::format("-line-{}", line);
  }
  return id;
}

void BlocksParser::read_count(const Part& line, const Part& rest) {
  if (!has_position_ && !skips_) {
    line.fail("a count without a position; expected a line 'epd FEN' before it");
  }
  const Record count = record_of(rest);
  if (count.rest.text.empty()) {
    line.fail(fmt::format("'{}'; expected a depth and a count, as 'perft 1 20'",
                          hurdle::quoted(line.text)));
  }
  const Part depth_part = rest.with(count.word);
  const int depth = depth_at(rest.source, depth_part.at(), depth_part.text, "depth");
  const Total total = total_at(rest.source, count.rest.at(), count.rest.text);
  if (!entry_.perft.emplace(depth, total).second) {
    line.fail(fmt::format("duplicate depth {}; keep one of them", depth));
  }
  entry_.perft_lines[depth] = lines_.number();
}

void BlocksParser::end_position() {
  if (has_position_) {
    set_.positions.push_back(std::move(entry_));
  }
  has_position_ = false;
  skips_ = false;
}

}  // namespace

PositionSet parse_perft_set(std::string text, const std::string& file, const LoadOptions& how) {
  const Source source(std::move(text), file);
  return BlocksParser(source, how).read();
}

}  // namespace hurdle

#include "props/families/xiangqi/repetition/files.hpp"

#include <fstream>
#include <map>
#include <sstream>
#include <stdexcept>

#include "props/families/xiangqi/repetition/oracle_board.hpp"

namespace hurdle::oracle::xiangqi {
namespace {

std::string without_edges(const std::string& text) {
  const std::size_t first = text.find_first_not_of(' ');
  return first == std::string::npos ? ""
                                    : text.substr(first, text.find_last_not_of(' ') - first + 1);
}

}  // namespace

std::vector<std::vector<std::string>> lines_of(const std::string& file) {
  std::ifstream input(HURDLE_SOURCE_DIR "/props/families/xiangqi/repetition/" + file);
  if (!input) {
    throw std::runtime_error("cannot read props/families/xiangqi/repetition/" + file);
  }
  std::vector<std::vector<std::string>> lines;
  for (std::string line; std::getline(input, line);) {
    if (line.empty() || line[0] == '#') {
      continue;
    }
    std::istringstream rest(line + "|");
    std::vector<std::string> fields;
    for (std::string field; std::getline(rest, field, '|');) {
      fields.push_back(without_edges(field));
    }
    lines.push_back(fields);
  }
  return lines;
}

std::vector<std::string> words_of(const std::string& text) {
  std::istringstream input(text);
  std::vector<std::string> words;
  for (std::string word; input >> word;) {
    words.push_back(word);
  }
  return words;
}

std::string fen_of(const std::string& pieces) {
  std::string side = "w";
  std::map<Point, char> letters;
  for (const std::string& word : words_of(pieces)) {
    if (word.size() == 1) {
      side = word;
    } else if (!letters.emplace(point_of(word.substr(1)), word[0]).second) {
      throw std::invalid_argument("expected one piece on each point, found a second: " + word);
    }
  }
  std::string fen;
  for (int rank = 9; rank >= 0; --rank) {
    int empty = 0;
    for (int file = 0; file < 9; ++file) {
      const auto found = letters.find({file, rank});
      empty += found == letters.end() ? 1 : 0;
      if (empty > 0 && (found != letters.end() || file == 8)) {
        fen += std::to_string(empty);
        empty = 0;
      }
      fen += found == letters.end() ? "" : std::string(1, found->second);
    }
    fen += rank == 0 ? ' ' : '/';
  }
  return fen + side;
}

}  // namespace hurdle::oracle::xiangqi

#include "props/examples/differences_page/page.hpp"

#include <filesystem>
#include <fstream>
#include <regex>
#include <sstream>
#include <stdexcept>

namespace hurdle::page {
namespace {

std::string contents(const std::filesystem::path& path) {
  const std::ifstream file(path);
  std::ostringstream text;
  text << file.rdbuf();
  if (!file || text.str().empty()) {
    throw std::runtime_error("cannot read " + path.string());
  }
  return text.str();
}

std::string trimmed(const std::string& text) {
  const std::size_t begin = text.find_first_not_of(' ');
  return begin == std::string::npos ? ""
                                    : text.substr(begin, text.find_last_not_of(' ') + 1 - begin);
}

std::vector<std::string> cells(const std::string& line) {
  std::vector<std::string> result;
  std::istringstream rest(line.substr(1));
  for (std::string cell; std::getline(rest, cell, '|');) {
    result.push_back(trimmed(cell));
  }
  return result;
}

std::vector<std::smatch> matches(const std::string& text, const std::regex& pattern) {
  return {std::sregex_iterator(text.begin(), text.end(), pattern), std::sregex_iterator()};
}

/// Parses the page line by line; preceding lines define what a number refers to.
class Reader {
 public:
  explicit Reader(Page& page) : page_(page) {}

  void add(const std::string& line) {
    static const std::regex show(R"(^\$ hurdle show (\S+) --fen "([^"]+)\")");
    static const std::regex mark(R"(^<!-- numbers: (.+) -->$)");
    std::smatch found;
    if (std::regex_search(line, found, show)) {
      game_ = found[1];
      page_.fens[game_] = found[2];
    } else if (std::regex_match(line, found, mark)) {
      page_.tables.push_back({found[1], game_, {}, {}});
      in_table_ = true;
      return;
    }
    in_table_ = in_table_ && line.rfind('|', 0) == 0;
    if (in_table_) {
      add_row(cells(line));
    }
    if (line.rfind("```", 0) == 0) {
      in_example_ = !in_example_;
    } else if (in_example_) {
      add_example(line);
    } else {
      page_.text += line + '\n';
      add_statements(line);
    }
  }

 private:
  void add_example(const std::string& line) {
    static const std::regex command(
        R"(^\$ hurdle (show|perft) (\S+)(?: 1)? --fen "([^"]+)\"(?: --moves "([^"]+)\")?$)");
    std::smatch found;
    if (line.rfind("$ ", 0) != 0) {
      page_.examples.back().printed += line + '\n';
    } else if (std::regex_match(line, found, command)) {
      page_.examples.push_back({line, found[1], found[2], found[3], found[4], ""});
    } else {
      throw std::runtime_error("no example of a kind that is checked: " + line);
    }
  }

  void add_row(const std::vector<std::string>& row) {
    Table& table = page_.tables.back();
    if (table.heads.empty()) {
      table.heads = row;
    } else if (row.front().rfind("--", 0) != 0) {
      table.rows.push_back(row);
    }
  }

  void add_statements(const std::string& line) {
    static const std::regex statement(R"(`(\w+)\(([^`()]*)\) = ([^`]+)`)");
    for (const std::smatch& found : matches(line, statement)) {
      page_.statements.push_back({found[0], game_, found[1], found[2], number(found[3])});
    }
  }

  Page& page_;
  std::string game_;
  bool in_table_ = false;
  bool in_example_ = false;
};

}  // namespace

Page read() {
  Page page;
  Reader reader(page);
  std::istringstream lines(contents(HURDLE_SOURCE_DIR "/movegen/fast/README.md"));
  for (std::string line; std::getline(lines, line);) {
    reader.add(line);
  }
  return page;
}

std::vector<std::string> quoted(const std::string& text) {
  static const std::regex code("`([^`]+)`");
  std::vector<std::string> result;
  for (const std::smatch& found : matches(text, code)) {
    result.push_back(found[1]);
  }
  return result;
}

int number(std::string text) {
  static const std::string minus = "\xE2\x88\x92";
  if (text.rfind(minus, 0) == 0) {
    text.replace(0, minus.size(), "-");
  }
  static const std::regex whole("[+-]?[0-9]+");
  if (!std::regex_match(text, whole)) {
    throw std::runtime_error("'" + text + "' is no number");
  }
  return std::stoi(text);
}

std::vector<std::string> names_of_tests() {
  static const std::regex test(R"(\nTEST(?:_P|_F)?\((\w+),\s*(\w+)\))");
  std::vector<std::string> names;
  for (const auto& entry :
       std::filesystem::recursive_directory_iterator(HURDLE_SOURCE_DIR "/props")) {
    if (entry.path().extension() == ".cpp") {
      const std::string text = contents(entry.path());
      for (const std::smatch& found : matches(text, test)) {
        names.push_back(found[1].str() + "." + found[2].str());
      }
    }
  }
  return names;
}

}  // namespace hurdle::page

#include "perft/campaign/exchange/tasks_file.hpp"

#include <fmt/format.h>
#include <zlib.h>

#include <array>
#include <cerrno>
#include <cstdio>
#include <cstring>
#include <filesystem>
#include <stdexcept>
#include <utility>

namespace hurdle::campaign {
namespace {

std::string unfinished(const std::string& file) {
  return file + ".part";
}

}  // namespace

TasksWriter::TasksWriter(std::string file)
    : file_(std::move(file)), out_(gzopen(unfinished(file_).c_str(), "wb")) {
  if (out_ == nullptr) {
    fail();
  }
}

TasksWriter::~TasksWriter() {
  if (out_ != nullptr) {
    gzclose(out_);
  }
  if (!finished_) {
    std::error_code ignored;
    std::filesystem::remove(unfinished(file_), ignored);
  }
}

void TasksWriter::fail() const {
  throw std::runtime_error(
      fmt::format("{}: cannot be written: {}", file_, std::strerror(errno == 0 ? EIO : errno)));
}

void TasksWriter::add(std::string_view lines) {
  digest_.add(lines);
  if (!lines.empty() && gzwrite(out_, lines.data(), static_cast<unsigned>(lines.size())) <= 0) {
    fail();
  }
}

std::string TasksWriter::finish() {
  const int closed = gzclose(std::exchange(out_, nullptr));
  if (closed != Z_OK || std::rename(unfinished(file_).c_str(), file_.c_str()) != 0) {
    fail();
  }
  finished_ = true;
  return hex(digest_.finish());
}

TasksReader::TasksReader(std::string file) : file_(std::move(file)) {
  std::error_code error;
  if (std::filesystem::exists(file_, error) && !std::filesystem::is_regular_file(file_, error)) {
    throw std::runtime_error(fmt::format("{}: is no regular file", file_));
  }
  in_ = gzopen(file_.c_str(), "rb");
  if (in_ == nullptr) {
    throw std::runtime_error(fmt::format("{}: cannot be read: {}", file_, std::strerror(errno)));
  }
}

TasksReader::~TasksReader() {
  gzclose(in_);
}

std::optional<std::string> TasksReader::line() {
  constexpr std::size_t longest = std::size_t{1} << 16U;  // longer than any line that is written
  std::size_t end = unread_.find('\n', taken_);
  while (end == std::string::npos && unread_.size() - taken_ <= longest && read_on()) {
    end = unread_.find('\n', taken_);
  }
  if (taken_ == unread_.size()) {
    return std::nullopt;
  }
  ++number_;
  if (end == std::string::npos) {
    throw std::runtime_error(fmt::format("{}:{}: expected a line of an export", file_, number_));
  }
  std::string text = unread_.substr(taken_, end - taken_);
  digest_.add(std::string_view(unread_).substr(taken_, end + 1 - taken_));
  taken_ = end + 1;
  return text;
}

bool TasksReader::read_on() {
  std::array<char, std::size_t{1} << 16U> part{};
  const int count = gzread(in_, part.data(), static_cast<unsigned>(part.size()));
  int error = Z_OK;
  const char* words = gzerror(in_, &error);
  if (error != Z_OK && error != Z_STREAM_END) {
    throw std::runtime_error(fmt::format("{}: damaged after line {}: {}", file_, number_,
                                         error == Z_BUF_ERROR ? "it ends too soon" : words));
  }
  unread_.erase(0, std::exchange(taken_, 0));
  unread_.append(part.data(), count > 0 ? static_cast<std::size_t>(count) : 0);
  return count > 0;
}

std::string tasks_file_beside(const std::string& file) {
  constexpr std::string_view json = ".json";
  const bool named = file.ends_with(json);
  return file.substr(0, file.size() - (named ? json.size() : 0)) + ".tasks.gz";
}

}  // namespace hurdle::campaign

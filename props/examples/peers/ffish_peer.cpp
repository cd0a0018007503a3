// The tab-separated requests to ci/peers/ffish.js and its replies.
#include "props/examples/peers/ffish_peer.hpp"

#include <filesystem>
#include <sstream>

#include "movegen/vocab/text/text.hpp"

namespace hurdle::props {
namespace {

using namespace engines;

constexpr std::chrono::seconds patience{60};
constexpr const char* peers_folder = HURDLE_SOURCE_DIR "/ci/peers";

[[noreturn]] void fail(const std::string& line) {
  throw EngineError(EngineFailure::nonsense, "ffish.js answered '" + quoted(line, 200) + "'");
}

/// Parses `move nodes reply reply …`.
void read_move(const std::string& line, PeerAnswer& answer) {
  std::istringstream words(line);
  std::string move;
  std::string count;
  words >> move >> count;
  const std::optional<Total> nodes = parse_total(count);
  if (!nodes) {
    fail(line);
  }
  PeerReplies& replies = answer.moves[move];
  replies.nodes = *nodes;
  for (std::string reply; words >> reply;) {
    replies.replies.insert(reply);
  }
}

}  // namespace

MoveTexts PeerAnswer::texts() const {
  MoveTexts all;
  for (const auto& [move, replies] : moves) {
    all.insert(move);
  }
  return all;
}

Total PeerAnswer::total() const {
  Total sum;
  for (const auto& [move, replies] : moves) {
    sum += replies.nodes;
  }
  return sum;
}

std::optional<std::string> FfishPeer::missing() {
  try {
    (void)find_program("node");
  } catch (const EngineError&) {
    return "Node.js is not in PATH";
  }
  if (!std::filesystem::exists(std::string(peers_folder) + "/node_modules/ffish/package.json")) {
    return "the npm package ffish is not in ci/peers/node_modules";
  }
  return std::nullopt;
}

FfishPeer::FfishPeer() : process_("node '" + std::string(peers_folder) + "/ffish.js'") {}

PeerAnswer FfishPeer::ask(const Notation& notation, const PeerQuestion& question) {
  process_.write_line(
      std::string(notation.name) + "\t2\t" + question.fen + '\t' + question.moves + "\treplies",
      Clock::now() + patience);
  PeerAnswer answer;
  const std::string first = line();
  if (first.rfind("refused ", 0) == 0) {
    std::istringstream words(first.substr(sizeof "refused"));
    words >> answer.followed >> std::ws;
    std::getline(words, answer.refusal);
    return answer;
  }
  if (first.rfind("fen ", 0) != 0) {
    fail(first);
  }
  answer.echo = first.substr(sizeof "fen");
  for (std::string text = line(); !text.empty(); text = line()) {
    read_move(text, answer);
  }
  const std::string total = line();
  if (total != to_text(answer.total())) {
    fail(total);
  }
  return answer;
}

std::string FfishPeer::line() {
  std::optional<std::string> text = process_.read_line(Clock::now() + patience);
  if (!text) {
    throw EngineError(EngineFailure::timed_out, "ffish.js is silent");
  }
  return *text;
}

}  // namespace hurdle::props

#include "perft/campaign/plan/task_text.hpp"

#include "movegen/vocab/text/text.hpp"

namespace hurdle::campaign {
namespace {

constexpr std::uint8_t ended_by_passes = 2;
constexpr std::string_view one_pass = " p ";
constexpr std::string_view two_passes = " pp ";

}  // namespace

std::string task_text(const Notation& notation, const Setup& setup) {
  if (setup.passes < ended_by_passes) {
    return to_fen(notation, setup);
  }
  Setup before = setup;
  before.passes = 1;
  std::string text = to_fen(notation, before);
  return text.replace(text.find(one_pass), one_pass.size(), two_passes);
}

Setup parse_task(const Notation& notation, std::string_view text) {
  const std::size_t ended = text.find(two_passes);
  if (ended == std::string_view::npos) {
    return parse_fen(notation, text);
  }
  std::string before(text);
  Setup setup = parse_fen(notation, before.replace(ended, two_passes.size(), one_pass));
  setup.passes = ended_by_passes;
  return setup;
}

}  // namespace hurdle::campaign

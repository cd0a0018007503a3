// Fuzz target: both files of an exported campaign, the JSON and the list of its tasks (uncompressed
// text, which the reader also accepts).
#include "movegen/vocab/text/text.hpp"
#include "perft/campaign/exchange/audit.hpp"
#include "props/fuzz/memory_file.hpp"
#include "props/fuzz/readers.hpp"
#include "props/fuzz/target.hpp"

namespace hurdle::fuzz {
namespace {

using campaign::audit;
using campaign::Audit;
using campaign::Export;
using campaign::ExportError;
using campaign::read_export;

constexpr int sampled_tasks = 3;
constexpr int exported_depth = 4;

}  // namespace

void export_json(std::string_view input) {
  const MemoryFile file(input);
  try {
    const Export read = read_export(file.name());
    must(!read.campaign.is_missing() && read.campaign.split < read.campaign.depth,
         "an export that is read is of a campaign");
  } catch (const ExportError&) {
  }
}

void export_tasks(std::string_view input) {
  const MemoryFile file(input);
  Export exported;
  exported.campaign.variant = find_variant("janggi");
  exported.campaign.root = start_position(exported.campaign.variant->notation);
  exported.campaign.fen = to_fen(exported.campaign.variant->notation, exported.campaign.root);
  exported.campaign.depth = exported_depth;
  exported.campaign.split = exported_depth - 1;
  exported.tasks_file = file.name();
  try {
    const Audit read = audit(exported, sampled_tasks, 0);
    must(!read.faults.empty(), "what is not of the digest is seen");
    must(read.sample.size() <= sampled_tasks, "no more is drawn than was asked");
  } catch (const ExportError&) {
  }
}

}  // namespace hurdle::fuzz

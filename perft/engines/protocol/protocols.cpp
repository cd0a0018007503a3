#include "perft/engines/protocol/protocols.hpp"

#include <algorithm>
#include <array>

#include "movegen/vocab/text/lists.hpp"
#include "perft/engines/protocol/uci.hpp"

namespace hurdle::engines {
namespace {

constexpr std::size_t of_a_lasting_process = 20;

Dialect ours() {
  return {};
}

Dialect of_usi() {
  Dialect dialect;
  dialect.squares = SquareText::usi;
  dialect.sfen = true;
  dialect.drop = "*";
  return dialect;
}

Dialect of_ucci() {
  Dialect dialect;
  dialect.ranks_from = 0;
  return dialect;
}

Dialect of_xboard() {
  Dialect dialect;
  dialect.ten_from_0 = true;
  dialect.pass = "@@@@";
  return dialect;
}

template <const UciWords& (*words)(), ListsBy lists_by>
std::unique_ptr<Adapter> start(const EngineOptions& options) {
  return start_uci_engine(options, words(), lists_by);
}

constexpr std::array all{
    Protocol{"uci", "`position fen …`, `go perft N`, as Stockfish and its family", start_uci, ours,
             of_a_lasting_process},
    Protocol{"usi", "the same for Shogi engines: `position sfen …`, squares as 7g, drops as P*5e",
             start<usi_words, ListsBy::go_perft>, of_usi, of_a_lasting_process},
    Protocol{"ucci", "the same for Xiangqi engines: ranks count from 0",
             start<ucci_words, ListsBy::go_perft>, of_ucci, of_a_lasting_process},
    Protocol{
        "uci-perft",
        "UCI engines with `perft N`, `divide N`, `go split N` or the like in place of `go perft N`",
        start<uci_words, ListsBy::other_perft>, ours, of_a_lasting_process},
    Protocol{
        "uci-search",
        "UCI engines without `go perft`: the moves that `go depth 1` shows with MultiPV; counts "
        "above 500 are skipped unless --max-nodes allows them",
        start<uci_words, ListsBy::search>, ours, of_a_lasting_process, 500},
    Protocol{"usi-search", "the same for USI engines", start<usi_words, ListsBy::search>, of_usi,
             of_a_lasting_process, 500},
    Protocol{"ucci-search",
             "UCCI engines without `go perft`: `go depth 1` again and again with `banmoves`",
             start<ucci_words, ListsBy::search>, of_ucci, of_a_lasting_process, 100},
    Protocol{"uci-count",
             "UCI engines whose `perft N` or `go perft N` prints the number of nodes alone: Hurdle "
             "compares numbers, and finds the position but not the move",
             start<uci_words, ListsBy::count_alone>, ours, of_a_lasting_process},
    Protocol{"usi-count", "the same for USI engines", start<usi_words, ListsBy::count_alone>,
             of_usi, of_a_lasting_process},
    Protocol{"ucci-count", "the same for UCCI engines", start<ucci_words, ListsBy::count_alone>,
             of_ucci, of_a_lasting_process},
    Protocol{"script",
             "Hurdle calls CMD DEPTH FEN [MOVES], which prints divide lines, as perftree's scripts "
             "do; {variant} in CMD is the variant's name",
             start_script, ours, std::nullopt},
    Protocol{"jsonl",
             "lines of JSON, a list of moves for each position of the tree; counts above 20000 are "
             "skipped unless --max-nodes allows them",
             start_jsonl, ours, of_a_lasting_process, 20'000},
    Protocol{"xboard",
             "`setboard …`, then Hurdle tries every move by `usermove …`; slow: counts above 100 "
             "are skipped unless --max-nodes allows them",
             start_xboard, of_xboard, of_a_lasting_process, 100}};

}  // namespace

std::span<const Protocol> protocols() {
  return all;
}

const Protocol* find_protocol(std::string_view name) {
  const auto found = std::ranges::find(all, name, &Protocol::name);
  return found == all.end() ? nullptr : found;
}

std::string protocol_names() {
  return join_texts(all, ", ", &Protocol::name);
}

}  // namespace hurdle::engines

// The functions of the targets, for their list. They are in props/fuzz/targets.
#pragma once

#include <string_view>

namespace hurdle::fuzz {

void fen(std::string_view input);
void move(std::string_view input);
void notation(std::string_view input);
void numbers(std::string_view input);
void command(std::string_view input);
void yaml_set(std::string_view input);
void epd_set(std::string_view input);
void perft_set(std::string_view input);
void edits(std::string_view input);
void yaml_games(std::string_view input);
void pgn_games(std::string_view input);
void profile(std::string_view input);
void variants_file(std::string_view input);
void custom_moves(std::string_view input);
void packed(std::string_view input);
void export_json(std::string_view input);
void export_tasks(std::string_view input);
void baseline(std::string_view input);
/// The replies of an engine in this protocol.
void ask_engine(std::string_view protocol, std::string_view input);
void serve_uci(std::string_view input);
void serve_jsonl(std::string_view input);

}  // namespace hurdle::fuzz

// Fuzz target: replies of an engine in each protocol: the handshake, its first question, the start
// position, counts at two depths. Every failure is an EngineError.
#include "perft/engines/protocol/protocols.hpp"

#include "movegen/vocab/text/text.hpp"
#include "perft/engines/handshake/notation/find_dialect.hpp"
#include "perft/engines/handshake/notation/first_letters.hpp"
#include "perft/engines/handshake/notation/loose_lines.hpp"
#include "perft/engines/handshake/session.hpp"
#include "props/fuzz/fake_engine.hpp"
#include "props/fuzz/readers.hpp"
#include "props/fuzz/target.hpp"

namespace hurdle::fuzz {
namespace {

using namespace engines;

/// The question that every engine gets.
struct Question {
  const Variant& variant = variant_named("janggi");
  Setup setup = parse_fen(variant.notation, "4k4/9/9/9/9/9/9/9/4P4/4K4 w - - 0 1");
  std::vector<Move> moves = variant.plain.moves(setup);
};

/// The words of any reply, in which the handshake looks for a dialect.
FirstAnswer first_answer(const Question& asked, const RawReply& heard) {
  FirstAnswer answer{asked.setup, asked.moves, loose_moves(heard.lines)};
  for (const auto& [move, nodes] : heard.moves) {
    answer.words.insert(move);
  }
  return answer;
}

void learn(const Question& asked, Session& session, const Dialect& dialect) {
  const RawReply heard = session.raw_reply(asked.variant, {asked.setup, {}});
  (void)is_only_total(heard.lines);
  (void)odd_lines(heard.lines);
  const std::vector<FirstAnswer> answers{first_answer(asked, heard)};
  const DialectFound found = find_dialect(asked.variant.notation, dialect, answers);
  must(found.missing <= found.moves, "no more moves are missing than there are");
  if (const auto start = session.own_start(asked.variant)) {
    (void)letters_of_start(asked.variant.notation, *start);
  }
}

}  // namespace

void ask_engine(std::string_view protocol, std::string_view input) {
  constexpr int deepest = 2;
  const Protocol& how = *find_protocol(protocol);
  static const Question asked;
  EngineOptions options;
  options.command = "/bin/true";
  options.dialect = how.dialect();
  set_engine_output(input);
  try {
    Session session(options, how.start, 0);
    (void)session.greet();
    learn(asked, session, options.dialect);
    for (int depth = 1; depth <= deepest; ++depth) {
      (void)session.divide(asked.variant, {asked.setup, {}}, depth);
    }
  } catch (const EngineError& error) {
    must(*error.what() != '\0', "trouble has words");
  }
}

}  // namespace hurdle::fuzz

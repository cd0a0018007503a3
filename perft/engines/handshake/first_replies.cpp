// Sends the first questions, and sorts the replies into usable, loose and unusable ones.
#include "perft/engines/handshake/first_replies.hpp"

#include <iterator>
#include <set>
#include <utility>

#include "perft/engines/handshake/notation/echo.hpp"
#include "perft/engines/handshake/notation/loose_lines.hpp"

namespace hurdle::engines {
namespace {

/// The moves of a reply as the engine writes them. If the reply cannot be parsed, the moves that
/// loose_lines.hpp extracts.
std::set<std::string> words_of(const RawReply& reply) {
  std::set<std::string> words;
  for (const auto& [move, nodes] : reply.moves) {
    words.insert(move);
  }
  if (words.empty() && reply.error) {
    words = loose_moves(reply.lines);
  }
  return words;
}

/// The error if the engine's echo shows another position; else empty.
std::optional<EngineError> misread(const Notation& notation, const Dialect& dialect,
                                   const Setup& setup, const RawReply& reply) {
  try {
    if (reply.echo) {
      compare_echo(notation, setup, dialect.our_fen(*reply.echo));
    }
    return std::nullopt;
  } catch (const EngineError& error) {
    return error;
  }
}

/// Whether a reply without moves shows that no further question will have any.
bool is_futile(const RawReply& reply, bool only_total) {
  return only_total || (reply.error && (reply.error->kind() == EngineFailure::variant_unknown ||
                                        reply.error->read_nothing()));
}

}  // namespace

void Replies::add(Replies more) {
  asked += more.asked;
  std::move(more.answers.begin(), more.answers.end(), std::back_inserter(answers));
  failure = failure ? failure : more.failure;
}

Replies ask_first(Session& session, const Variant& variant, const Dialect& dialect,
                  std::span<const Setup> positions) {
  Replies asked;
  for (Setup setup : positions) {
    if (dialect.sfen) {
      setup.rights = {};  // an SFEN has no field for them
    }
    const RawReply reply = session.raw_reply(variant, {setup, {}});
    ++asked.asked;
    asked.tried = asked.tried || session.tries_moves();
    asked.by_search = asked.by_search || session.lists_by_search();
    asked.lines.insert(asked.lines.end(), reply.lines.begin(), reply.lines.end());
    std::set<std::string> words = words_of(reply);
    const bool total = reply.error && words.empty() && is_only_total(reply.lines);
    asked.only_totals = asked.only_totals || total;
    auto failure = misread(variant.notation, dialect, setup, reply);
    if (words.empty() && reply.error) {
      failure = reply.error;
    } else if (reply.error && !asked.unread &&
               (reply.error->kind() == EngineFailure::nonsense || reply.error->has_move_list())) {
      asked.unread = reply.error;
    }
    if (failure) {
      asked.failure = asked.failure ? asked.failure : failure;
      if (is_futile(reply, total)) {
        return asked;
      }
      continue;
    }
    asked.answers.push_back({setup, variant.plain.moves(setup), std::move(words), reply.moves});
    if (reply.error && reply.error->kind() == EngineFailure::timed_out) {
      return asked;  // a list without a total; each further one would cost another timeout
    }
  }
  return asked;
}

}  // namespace hurdle::engines

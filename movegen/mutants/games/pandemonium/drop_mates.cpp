// Which drops may mate, and how mate is judged (P9).
//
// Not among them, since they change no count: mate judged without drops, and mate judged as if
// drops that mate were replies. A drop opens no line, and the side that is not to move is never in
// check, so after a pawn drop the pawn alone can be giving check, from a square next to the king.
// Nothing can be dropped between or on that pawn: no reply by a drop is ever legal there.
#include "movegen/mutants/games/pandemonium/hooks.hpp"
#include "movegen/mutants/themes/shogi/hands.hpp"

namespace hurdle::pandemonium {
namespace {

Change<mutation::Hooks> mate_unless_pawns(Answers answers) {
  return mate_unless([](Kind dropped) { return dropped == pawn; }, std::move(answers));
}

/// Takes the lone checker, pinned or not.
bool checker_is_taken(const Reply& reply) {
  if (!reply.by_other()) {
    return reply.legal;
  }
  const std::vector<Square> checkers = reply.checkers();
  return checkers.size() == 1 && reply.move.to() == checkers.front();
}

}  // namespace

MutantRules mutant_drop_mates() {
  constexpr DropMateCast cast{
      .clause = "P9", .first = "White", .second = "Black", .pawn = pawn, .knight = knight};
  return joined<Hooks>(
      drop_mates(cast),
      MutantRules{
          {"mate-judged-by-king-moves", "P9", "Only moves of the king count against mate.",
           mate_unless_pawns([](const Reply& reply) { return reply.legal && reply.by_royal(); })},
          {"mate-judged-by-captures-of-the-pawn", "P9",
           "Only a capture of the dropped pawn averts mate.",
           mate_unless_pawns(
               [](const Reply& reply) { return reply.legal && reply.takes_the_drop(); })},
          {"mate-judged-with-pinned-captors", "P9", "A pinned piece could take the dropped pawn.",
           mate_unless_pawns(checker_is_taken)},
      },
      pawn_mates(cast, "A pawn drop may not stalemate."));
}

}  // namespace hurdle::pandemonium

#include "movegen/mutants/themes/hands.hpp"

#include <fmt/format.h>

#include <utility>

namespace hurdle::mutation {
namespace {

Setup exchanged(Setup setup) {
  std::swap(setup.hands[0], setup.hands[1]);
  return setup;
}

}  // namespace

Change<Hooks> afterwards(std::function<void(const Turn& asked, Setup& next)> more) {
  return change(&Hooks::after, [more = std::move(more)](const Turn& asked, auto original) {
    Setup next = original(asked);
    more(asked, next);
    return next;
  });
}

Change<Hooks> loses(std::function<bool(Piece captured)> lost) {
  return change(&Hooks::take, [lost = std::move(lost)](Setup& next, Piece captured, auto original) {
    if (!lost(captured)) {
      original(next, captured);
    }
  });
}

Change<Hooks> taken_as(std::function<Piece(Piece captured)> becomes) {
  return change(&Hooks::take,
                [becomes = std::move(becomes)](Setup& next, Piece captured, auto original) {
                  original(next, becomes(captured));
                });
}

Change<Hooks> takes_nothing_if(std::function<bool(const Turn& asked)> so) {
  return afterwards([so = std::move(so)](const Turn& asked, Setup& next) {
    if (asked.on_board() && asked.captures() && so(asked)) {
      next.hands[index_of(asked.side())] = asked.setup.hands[index_of(asked.side())];
    }
  });
}

Change<Hooks> takes_one_of_a_kind() {
  return change(&Hooks::take, [](Setup& next, Piece captured, auto original) {
    if (next.held(opponent(captured.colour()), captured.kind()) == 0) {
      original(next, captured);
    }
  });
}

Change<Hooks> bars(std::function<bool(const Dropping& drop, int own_rank)> barred) {
  return unless(&Hooks::may_drop, [barred = std::move(barred)](const Dropping& asked) {
    return barred(asked, asked.own_rank(asked.to));
  });
}

Change<Hooks> no_second_pawn(Kind pawn, Sort sort) {
  return unless(&Hooks::may_drop, [pawn, sort](const Dropping& asked) {
    return asked.kind == pawn && file_holds(asked, sort);
  });
}

Change<Hooks> drops_promoted_if(std::function<bool(const Turn& drop)> which) {
  return afterwards([which = std::move(which)](const Turn& asked, Setup& next) {
    if (asked.by_drop() && which(asked)) {
      next.put(asked.move.to(), Piece(asked.side(), asked.move.kind(), true));
    }
  });
}

Change<Hooks> leaves_in_hand(std::function<std::uint8_t(std::uint8_t held)> left) {
  return afterwards([left = std::move(left)](const Turn& asked, Setup& next) {
    if (asked.move.is_drop()) {
      const Kind kind = asked.move.kind();
      next.hands[index_of(asked.side())][index_of(kind)] =
          left(asked.setup.held(asked.side(), kind));
    }
  });
}

Rules<Hooks> never_dropped(std::string_view clause, const Notation& notation,
                           const std::vector<Kind>& kinds) {
  Rules<Hooks> rules;
  for (const Kind kind : kinds) {
    const std::string_view name = notation.of(kind).name;
    rules.emplace_back(fmt::format("{}-never-dropped", name), clause,
                       fmt::format("The {} is never dropped.", name),
                       bars([kind](const Dropping& asked, int) { return asked.kind == kind; }));
  }
  return rules;
}

Change<Hooks> drops_from_the_wrong_hand() {
  const auto write = [](const Situation& asked, VisitMove visit, auto original) {
    original({asked.rules, exchanged(asked.setup)}, visit);
  };
  const auto play = [](const Turn& asked, auto original) {
    return asked.move.is_drop()
               ? exchanged(original({{asked.rules, exchanged(asked.setup)}, asked.move}))
               : original(asked);
  };
  return both(change(&Hooks::drops, write), change(&Hooks::after, play));
}

bool file_holds(const Dropping& asked, const std::function<bool(Piece)>& which) {
  bool found = false;
  for (int rank = 0; rank < asked.notation().ranks; ++rank) {
    const Piece piece = asked.at(Square(asked.to.file(), rank));
    found = found || (piece.belongs_to(asked.side()) && which(piece));
  }
  return found;
}

Change<Hooks> passes_if(std::function<bool(const Situation&)> may) {
  return change(&Hooks::special_moves,
                [may = std::move(may)](const Situation& asked, VisitMove visit, auto original) {
                  original(asked, visit);
                  const Square royal = asked.royal();
                  if (royal.exists() && may(asked)) {
                    visit(Move::pass(royal));
                  }
                });
}

Change<Hooks> passes_unsafely_if(std::function<bool(const Situation&)> may) {
  return both(passes_if(std::move(may)), also_if(&Hooks::keeps_royal_safe, [](const Played& asked) {
                return asked.move.is_pass();
              }));
}

Change<Hooks> passes_in_stalemate_if(std::function<bool(const Situation&)> may) {
  return passes_if([may = std::move(may)](const Situation& asked) {
    return asked.stuck_without_check() && may(asked);
  });
}

}  // namespace hurdle::mutation

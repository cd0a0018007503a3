#include "movegen/mutants/themes/going.hpp"

#include <algorithm>
#include <array>

#include "movegen/referee/direction.hpp"

namespace hurdle::mutation {
namespace {

/// A movement that calls `look` for each of these directions, turned for the player.
Going each(Steps some, void (*look)(const Mover& mover, Step step, VisitSquare visit)) {
  return [some = std::move(some), look](const Mover& mover, VisitSquare visit) {
    for (const Step step : some) {
      look(mover, mover.turned(step), visit);
    }
  };
}

void visit_own(const Mover& mover, Square to, VisitSquare visit) {
  if (to.exists() && mover.at(to).belongs_to(mover.colour) && mover.at(to).kind() != Kind::royal) {
    visit(to);
  }
}

/// The moves of the piece in this mutant: a change of attacks alone starts from them.
constexpr auto go = [](const Standing& asked, VisitSquare visit) {
  asked.rules.targets(asked.setup, asked.from, visit);
};

}  // namespace

// ---- Changes of moves and attacks ---------------------------------------------------------------

Change<Hooks> goes(Sort sort, Going going) {
  return change(&Hooks::targets, [sort, going = std::move(going)](
                                     const Standing& asked, VisitSquare visit, auto original) {
    if (!sort.holds(asked.piece())) {
      return original(asked, visit);
    }
    std::array<bool, square_count> visited{};
    going(Mover(asked, original), [&](Square to) {
      if (!visited[to.index()]) {
        visited[to.index()] = true;
        visit(to);
      }
    });
  });
}

Change<Hooks> attacks(Sort sort, Going going) {
  return change(&Hooks::reaches,
                [sort, going = std::move(going)](const Reach& asked, auto original) {
                  if (!sort.holds(asked.piece())) {
                    return original(asked);
                  }
                  bool found = false;
                  going(Mover(asked, go), [&](Square target) { found |= target == asked.to; });
                  return found;
                });
}

Change<Hooks> attacks_only_if(Sort sort, MayGo may) {
  return only_if(&Hooks::reaches, [sort, may = std::move(may)](const Reach& asked) {
    return !sort.holds(asked.piece()) || may(Mover(asked, go), asked.to);
  });
}

Change<Hooks> attacks_also_if(Sort sort, MayGo may) {
  return also_if(&Hooks::reaches, [sort, may = std::move(may)](const Reach& asked) {
    return sort.holds(asked.piece()) && may(Mover(asked, go), asked.to);
  });
}

// ---- Steps and lines ----------------------------------------------------------------------------

Going steps(Steps some) {
  return each(std::move(some), [](const Mover& mover, Step step, VisitSquare visit) {
    mover.walk.stand(mover.step(step), visit);
  });
}

Going steps_up(Steps some) {
  return [some = std::move(some)](const Mover& mover, VisitSquare visit) {
    mover.walk.steps(mover.from, some, visit);
  };
}

Going slides(Steps some) {
  return each(std::move(some), [](const Mover& mover, Step step, VisitSquare visit) {
    mover.walk.ray(mover.from, step, visit);
  });
}

Going slides_at_most(int squares, Steps some) {
  return [squares, sliding = slides(std::move(some))](const Mover& mover, VisitSquare visit) {
    sliding(mover, [&](Square to) {
      if (distance(mover.from, to) <= squares) {
        visit(to);
      }
    });
  };
}

Going through_own(Steps some) {
  return each(std::move(some), [](const Mover& mover, Step step, VisitSquare visit) {
    Square to = mover.step(step);
    for (; to.exists() && !mover.walk.enemy(to); to = mover.walk.neighbour(to, step)) {
      mover.walk.stand(to, visit);
    }
    mover.walk.stand(to, visit);
  });
}

Going through_enemies(Steps some) {
  return each(std::move(some), [](const Mover& mover, Step step, VisitSquare visit) {
    Square to = mover.step(step);
    for (; mover.walk.empty(to) || mover.walk.enemy(to); to = mover.walk.neighbour(to, step)) {
      visit(to);
    }
  });
}

Square wrapped(const Mover& mover, Square from, Step step) {
  const int files = mover.notation().files;
  const int index = (from.rank() + step.ranks) * files + from.file() + step.files;
  const bool on_board = from.exists() && index >= 0 && index < files * mover.notation().ranks;
  return on_board ? Square(index % files, index / files) : Square::none();
}

Going past_an_enemy(Steps some) {
  return each(std::move(some), [](const Mover& mover, Step step, VisitSquare visit) {
    const Square first = mover.walk.first_piece(mover.from, step);
    if (mover.walk.enemy(first)) {
      mover.walk.ray(first, step, visit);
    }
  });
}

Going wrapped_steps(Steps some) {
  return each(std::move(some), [](const Mover& mover, Step step, VisitSquare visit) {
    mover.walk.stand(wrapped(mover, mover.from, step), visit);
  });
}

Going wrapped_slides(Steps some) {
  return each(std::move(some), [](const Mover& mover, Step step, VisitSquare visit) {
    Square to = wrapped(mover, mover.from, step);
    for (; mover.walk.empty(to); to = wrapped(mover, to, step)) {
      visit(to);
    }
    mover.walk.stand(to, visit);
  });
}

Going slides_past(MayGo which, Steps some) {
  return [which = std::move(which), some = std::move(some)](const Mover& mover, VisitSquare visit) {
    for (const Step step : some) {
      const Square first = mover.walk.first_piece(mover.from, mover.turned(step));
      if (first.exists() && which(mover, first)) {
        mover.walk.ray(first, mover.turned(step), visit);
      }
    }
  };
}

Going steps_onto_own(Steps some) {
  return each(std::move(some), [](const Mover& mover, Step step, VisitSquare visit) {
    visit_own(mover, mover.step(step), visit);
  });
}

Going slides_onto_own(Steps some) {
  return each(std::move(some), [](const Mover& mover, Step step, VisitSquare visit) {
    visit_own(mover, mover.walk.first_piece(mover.from, step), visit);
  });
}

Going onto_own() {
  return [](const Mover& mover, VisitSquare visit) {
    Setup turned = mover.setup;
    for (std::size_t index = 0; index < square_count; ++index) {
      const Piece piece = mover.setup.board[index];
      if (piece.belongs_to(mover.colour) && piece.kind() != Kind::royal &&
          Square::at(index) != mover.from) {
        turned.board[index] = Piece(opponent(mover.colour), piece.kind(), piece.promoted());
      }
    }
    mover.right({{mover.rules, turned}, mover.from},
                [&](Square to) { visit_own(mover, to, visit); });
  };
}

// ---- Hops ---------------------------------------------------------------------------------------

Going hops_over(int pieces, Hop hop, Steps some) {
  return [pieces, hop, some = std::move(some)](const Mover& mover, VisitSquare visit) {
    for (const Step step : some) {
      int passed = 0;
      Square to = mover.step(step);
      for (; to.exists() && passed <= pieces; to = mover.walk.neighbour(to, step)) {
        const bool lands = (mover.walk.empty(to) && hop != Hop::to_take) ||
                           (mover.walk.enemy(to) && hop != Hop::to_empty);
        if (passed == pieces && lands) {
          visit(to);
        }
        passed += mover.takes(to) ? 1 : 0;
      }
    }
  };
}

Square hurdle_of(const Mover& mover, Square to) {
  const Square first = mover.walk.first_piece(mover.from, towards(mover.from, to));
  return first.exists() && distance(mover.from, first) < distance(mover.from, to) ? first
                                                                                  : Square::none();
}

Going never_over(MayGo bars) {
  return never_where(over(std::move(bars)));
}

MayGo over(MayGo which) {
  return [which = std::move(which)](const Mover& mover, Square to) {
    const Square hurdle = hurdle_of(mover, to);
    return hurdle.exists() && which(mover, hurdle);
  };
}

// ---- Combinations -------------------------------------------------------------------------------

Going original() {
  return [](const Mover& mover, VisitSquare visit) { mover.original(visit); };
}

Going as_before_promotion() {
  return [](const Mover& mover, VisitSquare visit) {
    const Piece piece = mover.piece();
    const Setup before = with(mover.setup, mover.from, Piece(piece.colour(), piece.kind()));
    mover.right({{mover.rules, before}, mover.from}, visit);
  };
}

Going also(Going more) {
  return both(original(), std::move(more));
}

Going both(Going one, Going other) {
  return [one = std::move(one), other = std::move(other)](const Mover& mover, VisitSquare visit) {
    one(mover, visit);
    other(mover, visit);
  };
}

Going only_where(MayGo may, Going going) {
  return [may = std::move(may), going = std::move(going)](const Mover& mover, VisitSquare visit) {
    going(mover, [&](Square to) {
      if (may(mover, to)) {
        visit(to);
      }
    });
  };
}

Going never_where(MayGo bars) {
  return only_where(is_not(std::move(bars)));
}

Going takes_only_where(MayGo may) {
  return only_where(either(is_empty, std::move(may)));
}

Going never(Steps directions) {
  return only_where([directions = std::move(directions)](const Mover& mover, Square to) {
    const bool in_line = is_straight(mover.from, to) || is_diagonal(mover.from, to);
    return !in_line || std::ranges::none_of(directions, [&](Step step) {
      return mover.turned(step) == towards(mover.from, to);
    });
  });
}

Going never_by(Steps leaps) {
  return only_where([leaps = std::move(leaps)](const Mover& mover, Square to) {
    const Step by{files_between(mover.from, to), ranks_between(mover.from, to)};
    return std::ranges::find(leaps, by) == leaps.end();
  });
}

Going for_one(Colour colour, Going going) {
  return [colour, going = std::move(going)](const Mover& mover, VisitSquare visit) {
    mover.colour == colour ? going(mover, visit) : mover.original(visit);
  };
}

Going where(std::function<bool(const Mover& mover)> stands, Going going) {
  return [stands = std::move(stands), going = std::move(going)](const Mover& mover,
                                                                VisitSquare visit) {
    if (stands(mover)) {
      going(mover, visit);
    }
  };
}

Going to_empty(Going going) {
  return only_where(is_empty, std::move(going));
}

Going to_take(Going going) {
  return only_where(is_enemy, std::move(going));
}

bool is_empty(const Mover& mover, Square to) {
  return mover.walk.empty(to);
}

bool is_taken(const Mover& mover, Square to) {
  return !mover.walk.empty(to);
}

bool is_own(const Mover& mover, Square to) {
  return mover.at(to).belongs_to(mover.colour);
}

bool is_enemy(const Mover& mover, Square to) {
  return mover.walk.enemy(to);
}

MayGo starts_on(bool (*which)(Square square)) {
  return [which](const Mover& mover, Square /*to*/) { return which(mover.from); };
}

MayGo ends_on(bool (*which)(Square square)) {
  return [which](const Mover& /*mover*/, Square to) { return which(to); };
}

MayGo at_distance(int least, int most) {
  return [least, most](const Mover& mover, Square to) {
    return distance(mover.from, to) >= least && distance(mover.from, to) <= most;
  };
}

MayGo to_own_ranks(int first, int last) {
  return [first, last](const Mover& mover, Square to) {
    return mover.own_rank(to) >= first && mover.own_rank(to) <= last;
  };
}

MayGo both(MayGo one, MayGo other) {
  return [one = std::move(one), other = std::move(other)](const Mover& mover, Square to) {
    return one(mover, to) && other(mover, to);
  };
}

}  // namespace hurdle::mutation

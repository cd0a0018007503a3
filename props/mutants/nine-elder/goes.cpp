// The building blocks of wrong movements. Knows no clause.
#include "props/mutants/nine-elder/goes.hpp"

#include <algorithm>

#include "movegen/referee/direction.hpp"

namespace hurdle::mutants::elder {
namespace {

constexpr int board_files = nine_elder::notation.files;
constexpr int board_squares = board_files * nine_elder::notation.ranks;

Square wrapped(Square from, Step step) {
  const int place = (from.rank() + step.ranks) * board_files + from.file() + step.files;
  if (place < 0 || place >= board_squares) {
    return Square::none();
  }
  return {place % board_files, place / board_files};
}

}  // namespace

Going steps(Steps some) {
  return [some = std::move(some)](const Mover& mover, VisitSquare visit) {
    for (const Step step : some) {
      mover.walk.stand(mover.walk.neighbour(mover.from, mover.turned(step)), visit);
    }
  };
}

Going slides(Steps some) {
  return [some = std::move(some)](const Mover& mover, VisitSquare visit) {
    for (const Step step : some) {
      mover.walk.ray(mover.from, mover.turned(step), visit);
    }
  };
}

Going slides_at_most(int squares, Steps some) {
  return [squares, some = std::move(some)](const Mover& mover, VisitSquare visit) {
    for (const Step step : some) {
      mover.walk.ray(mover.from, mover.turned(step), [&](Square to) {
        if (distance(mover.from, to) <= squares) {
          visit(to);
        }
      });
    }
  };
}

Going also(Going more) {
  return [more = std::move(more)](const Mover& mover, VisitSquare visit) {
    mover.rightly(visit);
    more(mover, visit);
  };
}

Going both(Going one, Going other) {
  return [one = std::move(one), other = std::move(other)](const Mover& mover, VisitSquare visit) {
    one(mover, visit);
    other(mover, visit);
  };
}

Going never(Steps directions) {
  return only_where([directions = std::move(directions)](const Mover& mover, Square to) {
    const bool in_line = is_straight(mover.from, to) || is_diagonal(mover.from, to);
    return !in_line || std::none_of(directions.begin(), directions.end(), [&](Step step) {
      return mover.turned(step) == towards(mover.from, to);
    });
  });
}

Going only_where(std::function<bool(const Mover& mover, Square to)> keeps) {
  return [keeps = std::move(keeps)](const Mover& mover, VisitSquare visit) {
    mover.rightly([&](Square to) {
      if (keeps(mover, to)) {
        visit(to);
      }
    });
  };
}

Going for_one(Colour colour, Going going) {
  return [colour, going = std::move(going)](const Mover& mover, VisitSquare visit) {
    if (mover.colour == colour) {
      going(mover, visit);
    } else {
      mover.rightly(visit);
    }
  };
}

Going facing_up(Steps some) {
  return [some = std::move(some)](const Mover& mover, VisitSquare visit) {
    mover.walk.steps(mover.from, some, visit);
  };
}

Going to_empty(Going going) {
  return [going = std::move(going)](const Mover& mover, VisitSquare visit) {
    going(mover, [&](Square to) {
      if (mover.walk.empty(to)) {
        visit(to);
      }
    });
  };
}

Going to_take(Going going) {
  return [going = std::move(going)](const Mover& mover, VisitSquare visit) {
    going(mover, [&](Square to) {
      if (mover.walk.enemy(to)) {
        visit(to);
      }
    });
  };
}

Going wrapped_steps(Steps some) {
  return [some = std::move(some)](const Mover& mover, VisitSquare visit) {
    for (const Step step : some) {
      mover.walk.stand(wrapped(mover.from, mover.turned(step)), visit);
    }
  };
}

Going wrapped_slides(Steps some) {
  return [some = std::move(some)](const Mover& mover, VisitSquare visit) {
    for (const Step step : some) {
      Square to = wrapped(mover.from, step);
      for (; mover.walk.empty(to); to = wrapped(to, step)) {
        visit(to);
      }
      mover.walk.stand(to, visit);
    }
  };
}

Going through_own(Steps some) {
  return [some = std::move(some)](const Mover& mover, VisitSquare visit) {
    for (const Step step : some) {
      Square to = mover.walk.neighbour(mover.from, step);
      for (; to.exists() && !mover.walk.enemy(to); to = mover.walk.neighbour(to, step)) {
        mover.walk.stand(to, visit);
      }
      mover.walk.stand(to, visit);
    }
  };
}

Going through_enemies(Steps some) {
  return [some = std::move(some)](const Mover& mover, VisitSquare visit) {
    for (const Step step : some) {
      Square to = mover.walk.neighbour(mover.from, step);
      for (; mover.walk.empty(to) || mover.walk.enemy(to); to = mover.walk.neighbour(to, step)) {
        visit(to);
      }
    }
  };
}

void add_all(Readings& family, std::span<const WrongGoing> errors) {
  for (const WrongGoing& error : errors) {
    family.add<Goes>(error.belief, error.which, error.going);
  }
}

void add_all_checks(Readings& family, std::span<const WrongGoing> errors) {
  for (const WrongGoing& error : errors) {
    family.add<Checks>(error.belief, error.which, error.going);
  }
}

}  // namespace hurdle::mutants::elder

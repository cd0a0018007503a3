// Pieces that move as others do (P1).
#include "movegen/mutants/games/pandemonium/hooks.hpp"
#include "movegen/mutants/games/pandemonium/sorts.hpp"

namespace hurdle::pandemonium {
namespace {

MutantRules mutant_plain_pieces() {
  const Going leaps = steps(as_knight);
  return {
      {"king-steps-straight-only", "P1", "The king steps along ranks and files only.",
       goes(plain(king), steps(straight))},
      {"queen-as-rook", "P1", "The queen moves along ranks and files only.",
       goes(plain(queen), slides(straight))},
      {"queen-as-amazon", "P1", "The queen also leaps like a knight.",
       goes(plain(queen), both(slides(as_king), leaps))},
      {"queen-steps-diagonally", "P1", "The queen moves one step only on diagonals.",
       goes(plain(queen), both(slides(straight), steps(diagonal)))},
      {"marshal-as-cardinal", "P1", "The marshal moves as bishop or knight.",
       goes(plain(marshal), both(slides(diagonal), leaps))},
      {"cardinal-as-marshal", "P1", "The cardinal moves as rook or knight.",
       goes(plain(cardinal), both(slides(straight), leaps))},
      {"marshal-without-leap", "P1", "The marshal moves as a rook only.",
       goes(plain(marshal), slides(straight))},
      {"cardinal-without-leap", "P1", "The cardinal moves as a bishop only.",
       goes(plain(cardinal), slides(diagonal))},
      {"marshal-as-queen", "P1", "The marshal moves as a queen before it is promoted.",
       goes(plain(marshal), slides(as_king))},
      {"cardinal-as-queen", "P1", "The cardinal moves as a queen before it is promoted.",
       goes(plain(cardinal), slides(as_king))},
      {"marshal-as-dragon", "P1", "The marshal moves as rook or king.",
       goes(plain(marshal), both(slides(straight), steps(diagonal)))},
      {"cardinal-as-horse", "P1", "The cardinal moves as bishop or king.",
       goes(plain(cardinal), both(slides(diagonal), steps(straight)))},
  };
}

MutantRules mutant_promoted_pieces() {
  const Going leaps = steps(as_knight);
  const Going marshal_goes = both(slides(straight), leaps);
  const Going cardinal_goes = both(slides(diagonal), leaps);
  const Going amazon_goes = both(slides(as_king), leaps);
  return {
      {"dragon-as-rook", "P1", "The dragon moves as a rook, as before.",
       goes(dragon, slides(straight))},
      {"dragon-as-queen", "P1", "The dragon moves as a queen.", goes(dragon, slides(as_king))},
      {"dragon-as-king", "P1", "The dragon moves as a king only.", goes(dragon, steps(as_king))},
      {"dragon-as-marshal", "P1", "The dragon moves as rook or knight.",
       goes(dragon, marshal_goes)},
      {"horse-as-bishop", "P1", "The horse moves as a bishop, as before.",
       goes(horse, slides(diagonal))},
      {"horse-as-queen", "P1", "The horse moves as a queen.", goes(horse, slides(as_king))},
      {"horse-as-king", "P1", "The horse moves as a king only.", goes(horse, steps(as_king))},
      {"horse-as-knight", "P1", "The horse moves as a knight.", goes(horse, leaps)},
      {"scepter-as-knight", "P1", "The scepter moves as a knight, as before.",
       goes(scepter, leaps)},
      {"scepter-as-king", "P1", "The scepter moves as a king only.", goes(scepter, steps(as_king))},
      {"scepter-steps-straight", "P1", "The scepter moves as a knight or one step straight.",
       goes(scepter, both(leaps, steps(straight)))},
      {"scepter-steps-diagonally", "P1", "The scepter moves as a knight or one step diagonally.",
       goes(scepter, both(leaps, steps(diagonal)))},
      {"apricot-as-marshal", "P1", "The apricot moves as a marshal, as before.",
       goes(apricot, marshal_goes)},
      {"apricot-keeps-its-leap", "P1", "The apricot moves as queen or knight.",
       goes(apricot, amazon_goes)},
      {"apricot-as-marshal-and-king", "P1", "The apricot moves as marshal or king.",
       goes(apricot, both(marshal_goes, steps(diagonal)))},
      {"whole-as-cardinal", "P1", "The whole moves as a cardinal, as before.",
       goes(whole, cardinal_goes)},
      {"whole-keeps-its-leap", "P1", "The whole moves as queen or knight.",
       goes(whole, amazon_goes)},
      {"whole-as-cardinal-and-king", "P1", "The whole moves as cardinal or king.",
       goes(whole, both(cardinal_goes, steps(straight)))},
      {"gilding-as-king", "P1", "The gilding moves as a king.", goes(gilding, steps(as_king))},
      {"gilding-as-rook", "P1", "The gilding moves as a rook.", goes(gilding, slides(straight))},
      {"gilding-as-amazon", "P1", "The gilding moves as queen or knight.",
       goes(gilding, amazon_goes)},
      {"gilding-as-gold", "P1", "The gilding moves as a gold general.",
       goes(gilding, steps(as_gold))},
  };
}

}  // namespace

MutantRules mutant_pieces() {
  return joined<Hooks>(mutant_plain_pieces(), mutant_promoted_pieces());
}

}  // namespace hurdle::pandemonium

// Materials: the pieces of a position without their squares, as `KQvKR`. Parsed from text; several
// at once as `K+2`, kings and any two pieces.
#pragma once

#include <array>
#include <stdexcept>
#include <string>
#include <string_view>
#include <vector>

#include "movegen/vocab/notation.hpp"

namespace hurdle {

/// The pieces of a position besides the two royal pieces.
struct Material {
  std::vector<Piece> board;     ///< equal pieces stand together
  std::array<Hand, 2> hands{};  ///< by `index_of(Colour)`
  std::string text;             ///< `KQvKR`, with hands as in FEN: `KRvK[Pp]`
};

/// A text is no material of the variant; the message says what was found and expected.
class BadMaterial : public std::runtime_error {
 public:
  using std::runtime_error::runtime_error;
};

/// The text of a material whose pieces stand in the order of their colours and kinds.
[[nodiscard]] std::string text_of(const Notation& notation, const Material& material);

/// The number of pieces besides the royal ones.
[[nodiscard]] int number_of_pieces(const Material& material);

/// The most pieces besides the royal ones, on the board and in both hands.
inline constexpr int most_material = 6;

/// Parses one material (`KQvKR`, `KvK[P]`) or a number of pieces on the board and in hand (`K+2`,
/// `K+1+1h`), which stands for all materials of so many pieces of either side. Throws BadMaterial.
[[nodiscard]] std::vector<Material> parse_material(const Notation& notation, std::string_view text);

}  // namespace hurdle

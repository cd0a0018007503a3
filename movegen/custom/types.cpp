#include "movegen/custom/types.hpp"

#include <array>

namespace hurdle::custom {
namespace {

struct NamedType {
  std::string_view key;
  std::string_view betza;
};

constexpr std::array<NamedType, named_types> names{{
    {"pawn", "fmWfcF"},
    {"knight", "N"},
    {"bishop", "B"},
    {"rook", "R"},
    {"queen", "Q"},
    {"fers", "F"},
    {"alfil", "A"},
    {"fersAlfil", "FA"},
    {"silver", "FfW"},
    {"aiwok", "RNF"},
    {"bers", "RF"},
    {"archbishop", "BN"},
    {"chancellor", "RN"},
    {"amazon", "QN"},
    {"knibis", "mNcB"},
    {"biskni", "mBcN"},
    {"kniroo", "mNcR"},
    {"rookni", "mRcN"},
    {"shogiPawn", "fW"},
    {"lance", "fR"},
    {"shogiKnight", "fN"},
    {"gold", "WfF"},
    {"dragonHorse", "BW"},
    {"clobber", "cW"},
    {"breakthrough", "fmWfF"},
    {"immobile", ""},
    {"cannon", "mRcpR"},
    {"janggiCannon", "pR"},
    {"soldier", "fsW"},
    {"horse", "nN"},
    {"elephant", "nA"},
    {"janggiElephant", "nZ"},
    {"banner", "RcpRnN"},
    {"wazir", "W"},
    {"commoner", "K"},
    {"centaur", "KN"},
}};

constexpr std::string_view custom_piece = "customPiece";

}  // namespace

static_assert(names[index_of(Type::bishop)].key == "bishop");
static_assert(names[index_of(Type::rook)].key == "rook");
static_assert(names[index_of(Type::fers)].key == "fers");
static_assert(names[index_of(Type::shogi_pawn)].key == "shogiPawn");
static_assert(names[index_of(Type::janggi_cannon)].key == "janggiCannon");
static_assert(names[index_of(Type::soldier)].key == "soldier");
static_assert(names[index_of(Type::wazir)].key == "wazir");

std::string key_of(Type type) {
  if (type == Type::king) {
    return "king";
  }
  const std::size_t index = index_of(type);
  return index < named_types ? std::string(names[index].key)
                             : std::string(custom_piece) + std::to_string(index - named_types + 1);
}

std::string_view betza_of(Type type) {
  return type == Type::king ? "K" : is_custom(type) ? "" : names[index_of(type)].betza;
}

std::optional<Type> type_with_key(std::string_view key) {
  for (std::size_t index = 0; index < type_count; ++index) {
    if (key_of(type_at(index)) == key) {
      return type_at(index);
    }
  }
  return std::nullopt;
}

}  // namespace hurdle::custom

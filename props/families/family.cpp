// The registered families. They are static objects that register before main in undefined order, so
// they are stored by name.
#include "props/families/family.hpp"

#include <stdexcept>
#include <string>
#include <utility>

namespace hurdle::props {
namespace {

std::vector<const Family*>& registered_families() {
  static std::vector<const Family*> families;
  return families;
}

struct Found {
  const Family& family;
  const Member& member;
};

Found found(const Notation& notation) {
  for (const Family* family : all_families()) {
    for (const Member& member : family->members) {
      if (member.notation.name == notation.name) {
        return {*family, member};
      }
    }
  }
  throw std::logic_error("no family in props/families has " + std::string(notation.name) +
                         " among its members: register it in props/families/FAMILY/family.cpp");
}

}  // namespace

RegisteredFamily::RegisteredFamily(Family family) : family_(std::move(family)) {
  std::vector<const Family*>& families = registered_families();
  const auto place = std::ranges::find_if(
      families, [&](const Family* other) { return other->name > family_.name; });
  families.insert(place, &family_);
}

const std::vector<const Family*>& all_families() {
  return registered_families();
}

std::vector<const Member*> all_members() {
  std::vector<const Member*> members;
  for (const Family* family : all_families()) {
    for (const Member& member : family->members) {
      members.push_back(&member);
    }
  }
  return members;
}

const Family& family_of(const Notation& notation) {
  return found(notation).family;
}
const Member& member_of(const Notation& notation) {
  return found(notation).member;
}
const Oracle& oracle_of(const Notation& notation) {
  return found(notation).member.oracle;
}

}  // namespace hurdle::props

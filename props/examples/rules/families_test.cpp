// The tests cover every game: the list of variants matches, and each folder of movegen/variants has
// a registered family.
#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>
#include <set>
#include <string>

#include "perft/count/variants.hpp"
#include "props/families/family.hpp"

namespace hurdle::props {
namespace {

/// The names of the subfolders of a folder of the repository.
std::set<std::string> folders_in(const std::string& folder) {
  std::set<std::string> names;
  const auto entries = std::filesystem::directory_iterator(HURDLE_SOURCE_DIR "/" + folder);
  for (const auto& entry : entries) {
    if (entry.is_directory()) {
      names.insert(entry.path().filename().string());
    }
  }
  return names;
}

TEST(Families, HaveEveryVariantOfTheList) {
  for (const Variant& variant : all_variants()) {
    EXPECT_NO_THROW((void)family_of(variant.notation)) << variant.notation.name;
  }
}

TEST(Families, HaveEachVariantOnce) {
  std::set<std::string_view> names;
  for (const Member* member : all_members()) {
    const std::string_view name = member->notation.name;
    EXPECT_TRUE(names.insert(name).second) << name << " is a member twice";
    EXPECT_NE(find_variant(name), nullptr) << name << " is not in movegen/variants.hpp";
    EXPECT_EQ(&member->oracle.notation(), &member->notation) << name;
  }
}

TEST(Families, AreTheFoldersOfTheGames) {
  std::set<std::string> registered;
  for (const Family* family : all_families()) {
    EXPECT_TRUE(registered.emplace(family->name).second) << family->name << " is registered twice";
  }
  EXPECT_EQ(registered, folders_in("movegen/variants")) << "a family for each folder there";
  EXPECT_EQ(registered, folders_in("props/families"));
  const std::set<std::string> sets = folders_in("positions");
  EXPECT_TRUE(std::ranges::includes(sets, registered)) << "each family has position sets";
}

TEST(Families, HaveExamplesOfTheirRules) {
  for (const Family* family : all_families()) {
    const std::string folder = HURDLE_SOURCE_DIR "/props/families/" + std::string(family->name);
    EXPECT_TRUE(std::filesystem::exists(folder + "/rules.txt")) << folder;
  }
}

}  // namespace
}  // namespace hurdle::props

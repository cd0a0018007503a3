// Units: a count cut into parts that share nothing but a plan has the exact total, whatever order,
// number and repetition of the parts; every gap and contradiction is named.
#include <fmt/format.h>

#include <filesystem>

#include "perft/campaign/units/unit_merge.hpp"
#include "props/campaign/exchange/exported.hpp"
#include "props/campaign/store.hpp"
#include "props/needs.hpp"

namespace hurdle::props {
namespace {

using namespace hurdle::campaign;

UnitPlan plan_of(const std::string& variant, int depth, int split, int units, int passes = 1) {
  const StartRequest start = request(variant, depth, split);
  UnitRequest what;
  what.variant = start.variant;
  what.root = start.root;
  what.fen = start.fen;
  what.depth = depth;
  what.split = split;
  what.units = units;
  what.passes = passes;
  return plan_units(what, {}).plan;
}

TEST(Units, OfEveryVariantAddUpToTheTotalOfTheOtherGenerator) {
  constexpr int depth = 3;
  constexpr int passes = 2;
  for (const Variant& variant : all_variants()) {
    SCOPED_TRACE(variant.notation.name);
    const UnitPlan plan = plan_of(std::string(variant.notation.name), depth, 1, 7, passes);
    std::vector<UnitCount> counts;
    for (int unit = plan.units; unit >= 1; --unit) {
      for (int pass = 1; pass <= passes; ++pass) {
        counts.push_back(count_unit(plan, unit, pass, {}));
      }
    }
    const UnitTotal total = merge_units(plan, counts);
    EXPECT_TRUE(total.complete());
    EXPECT_EQ(total.repeated, 0U);
    EXPECT_EQ(total.sum, variant.plain.perft(plan.root, depth));
  }
}

TEST(Units, OfEveryVariantReadTheirTasksFromAFile) {
  const Scratch folder;
  for (const Variant& variant : all_variants()) {
    SCOPED_TRACE(variant.notation.name);
    const StartRequest start = request(std::string(variant.notation.name), 3, 2);
    UnitRequest what;
    what.variant = start.variant;
    what.root = start.root;
    what.fen = start.fen;
    what.depth = 3;
    what.split = 2;
    what.units = 5;
    const PlannedUnits planned = plan_units(what, {});
    const std::string file = folder.path("plan.tasks.gz");
    write_unit_tasks(file, planned.plan, planned.level);
    for (int unit = 1; unit <= what.units; ++unit) {
      const UnitTasks read = read_unit_tasks(file, planned.plan, unit);
      const UnitTasks known = unit_tasks(planned.plan, planned.level, unit);
      EXPECT_EQ(read.positions, known.positions);
      EXPECT_EQ(read.multiplicities, known.multiplicities);
    }
  }
}

TEST(Units, CoverEveryTaskOnceHoweverManyThereAre) {
  for (const int units : {1, 2, 3, 11, 400}) {
    const UnitPlan plan = plan_of("chess", 3, 2, units);
    std::int64_t next = 0;
    for (int unit = 1; unit <= units; ++unit) {
      const auto [first, last] = plan.range(unit);
      EXPECT_EQ(first, next);
      EXPECT_LT(first, last);
      next = last;
    }
    EXPECT_EQ(next, plan.tasks);
  }
  EXPECT_THROW((void)plan_of("chess", 3, 2, 401), UnitError);
}

TEST(Units, AreMissingRepeatedOrContradictory) {
  const UnitPlan plan = plan_of("makruk", 3, 1, 3, 2);
  const UnitCount one = count_unit(plan, 1, 1, {});
  const UnitCount three = count_unit(plan, 3, 2, {});
  const UnitTotal some = merge_units(plan, {one, three, one});
  EXPECT_FALSE(some.complete());
  EXPECT_EQ(some.repeated, 1U);
  EXPECT_TRUE(some.contradictions.empty());
  ASSERT_EQ(some.missing.size(), 4U);
  EXPECT_EQ(some.missing.front().unit, 2);
  EXPECT_EQ(some.missing.front().pass, 1);
  EXPECT_EQ(some.sum, one.sum + three.sum);

  UnitCount wrong = count_unit(plan, 1, 2, {});
  wrong.sum += Total(1);
  const UnitTotal contradictory = merge_units(plan, {one, wrong, three});
  ASSERT_EQ(contradictory.contradictions.size(), 1U);
  EXPECT_EQ(contradictory.contradictions.front().other.pass, 2);
}

/// The commands, on files of one folder.
class UnitFiles : public testing::Test {
 protected:
  [[nodiscard]] std::string path(const std::string& name) const { return folder_.path(name); }
  [[nodiscard]] Outcome plan(const Arguments& more) const {
    return hurdle(joined(
        {"campaign", "plan", "janggi", "4", "--split", "2", "--out", path("plan.json")}, more));
  }
  [[nodiscard]] Outcome unit(const std::string& unit, const std::string& file) const {
    return hurdle({"campaign", "unit", path("plan.json"), unit, "--out", path(file)});
  }
  [[nodiscard]] Outcome merge(const Arguments& files) const {
    Arguments command{"campaign", "merge", path("plan.json")};
    for (const std::string& file : files) {
      command.push_back(path(file));
    }
    return hurdle(command);
  }
  void edit(const std::string& file, const std::string& program) const {
    ASSERT_EQ(shell("sed -i '" + program + "' " + path(file)).code, 0);
  }

 private:
  Scratch folder_;
};

TEST_F(UnitFiles, AreCountedAndMergedByThreeCommands) {
  expect_outcome(plan({"--units", "3"}), 0, "3 units; 1024 tasks of depth 2");
  expect_outcome(unit("1/3", "1.json"), 0, "unit 1/3, pass 1");
  expect_outcome(unit("2", "2.json"), 0, "unit 2/3, pass 1");
  const Outcome gap = merge({"1.json", "2.json"});
  expect_outcome(gap, 1, "missing: unit 3, pass 1");
  expect_outcome(gap, 1, "there is no total");
  expect_outcome(unit("3/3", "3.json"), 0, "");
  EXPECT_EQ(good(merge({"3.json", "1.json", "2.json", "1.json"})).out, "1065277\n");
  EXPECT_EQ(good(hurdle({"campaign", "merge", path("1.json"), path("2.json"), path("3.json"),
                         path("plan.json")}))
                .out,
            "1065277\n");
}

TEST_F(UnitFiles, AreCountedByGnuParallelWhichContinuesAnInterruptedRun) {
  HURDLE_NEEDS("parallel");
  const std::string recipe = "HURDLE=\"$HURDLE\" " HURDLE_SOURCE_DIR "/ci/cluster/units/parallel " +
                             path("plan.json") + ' ' + path("results") + " 2";
  expect_outcome(plan({"--units", "4", "--passes", "2"}), 0, "");
  EXPECT_EQ(shell(recipe).out, "1065277\n");
  // A kill leaves a part of a file, which is not taken for a result.
  const std::string lost = path("results/unit-3-pass-2.json");
  ASSERT_EQ(shell("head -c 100 " + lost + " >" + lost + ".part && rm " + lost).code, 0);
  const std::string kept = path("results/unit-1-pass-1.json");
  const auto written = std::filesystem::last_write_time(kept);
  EXPECT_EQ(shell(recipe).out, "1065277\n");
  EXPECT_EQ(std::filesystem::last_write_time(kept), written);
  expect_outcome(shell("HURDLE=\"$HURDLE\" " HURDLE_SOURCE_DIR "/ci/cluster/units/parallel " +
                       path("none.json") + ' ' + path("results")),
                 2, "none.json: no such file");
}

TEST_F(UnitFiles, AreCountedByProcessesOfMpiWhichContinueAnInterruptedRun) {
#ifndef HURDLE_MPI_PROGRAM
  GTEST_SKIP() << "hurdle-mpi is not built: no MPI was found (Debian's package libopenmpi-dev)";
#else
  const auto run = [this](const std::string& plan, int processes = 3) {
    return shell(
        fmt::format("mpirun --allow-run-as-root --oversubscribe -np {} {} count {} {} --threads 1",
                    processes, HURDLE_MPI_PROGRAM, path(plan), path("results")));
  };
  expect_outcome(plan({"--units", "4", "--passes", "2"}), 0, "");
  EXPECT_EQ(run("plan.json").out, "1065277\n");
  // A killed process leaves a part of a file, which is not taken for a result.
  const std::string lost = path("results/unit-3-pass-2.json");
  ASSERT_EQ(shell("head -c 100 " + lost + " >" + lost + ".part && rm " + lost).code, 0);
  const std::string kept = path("results/unit-1-pass-1.json");
  const auto written = std::filesystem::last_write_time(kept);
  EXPECT_EQ(run("plan.json", 1).out, "1065277\n");
  EXPECT_EQ(std::filesystem::last_write_time(kept), written);
  expect_outcome(run("none.json"), 2, "none.json: cannot be read");
  const std::string other = path("results/unit-2-pass-1.json");
  ASSERT_EQ(shell("mv " + other + ' ' + path("kept") + " && cp " + kept + ' ' + other).code, 0);
  expect_outcome(run("plan.json"), 2,
                 "unit-2-pass-1.json: expected the result of unit 2 in pass 1, found that of unit "
                 "1 in pass 1");
  ASSERT_EQ(shell("mv " + path("kept") + ' ' + other).code, 0);
  edit("results/unit-2-pass-1.json", "s/\"sum\": \"/&1/");
  expect_outcome(run("plan.json"), 2, "unit-2-pass-1.json: digest: does not match");
#endif
}

TEST_F(UnitFiles, ThatAreEditedOrOfAnotherPlanAreRefused) {
  expect_outcome(plan({"--units", "2"}), 0, "");
  expect_outcome(unit("1/2", "1.json"), 0, "");
  expect_outcome(unit("3/2", "3.json"), 2, "UNIT '3/2': expected 1/2 to 2/2");
  expect_outcome(unit("1/3", "3.json"), 2, "UNIT '1/3': expected 1/2 to 2/2");
  expect_outcome(unit("x", "3.json"), 2, "UNIT 'x': expected 1/2 to 2/2");
  expect_outcome(hurdle({"campaign", "unit", path("plan.json"), "1", "--pass", "2"}), 2,
                 "--pass 2: expected 1 to 1");
  expect_outcome(merge({"none.json"}), 2, "none.json: cannot be read");
  expect_outcome(merge({"plan.json"}), 2, "command: must be campaign unit");
  edit("1.json", "s/\"sum\": \"/&1/");
  expect_outcome(merge({"1.json"}), 2, "1.json: digest: does not match the other fields");
  expect_outcome(unit("1/2", "1.json"), 0, "");
  expect_outcome(plan({"--units", "3"}), 0, "");
  expect_outcome(merge({"1.json"}), 2, "it counts another plan than ");
  edit("plan.json", "s/\"depth\": 4/\"depth\": 5/");
  expect_outcome(unit("1", "1.json"), 2, "plan.json: digest: does not match the other fields");
}

TEST_F(UnitFiles, ReadTheirTasksFromTheFileBesideThePlan) {
  expect_outcome(plan({"--units", "2", "--tasks"}), 0, "");
  const std::string file = path("plan.tasks.gz");
  ASSERT_TRUE(std::filesystem::exists(file));
  expect_outcome(unit("1", "1.json"), 0, "");
  expect_outcome(unit("2", "2.json"), 0, "");
  EXPECT_EQ(merge({"1.json", "2.json"}).out, "1065277\n");
  const auto changed = [&](const std::string& program) {
    return shell("gunzip <" + file + " | " + program + " | gzip >" + file + ".new && cp " + file +
                 ".new " + file);
  };
  const std::string whole = path("whole");
  ASSERT_EQ(shell("cp " + file + ' ' + whole).code, 0);
  ASSERT_EQ(changed("sed '2s/\\t1$/\\t2/'").code, 0);  // a multiplicity of the first unit
  expect_outcome(unit("1", "1.json"), 2, "plan.tasks.gz: the tasks of unit 1 are not those of");
  expect_outcome(unit("2", "2.json"), 0, "");
  ASSERT_EQ(changed("sed '2s/k/x/'").code, 0);
  expect_outcome(unit("1", "1.json"), 2, "plan.tasks.gz:2: board, column");
  ASSERT_EQ(changed("sed '2s/\\t/ /'").code, 0);
  expect_outcome(unit("1", "1.json"), 2,
                 "plan.tasks.gz:2: expected a FEN, a tabulator and a number, found");
  ASSERT_EQ(shell("head -c 2000 " + whole + " >" + file).code, 0);
  expect_outcome(unit("2", "2.json"), 2, "it ends too soon");
  ASSERT_EQ(shell(": | gzip >" + file).code, 0);
  expect_outcome(unit("2", "2.json"), 2,
                 "plan.tasks.gz:1: expected the tasks of unit 2, found the end");
  ASSERT_EQ(shell("rm " + file).code, 0);
  expect_outcome(unit("2", "2.json"), 0, "");
  expect_outcome(hurdle({"campaign", "plan", "janggi", "4", "--tasks"}), 2, "--tasks: needs --out");
}

TEST_F(UnitFiles, APlanHasAUnitForEachTaskIfThereAreFewerThanTheUsualUnits) {
  const auto chess = [&](const std::vector<std::string>& rest) {
    return hurdle(joined(
        {"campaign", "plan", "chess", "3", "--split", "1", "--out", path("plan.json")}, rest));
  };
  expect_outcome(chess({}), 0, "20 units; 20 tasks of depth 2 stand for 20 lines of 1 move\n");
  expect_outcome(chess({"--units", "1"}), 0, "1 unit; 20 tasks of depth 2");
  expect_outcome(chess({"--units", "100"}), 2,
                 "--units 100: expected at most 20, the number of unique positions after 1 move\n");
}

TEST_F(UnitFiles, APlanNeedsAsManyTasksAsUnitsAndADepthBelowItsSplit) {
  expect_outcome(plan({"--units", "1025"}), 2, "--units 1025: expected at most 1024");
  expect_outcome(plan({"--units", "0"}), 2, "--units");
  expect_outcome(hurdle({"campaign", "plan", "janggi", "4", "--split", "4"}), 2,
                 "--split 4: expected a number from 1 to 3");
  expect_outcome(hurdle({"campaign", "plan", "janggi", "1"}), 2, "DEPTH '1'");
  expect_outcome(hurdle({"campaign", "plan", "janggi", "4", "--out", path("no/plan.json")}), 2,
                 "--out");
}

}  // namespace
}  // namespace hurdle::props

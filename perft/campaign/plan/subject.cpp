#include "perft/campaign/plan/subject.hpp"

#include <fmt/format.h>

#include <map>
#include <mutex>

#include "movegen/vocab/text/text.hpp"
#include "perft/campaign/plan/packed.hpp"
#include "perft/campaign/plan/rules.hpp"
#include "perft/campaign/store/database.hpp"

namespace hurdle::campaign {
namespace {

class ThisProgram final : public OwnGames {
 public:
  std::unique_ptr<Counter> counter(const Variant& variant, const CountOptions& how) override {
    return variant.fast.counter(how);
  }
  const std::string& rules(const Variant& variant) override { return rules_version(variant); }
};

class OwnTaskCounter final : public TaskCounter {
 public:
  OwnTaskCounter(std::unique_ptr<Counter> counter, bool by_referee)
      : counter_(std::move(counter)), by_referee_(by_referee) {}

  std::vector<Total> count(const TaskPositions& positions, int depth) override {
    return counter_->count(positions.positions, depth);
  }
  [[nodiscard]] bool only_by_referee() const override { return by_referee_; }

 private:
  std::unique_ptr<Counter> counter_;
  bool by_referee_;
};

class OwnGame final : public Game {
 public:
  explicit OwnGame(const Variant& variant) : variant_(variant), notation_(variant.notation) {}

  [[nodiscard]] std::string_view name() const override { return notation_.name; }
  [[nodiscard]] std::string digest_head(std::string_view of) const override {
    return fmt::format("hurdle {} 1\nvariant {}\n", of, notation_.name);
  }
  [[nodiscard]] std::string rules(OwnGames& own) const override { return own.rules(variant_); }

  [[nodiscard]] char packed_version() const noexcept override { return campaign::packed_version; }

  void add_children(std::string_view packed, PackedList& children) const override {
    for (const Successor& successor : variant_.fast.successors(setup_in(packed))) {
      const std::size_t before = children.bytes.size();
      campaign::pack(notation_, successor.position, children.bytes);
      children.sizes.push_back(static_cast<std::uint32_t>(children.bytes.size() - before));
    }
  }

  [[nodiscard]] std::vector<RootPosition> root_moves(std::string_view packed) const override {
    std::vector<RootPosition> all;
    for (const Successor& successor : variant_.fast.successors(setup_in(packed))) {
      RootPosition& one = all.emplace_back();
      one.move = to_text(notation_, successor.move);
      campaign::pack(notation_, successor.position, one.packed);
    }
    return all;
  }

  [[nodiscard]] std::string name_part(std::string_view packed) const override {
    constexpr int half = 32;
    const Setup setup = setup_in(packed);
    return same_state(setup, start_position(notation_, ""))
               ? ""
               : fmt::format("-{:08x}", variant_.key(setup).find >> half);
  }

  [[nodiscard]] std::string text_of(std::string_view packed) const override {
    return task_text(notation_, setup_in(packed));
  }

  [[nodiscard]] std::string pack(std::string_view text) const override {
    std::string packed;
    campaign::pack(notation_, parse_task(notation_, text), packed);
    return packed;
  }

  void unpack(std::string_view& bytes, PackedCheck check, TaskPositions& to) const override {
    to.positions.push_back(check == PackedCheck::form    ? campaign::unpack(notation_, bytes)
                           : check == PackedCheck::bytes ? unpack_written(notation_, bytes)
                                                         : unpack_stored(variant_, bytes));
  }

  [[nodiscard]] Total perft(std::string_view packed, int depth,
                            const CountOptions& how) const override {
    return variant_.fast.perft(setup_in(packed), depth, how);
  }

  [[nodiscard]] std::string text_of(const TaskPositions& tasks, std::size_t task) const override {
    return task_text(notation_, tasks.positions.at(task));
  }
  void parse(std::string_view text, TaskPositions& to) const override {
    to.positions.push_back(parse_task(notation_, text));
  }
  [[nodiscard]] std::optional<std::string> invalid_reason(const TaskPositions& tasks,
                                                          std::size_t task) const override {
    const auto invalid = variant_.referee.invalid_reason(tasks.positions.at(task));
    return invalid ? std::optional(invalid->reason) : std::nullopt;
  }
  [[nodiscard]] std::optional<std::string> fen_of(const TaskPositions& tasks,
                                                  std::size_t task) const override {
    constexpr int ended_by_passes = 2;
    const Setup& setup = tasks.positions.at(task);
    return setup.passes < ended_by_passes ? std::optional(to_fen(notation_, setup)) : std::nullopt;
  }

  [[nodiscard]] std::unique_ptr<TaskCounter> counter(const CountOptions& how,
                                                     OwnGames& own) const override {
    return std::make_unique<OwnTaskCounter>(own.counter(variant_, how), false);
  }
  [[nodiscard]] std::unique_ptr<TaskCounter> referee(const CountOptions& how) const override {
    return std::make_unique<OwnTaskCounter>(variant_.plain.counter(how), true);
  }

 private:
  [[nodiscard]] Setup setup_in(std::string_view packed) const {
    return campaign::unpack(notation_, packed);
  }

  const Variant& variant_;
  const Notation& notation_;
};

}  // namespace

OwnGames& this_program() {
  static ThisProgram program;
  return program;
}

const Game& own_game(const Variant& variant) {
  static std::mutex guard;
  static std::map<const Variant*, OwnGame> games;
  const std::lock_guard lock(guard);
  return games.try_emplace(&variant, variant).first->second;
}

std::string Subject::packed_root() const {
  if (custom_game != nullptr) {
    return custom_root;
  }
  std::string packed;
  pack(variant->notation, root, packed);
  return packed;
}

void Subject::set_packed_root(std::string_view packed, PackedCheck check) {
  std::string_view rest = packed;
  TaskPositions positions;
  game().unpack(rest, check, positions);
  if (!rest.empty()) {
    throw StoreError(StoreFailure::corrupt, "its position is none: the store is damaged");
  }
  if (custom_game != nullptr) {
    custom_root = packed;
  } else {
    root = positions.positions.front();
  }
}

}  // namespace hurdle::campaign

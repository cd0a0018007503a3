#include "perft/mpi/messages.hpp"

#include <mpi.h>

#include <chrono>
#include <cstdlib>
#include <thread>

namespace hurdle::mpi {

Messages::Messages(int& argc, char**& argv) {
  int provided = 0;
  MPI_Init_thread(&argc, &argv, MPI_THREAD_FUNNELED, &provided);
  MPI_Comm_rank(MPI_COMM_WORLD, &rank_);
  MPI_Comm_size(MPI_COMM_WORLD, &size_);
}

Messages::~Messages() {
  MPI_Finalize();
}

std::string Messages::from_rank_0(std::string text) const {
  auto bytes = static_cast<unsigned long>(text.size());
  MPI_Bcast(&bytes, 1, MPI_UNSIGNED_LONG, 0, MPI_COMM_WORLD);
  text.resize(bytes);
  MPI_Bcast(text.data(), static_cast<int>(bytes), MPI_CHAR, 0, MPI_COMM_WORLD);
  return text;
}

void Messages::send(int to, Tag tag, const std::string& text) const {
  MPI_Send(text.data(), static_cast<int>(text.size()), MPI_CHAR, to, static_cast<int>(tag),
           MPI_COMM_WORLD);
}

std::optional<Message> Messages::poll() const {
  int arrived = 0;
  MPI_Status status;
  MPI_Iprobe(MPI_ANY_SOURCE, MPI_ANY_TAG, MPI_COMM_WORLD, &arrived, &status);
  if (arrived == 0) {
    return std::nullopt;
  }
  int size = 0;
  MPI_Get_count(&status, MPI_CHAR, &size);
  Message message{status.MPI_SOURCE, static_cast<Tag>(status.MPI_TAG),
                  std::string(static_cast<std::size_t>(size), '\0')};
  MPI_Recv(message.text.data(), size, MPI_CHAR, message.sender, status.MPI_TAG, MPI_COMM_WORLD,
           MPI_STATUS_IGNORE);
  return message;
}

Message Messages::wait() const {
  constexpr std::chrono::milliseconds between_attempts(1);
  while (true) {
    if (auto message = poll()) {
      return *message;
    }
    std::this_thread::sleep_for(between_attempts);
  }
}

void Messages::abort(int exit_code) const {
  MPI_Abort(MPI_COMM_WORLD, exit_code);
  std::abort();  // not reached; MPI_Abort is not declared to never return
}

}  // namespace hurdle::mpi

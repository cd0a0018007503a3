// OpenMP where there is one thread: the compiler ignores the pragmas, and these are the questions.
#pragma once

inline int omp_get_thread_num() {
  return 0;
}
inline int omp_get_thread_limit() {
  return 1;
}

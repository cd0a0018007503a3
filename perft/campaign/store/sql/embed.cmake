# Writes OUTPUT, a C++ source with the text of every file of FILES (sql_files.hpp).
#   cmake -D OUTPUT=FILE -D FILES=a.sql;b.sql -P embed.cmake
set(source "// Written by perft/campaign/store/sql/embed.cmake.
#include \"perft/campaign/store/sql_files.hpp\"

namespace hurdle::campaign {

std::span<const SqlFile> sql_files() noexcept {
  static constexpr SqlFile files[]{
")
foreach(file IN LISTS FILES)
  get_filename_component(name ${file} NAME_WE)
  file(READ ${file} text)
  string(APPEND source "{\"${name}\", R\"sql(${text})sql\"},\n")
endforeach()
file(WRITE ${OUTPUT} "${source}};
  return files;
}

}  // namespace hurdle::campaign
")

# Writes OUTPUT, a C++ source with the text of every file of FILES (headers.hpp), paths from ROOT.
#   cmake -D OUTPUT=FILE -D ROOT=FOLDER -D FILES=a.hpp;b.hpp -P embed.cmake
set(source "// Written by perft/count/built/embed.cmake.
#include \"perft/count/built/headers.hpp\"

#include <array>

namespace hurdle::built {

std::span<const Header> headers() {
  using namespace std::string_view_literals;
  static constexpr std::array all{
")
foreach(file IN LISTS FILES)
  file(READ ${ROOT}/${file} text)
  string(APPEND source "      Header{\"${file}\", R\"hurdle(${text})hurdle\"sv},\n")
endforeach()
file(WRITE ${OUTPUT} "${source}  };
  return all;
}

}  // namespace hurdle::built
")

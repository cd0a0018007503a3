# Writes OUTPUT, a C++ source with the text of every file of FILES (text/built_in.hpp).
#   cmake -D OUTPUT=FILE -D FILES=a.ini;b.ini -P embed.cmake
set(source "// Written by movegen/custom/builtin/embed.cmake.
#include \"movegen/custom/text/built_in.hpp\"

namespace hurdle::custom {

std::string built_in_text() {
  std::string text;
")
foreach(file IN LISTS FILES)
  file(READ ${file} text)
  string(APPEND source "  text += R\"ini(${text})ini\";\n")
endforeach()
file(WRITE ${OUTPUT} "${source}  return text;
}

}  // namespace hurdle::custom
")

# Writes OUTPUT, a C++ source in which FUNCTION of HEADER returns the text of FILES, one after the other.
#   cmake -D OUTPUT=FILE -D FILES=a.css -D HEADER=page.hpp -D FUNCTION=hurdle::page_css -P embed_text.cmake
foreach(file IN LISTS FILES)
  file(READ ${file} one)
  string(APPEND text "${one}")
endforeach()
file(WRITE ${OUTPUT} "// Written by movegen/vocab/text/embed_text.cmake.
#include \"${HEADER}\"

std::string_view ${FUNCTION}() noexcept {
  return R\"text(
${text})text\";
}
")

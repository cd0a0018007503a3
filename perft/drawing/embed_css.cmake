# Writes OUTPUT, a C++ source in which FUNCTION of HEADER returns the text of FILE, a style sheet.
#   cmake -D OUTPUT=FILE -D FILE=page.css -D HEADER=page.hpp -D FUNCTION=hurdle::page_css -P embed_css.cmake
file(READ ${FILE} text)
file(WRITE ${OUTPUT} "// Written by perft/drawing/embed_css.cmake.
#include \"${HEADER}\"

std::string_view ${FUNCTION}() noexcept {
  return R\"css(
${text})css\";
}
")

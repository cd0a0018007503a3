# The fast generators. Each is compiled in its own unit, so that variants build in parallel and a change
# of a description rebuilds only one. A variant is a file movegen/variants/GAME/description.hpp or
# description_NAME.hpp, which defines `description` or `description_NAME` for `notation` or
# `notation_NAME`, in the namespace of the game's folder.
#   hurdle_generator_units(OBJECTS ROOT SUFFIX): makes object libraries hurdle_fast_GAME[_NAME]SUFFIX
#   from the sources below ROOT, and sets OBJECTS to their names
function(hurdle_generator_units objects root suffix)
  file(GLOB headers CONFIGURE_DEPENDS RELATIVE ${root} ${root}/movegen/variants/*/description*.hpp)
  foreach(header IN LISTS headers)
    string(REPLACE "/" ";" parts ${header})
    list(GET parts 2 game)
    list(GET parts 3 description)
    string(REPLACE "-" "_" space ${game})
    string(REPLACE ".hpp" "" description ${description})
    string(REPLACE "description" "" name ${description})
    set(unit hurdle_fast_${space}${name}${suffix})
    add_library(${unit} OBJECT ${root}/perft/count/variant/one.cpp)
    target_compile_definitions(${unit} PRIVATE
      HURDLE_DESCRIPTION_HEADER="${header}"
      HURDLE_DESCRIPTION=${space}::${description}
      HURDLE_NOTATION=${space}::notation${name})
    list(APPEND names ${unit})
  endforeach()
  set(${objects} ${names} PARENT_SCOPE)
endfunction()

# CPack's settings for the Debian package (ci/package). Included last. The files that it installs are for
# the Debian package only.
set(documents ${CMAKE_INSTALL_DATADIR}/doc/hurdle)
install(FILES ${CMAKE_CURRENT_LIST_DIR}/copyright DESTINATION ${documents})
install(FILES ${PROJECT_SOURCE_DIR}/README.md DESTINATION ${documents})

set(CPACK_GENERATOR DEB)
set(CPACK_PACKAGE_CONTACT "The Hurdle authors <authors@hurdle.example>")
set(CPACK_PACKAGE_DESCRIPTION_SUMMARY "perft and rules verification for chess variants")
set(CPACK_PACKAGE_DESCRIPTION
"Counts the move trees (perft) of Janggi, Makpong, Makruk, Pandemonium, Nine
elder, Xiangqi, Shogi, chess, Chess960 and Crazyhouse. Given an engine, it
finds the first position and move where the engine is wrong, and names the
rule that the move breaks.
.
Two generators confirm the counts of the position sets. The package contains
the position sets, curated games, the catalogue of mutants (hurdle-mutants)
and the benchmarks (hurdle-bench).
.
It contains the generators for several levels of x86-64 processors, and the
loader takes the fastest that this machine can run.")
set(CPACK_PACKAGE_HOMEPAGE_URL "")
set(CPACK_DEBIAN_FILE_NAME DEB-DEFAULT)
set(CPACK_DEBIAN_PACKAGE_SECTION devel)
set(CPACK_DEBIAN_PACKAGE_SUGGESTS "fairy-stockfish, postgresql, bash-completion")
set(CPACK_DEBIAN_PACKAGE_SHLIBDEPS ON)
set(CPACK_DEBIAN_PACKAGE_SHLIBDEPS_PRIVATE_DIRS ${PROJECT_BINARY_DIR}/lib/hurdle)
set(CPACK_STRIP_FILES ON)
set(CPACK_INSTALL_DEFAULT_DIRECTORY_PERMISSIONS
    OWNER_READ OWNER_WRITE OWNER_EXECUTE GROUP_READ GROUP_EXECUTE WORLD_READ WORLD_EXECUTE)
set(CPACK_PRE_BUILD_SCRIPTS ${CMAKE_CURRENT_LIST_DIR}/documents.cmake)
include(CPack)

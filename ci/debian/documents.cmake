# CPack runs this script between installing and packing. Debian requires compressed manual pages, and a
# compressed changelog in its own format, which names the release.
cmake_minimum_required(VERSION 3.25)
set(root ${CPACK_TEMPORARY_INSTALL_DIRECTORY}/usr/share)
string(TIMESTAMP date "%a, %d %b %Y %H:%M:%S +0000" UTC) # from SOURCE_DATE_EPOCH if that is set
set(changelog ${root}/doc/hurdle/changelog)
file(WRITE ${changelog} "hurdle (${CPACK_PACKAGE_VERSION}) unstable; urgency=medium

  * CHANGELOG.md of the sources lists the changes.

 -- ${CPACK_PACKAGE_CONTACT}  ${date}
")
file(GLOB_RECURSE pages ${root}/man/*)
execute_process(COMMAND gzip -9n ${pages} ${changelog} COMMAND_ERROR_IS_FATAL ANY)

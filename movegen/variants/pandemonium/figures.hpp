// The figures of the pieces that only Pandemonium has. Marshal and cardinal join the knight's head
// with the rook's tower and the bishop's mitre, by whose moves they go.
#pragma once

#include "movegen/vocab/look.hpp"

namespace hurdle::pandemonium::figures {

inline constexpr Figure marshal{
    "M-7.5 3C-6-.5-2.5-2-3-6C-5.5-4.5-8-4.5-9.5-3C-11.5-2-13.5-3.5-13-6C-12-9.5-9-11-8-14.5L-8-19"
    "L-3.5-16.5C6-17.5 9.5-8 8.5 3zM-13 1H-8.5V4H-3V1H3V4H8.5V1H13V7.5L9.5 10H-9.5L-13 7.5z"
    "M-13 10H13V15.5H-13z",
    "M-6.8-11V-10.3M0-13.5C4-10.5 5.5-6 5 0"};

inline constexpr Figure cardinal{
    "M-10 15.5C-10.5 10-4 8-4.5 4C-6.5 6.5-9 6-10.5 8C-12.5 9.5-14.5 7.5-14 5C-13 1.5-10 0-9-4"
    "H9.5C12 1.5 12 9 11.5 15.5z"
    "M0-19C6-14.5 9.5-10 9.5-4H-9C-9-10-5.5-14.5 0-19z",
    "M-7.5.5V1.2M0-14.5V-6.5M-3.5-10.5H3.5M3 0C7 3.5 7.5 8 7 12.5"};

}  // namespace hurdle::pandemonium::figures

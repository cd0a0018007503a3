// The figures of Makruk and Makpong, after Thai sets: stupas of three heights, a horse, a boat and
// a cowrie shell.
#pragma once

#include "movegen/vocab/look.hpp"

namespace hurdle::makpong::figures {

inline constexpr Figure khun{
    "M0-19L2.8-9.5H-2.8zM-4.5-9.5H4.5V-6.5H-4.5zM-6-6.5H6V-3H-6z"
    "M-5-3H5C5 2.5 9.5 4 9.5 10H-9.5C-9.5 4-5 2.5-5-3zM-13 10H13V15.5H-13z",
    "M-7.6 5H7.6M-12 12.8H12"};

inline constexpr Figure met{
    "M0-8.5L2.4-2.5H-2.4zM-3.8-2.5H3.8V.5H-3.8z"
    "M-3.8.5H3.8C4.2 5 8.5 6 8.5 11H-8.5C-8.5 6-4.2 5-3.8.5zM-11 11H11V15.5H-11z",
    "M-6.6 7.2H6.6"};

inline constexpr Figure khon{
    "M0-15.5C6-9.5 8.5-5 4 0H-4C-8.5-5-6-9.5 0-15.5z"
    "M-6.5 0H6.5V3.2H-6.5zM-4.5 3.2H4.5C4.5 7.5 8 8 8.5 11.5H-8.5C-8 8-4.5 7.5-4.5 3.2z"
    "M-11.5 11.5H11.5V15.5H-11.5z",
    "M0-11C-2.5-6.5-2.5-3.5 0 0M0-11C2.5-6.5 2.5-3.5 0 0"};

inline constexpr Figure ma{
    "M-10.5 15.5V11.5H-7C-7.5 6.5-3-3-3.5-1C-6 1-9 2.5-11.5 2.5C-14 2.5-14-.5-12.5-2"
    "L-5.5-9.5L-3.5-18L0-10.5C8-8.5 10 2 8 11.5H11.5V15.5z",
    "M-5.8-5.5V-4.8M-7 11.5H8M1-7.5C5-4 5.5 3 4.5 8.5"};

inline constexpr Figure ruea{
    "M-7.5 1.5V-3.5C-7.5-10.5 7.5-10.5 7.5-3.5V1.5z"
    "M-16.5-3.5C-14 1-10 1.5-7.5 1.5H7.5C10 1.5 14 1 16.5-3.5C16.5 5 12.5 10.5 7 11.5H-7"
    "C-12.5 10.5-16.5 5-16.5-3.5zM-9 11.5H9V15.5H-9z",
    "M-2.5 1.5V-3.5H2.5V1.5M-13 5.5H13"};

inline constexpr Figure bia{
    "M0-6.5C7.5-6.5 11.5-1.5 11.5 4C11.5 10 7 13.5 0 13.5C-7 13.5-11.5 10-11.5 4"
    "C-11.5-1.5-7.5-6.5 0-6.5z",
    "M0-3V10M-3-1H3M-3.6 2H3.6M-3.6 5H3.6M-3 8H3"};

}  // namespace hurdle::makpong::figures

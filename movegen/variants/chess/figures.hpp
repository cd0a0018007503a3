// The figures of chess. Also those of games with the same kinds.
#pragma once

#include "movegen/vocab/look.hpp"

namespace hurdle::chess::figures {

inline constexpr Figure king{
    "M-1.7-18.5H1.7V-16H4.2V-12.8H1.7V-8H-1.7V-12.8H-4.2V-16H-1.7z"
    "M0-4C2-10.5 13-12 14-4C14.5.5 10.5 4 9 8H-9C-10.5 4-14.5.5-14-4C-13-12-2-10.5 0-4z"
    "M-9.5 8H9.5L11.5 15.5H-11.5z",
    "M0-4V8M-10.4 11.6H10.4M-6.5 4C-9 1-10.5-1-10-4M6.5 4C9 1 10.5-1 10-4"};

inline constexpr Figure queen{
    "M-14-8.5L-8.5 7H8.5L14-8.5L7-1L5-12.5L0-2.5L-5-12.5L-7-1z"
    "M-14-13a2.3 2.3 0 1 1 0 4.6a2.3 2.3 0 1 1 0-4.6z"
    "M-5-17a2.3 2.3 0 1 1 0 4.6a2.3 2.3 0 1 1 0-4.6z"
    "M5-17a2.3 2.3 0 1 1 0 4.6a2.3 2.3 0 1 1 0-4.6z"
    "M14-13a2.3 2.3 0 1 1 0 4.6a2.3 2.3 0 1 1 0-4.6z"
    "M-8.5 7H8.5L11.5 15.5H-11.5z",
    "M-9.8 11H9.8"};

inline constexpr Figure rook{
    "M-11.5-14.5H-6.5V-11H-2.6V-14.5H2.6V-11H6.5V-14.5H11.5V-6.5L8-3.5H-8L-11.5-6.5z"
    "M-8-3.5H8L8.8 10.5H-8.8zM-12 10.5H12V15.5H-12z",
    "M-8.6 7.2H8.6M-8.2 0H8.2"};

inline constexpr Figure bishop{
    "M0-18.5a2.2 2.2 0 1 1 0 4.4a2.2 2.2 0 1 1 0-4.4z"
    "M0-14C6.5-9.5 9-4.5 9-.5C9 3 7.2 5 5.5 6.5H-5.5C-7.2 5-9 3-9-.5C-9-4.5-6.5-9.5 0-14z"
    "M-6.5 6.5H6.5V10H-6.5zM-6.5 10H6.5C8 12 12 12 12.5 15.5H-12.5C-12 12-8 12-6.5 10z",
    "M0-8.5V1.5M-3.8-4.5H3.8"};

inline constexpr Figure knight{
    "M-9.5 15.5C-10 8.5-2.5 6-2.5 0C-5.5 2-8.5 1.5-10.5 4.5C-12.5 6-15 4-14.5 1"
    "C-13-4-9.5-6-8-11.5L-8.5-17L-3-13.5C8-14.5 13-5 12 15.5z",
    "M-6.5-7.5V-6.8M-12.3 1.8V2.2M2-9.5C8-6 8.5 3 8 12"};

inline constexpr Figure pawn{
    "M0-11.5a5.6 5.6 0 1 1 0 11.2a5.6 5.6 0 1 1 0-11.2z"
    "M-5.5-.5H5.5V2.5H3.8C4.2 6.5 7 8 8 11H-8C-7 8-4.2 6.5-3.8 2.5H-5.5z"
    "M-10.5 11H10.5V15.5H-10.5z"};

}  // namespace hurdle::chess::figures

// What json_precompiled.hpp declares to be compiled elsewhere: here.
#include "perft/output/json_precompiled.hpp"

template class nlohmann::basic_json<>;
template class nlohmann::basic_json<nlohmann::ordered_map>;

// Instantiates the templates that json_precompiled.hpp declares as extern.
#include "perft/output/json_precompiled.hpp"

template class nlohmann::basic_json<>;
template class nlohmann::basic_json<nlohmann::ordered_map>;

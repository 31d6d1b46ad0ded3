#include "naive.h"

namespace qirq::naive {

std::unique_ptr<Game> game(const std::string& spec) {
    const std::string id = spec.substr(0, spec.find(','));
    if (id == "konane") return konane(spec);
    if (id == "fanorona") return fanorona(spec);
    if (id == "seega") return seega(spec);
    if (id == "surakarta") return surakarta(spec);
    return alquerque(spec);
}

}  // namespace qirq::naive

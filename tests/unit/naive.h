// The games once more, by arrays and loops over rows and columns, written from the rule book and not from the library.
// They are slow and plain on purpose: they exist to disagree with the library wherever one of the two is wrong.
#pragma once

#include <memory>
#include <string>
#include <vector>

#include "support.h"

namespace qirq::naive {

/// A turn and the position string it leads to.
struct Turn {
    std::string text;
    std::string result;
};

/// The rules of one game, with values for its options.
class Game {
public:
    virtual ~Game() = default;

    /// The usual start.
    virtual std::string start() const = 0;

    /// Every legal turn of a position string, one for each path; none where the position is decided.
    virtual std::vector<Turn> turns(const std::string& position) const = 0;

    /// `1-0 elimination` and the like where the rules themselves decide the position; empty where they do not.
    virtual std::string outcome(const std::string& position) const = 0;

    /// A legal set-up drawn at random, of few stones or many.
    virtual std::string set_up(test::Random& random) const = 0;
};

/// The game of `ID[,option=value…]`; options that concern draws are passed over, since turns do not depend on them.
std::unique_ptr<Game> game(const std::string& spec);

/// One factory for each game; `spec` as above.
std::unique_ptr<Game> alquerque(const std::string& spec);
std::unique_ptr<Game> konane(const std::string& spec);
std::unique_ptr<Game> fanorona(const std::string& spec);
std::unique_ptr<Game> seega(const std::string& spec);
std::unique_ptr<Game> surakarta(const std::string& spec);

/// Whether a spec gives an option this value.
inline bool has(const std::string& spec, const std::string& option) {
    return (spec + ",").find("," + option + ",") != std::string::npos;
}

}  // namespace qirq::naive

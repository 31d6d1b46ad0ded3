// The file that the weights of an evaluator stand in.
#pragma once

#include <array>
#include <cstddef>
#include <string>
#include <string_view>

#include "eval/terms.h"

namespace qirq {

/// The text of the weights file for a weighing, with other weights. `command` is what made them, without the program's name.
template <std::size_t N>
std::string weights_file(const Weighing<N>& weighing, const std::array<int, N>& weights, std::string_view command) {
    std::string text = "// What the terms weigh, in hundredths of a man. Not to be edited by hand: it is what\n//   qirq ";
    text += command;
    text += "\n// has come to from the weights before.\n#pragma once\n\n#include <array>\n\nnamespace qirq {\n\n"
            "inline constexpr std::array<int, " +
            std::to_string(N) + "> ";
    text += weighing.name;
    text += "_weights{\n";
    for (std::size_t i = 0; i < N; ++i)
        text += "    " + std::to_string(weights[i]) + ",  // " + std::string(weighing.terms[i]) + "\n";
    return text + "};\n\n}  // namespace qirq\n";
}

}  // namespace qirq

#include "naive_diagram.h"

namespace qirq::naive {

Diagram::Diagram(int rows, int columns) : height(rows), width(columns) {
    for (int row = 0; row <= most + 1; ++row)
        for (int column = 0; column <= most + 1; ++column)
            at[row][column] = row >= 1 && row <= height && column >= 1 && column <= width ? '.' : '#';
}

std::string Diagram::name(int row, int column) const {
    return std::string(1, "?abcdefghi"[column]) + std::to_string(height + 1 - row);
}

int Diagram::count(char stone) const {
    int number = 0;
    for (int row = 1; row <= height; ++row)
        for (int column = 1; column <= width; ++column) number += at[row][column] == stone;
    return number;
}

void Diagram::end_turn(bool captured) {
    turn = them();
    quiet = captured ? 0 : quiet < 9999 ? quiet + 1 : 9999;
}

void Diagram::scatter(char stone, int number, test::Random& random) {
    while (number > 0) {
        char& point = at[random.between(1, height)][random.between(1, width)];
        if (point != '.') continue;
        point = stone;
        --number;
    }
}

Diagram read(const std::string& text, int height, int width) {
    Diagram diagram(height, width);
    std::size_t i = 0;
    for (int row = 1; row <= height; ++row) {
        for (int column = 1; column <= width; ++i) {
            if (text[i] == 'x' || text[i] == 'o')
                diagram.at[row][column++] = text[i];
            else
                column += text[i] - '0';
        }
        ++i;
    }
    diagram.turn = text[i];
    i += 2;
    while (text[i] != ' ') diagram.quiet = diagram.quiet * 10 + (text[i++] - '0');
    diagram.extra = text.substr(i + 1);
    return diagram;
}

std::string write(const Diagram& diagram) {
    std::string text;
    for (int row = 1; row <= diagram.height; ++row) {
        if (row > 1) text += '/';
        int run = 0;
        for (int column = 1; column <= diagram.width + 1; ++column) {
            const char point = diagram.at[row][column];
            if (point == '.') {
                ++run;
                continue;
            }
            if (run > 0) text += static_cast<char>('0' + run);
            run = 0;
            if (point != '#') text += point;
        }
    }
    return text + ' ' + diagram.turn + ' ' + std::to_string(diagram.quiet) + ' ' + diagram.extra;
}

}  // namespace qirq::naive

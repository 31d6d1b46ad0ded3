#include "record_text.h"

#include <algorithm>
#include <array>

#include "error.h"

namespace qirq {

namespace {

constexpr std::array<std::string_view, 4> results{"1-0", "0-1", "1/2-1/2", "*"};
constexpr std::size_t line_width = 80;

bool blank(char c) { return c == ' ' || c == '\t' || c == '\n' || c == '\r'; }
bool digit(char c) { return c >= '0' && c <= '9'; }
bool name_character(char c) {
    return digit(c) || (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '-' || c == '_';
}

std::string_view trim(std::string_view text) {
    while (!text.empty() && blank(text.front())) text.remove_prefix(1);
    while (!text.empty() && blank(text.back())) text.remove_suffix(1);
    return text;
}

/// Reads along a text and knows the line and the column.
class Reader {
public:
    explicit Reader(std::string_view text) : text_(text) {}

    bool at_end() const { return at_ == text_.size(); }
    char peek() const { return text_[at_]; }

    char get() {
        const char c = text_[at_++];
        if (c == '\n') {
            ++line_;
            column_ = 1;
        } else {
            ++column_;
        }
        return c;
    }

    /// The rest of the line, its end consumed and not included.
    std::string_view line() {
        const std::size_t begin = at_;
        while (!at_end() && peek() != '\n') get();
        std::string_view found = text_.substr(begin, at_ - begin);
        if (!at_end()) get();
        if (!found.empty() && found.back() == '\r') found.remove_suffix(1);
        return found;
    }

    void skip_blanks() {
        while (!at_end() && blank(peek())) get();
    }

    /// What stands up to the next blank or comment.
    std::string_view word() {
        const std::size_t begin = at_;
        while (!at_end() && !blank(peek()) && peek() != '{') get();
        return text_.substr(begin, at_ - begin);
    }

    std::string place() const { return " (line " + std::to_string(line_) + ", column " + std::to_string(column_) + ")"; }

private:
    std::string_view text_;
    std::size_t at_ = 0;
    int line_ = 1;
    int column_ = 1;
};

[[noreturn]] void refuse(const std::string& what, const std::string& place) {
    throw InputError("The record is wrong: " + what + place + ".");
}

void read_headers(Reader& reader, RecordText& record) {
    for (;;) {
        const std::string place = reader.place();
        if (reader.at_end()) refuse("it ends in its headers; an empty line and the turns are missing", place);
        const std::string_view line = reader.line();
        if (trim(line).empty()) break;
        const std::size_t colon = line.find(':');
        if (colon == std::string_view::npos) refuse("a header 'Name: value' or an empty line is expected", place);
        const std::string name(line.substr(0, colon));
        const std::string value(trim(line.substr(colon + 1)));
        if (const auto fault = header_fault(name, value)) refuse(*fault, place);
        if (record.header(name)) refuse("the header '" + name + "' is given twice", place);
        record.headers.push_back({name, value});
    }
    if (!record.header("Rules")) refuse("the header 'Rules' is missing", reader.place());
}

/// The number of a turn, as `12.` or `12...`, checked against the turns read so far.
void read_number(std::string_view word, RecordText& record, const std::string& place) {
    const std::size_t digits = static_cast<std::size_t>(std::find_if_not(word.begin(), word.end(), digit) - word.begin());
    const std::string_view dots = word.substr(digits);
    if (dots != "." && dots != "...") refuse("'" + std::string(word) + "' is neither a turn nor a turn's number", place);
    if (record.turns.empty()) record.o_begins = dots == "...";
    const std::size_t half_turns = record.turns.size() + record.o_begins;
    const std::string due = std::to_string(half_turns / 2 + 1) + (half_turns % 2 == 0 ? "." : "...");
    if (word != due) refuse("'" + std::string(word) + "' stands where the number " + due + " is due", place);
}

std::string read_comment(Reader& reader) {
    const std::string place = reader.place();
    reader.get();
    std::string text;
    for (;;) {
        if (reader.at_end()) refuse("a comment is not closed; it begins", place);
        const char c = reader.get();
        if (c == '}') break;
        if (c == '{') refuse("a comment stands within a comment", place);
        text += c;
    }
    return text;
}

}  // namespace

std::optional<std::string> RecordText::header(std::string_view name) const {
    for (const RecordHeader& header : headers)
        if (header.name == name) return header.value;
    return std::nullopt;
}

std::optional<std::string> header_fault(std::string_view name, std::string_view value) {
    const std::string quoted = "'" + std::string(name) + "'";
    if (name.empty() || !std::all_of(name.begin(), name.end(), name_character))
        return "the name of the header " + quoted + " is not made of letters, digits, '-' and '_'";
    if (value.find_first_of("\r\n") != std::string_view::npos || trim(value) != value)
        return "the value of the header " + quoted + " is not one line without blanks at its ends";
    return std::nullopt;
}

std::optional<std::string> comment_fault(std::string_view text) {
    if (text.find_first_of("{}") != std::string_view::npos) return "a comment has no braces in it";
    if (trim(text) != text) return "a comment has no blanks at its ends";
    return std::nullopt;
}

RecordText read_record_text(std::string_view text) {
    RecordText record;
    Reader reader(text);
    read_headers(reader, record);
    // The number read last, while its turn is still to come.
    std::string number;
    const auto refuse_number = [&](const std::string& place) {
        if (!number.empty()) refuse("no turn follows the number " + number, place);
    };
    for (;;) {
        reader.skip_blanks();
        const std::string place = reader.place();
        if (reader.at_end()) refuse("it ends without a result (1-0, 0-1, 1/2-1/2 or *)", place);
        if (reader.peek() == '{') {
            const std::string comment(trim(read_comment(reader)));
            std::string& slot = record.turns.empty() ? record.first_comment : record.turns.back().comment;
            slot += (slot.empty() || comment.empty() ? "" : " ") + comment;
            continue;
        }
        const std::string_view word = reader.word();
        if (std::find(results.begin(), results.end(), word) != results.end()) {
            refuse_number(place);
            record.result = word;
            break;
        }
        if (digit(word.front())) {
            refuse_number(place);
            read_number(word, record, place);
            number = word;
        } else {
            record.turns.push_back({std::string(word), {}, place});
            number.clear();
        }
    }
    reader.skip_blanks();
    if (!reader.at_end()) refuse("something follows the result", reader.place());
    return record;
}

std::string print_record(const RecordText& record) {
    std::string text;
    for (const RecordHeader& header : record.headers) text += header.name + (header.value.empty() ? ":" : ": ") + header.value + "\n";
    text += "\n";

    std::size_t column = 0;
    const auto put = [&](const std::string& word) {
        if (column > 0 && column + 1 + word.size() > line_width) {
            text += "\n";
            column = 0;
        } else if (column > 0) {
            text += " ";
            ++column;
        }
        text += word;
        column += word.size();
    };
    const auto put_comment = [&](const std::string& comment) {
        if (!comment.empty()) put("{" + comment + "}");
    };

    put_comment(record.first_comment);
    bool number_due = true;
    for (std::size_t i = 0; i < record.turns.size(); ++i) {
        const std::size_t half_turns = i + record.o_begins;
        const bool of_x = half_turns % 2 == 0;
        if (of_x || number_due) put(std::to_string(half_turns / 2 + 1) + (of_x ? "." : "..."));
        put(record.turns[i].text);
        put_comment(record.turns[i].comment);
        // After a comment the number is said again, as in chess.
        number_due = !record.turns[i].comment.empty();
    }
    put(record.result);
    return text + "\n";
}

}  // namespace qirq

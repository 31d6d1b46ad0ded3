// The text of a record, taken apart without knowing the rules: headers, numbered turns, comments, result.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace qirq {

struct RecordHeader {
    std::string name;
    std::string value;
};

struct RecordTurn {
    std::string text;
    /// The comment after it; empty where there is none.
    std::string comment;
    /// " (line L, column C)" for error messages.
    std::string place;
};

struct RecordText {
    std::vector<RecordHeader> headers;
    /// The comment before the first turn.
    std::string first_comment;
    /// Whether the first turn is one of o (`1...`).
    bool o_begins = false;
    std::vector<RecordTurn> turns;
    /// `1-0`, `0-1`, `1/2-1/2` or `*`.
    std::string result;

    std::optional<std::string> header(std::string_view name) const;
};

/// Takes a record text apart; line ends may be of either kind. Throws InputError with line and column: a line that is
/// no header, a header given twice, a missing Rules header, a wrong number, an open comment, no result, text after it.
RecordText read_record_text(std::string_view text);

/// The text; read_record_text gives the same back.
std::string print_record(const RecordText& text);

/// Why a header cannot be written, without a full stop, or nothing: its name is letters, digits, '-' and '_', its value
/// one line without blanks at its ends.
std::optional<std::string> header_fault(std::string_view name, std::string_view value);

/// Why a comment cannot be written, or nothing: it has no braces in it, and no blanks at its ends.
std::optional<std::string> comment_fault(std::string_view text);

}  // namespace qirq

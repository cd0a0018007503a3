//! Lets `hurdle check` ask an engine that is written in Rust (1.63 or later).
//!
//! Copy this file beside your engine; do not edit it. Then fill in the three functions
//! of my_engine.rs, as makruk.rs does, and run
//!
//!     rustc --edition 2021 -O my_engine.rs
//!     hurdle check --variant makpong --engine "./my_engine" --protocol jsonl
//!
//! With cargo, this file is src/hurdle_kit.rs and my_engine.rs is src/main.rs; after
//! `cargo build --release` the engine is target/release/ and the package's name.
//!
//! Hurdle writes one question per line to stdin and reads one reply per line from stdout:
//!
//!     {"id":1,"variant":"makpong","fen":"...","moves":["a3a4"],"depth":1}
//!     {"id":1,"moves":["a6a5","b6b5"]}    or    {"id":1,"error":"..."}
//!
//! With --games, "ask":"result" asks for the result of a game; the function `result` replies.
//!
//! Your engine may print other lines; Hurdle ignores them.

use std::any::Any;
use std::collections::BTreeMap;
use std::io::{self, BufRead, Write};
use std::iter::Peekable;
use std::panic::{self, AssertUnwindSafe};
use std::str::Chars;

/// An engine's position. Errors and panics become replies.
pub trait Position: Sized {
    /// Your state for this FEN.
    fn start(variant: &str, fen: &str) -> Result<Self, String>;
    /// The legal moves, in any order.
    fn moves(&self) -> Vec<String>;
    /// The position after a legal move.
    fn play(&self, text: &str) -> Result<Self, String>;
    /// Optional: the result of the game that starts here and continues with these moves: "1-0",
    /// "0-1", "1/2-1/2", or "*" if it is not over; a blank and the clause may follow, as in
    /// "0-1 T6". `None` if your engine cannot decide.
    fn result(&self, _moves: &[String]) -> Result<Option<String>, String> {
        Ok(None)
    }
}

/// Replies to the questions on stdin until it ends.
pub fn answer_questions<P: Position>() -> io::Result<()> {
    for line in io::stdin().lock().lines() {
        let line = line?;
        if !line.trim().is_empty() {
            let answer = answer::<P>(&line);
            let mut out = io::stdout().lock();
            writeln!(out, "{answer}")?;
            out.flush()?;
        }
    }
    Ok(())
}

fn answer<P: Position>(line: &str) -> String {
    let mut question = Question::default();
    let found = panic::catch_unwind(AssertUnwindSafe(|| {
        question.read(line)?;
        found::<P>(&question)
    }));
    let id = &question.id;
    match found.unwrap_or_else(|thrown| Err(message_of(&*thrown))) {
        Ok(found) => format!(r#"{{"id":{id},"moves":{found}}}"#),
        Err(error) => format!(r#"{{"id":{id},"error":{}}}"#, quoted(&error)),
    }
}

fn message_of(thrown: &(dyn Any + Send)) -> String {
    let message = thrown.downcast_ref::<String>().map(String::as_str);
    format!(
        "panic: {}",
        message
            .or_else(|| thrown.downcast_ref().copied())
            .unwrap_or("no message")
    )
}

/// The moves as JSON: a list at depth 1, otherwise an object with the number of nodes below each
/// move. The result follows if Hurdle asked for it and the engine decided it.
fn found<P: Position>(question: &Question) -> Result<String, String> {
    if question.depth < 1 {
        return Err(format!(
            "a depth is a number from 1 on, not {}",
            question.depth
        ));
    }
    let mut position = P::start(&question.variant, &question.fen)?;
    let ended = match question.ask.as_str() {
        "result" => position.result(&question.moves)?,
        _ => None,
    };
    for text in &question.moves {
        position = position.play(text)?;
    }
    if question.depth == 1 {
        let list: Vec<String> = position.moves().iter().map(|text| quoted(text)).collect();
        return Ok(format!("[{}]{}", list.join(","), result_fields(ended)));
    }
    let counts = divide(&position, question.depth)?;
    let list: Vec<String> = counts
        .iter()
        .map(|(text, nodes)| format!("{}:{nodes}", quoted(text)))
        .collect();
    Ok(format!("{{{}}}", list.join(",")))
}

/// The fields of a reply for a result: "0-1 T6" is the result and its clause.
fn result_fields(ended: Option<String>) -> String {
    let ended = ended.unwrap_or_default();
    let mut words = ended.split(' ').filter(|word| !word.is_empty());
    ["result", "by"]
        .iter()
        .zip(&mut words)
        .map(|(key, word)| format!(r#","{key}":{}"#, quoted(word)))
        .collect()
}

/// The number of nodes at `depth` below each move. A move that is listed twice counts twice.
fn divide<P: Position>(position: &P, depth: i64) -> Result<BTreeMap<String, u64>, String> {
    let mut counts = BTreeMap::new();
    for text in position.moves() {
        let nodes = match depth {
            1 => 1,
            _ => divide(&position.play(&text)?, depth - 1)?.values().sum(),
        };
        *counts.entry(text).or_insert(0) += nodes;
    }
    Ok(counts)
}

/// A question of Hurdle: the counts at `depth` in the position after `moves` from `fen`.
struct Question {
    id: String, // the same text as in the question
    variant: String,
    fen: String,
    moves: Vec<String>,
    depth: i64,
    ask: String, // "result" in a question about a whole game
}

impl Default for Question {
    fn default() -> Self {
        let (variant, fen, ask) = Default::default();
        Question {
            id: "null".to_string(),
            variant,
            fen,
            moves: Vec::new(),
            depth: 0,
            ask,
        }
    }
}

impl Question {
    /// Parses a line. After an error the fields before it stay, so that the reply can have the id.
    fn read(&mut self, line: &str) -> Result<(), String> {
        let mut reader = Reader {
            rest: line.chars().peekable(),
        };
        reader.expect('{')?;
        while reader.peek()? != '}' {
            let key = reader.string()?;
            reader.expect(':')?;
            match key.as_str() {
                "id" => self.id = reader.number()?.to_string(),
                "variant" => self.variant = reader.string()?,
                "fen" => self.fen = reader.string()?,
                "moves" => self.moves = reader.strings()?,
                "depth" => self.depth = reader.number()?,
                "ask" => self.ask = reader.string()?,
                _ => reader.pass_over()?,
            }
            reader.comma_unless('}')?;
        }
        reader.expect('}')
    }
}

/// Parses an object whose values are strings, whole numbers and lists of strings.
struct Reader<'a> {
    rest: Peekable<Chars<'a>>,
}

impl Reader<'_> {
    /// Skips blanks. The next character; it stays unread.
    fn peek(&mut self) -> Result<char, String> {
        while self.rest.next_if(|c| c.is_ascii_whitespace()).is_some() {}
        self.rest
            .peek()
            .copied()
            .ok_or_else(|| "no question: the line ends early".to_string())
    }

    /// Takes the next character, blank or not.
    fn take(&mut self) -> Result<char, String> {
        self.rest
            .next()
            .ok_or_else(|| "no question: the line ends in a string".to_string())
    }

    fn expect(&mut self, wanted: char) -> Result<(), String> {
        match self.peek()? {
            found if found == wanted => self.take().map(|_| ()),
            found => Err(format!("no question: expected {wanted}, found {found}")),
        }
    }

    fn comma_unless(&mut self, end: char) -> Result<(), String> {
        if self.peek()? == end {
            return Ok(());
        }
        self.expect(',')
    }

    fn number(&mut self) -> Result<i64, String> {
        self.peek()?;
        let mut text = String::new();
        while let Some(c) = self.rest.next_if(|&c| c == '-' || c.is_ascii_digit()) {
            text.push(c);
        }
        text.parse()
            .map_err(|_| format!("no question: expected a whole number, found '{text}'"))
    }

    fn strings(&mut self) -> Result<Vec<String>, String> {
        let mut list = Vec::new();
        self.expect('[')?;
        while self.peek()? != ']' {
            list.push(self.string()?);
            self.comma_unless(']')?;
        }
        self.expect(']')?;
        Ok(list)
    }

    fn string(&mut self) -> Result<String, String> {
        let mut text = String::new();
        self.expect('"')?;
        loop {
            match self.take()? {
                '"' => return Ok(text),
                '\\' => text.push(self.escaped()?),
                c => text.push(c),
            }
        }
    }

    fn escaped(&mut self) -> Result<char, String> {
        match self.take()? {
            c @ ('"' | '\\' | '/') => Ok(c),
            'b' => Ok('\u{8}'),
            'f' => Ok('\u{c}'),
            'n' => Ok('\n'),
            'r' => Ok('\r'),
            't' => Ok('\t'),
            'u' => self.code_point(),
            c => Err(format!("no question: \\{c} is no escape of JSON")),
        }
    }

    /// After `\u`: four hexadecimal digits, or a pair of surrogates.
    fn code_point(&mut self) -> Result<char, String> {
        let mut units = vec![self.hexadecimal()?];
        if (0xD800..0xDC00).contains(&units[0]) {
            if (self.take()?, self.take()?) != ('\\', 'u') {
                return Err("no question: a surrogate without its pair".to_string());
            }
            units.push(self.hexadecimal()?);
        }
        String::from_utf16(&units)
            .ok()
            .and_then(|text| text.chars().next())
            .ok_or_else(|| "no question: surrogates that are no pair".to_string())
    }

    fn hexadecimal(&mut self) -> Result<u16, String> {
        let mut value = 0;
        for _ in 0..4 {
            let digit = self.take()?.to_digit(16);
            value = value * 16 + digit.ok_or("no question: expected four hexadecimal digits")?;
        }
        Ok(value as u16)
    }

    /// Skips the value of an unknown key.
    fn pass_over(&mut self) -> Result<(), String> {
        let mut open = 0; // brackets
        loop {
            match self.peek()? {
                '"' => drop(self.string()?),
                c => {
                    open += i32::from(c == '[' || c == '{') - i32::from(c == ']' || c == '}');
                    self.take()?;
                }
            }
            if open == 0 && matches!(self.peek()?, ',' | '}') {
                return Ok(());
            }
        }
    }
}

/// The text as a string of JSON.
fn quoted(text: &str) -> String {
    let mut result = String::from("\"");
    for c in text.chars() {
        match c {
            '"' | '\\' => result.extend(['\\', c]),
            c if c < ' ' => result += &format!("\\u{:04x}", c as u32),
            c => result.push(c),
        }
    }
    result + "\""
}

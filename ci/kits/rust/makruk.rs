//! A small engine: Makruk, by the rules of movegen/variants/makruk/rules.md.
//!
//!     rustc --edition 2021 -O makruk.rs
//!     hurdle check positions/makruk --tag quick --engine "./makruk" --protocol jsonl

mod hurdle_kit;

use hurdle_kit::Position;

type Square = (i8, i8); // file and rank, both from 0

const KINDS: [char; 6] = ['K', 'M', 'S', 'N', 'R', 'P'];

/// How a piece captures: files to the right, ranks ahead.
fn steps(kind: char) -> &'static [(i8, i8)] {
    match kind {
        'K' => &[
            (1, 0),
            (-1, 0),
            (0, 1),
            (0, -1),
            (1, 1),
            (1, -1),
            (-1, 1),
            (-1, -1),
        ],
        'M' => &[(1, 1), (1, -1), (-1, 1), (-1, -1)],
        'S' => &[(1, 1), (1, -1), (-1, 1), (-1, -1), (0, 1)],
        'N' => &[
            (1, 2),
            (2, 1),
            (2, -1),
            (1, -2),
            (-1, -2),
            (-2, -1),
            (-2, 1),
            (-1, 2),
        ],
        'R' => &[(1, 0), (-1, 0), (0, 1), (0, -1)],
        _ => &[(-1, 1), (1, 1)],
    }
}

#[derive(Clone)]
struct Makruk {
    board: [[Option<char>; 8]; 8], // ranks of files; pieces as in a FEN
    white: bool,                   // is to move
}

impl Position for Makruk {
    fn start(variant: &str, fen: &str) -> Result<Self, String> {
        if variant != "makruk" {
            return Err(format!(
                "unknown variant {variant}; this engine plays makruk"
            ));
        }
        let (placement, rest) = fen.split_once(' ').ok_or("a FEN has a board and a side")?;
        let mut position = Makruk {
            board: Default::default(),
            white: rest.starts_with('w'),
        };
        for (row, text) in placement.split('/').enumerate() {
            let mut file = 0;
            for c in text.chars() {
                match c.to_digit(10) {
                    Some(empty) => file += empty as usize,
                    None => {
                        position.board[7 - row][file] = Some(c);
                        file += 1;
                    }
                }
            }
        }
        Ok(position)
    }

    fn moves(&self) -> Vec<String> {
        let mut moves = self.candidates();
        moves.retain(|text| matches!(self.play(text), Ok(after) if !after.is_checked(self.white)));
        moves
    }

    fn play(&self, text: &str) -> Result<Self, String> {
        let squares: Vec<i8> = text
            .bytes()
            .zip([b'a', b'1', b'a', b'1'])
            .map(|(c, first)| (c - first) as i8)
            .collect();
        let (origin, target) = ((squares[0], squares[1]), (squares[2], squares[3]));
        let piece = self
            .at(origin)
            .filter(|piece| piece.is_ascii_uppercase() == self.white);
        let piece = piece.filter(|_| origin != target);
        let piece = piece.ok_or(format!("{text} moves no piece of the side to move"))?;
        let mut after = Makruk {
            white: !self.white,
            ..self.clone()
        };
        let promoted = text.ends_with('m').then(|| coloured('M', self.white));
        after.board[origin.1 as usize][origin.0 as usize] = None;
        after.board[target.1 as usize][target.0 as usize] = promoted.or(Some(piece));
        Ok(after)
    }

    /// Decides mate and stalemate; ignores repetitions and counting rules.
    fn result(&self, moves: &[String]) -> Result<Option<String>, String> {
        let played = self.after(moves)?;
        let position = played.as_ref().unwrap_or(self);
        let ended = match (position.is_checked(position.white), position.white) {
            (false, _) => "1/2-1/2 T7",
            (true, true) => "0-1 T6",
            (true, false) => "1-0 T6",
        };
        Ok(position.moves().is_empty().then(|| ended.to_string()))
    }
}

impl Makruk {
    fn after(&self, texts: &[String]) -> Result<Option<Self>, String> {
        let mut position = None;
        for text in texts {
            position = Some(position.as_ref().unwrap_or(self).play(text)?);
        }
        Ok(position)
    }

    fn at(&self, (file, rank): Square) -> Option<char> {
        self.board[rank as usize][file as usize]
    }

    fn pieces(&self) -> impl Iterator<Item = (Square, char)> + '_ {
        let squares = (0..8).flat_map(|rank| (0..8).map(move |file| (file, rank)));
        squares.filter_map(|square| self.at(square).map(|piece| (square, piece)))
    }

    /// The moves that the pieces can make, including those that leave the king in check.
    fn candidates(&self) -> Vec<String> {
        let mut moves = Vec::new();
        for (origin, piece) in self.pieces() {
            if piece.is_ascii_uppercase() != self.white {
                continue;
            }
            let is_pawn = piece.eq_ignore_ascii_case(&'p');
            let mut targets = self.attacked(origin, piece);
            targets.retain(|&target| match self.at(target) {
                None => !is_pawn,
                Some(other) => other.is_ascii_uppercase() != self.white,
            });
            let ahead = (origin.0, origin.1 + if self.white { 1 } else { -1 });
            if is_pawn && self.at(ahead).is_none() {
                targets.push(ahead);
            }
            for target in targets {
                let promotes = is_pawn && target.1 == if self.white { 5 } else { 2 };
                let mark = if promotes { "m" } else { "" };
                moves.push(format!("{}{}{mark}", name_of(origin), name_of(target)));
            }
        }
        moves
    }

    /// The squares that a piece attacks, occupied or empty.
    fn attacked(&self, origin: Square, piece: char) -> Vec<Square> {
        let mut squares = Vec::new();
        let kind = piece.to_ascii_uppercase();
        let ahead = if piece == kind { 1 } else { -1 };
        for (files, ranks) in steps(kind) {
            let mut target = (origin.0 + files, origin.1 + ranks * ahead);
            while (0..8).contains(&target.0) && (0..8).contains(&target.1) {
                squares.push(target);
                if kind != 'R' || self.at(target).is_some() {
                    break;
                }
                target = (target.0 + files, target.1 + ranks * ahead);
            }
        }
        squares
    }

    /// Whether an enemy piece attacks the king of this side. It does if an own piece of the same
    /// kind on the king's square would attack it.
    fn is_checked(&self, white: bool) -> bool {
        let king = self
            .pieces()
            .find(|&(_, piece)| piece == coloured('K', white));
        let (king, _) = king.expect("each side has a king");
        KINDS.iter().any(|&kind| {
            let enemy = Some(coloured(kind, !white));
            let attacked = self.attacked(king, coloured(kind, white));
            attacked.into_iter().any(|target| self.at(target) == enemy)
        })
    }
}

fn coloured(kind: char, white: bool) -> char {
    if white {
        kind
    } else {
        kind.to_ascii_lowercase()
    }
}

fn name_of((file, rank): Square) -> String {
    format!("{}{}", (b'a' + file as u8) as char, rank + 1)
}

fn main() -> std::io::Result<()> {
    hurdle_kit::answer_questions::<Makruk>()
}

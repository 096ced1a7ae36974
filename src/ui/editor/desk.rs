//! The state of the editor: a draft, its undo history, and the selected tool.

use crate::rules::{AnyGame, Draft, DraftThing, GameId, Odds, PieceMark, PositionFault, Seat, Square};
use crate::texts::text;
use crate::ui::diagram::Still;
use crate::view::Spot;

/// The most changes that can be undone.
const MOST_BACK: usize = 300;

/// What pressing a square does.
#[derive(Copy, Clone, PartialEq, Debug)]
pub(super) enum Tool {
    /// Picks the thing there, or moves the picked one there.
    Hand,
    /// Removes the thing there.
    Eraser,
    /// Puts this thing there.
    Thing(DraftThing),
    /// Makes the square the well of the frog on this square.
    Well(Square),
}

/// The draft to open next, of another game.
#[derive(Debug)]
pub(super) enum Next {
    /// The unfinished draft of that game, or its start.
    Begun(GameId),
    /// The draft to open.
    Laid(Draft),
}

/// A position that is being set up.
#[derive(Debug)]
pub(super) struct Desk {
    draft: Draft,
    past: Vec<Draft>,
    future: Vec<Draft>,
    /// The key changed last: consecutive changes to one key are undone as one.
    key: Option<String>,
    /// The draft as a position, or why it is invalid.
    pub(super) checked: Result<Box<dyn AnyGame>, PositionFault>,
    /// The start of the game, for the names of its pieces and squares.
    pub(super) game: Box<dyn AnyGame>,
    pub(super) still: Still,
    /// The army of new pieces; [`Seat::NOBODY`]'s are dormant.
    pub(super) army: Seat,
    pub(super) tool: Tool,
    pub(super) picked: Option<Square>,
    /// The square that a drag started from.
    pub(super) dragged: Option<Square>,
    /// The square of the keyboard cursor.
    pub(super) cursor: Option<Square>,
    /// The squares as last laid out, for the keyboard cursor.
    pub(super) spots: Vec<Spot>,
    /// The field for pasting a position.
    pub(super) paste: Paste,
    /// The draft to open next.
    pub(super) next: Option<Next>,
}

/// A text that is to be read as a position.
#[derive(Clone, Debug, Default)]
pub(super) struct Paste {
    pub(super) is_open: bool,
    /// Whether the field has just been opened.
    pub(super) is_new: bool,
    pub(super) text: String,
    pub(super) fault: Option<String>,
}

impl Desk {
    pub(super) fn of(draft: Draft) -> Self {
        let start = draft.game().set_up([], None).expect("every game has a start position");
        Self {
            checked: draft.check(),
            still: Still::of(draft.game(), &*start),
            game: start,
            army: Seat(0),
            tool: Tool::Hand,
            picked: None,
            dragged: None,
            cursor: None,
            spots: Vec::new(),
            paste: Paste::default(),
            next: None,
            past: Vec::new(),
            future: Vec::new(),
            key: None,
            draft,
        }
    }

    /// The start of a game with these options. All armies are complete: a position needs no odds.
    pub(super) fn start(game: GameId, options: &[(String, String)]) -> Draft {
        let kept = options.iter().filter(|(name, _)| !Odds::has_option(name));
        let pairs = kept.map(|(name, value)| (name.as_str(), value.as_str()));
        game.set_up(pairs, None).map_or_else(|_| Draft::bare(game), |table| Draft::of(game, &*table))
    }

    pub(super) const fn draft(&self) -> &Draft {
        &self.draft
    }

    /// Applies an edit to the draft, unless it changes nothing.
    pub(super) fn change(&mut self, edit: impl FnOnce(&mut Draft)) {
        let mut draft = self.draft.clone();
        edit(&mut draft);
        if draft != self.draft {
            self.key = None;
            self.replace(draft, true);
        }
    }

    /// Replaces the draft, as an undoable change. A draft of another game is opened on its own desk.
    pub(super) fn lay(&mut self, draft: Draft) {
        if draft.game() == self.draft.game() {
            self.change(|now| *now = draft);
        } else {
            self.next = Some(Next::Laid(draft));
        }
    }

    /// Sets or removes a key behind the board.
    pub(super) fn change_key(&mut self, name: &str, value: Option<&str>) {
        let mut draft = self.draft.clone();
        // A value that no text can hold is not set.
        if draft.set_key(name, value).is_ok() {
            let is_new = self.key.as_deref() != Some(name);
            self.replace(draft, is_new);
            self.key = Some(name.to_owned());
        }
    }

    fn replace(&mut self, draft: Draft, is_step: bool) {
        if draft == self.draft {
            return;
        }
        let before = core::mem::replace(&mut self.draft, draft);
        if is_step {
            self.past.push(before);
            let surplus = self.past.len().saturating_sub(MOST_BACK);
            self.past.drain(..surplus);
        }
        self.future.clear();
        self.look_again();
    }

    fn look_again(&mut self) {
        self.checked = self.draft.check();
        self.picked = self.picked.filter(|&square| self.draft.thing(square).is_some());
        if let Tool::Well(frog) = self.tool
            && self.draft.thing(frog).is_none()
        {
            self.tool = Tool::Hand;
        }
    }

    pub(super) const fn can_undo(&self) -> bool {
        !self.past.is_empty()
    }

    pub(super) const fn can_redo(&self) -> bool {
        !self.future.is_empty()
    }

    pub(super) fn undo(&mut self) {
        if let Some(before) = self.past.pop() {
            self.future.push(core::mem::replace(&mut self.draft, before));
            self.key = None;
            self.look_again();
        }
    }

    pub(super) fn redo(&mut self) {
        if let Some(after) = self.future.pop() {
            self.past.push(core::mem::replace(&mut self.draft, after));
            self.key = None;
            self.look_again();
        }
    }

    /// Handles a press on a square with the current tool.
    pub(super) fn press(&mut self, square: Square) {
        match (self.tool, self.picked) {
            (Tool::Hand, Some(from)) if from == square => self.picked = None,
            (Tool::Hand, Some(from)) => self.shift(from, square),
            (Tool::Hand, None) => self.picked = self.draft.thing(square).map(|_| square),
            (Tool::Eraser, _) => self.take_off(square),
            // Placing the same thing again removes it.
            (Tool::Thing(thing), _) if self.draft.thing(square) == Some(thing) => self.take_off(square),
            (Tool::Thing(thing), _) => self.change(|draft| _ = draft.put(square, thing)),
            (Tool::Well(frog), _) => {
                let home = Some(PieceMark::Home(square)).filter(|_| square != frog);
                self.mark(frog, home);
                self.tool = Tool::Hand;
            }
        }
    }

    /// Moves a thing to another square, and drops the picked one.
    pub(super) fn shift(&mut self, from: Square, to: Square) {
        self.picked = None;
        self.change(|draft| _ = draft.shift(from, to));
    }

    pub(super) fn take_off(&mut self, square: Square) {
        self.change(|draft| _ = draft.remove(square));
    }

    /// Sets the mark of a piece on the board.
    pub(super) fn mark(&mut self, square: Square, now: Option<PieceMark>) {
        if let Some(DraftThing::Piece { seat, kind, .. }) = self.draft.thing(square) {
            self.change(|draft| _ = draft.put(square, DraftThing::Piece { seat, kind, mark: now }));
        }
    }

    /// Takes a tool, and drops the picked thing.
    pub(super) fn take(&mut self, tool: Tool) {
        self.tool = tool;
        self.picked = None;
    }

    /// Drops the tool and the picked thing. Returns whether there was one.
    pub(super) fn let_go(&mut self) -> bool {
        let held = self.tool != Tool::Hand || self.picked.is_some();
        self.take(Tool::Hand);
        held
    }

    /// The name of a thing: a piece with its army, or a pothole.
    pub(super) fn name(&self, thing: DraftThing) -> String {
        let seats = self.game.seats();
        match thing {
            DraftThing::Pothole(name) => match Seat::from_letter(name, seats) {
                Some(home) => text!("editor-corner-pothole", side = home.called(seats)),
                None => text!("editor-centre-pothole", number = name.to_string()),
            },
            DraftThing::Piece { seat, kind, .. } => {
                let piece = self.game.words().kind_name(kind);
                match seat {
                    Seat::NOBODY => text!("editor-dormant-piece", piece = piece),
                    seat => text!("editor-piece", side = seat.called(seats), piece = piece),
                }
            }
        }
    }
}

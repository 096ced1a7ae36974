//! How a new game begins, and what is known of the balance of its rules.

use bevy_egui::egui::{self, RichText, Ui};

use super::balance::{known, odds_of, option_beside, percent, show_known};
use crate::balance::{Finding, decisive_option, even_odds, even_option};
use crate::play::Setup;
use crate::rules::Series;
use crate::texts::text;
use crate::theme::{note_place, quiet_button, ui};

/// The choice between a balanced start and that of the rules, where a game has one; then how even the seats are.
pub(super) fn show_start(panel: &mut Ui, setup: &mut Setup) {
    let starts = setup.game.kit().balanced;
    panel.add_space(4.0);
    if let Some(&first) = starts.first()
        && (setup.position.is_none() || setup.is_balanced())
    {
        let was_balanced = setup.is_balanced();
        let mut is_balanced = was_balanced;
        for (value, title, about) in [
            (true, text!("start-balanced"), text!("start-balanced-about")),
            (false, text!("start-rules"), text!("start-rules-about")),
        ] {
            note_place(&panel.radio_value(&mut is_balanced, value, &title), &title);
            panel.indent(&title, |panel| {
                panel.add(egui::Label::new(RichText::new(about).small().color(ui::faint())).wrap());
            });
        }
        if is_balanced != was_balanced {
            choose(setup, is_balanced.then_some(first));
        }
    }
    show_known(panel, setup);
    if let Some(finding) = known(setup) {
        show_remedies(panel, setup, finding, starts.first().copied());
    }
}

/// What makes an uneven game fair, or decides one that often has no single winner.
fn show_remedies(panel: &mut Ui, setup: &mut Setup, finding: &Finding, balanced: Option<&str>) {
    let odds = even_odds(finding).and_then(|even| Some((even, odds_of(even)?)));
    let option = even_option(finding).and_then(|even| Some((even, option_beside(even, finding)?)));
    let decisive = decisive_option(finding).and_then(|other| {
        let option = option_beside(other, finding)?;
        Some((other, text!("balance-decides", option = option, share = percent(other.shared))))
    });
    let others: Vec<_> = option.or(decisive).into_iter().chain(odds).collect();
    let is_uneven = finding.is_lopsided();
    if !is_uneven && others.is_empty() {
        return;
    }
    panel.horizontal_wrapped(|panel| {
        if let Some(start) = balanced.filter(|_| is_uneven && setup.options.is_empty())
            && quiet_button(panel, true, text!("balance-start")).clicked()
        {
            choose(setup, Some(start));
        }
        for (other, words) in others {
            if quiet_button(panel, true, words).clicked() {
                setup.options = other.options.clone().into_iter().collect();
            }
        }
        let games = finding.shares.len() as u8;
        if is_uneven
            && !setup.series.is_match()
            && quiet_button(panel, true, text!("balance-games", games = games)).clicked()
        {
            setup.series = Series::of(games);
        }
    });
}

/// The options of the start by the rules are as usual with another start.
fn choose(setup: &mut Setup, start: Option<&str>) {
    setup.position = start.map(str::to_owned);
    if start.is_some() {
        setup.options.retain(|(name, _)| !setup.game.kit().start_options.contains(&name.as_str()));
    }
}

//! Charts as SVG. Colours are those of the page they stand on: light or dark.

use core::fmt::Write as _;

use super::interval::Interval;
use super::measures::Measures;

/// Where bars begin and end, and the height of a row, in pixels.
const LEFT: f64 = 190.0;
const RIGHT: f64 = 620.0;
const ROW: f64 = 20.0;
const WIDTH: f64 = 660.0;

/// Text and lines are dark on light pages and light on dark ones. Programs that know no such query take the first.
const STYLE: &str = "<style>text{font:12px sans-serif;fill:#24292f}.name{font-weight:bold}.line{stroke:#57606a;fill:none}\
.bar{fill:#4c8dd6}.due{stroke:#c4571b;stroke-dasharray:4 3}\
@media (prefers-color-scheme:dark){text{fill:#d7dde3}.line{stroke:#a9b4bf}.bar{fill:#3f78b8}.due{stroke:#e58a52}}</style>\n";

/// A chart that grows downwards.
struct Chart {
    body: String,
    y: f64,
    /// The number at the right end of the scale.
    most: f64,
}

impl Chart {
    fn new(most: f64) -> Self {
        Self { body: String::new(), y: ROW, most: if most > 0.0 { most } else { 1.0 } }
    }

    fn x(&self, number: f64) -> f64 {
        LEFT + (RIGHT - LEFT) * (number / self.most).clamp(0.0, 1.0)
    }

    // Writing to a string does not fail.
    fn text(&mut self, x: f64, class: &str, anchor: &str, text: &str) {
        let (y, text) = (self.y + 4.0, escaped(text));
        let _ = writeln!(
            self.body,
            "<text x=\"{x:.1}\" y=\"{y:.1}\" class=\"{class}\" text-anchor=\"{anchor}\">{text}</text>"
        );
    }

    fn line(&mut self, class: &str, (x, y): (f64, f64), (to_x, to_y): (f64, f64)) {
        let _ = writeln!(
            self.body,
            "<line class=\"{class}\" x1=\"{x:.1}\" y1=\"{y:.1}\" x2=\"{to_x:.1}\" y2=\"{to_y:.1}\"/>"
        );
    }

    fn name(&mut self, name: &str) {
        self.text(8.0, "name", "start", name);
        self.y += ROW;
    }

    /// A bar between two numbers, with whiskers around a third.
    fn bar(&mut self, label: &str, (from, to): (f64, f64), whiskers: Option<(f64, f64)>, said: &str) {
        self.text(LEFT - 8.0, "", "end", label);
        let (x, y, width) = (self.x(from), self.y - 6.0, (self.x(to) - self.x(from)).max(1.0));
        let _ =
            writeln!(self.body, "<rect class=\"bar\" x=\"{x:.1}\" y=\"{y:.1}\" width=\"{width:.1}\" height=\"12\"/>");
        let mut end = self.x(to);
        if let Some((low, high)) = whiskers {
            let (low, high, y) = (self.x(low), self.x(high), self.y);
            self.line("line", (low, y), (high, y));
            [low, high].into_iter().for_each(|x| self.line("line", (x, y - 4.0), (x, y + 4.0)));
            end = end.max(high);
        }
        self.text(end + 6.0, "", "start", said);
        self.y += ROW;
    }

    fn finish(self, title: &str) -> String {
        let (height, title) = (self.y + 4.0, escaped(title));
        format!(
            "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {WIDTH} {height}\" width=\"{WIDTH}\" height=\"{height}\" \
             role=\"img\">\n<title>{title}</title>\n{STYLE}{}</svg>\n",
            self.body
        )
    }
}

fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;")
}

/// The seats' shares of the points in each variant, with whiskers, and a line at what is due to each.
pub fn seat_chart(title: &str, variants: &[Measures]) -> String {
    let ends = |interval: &Interval| interval.ends.map_or(interval.value, |ends| ends.1);
    let all = variants.iter().flat_map(|variant| &variant.sides);
    let most = all.map(|side| ends(&side.first)).filter(|most| most.is_finite()).fold(0.0, f64::max);
    // Beside the longest bar its number has room.
    let mut chart = Chart::new((most * 1.15).min(1.12));
    for variant in variants.iter().filter(|variant| variant.games > 0) {
        chart.name(&variant.name);
        let top = chart.y - ROW / 2.0;
        for side in &variant.sides {
            let said = format!("{:.1} %", 100.0 * side.first.value);
            chart.bar(&side.name, (0.0, side.first.value), side.first.ends, &said);
        }
        let (due, bottom) = (chart.x(1.0 / variant.sides.len().max(1) as f64), chart.y - ROW / 2.0);
        chart.line("due", (due, top), (due, bottom));
        chart.y += ROW / 2.0;
    }
    chart.finish(title)
}

/// The shares of the first places of the side that sees further, in each variant where one does, with whiskers, and a
/// line at what is due to it. Empty where none does.
pub fn skill_chart(title: &str, variants: &[Measures]) -> Option<String> {
    let skills = || variants.iter().filter_map(|variant| Some((variant, variant.skill?)).filter(|_| variant.games > 0));
    let (first, _) = skills().next()?;
    let mut chart = Chart::new(1.12);
    let top = chart.y - ROW / 2.0;
    for (variant, skill) in skills() {
        let said = format!("{:.1} %", 100.0 * skill.first.value);
        chart.bar(&variant.name, (0.0, skill.first.value), skill.first.ends, &said);
    }
    let (due, bottom) = (chart.x(1.0 / first.sides.len().max(1) as f64), chart.y - ROW / 2.0);
    chart.line("due", (due, top), (due, bottom));
    Some(chart.finish(title))
}

/// How long games last in each variant: from the tenth to the ninetieth of 100, with a line at the median.
pub fn length_chart(title: &str, variants: &[Measures]) -> String {
    let all = variants.iter().map(|variant| variant.turns[2].value);
    let mut chart = Chart::new(1.3 * all.filter(|most| most.is_finite()).fold(0.0, f64::max));
    for variant in variants.iter().filter(|variant| variant.games > 0) {
        let [low, median, high] = variant.turns.map(|turns| turns.value);
        let (x, y) = (chart.x(median), chart.y);
        chart.bar(&variant.name, (low, high), None, &format!("{low:.0} to {high:.0}, median {median:.0}"));
        chart.line("line", (x, y - 8.0), (x, y + 8.0));
    }
    chart.finish(title)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn text_is_escaped() {
        assert_eq!(escaped("a<b & \"c\">"), "a&lt;b &amp; &quot;c&quot;&gt;");
    }

    #[test]
    fn bars_are_as_long_as_their_numbers() {
        let mut chart = Chart::new(1.0);
        chart.bar("half", (0.0, 0.5), Some((0.25, 0.75)), "50 %");
        assert!(chart.body.contains("x=\"190.0\" y=\"14.0\" width=\"215.0\""), "{}", chart.body);
        assert!(chart.body.contains("x1=\"297.5\" y1=\"20.0\" x2=\"512.5\" y2=\"20.0\""), "{}", chart.body);
        let drawn = chart.finish("a & b");
        assert!(
            drawn.starts_with("<svg ") && drawn.ends_with("</svg>\n") && drawn.contains("<title>a &amp; b</title>")
        );
    }
}

/** How far a clock may be set back, or clocks of machines be apart, before what was just stored or signed counts as impossible. */
export const CLOCK_TOLERANCE_MS = 10 * 60_000;

/** Milliseconds that a clock may be set back, or clocks differ, before what was just stored or signed counts as impossible. */
export const CLOCK_TOLERANCE_MS = 10 * 60_000;

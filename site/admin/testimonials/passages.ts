import type { ReviewReason } from '#contract/review.ts';

/** A piece of a text, and why it was flagged; no reasons for what was not. */
export interface Passage {
  start: number;
  text: string;
  reasons: string[];
}

const isPassage = (reason: ReviewReason): reason is ReviewReason & { start: number; end: number } =>
  reason.start !== undefined && reason.end !== undefined && reason.start < reason.end;

/** Cuts a text where flagged passages begin and end. Passages may overlap; what lies beyond the text is left out. */
export const passagesOf = (text: string, reasons: readonly ReviewReason[]): Passage[] => {
  const flagged = reasons.filter(isPassage);
  const inside = (at: number) => Math.max(0, Math.min(at, text.length));
  const cuts = new Set([0, text.length, ...flagged.flatMap(({ start, end }) => [inside(start), inside(end)])]);
  const places = [...cuts].sort((one, other) => one - other);
  return places.slice(0, -1).map((start, index) => {
    const end = places[index + 1] ?? text.length;
    const here = flagged.filter((reason) => reason.start <= start && reason.end >= end);
    return { start, text: text.slice(start, end), reasons: [...new Set(here.map(({ message }) => message))] };
  });
};

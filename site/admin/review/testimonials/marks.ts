import { type MarkedPassage, markedPassages, withMasks } from '#contract/review/review-masks.ts';
import type { StaffTestimonial } from '#contract/testimonials/staff-testimonials.ts';

export interface Mark extends MarkedPassage {
  text: string;
  /** True if the public does not read it. */
  isOut: boolean;
}

/** `original` was sent; `content` is read by the public. */
export interface MarkedText {
  original: string;
  content: string;
  marks: readonly Mark[];
  /** True if the two differ in marked passages alone, so that a passage can be put back. */
  onlyMasked: boolean;
}

/** Returns for each passage whether the public text has its mask instead; null if the text was edited in another way. */
const whichAreOut = (original: string, passages: readonly MarkedPassage[], content: string): boolean[] | null => {
  const out: boolean[] = [];
  let [from, at] = [0, 0];
  for (const { start, end, mask } of passages) {
    const before = original.slice(from, start);
    if (!content.startsWith(before, at)) return null;
    at += before.length;
    const isOut = !content.startsWith(original.slice(start, end), at);
    if (isOut && !content.startsWith(mask, at)) return null;
    out.push(isOut);
    at += isOut ? mask.length : end - start;
    from = end;
  }
  return original.slice(from) === content.slice(at) ? out : null;
};

export const markedText = ({
  content,
  originalContent,
  review,
}: Pick<StaffTestimonial, 'content' | 'originalContent' | 'review'>): MarkedText => {
  const original = originalContent ?? content;
  const passages = markedPassages(
    review.reasons.filter(({ start = -1, end = -1 }) => start >= 0 && start < end && end <= original.length),
  );
  const out = whichAreOut(original, passages, content);
  const marks = passages.map((passage, at): Mark => {
    const text = original.slice(passage.start, passage.end);
    return { ...passage, text, isOut: out ? out[at] === true : !content.includes(text) };
  });
  return { original, content, marks, onlyMasked: out !== null };
};

export const withSwitched = (
  { original, content, marks, onlyMasked }: MarkedText,
  chosen: readonly Pick<Mark, 'start'>[],
): string => {
  const isChosen = ({ start }: Mark) => chosen.some((one) => one.start === start);
  if (onlyMasked)
    return withMasks(
      original,
      marks.filter((mark) => mark.isOut !== isChosen(mark)),
    );
  return marks
    .filter((mark) => !mark.isOut && isChosen(mark))
    .reduce((text, mark) => text.replace(mark.text, () => mark.mask), content);
};

/** Leaves out the words of somebody in distress, which only their own button takes out. */
export const removableMarks = ({ marks }: MarkedText): Mark[] =>
  marks.filter(({ isOut, reasons }) => !isOut && reasons.some(({ kind }) => kind !== 'crisis'));

import { type MarkedPassage, markedPassages, withMasks } from '#contract/review/review-masks.ts';
import type { StaffTestimonial } from '#contract/testimonials/staff-testimonials.ts';

/** A passage that the automatic review marked in what was sent. */
export interface Mark extends MarkedPassage {
  text: string;
  /** True when the public does not read it. */
  isOut: boolean;
}

/** What was sent, with its marks, and what the public reads. */
export interface MarkedText {
  original: string;
  content: string;
  marks: readonly Mark[];
  /** True when nothing but marked passages differs between the two, so that a passage can be put back. */
  onlyMasked: boolean;
}

/** For each passage whether the public text has its mask instead; null when the text was edited in another way. */
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

/** The marks of a testimonial, and which of them were taken out. */
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

/** The public text with these passages taken out, or put back if they were out. */
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

/** The passages that one press takes out together. What somebody in distress says is taken out by its own button alone. */
export const removableMarks = ({ marks }: MarkedText): Mark[] =>
  marks.filter(({ isOut, reasons }) => !isOut && reasons.some(({ kind }) => kind !== 'crisis'));

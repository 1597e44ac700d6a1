import type { ReviewReason } from './review.ts';

const WORDS = '[words removed]';
const MASKS: Partial<Record<ReviewReason['kind'], string>> = {
  email: '[email address removed]',
  phone: '[phone number removed]',
  'web-address': '[web address removed]',
  'postal-address': '[address removed]',
  ppsn: '[PPS number removed]',
  iban: '[bank account removed]',
  eircode: '[Eircode removed]',
  card: '[card number removed]',
  account: '[bank account removed]',
  handle: '[account name removed]',
  'birth-date': '[date of birth removed]',
  person: '[name removed]',
  spam: '[advertising removed]',
};

/** A passage (UTF-16 offsets) and the mask that replaces it. */
export interface MarkedPassage {
  start: number;
  end: number;
  mask: string;
  reasons: readonly ReviewReason[];
}

/** Returns them in order, overlapping ones merged under the mask of the longest. */
export const markedPassages = (reasons: readonly ReviewReason[]): MarkedPassage[] => {
  const marks: (MarkedPassage & { longest: number })[] = [];
  const placed = reasons.flatMap((reason) => {
    const { kind, start, end } = reason;
    return start === undefined || end === undefined ? [] : [{ start, end, mask: MASKS[kind] ?? WORDS, reason }];
  });
  for (const { start, end, mask, reason } of placed.toSorted((a, b) => a.start - b.start || b.end - a.end)) {
    const last = marks.at(-1);
    if (!last || start >= last.end) {
      marks.push({ start, end, mask, reasons: [reason], longest: end - start });
      continue;
    }
    last.end = Math.max(last.end, end);
    last.reasons = [...last.reasons, reason];
    if (end - start > last.longest) Object.assign(last, { mask, longest: end - start });
  }
  return marks.map(({ longest, ...mark }) => mark);
};

/** Expects the passages in order and without overlap. */
export const withMasks = (text: string, marks: readonly Omit<MarkedPassage, 'reasons'>[]): string => {
  let result = '';
  let at = 0;
  for (const { start, end, mask } of marks) {
    result += text.slice(at, start) + mask;
    at = end;
  }
  return result + text.slice(at);
};

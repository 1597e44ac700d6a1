import type { ReviewReason } from '#contract/review.ts';
import type { Finding } from './finding.ts';

const MASKS: Partial<Record<ReviewReason['kind'], string>> = {
  profanity: '[words removed]',
  threat: '[words removed]',
  email: '[e-mail address removed]',
  phone: '[phone number removed]',
  'web-address': '[web address removed]',
  'postal-address': '[address removed]',
  ppsn: '[PPS number removed]',
  iban: '[bank account removed]',
  eircode: '[Eircode removed]',
  spam: '[advertising removed]',
};

/** A passage to replace; of overlapping ones, the longest determines the mask. */
interface Mask {
  start: number;
  end: number;
  mask: string;
}

/** The passages to mask, in order, with overlapping ones merged. */
const masksFor = (findings: readonly Finding[]): Mask[] => {
  const masks: (Mask & { longest: number })[] = [];
  const placed = findings.flatMap(({ kind, effect, start, end }) => {
    const mask = MASKS[kind];
    return effect === 'refuse' && mask && start !== undefined && end !== undefined ? [{ start, end, mask }] : [];
  });
  for (const { start, end, mask } of placed.toSorted((a, b) => a.start - b.start || b.end - a.end)) {
    const last = masks.at(-1);
    if (!last || start >= last.end) {
      masks.push({ start, end, mask, longest: end - start });
      continue;
    }
    last.end = Math.max(last.end, end);
    if (end - start > last.longest) Object.assign(last, { mask, longest: end - start });
  }
  return masks.map(({ start, end, mask }) => ({ start, end, mask }));
};

/** The text with every refused passage masked, otherwise unchanged; undefined if there is none. */
export const masked = (text: string, findings: readonly Finding[]): string | undefined => {
  const masks = masksFor(findings);
  if (masks.length === 0) return undefined;
  let result = '';
  let at = 0;
  for (const { start, end, mask } of masks) {
    result += text.slice(at, start) + mask;
    at = end;
  }
  return result + text.slice(at);
};

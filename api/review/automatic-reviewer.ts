import type { ReviewReason, ReviewResult } from '#contract/review/review.ts';
import { defaultHelplines, emergencyFirst } from '#contract/testimonials/helplines.ts';
import { accountNumbers, cardNumbers } from './account-numbers.ts';
import { confidenceIn } from './confidence.ts';
import { contempt } from './contempt.ts';
import { crisis } from './crisis/crisis.ts';
import { eircodes } from './eircodes.ts';
import { emailAddresses } from './email-addresses.ts';
import { feedbackOn } from './feedback.ts';
import { type Finding, overlap, type Rule } from './finding.ts';
import { handles } from './handles.ts';
import { ibans, ppsns } from './identity-numbers.ts';
import { illWishes } from './ill-wishes.ts';
import { judgeSwearWords } from './judge-swear-words.ts';
import { language } from './language.ts';
import { linearModel } from './linear-model.ts';
import { inOriginal, type MappedText } from './mapped-text.ts';
import { masked } from './masking.ts';
import { nearDuplicates } from './near-duplicates.ts';
import { namedPeople } from './people/named-people.ts';
import { people } from './people/people.ts';
import { phoneNumbers } from './phone-numbers.ts';
import { postalAddresses } from './postal-addresses.ts';
import type { Reviewer } from './reviewer.ts';
import { rudeNames } from './rude-names.ts';
import { spam } from './spam.ts';
import { threats } from './threats.ts';
import { tokenise } from './tokenise.ts';
import { webAddresses } from './web-addresses.ts';

// The more reliable rules come first and win: the digits of an IBAN are not a phone number.
const DETAILS: readonly Rule[] = [
  ibans,
  cardNumbers,
  accountNumbers,
  ppsns,
  eircodes,
  emailAddresses,
  webAddresses,
  handles,
  phoneNumbers,
  postalAddresses,
];
const OTHERS: readonly Rule[] = [
  judgeSwearWords,
  threats,
  rudeNames,
  illWishes,
  contempt,
  spam,
  crisis,
  people,
  language,
  linearModel,
];

const isPartOf = (inner: Finding, outer: Finding): boolean =>
  inner.start !== undefined &&
  outer.start !== undefined &&
  overlap({ start: inner.start, end: inner.end ?? 0 }, { start: outer.start, end: outer.end ?? 0 });

const isBeside = (a: Finding, b: Finding): boolean =>
  a.start !== undefined &&
  b.start !== undefined &&
  overlap({ start: a.start, end: a.end ?? 0 }, { start: b.start, end: b.end ?? 0 });

const honeypot = (hidden: string): Finding[] =>
  hidden.trim() === '' ? [] : [{ kind: 'honeypot', effect: 'flag', message: 'The hidden field was filled in.' }];

const reasonOf = ({ kind, message, start, end }: Finding): ReviewReason =>
  start === undefined || end === undefined ? { kind, message } : { kind, message, start, end };

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

// A passage begins and ends between signs as people see them: no mask cuts an emoji or an accent.
const placed = (source: MappedText, text: string) => {
  let segments: Intl.Segments | undefined;
  const segmentAt = (at: number) => {
    segments ??= graphemes.segment(text);
    return segments.containing(at);
  };
  // Between two plain letters every place is a border, and most passages lie there.
  const isPlain = (at: number) => !(text.charCodeAt(at) > 126) && !(text.charCodeAt(at - 1) > 126);
  return (finding: Finding): Finding => {
    if (finding.start === undefined || finding.end === undefined) return finding;
    const { start, end } = inOriginal(source, { start: finding.start, end: finding.end });
    const first = isPlain(start) ? undefined : segmentAt(start);
    const last = isPlain(end) ? undefined : segmentAt(end - 1);
    return { ...finding, start: first ? first.index : start, end: last ? last.index + last.segment.length : end };
  };
};

/** Deterministic; a few milliseconds for 5,000 characters. */
export const createReviewer = (): Reviewer => ({
  review(content, { recent = [], honeypot: hidden = '', helplines = defaultHelplines } = {}) {
    const reading = tokenise(content);
    const findings: Finding[] = [];
    for (const rule of DETAILS) {
      const known = [...findings];
      for (const finding of rule(reading)) {
        const isAddress = finding.kind === 'postal-address';
        if (isAddress || !known.some((earlier) => isPartOf(finding, earlier))) findings.push(finding);
      }
    }
    const others = OTHERS.flatMap((rule) => rule(reading));
    // What is refused for its words needs no second reason for the same words.
    const refusedWords = others.filter(({ effect }) => effect === 'refuse');
    const remaining = others.filter(
      (one) => one.kind !== 'tone' || !refusedWords.some((other) => isBeside(one, other)),
    );
    const inText = placed(reading.source, content);
    const read = [...findings, ...remaining].map(inText);
    const all = [...read, ...nearDuplicates(content, recent), ...honeypot(hidden)];
    const isAppropriate = all.every(({ effect }) => effect !== 'refuse');
    const feedback = feedbackOn(content, all, helplines);
    const confidenceScore = confidenceIn(reading, all);
    const suggestedChanges = masked(content, all);
    const result: ReviewResult = { isAppropriate, feedback, confidenceScore };
    if (suggestedChanges !== undefined) result.suggestedChanges = suggestedChanges;
    const named = namedPeople(content, all);
    if (named) result.namedPeople = named;
    const urgent = all.some(({ kind }) => kind === 'crisis');
    if (urgent) result.helplines = emergencyFirst(helplines);
    const stored = { isAppropriate, feedback, confidenceScore, reasons: all.map(reasonOf), urgent };
    return { result, stored };
  },
});

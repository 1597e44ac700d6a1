import type { ReviewReason, ReviewResult } from '#contract/review.ts';
import { confidenceIn } from './confidence.ts';
import { crisis } from './crisis.ts';
import { emailAddresses } from './email-addresses.ts';
import { feedbackOn } from './feedback.ts';
import { type Finding, overlap, type Rule } from './finding.ts';
import { ibans, ppsns } from './identity-numbers.ts';
import { masked } from './masking.ts';
import { nearDuplicates } from './near-duplicates.ts';
import { phoneNumbers } from './phone-numbers.ts';
import { eircodes, postalAddresses } from './postal-addresses.ts';
import { profanity } from './profanity.ts';
import type { Reviewer } from './reviewer.ts';
import { spam } from './spam.ts';
import { threats } from './threats.ts';
import { tokenise } from './tokenise.ts';
import { webAddresses } from './web-addresses.ts';

// The more reliable rules come first and win: the digits of an IBAN are not a phone number.
const DETAILS: readonly Rule[] = [ibans, ppsns, eircodes, emailAddresses, webAddresses, phoneNumbers, postalAddresses];
const OTHERS: readonly Rule[] = [profanity, threats, spam, crisis];

const isPartOf = (inner: Finding, outer: Finding): boolean =>
  inner.start !== undefined &&
  outer.start !== undefined &&
  overlap({ start: inner.start, end: inner.end ?? 0 }, { start: outer.start, end: outer.end ?? 0 });

const honeypot = (hidden: string): Finding[] =>
  hidden.trim() === '' ? [] : [{ kind: 'honeypot', effect: 'flag', message: 'The hidden field was filled in.' }];

const reasonOf = ({ kind, message, start, end }: Finding): ReviewReason =>
  start === undefined || end === undefined ? { kind, message } : { kind, message, start, end };

/** The offline review: deterministic, a few milliseconds for 5,000 characters. */
export const createReviewer = (): Reviewer => ({
  review(content, { recent = [], honeypot: hidden = '' } = {}) {
    const reading = tokenise(content);
    const findings: Finding[] = [];
    for (const rule of DETAILS) {
      const known = [...findings];
      for (const finding of rule(reading)) {
        const isAddress = finding.kind === 'postal-address';
        if (isAddress || !known.some((earlier) => isPartOf(finding, earlier))) findings.push(finding);
      }
    }
    findings.push(...OTHERS.flatMap((rule) => rule(reading)), ...nearDuplicates(content, recent), ...honeypot(hidden));
    const isAppropriate = findings.every(({ effect }) => effect !== 'refuse');
    const feedback = feedbackOn(content, findings);
    const confidenceScore = confidenceIn(reading, findings);
    const suggestedChanges = masked(content, findings);
    const result: ReviewResult = { isAppropriate, feedback, confidenceScore };
    if (suggestedChanges !== undefined) result.suggestedChanges = suggestedChanges;
    const urgent = findings.some(({ kind }) => kind === 'crisis');
    const stored = { isAppropriate, feedback, confidenceScore, reasons: findings.map(reasonOf), urgent };
    return { result, stored };
  },
});

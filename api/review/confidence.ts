import type { ReviewReason } from '#contract/review/review.ts';
import { TESTIMONIAL_MIN } from '#contract/testimonials/testimonial-text.ts';
import type { Finding } from './finding.ts';
import type { TokenisedText } from './tokenise.ts';

const CLEAN_CONFIDENCE = 0.95;
const SHORT_CONFIDENCE = 0.7;
const NOT_ENGLISH_CONFIDENCE = 0.6;
const FLAGGED_CONFIDENCE = 0.5;
const CRISIS_CONFIDENCE = 0.3;
const SHORT_WORDS = 8;

// How reliable a refusal of each rule is.
const REFUSAL_CONFIDENCE: Partial<Record<ReviewReason['kind'], number>> = {
  iban: 0.99,
  email: 0.98,
  'web-address': 0.95,
  ppsn: 0.95,
  eircode: 0.95,
  card: 0.95,
  account: 0.85,
  handle: 0.85,
  phone: 0.95,
  'postal-address': 0.85,
  profanity: 0.85,
  threat: 0.85,
  spam: 0.8,
};

// What only asks staff to look lowers nobody's text on the form.
const SILENT: ReadonlySet<ReviewReason['kind']> = new Set(['person', 'birth-date', 'tone']);

/**
 * 0 to 1. A refusal has that of its most reliable rule; a clean text 0.95, but at most 0.7 below 8 words, 0.6 if not in English
 * (the rules know little else), 0.5 if flagged, 0.3 if somebody may need help, 0 if too short to submit. So only clean English
 * text reaches 0.9.
 */
export const confidenceIn = ({ text, words }: TokenisedText, findings: readonly Finding[]): number => {
  const refused = findings.filter(({ effect }) => effect === 'refuse');
  if (refused.length > 0) return Math.max(...refused.map(({ kind }) => REFUSAL_CONFIDENCE[kind] ?? FLAGGED_CONFIDENCE));
  if (text.trim().length < TESTIMONIAL_MIN) return 0;
  const shown = findings.filter(({ kind }) => !SILENT.has(kind));
  let confidence = CLEAN_CONFIDENCE;
  if (words.length < SHORT_WORDS) confidence = Math.min(confidence, SHORT_CONFIDENCE);
  if (shown.some(({ kind }) => kind === 'language')) confidence = Math.min(confidence, NOT_ENGLISH_CONFIDENCE);
  if (shown.some(({ kind }) => kind !== 'language')) confidence = Math.min(confidence, FLAGGED_CONFIDENCE);
  if (findings.some(({ kind }) => kind === 'crisis')) confidence = Math.min(confidence, CRISIS_CONFIDENCE);
  return confidence;
};

import { speaksOfHealth } from '../health/health-words.ts';
import { sentence } from '../words/message.ts';
import { testimonial } from '../words/testimonial.ts';
import type { consentTopics, Whose } from './testimonials.ts';

export type ConsentTopic = (typeof consentTopics)[number];

/**
 * The exact texts of `CONSENT_VERSION`: a changed text needs a new version, and the old one moves to
 * `api/testimonials/submit.ts`.
 */
const wording: Record<Exclude<ConsentTopic, 'health'>, string> = {
  publication: sentence(testimonial.agreePublication),
  name: sentence(testimonial.agreeName),
  photo: sentence(testimonial.agreePicture),
};

/** `''` is for a form without scripts, which cannot know yet whose story it is. */
const healthWording: Record<Whose | '', string> = {
  own: sentence(testimonial.agreeHealthOwn),
  other: sentence(testimonial.agreeHealthOther),
  died: sentence(testimonial.agreeHealthDied),
  '': sentence(testimonial.agreeHealthAny),
};

export const consentWording = (topic: ConsentTopic, whose: Whose | ''): string =>
  topic === 'health' ? healthWording[whose] : wording[topic];

const WHOSE_MISSING = sentence(testimonial.whoseMissing);
const healthMissing: Record<Whose, string> = {
  own: sentence(testimonial.healthOwnMissing),
  other: sentence(testimonial.healthOtherMissing),
  died: sentence(testimonial.healthDiedMissing),
};
const missing: Record<Exclude<ConsentTopic, 'health'>, string> = {
  publication: sentence(testimonial.publicationMissing),
  name: sentence(testimonial.nameMissing),
  photo: sentence(testimonial.pictureMissing),
};

export interface ConsentFacts {
  name: string;
  image: boolean;
  content: string;
  whose: Whose | '';
}

export const consentNeeded = ({ name, image, content, whose }: ConsentFacts): ConsentTopic[] => [
  'publication',
  ...(whose === 'other' || whose === 'died' || speaksOfHealth(content) ? ['health' as const] : []),
  ...(name.trim() === '' ? [] : ['name' as const]),
  ...(image ? ['photo' as const] : []),
];

export const consentProblems = (
  facts: ConsentFacts,
  agreed: readonly string[],
): Partial<Record<'whose' | `consent-${ConsentTopic}`, string>> => {
  const { whose } = facts;
  const problems = consentNeeded(facts).flatMap((topic): [string, string][] => {
    // Without scripts one wording about health fits every story.
    if (agreed.includes(topic)) return [];
    if (topic !== 'health') return [[`consent-${topic}`, missing[topic]]];
    return [whose === '' ? ['whose', WHOSE_MISSING] : ['consent-health', healthMissing[whose]]];
  });
  return Object.fromEntries(problems);
};

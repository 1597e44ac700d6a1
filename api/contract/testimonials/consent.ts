import { speaksOfHealth } from '../health/health-words.ts';
import type { consentTopics, Whose } from './testimonials.ts';

export type ConsentTopic = (typeof consentTopics)[number];

/** The exact texts of the form, in the version `CONSENT_VERSION`: a changed text gets a new version, and the one before moves to
 * `api/testimonials/earlier-consents.ts`. */
const wording: Record<Exclude<ConsentTopic, 'health'>, string> = {
  publication: 'You may publish my words on this website. I can ask you to take them down at any time.',
  name: 'You may publish my name beside my words.',
  photo: 'You may publish my picture beside my words. Everybody who can be seen in it agrees.',
};

/** By whose story it is; `''` where the form cannot know yet: without scripts. */
const healthWording: Record<Whose | '', string> = {
  own: 'You may publish what my words tell about my health.',
  other: 'The person I write about has read these words and agrees that you publish them.',
  died: 'I was close to the person, and as far as I know the family has nothing against it.',
  '': 'You may publish what my words tell about health: it is my own, or the person has read them and agrees, or the person has died and as far as I know the family has nothing against it.',
};

/** The current wording of an agreement. */
export const consentWording = (topic: ConsentTopic, whose: Whose | ''): string =>
  topic === 'health' ? healthWording[whose] : wording[topic];

const WHOSE_MISSING = 'Please say whose story it is';
const healthMissing: Record<Whose, string> = {
  own: 'Please agree to what your words tell about your health',
  other: 'Please say that the person has read your words and agrees',
  died: 'Please say that the family has nothing against it',
};
const missing: Record<Exclude<ConsentTopic, 'health'>, string> = {
  publication: 'Please agree that we may publish your words',
  name: 'Please agree that we may publish your name, or leave the name empty',
  photo: 'Please agree that we may publish your picture, or remove it',
};

/** What agreements depend on. */
export interface Told {
  name: string;
  image: boolean;
  content: string;
  whose: Whose | '';
}

/** The agreements that a testimonial needs: about health, name and picture only if it has them. */
export const consentNeeded = ({ name, image, content, whose }: Told): ConsentTopic[] => [
  'publication',
  ...(whose === 'other' || whose === 'died' || speaksOfHealth(content) ? ['health' as const] : []),
  ...(name.trim() === '' ? [] : ['name' as const]),
  ...(image ? ['photo' as const] : []),
];

/** What is missing of the agreements, in the order of the form: by the field, with its message. */
export const consentProblems = (
  told: Told,
  agreed: readonly string[],
): Partial<Record<'whose' | `consent-${ConsentTopic}`, string>> => {
  const { whose } = told;
  const problems = consentNeeded(told).flatMap((topic): [string, string][] => {
    // Without scripts one wording about health fits every story.
    if (agreed.includes(topic)) return [];
    if (topic !== 'health') return [[`consent-${topic}`, missing[topic]]];
    return [whose === '' ? ['whose', WHOSE_MISSING] : ['consent-health', healthMissing[whose]]];
  });
  return Object.fromEntries(problems);
};

import { CONSENT_VERSION, type consentTopics } from './testimonials.ts';

export type ConsentTopic = (typeof consentTopics)[number];

/** The exact texts of the form by version. A changed text gets a new version; earlier ones stay for reference. */
const consentWordings: Readonly<Record<string, Record<ConsentTopic, string>>> = {
  '2026-11': {
    publication: 'You may publish my words on this website. I can ask you to take them down at any time.',
    health:
      'My words may tell something about my health, or about the health of somebody who agrees with that. You may publish this, too.',
    name: 'You may publish my name beside my words.',
    photo: 'You may publish my picture beside my words. Everybody who can be seen in it agrees.',
  },
};

/** The current wording. */
export const consentWording = consentWordings[CONSENT_VERSION] as Record<ConsentTopic, string>;

export const consentMissing: Record<ConsentTopic, string> = {
  publication: 'Please agree that we may publish your words',
  health: 'Please agree to what your words may tell about health',
  name: 'Please agree that we may publish your name, or leave the name empty',
  photo: 'Please agree that we may publish your picture, or remove it',
};

/** The agreements that a testimonial needs: name and picture only if it has them. */
export const consentNeeded = (submission: { name: string; image: boolean }): ConsentTopic[] => [
  'publication',
  'health',
  ...(submission.name.trim() === '' ? [] : ['name' as const]),
  ...(submission.image ? ['photo' as const] : []),
];

/** The agreements that are missing, in the order of the form. */
export const missingConsent = (
  submission: { name: string; image: boolean },
  agreed: readonly string[],
): ConsentTopic[] => consentNeeded(submission).filter((topic) => !agreed.includes(topic));

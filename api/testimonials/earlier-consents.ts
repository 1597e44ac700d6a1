import { CONSENT_VERSION, type consentTopics } from '#contract/testimonials/testimonials.ts';

/** Wording of earlier forms by version, to the letter, as people agreed to it. */
const earlierConsents: Readonly<Record<string, Record<(typeof consentTopics)[number], string>>> = {
  '2026-11': {
    publication: 'You may publish my words on this website. I can ask you to take them down at any time.',
    name: 'You may publish my name beside my words.',
    photo: 'You may publish my picture beside my words. Everybody who can be seen in it agrees.',
    health:
      'My words may tell something about my health, or about the health of somebody who agrees with that. You may publish this, too.',
  },
};

/** Accepts every version that we have shown, as a page may have been open since before the last change. */
export const isConsentVersion = (version: string): boolean =>
  version === CONSENT_VERSION || Object.hasOwn(earlierConsents, version);

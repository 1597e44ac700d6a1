import { type KeyLine, queueKeys } from '../keys/KeyList.tsx';

/** What single keys do with testimonials. */
export const testimonialShortcuts = (): KeyLine[] => [
  ...queueKeys('Show more, less').slice(0, -1),
  { does: 'Undo', keys: ['U'] },
  { does: 'Edit for privacy', keys: ['P'] },
  { does: 'Select', keys: ['X'] },
  { does: 'All shortcuts', keys: ['?'] },
];

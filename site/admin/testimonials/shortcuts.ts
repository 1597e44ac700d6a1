import { queueShortcuts, type Shortcut } from '../shortcuts/ShortcutList.tsx';

/** What single keys do with testimonials. */
export const testimonialShortcuts = (): Shortcut[] => [
  ...queueShortcuts('Show more, less').slice(0, -1),
  { does: 'Undo', keys: ['U'] },
  { does: 'Edit for privacy', keys: ['P'] },
  { does: 'Select', keys: ['X'] },
  { does: 'All shortcuts', keys: ['?'] },
];

import { queueShortcuts, type Shortcut, selectionShortcuts } from '../shortcuts/ShortcutList.tsx';

/** What single keys do with testimonials. */
export const testimonialShortcuts = (): Shortcut[] => [
  ...queueShortcuts('Show more, less').slice(0, -1),
  { does: 'Undo', keys: ['U'] },
  { does: 'Edit for privacy', keys: ['P'] },
  ...selectionShortcuts,
  { does: 'All shortcuts', keys: ['?'] },
];

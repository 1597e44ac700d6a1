import { queueShortcuts, type Shortcut, selectionShortcuts } from '../../shell/shortcuts/ShortcutList.tsx';

export const testimonialShortcuts = (): Shortcut[] => [
  ...queueShortcuts('Show more, less').slice(0, -1),
  { does: 'Undo', keys: ['U'] },
  { does: 'Take marked words out, edit for privacy', keys: ['P'] },
  { does: 'Comment', keys: ['C'] },
  ...selectionShortcuts,
  { does: 'All shortcuts', keys: ['?'] },
];

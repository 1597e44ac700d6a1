import type { Shortcut } from '../shortcuts/ShortcutList.tsx';

export const heldBackShortcuts: readonly Shortcut[] = [
  { does: 'Next, previous', keys: ['J', 'K'] },
  { does: 'Read', keys: ['E', '↵'] },
  { does: 'Select', keys: ['X'] },
  { does: 'Select all that are alike', keys: ['*'] },
  { does: 'Release', keys: ['L'] },
  { does: 'Delete', keys: ['#'] },
  { does: 'Clear the selection', keys: ['Esc'] },
  { does: 'All shortcuts', keys: ['?'] },
];

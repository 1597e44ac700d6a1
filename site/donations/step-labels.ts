import type { Step } from './donation-values.ts';

export const STEP_NAMES = ['Your details', 'Your items', 'Pickup or drop-off'] as const;

/** Heading and lead of every step. */
export const stepLabels: Record<Step, { title: string; lead: string }> = {
  1: { title: 'How do we reach you?', lead: 'So that we can thank you, and arrange things.' },
  2: { title: 'What are you giving?', lead: 'A few lines and a photo help us decide quickly.' },
  3: {
    title: 'Pickup or drop-off?',
    lead: 'We collect large items. Smaller things are welcome at any of our shops.',
  },
};

import type { PostState } from '#contract/blogs/blogs.ts';
import type { Tone } from '../../../ui/Badge.tsx';

export const stateVariants: Record<PostState, { label: string; tone: Tone }> = {
  draft: { label: 'Draft', tone: 'wait' },
  scheduled: { label: 'Scheduled', tone: 'info' },
  published: { label: 'Published', tone: 'ok' },
};

import type { PostState } from '#contract/blogs/blogs.ts';
import type { Tone } from '../../ui/Badge.tsx';

/** How the state of a post is shown. */
export const stateVariants: Record<PostState, { label: string; tone: Tone }> = {
  draft: { label: 'Draft', tone: 'wait' },
  scheduled: { label: 'Scheduled', tone: 'info' },
  published: { label: 'Published', tone: 'ok' },
};

import type { QueryClient } from '@tanstack/react-query';
import type { LiveKind } from '#contract/live.ts';
import { ANALYTICS_KEY } from './analytics.ts';
import { AUDIT_KEY } from './audit.ts';
import { DASHBOARD_KEY } from './dashboard.ts';
import { DONATIONS_KEY } from './donations.ts';
import { MEDIA_KEY } from './media.ts';
import { PEOPLE_KEY } from './people.ts';
import { POSTS_KEY } from './posts.ts';
import { SETTINGS_KEY } from './settings.ts';
import { TESTIMONIALS_KEY } from './testimonials.ts';

type Key = readonly unknown[];

/** What is shown of each kind of record, by the beginning of its query keys. */
const keysOf: Record<LiveKind, readonly Key[]> = {
  testimonial: [TESTIMONIALS_KEY, DASHBOARD_KEY, ANALYTICS_KEY],
  donation: [DONATIONS_KEY, DASHBOARD_KEY, ANALYTICS_KEY],
  blog: [POSTS_KEY, MEDIA_KEY, DASHBOARD_KEY],
  settings: [SETTINGS_KEY],
  text: [],
  image: [MEDIA_KEY],
  media: [MEDIA_KEY],
  person: [PEOPLE_KEY],
};

/** Marks what these kinds of records show as out of date; what is on the screen is loaded anew, the rest when it is next shown. */
export const refreshKinds = (queryClient: QueryClient, kinds: ReadonlySet<LiveKind>): void => {
  const keys = new Map([...kinds].flatMap((kind) => keysOf[kind]).map((key) => [JSON.stringify(key), key]));
  keys.set('audit', AUDIT_KEY);
  for (const queryKey of keys.values()) void queryClient.invalidateQueries({ queryKey });
};

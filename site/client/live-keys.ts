import type { QueryClient } from '@tanstack/react-query';
import type { LiveKind } from '#contract/live.ts';
import { ANALYTICS_KEY } from './analytics.ts';
import { AUDIT_KEY } from './audit.ts';
import { DASHBOARD_KEY } from './dashboard.ts';
import { DONATIONS_KEY } from './donations.ts';
import { TESTIMONIALS_KEY } from './testimonials.ts';

type Key = readonly unknown[];

/** What is shown of each kind of record, by the beginning of its query keys. */
const keysOf: Record<LiveKind, readonly Key[]> = {
  testimonial: [TESTIMONIALS_KEY, DASHBOARD_KEY, ANALYTICS_KEY],
  donation: [DONATIONS_KEY, DASHBOARD_KEY, ANALYTICS_KEY],
  blog: [['blogs'], DASHBOARD_KEY],
  settings: [['settings']],
  text: [['containers', 'text']],
  image: [['containers', 'image']],
  media: [['media']],
  person: [['people']],
};

/** Marks what these kinds of records show as out of date; what is on the screen is loaded anew, the rest when it is next shown. */
export const refreshKinds = (queryClient: QueryClient, kinds: ReadonlySet<LiveKind>): void => {
  const keys = new Map([...kinds].flatMap((kind) => keysOf[kind]).map((key) => [JSON.stringify(key), key]));
  keys.set('audit', AUDIT_KEY);
  for (const queryKey of keys.values()) void queryClient.invalidateQueries({ queryKey });
};

import * as z from 'zod/mini';
import { id, timestamp } from '../fields/record-fields.ts';
import { text } from '../text/text.ts';

export const VIEWS_MAX = 50;
export const VIEW_NAME_MAX = 60;
const VIEW_QUERY_MAX = 600;

export const viewScreens = ['testimonials', 'donations', 'donations/pending'] as const;
const viewScreen = z.enum(viewScreens, 'There are views of testimonials and donations only.');
export type ViewScreen = z.infer<typeof viewScreen>;

const PLACE = ['page', 'item'];

/** Drops the page and the open item, and sorts the rest, so that equal views have equal queries. */
export const viewQuery = (query: string): string => {
  const params = new URLSearchParams(query);
  for (const name of PLACE) params.delete(name);
  params.sort();
  return params.toString();
};

export const storedView = z.object({
  id,
  screen: viewScreen,
  name: z.string(),
  query: z.string(),
  personId: id,
  shared: z.boolean(),
  createdAt: timestamp,
});
export type StoredView = z.infer<typeof storedView>;

export const newView = z.object({
  screen: viewScreen,
  name: text('Please write a name', VIEW_NAME_MAX),
  query: z
    .string('Please choose filters first.')
    .check(z.overwrite(viewQuery), z.minLength(1, 'Please choose filters first.'), z.maxLength(VIEW_QUERY_MAX)),
  shared: z._default(z.boolean(), false),
});
export type NewView = z.infer<typeof newView>;

export const view = z.object({
  id,
  screen: viewScreen,
  name: z.string(),
  query: z.string(),
  shared: z.boolean(),
  by: z.string(),
  mine: z.boolean(),
});
export type SavedView = z.infer<typeof view>;

export const views = z.object({ views: z.array(view) });
export type SavedViews = z.infer<typeof views>;

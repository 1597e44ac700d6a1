import * as z from 'zod/mini';
import { listOrders } from '../calls/paging.ts';
import { fewEntries } from '../fields/few-entries.ts';
import { id } from '../fields/record-fields.ts';
import { type ViewScreen, viewScreens } from '../saved-views/views.ts';

/** How many rows a page of a list can have. */
export const pageSizes = [10, 20, 50, 100] as const;
const PAGE_SIZE_MESSAGE = `Rows on a page must be one of ${pageSizes.join(', ')}.`;

/** What a list opens with instead of everything: what one looks after, or a view's id. */
export const MINE = 'mine';
/** What stands behind the question mark of a list's address for what one looks after. */
export const MINE_QUERY = 'assigned=me';

/** How a list of the desk opens for one person; null is the usual. */
const listDefaults = z.object({
  order: z.nullable(z.enum(listOrders, 'Order must be newest or oldest.')),
  pageSize: z.nullable(z.literal(pageSizes, PAGE_SIZE_MESSAGE)),
  view: z.nullable(z.string('Please choose one of the views.').check(z.maxLength(40))),
});
type ListDefaults = z.infer<typeof listDefaults>;
export type ListDefaultsChange = Partial<ListDefaults>;

/** What one is told without asking. */
const notices = z.object({
  /** The desktop app announces offers and testimonials that come in. */
  submissions: z.boolean(),
  /** The desktop app announces where a colleague names the person or gives them something to look after. */
  concerns: z.boolean(),
  /** A mail each morning with what waits; none when nothing does. */
  digest: z.boolean(),
});

export const USUAL_LIST: ListDefaults = { order: null, pageSize: null, view: null };
export const USUAL_NOTICES: z.infer<typeof notices> = { submissions: true, concerns: true, digest: false };

/** Between which times in Ireland the daily digest is mailed. */
export const DIGEST_FROM = '08:00';
export const DIGEST_UNTIL = '12:00';

const screenOf = z.enum(viewScreens, 'There are views of testimonials and donations only.');

/** The stored form of what an account has chosen for itself; its id is the account's. What is not there is the usual. */
export const storedPreferences = z.object({
  id,
  lists: z.optional(z.partialRecord(screenOf, listDefaults)),
  notices: z.optional(z.partial(notices)),
  /** The tour of the first steps was taken, or is not wanted. */
  tourDone: z.optional(z.boolean()),
  /** Today does not begin with what is missing before the website opens. */
  launchAside: z.optional(z.boolean()),
  /** The latest day in Ireland of which the digest was mailed, or had nothing to say. */
  digestDay: z.optional(z.string()),
  /** Posts are written as Markdown, not in the field that shows them as they will look. */
  writesMarkdown: z.optional(z.boolean()),
  /** Who only decides or drives has asked for the tools of a full day at the desk. */
  moreTools: z.optional(z.boolean()),
});
export type StoredPreferences = z.infer<typeof storedPreferences>;

/** What is to be changed; what is omitted stays. */
export const preferencesChange = z.object({
  lists: z.optional(fewEntries(viewScreens.length, z.partialRecord(screenOf, z.partial(listDefaults)))),
  notices: z.optional(z.partial(notices)),
  tourDone: z.optional(z.boolean()),
  launchAside: z.optional(z.boolean()),
  writesMarkdown: z.optional(z.boolean()),
  moreTools: z.optional(z.boolean()),
});
export type PreferencesChange = z.infer<typeof preferencesChange>;

/** A list's defaults with the filters of the chosen view; empty without one. */
const openedList = z.object({ ...listDefaults.shape, query: z.string() });

export const preferences = z.object({
  lists: z.object({
    testimonials: openedList,
    donations: openedList,
    'donations/pending': openedList,
  } satisfies Record<ViewScreen, unknown>),
  notices,
  tourDone: z.boolean(),
  launchAside: z.boolean(),
  writesMarkdown: z.boolean(),
  moreTools: z.boolean(),
});
export type Preferences = z.infer<typeof preferences>;

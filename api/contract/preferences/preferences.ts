import * as z from 'zod/mini';
import { listOrders } from '../calls/paging.ts';
import { fewEntries } from '../fields/few-entries.ts';
import { id } from '../fields/record-fields.ts';
import { type ViewScreen, viewScreens } from '../saved-views/views.ts';

export const pageSizes = [10, 20, 50, 100] as const;
const PAGE_SIZE_MESSAGE = `Rows on a page must be one of ${pageSizes.join(', ')}.`;

export const MINE = 'mine';
export const MINE_QUERY = 'assigned=me';

/** Null is the usual value. */
const listDefaults = z.object({
  order: z.nullable(z.enum(listOrders, 'Order must be newest or oldest.')),
  pageSize: z.nullable(z.literal(pageSizes, PAGE_SIZE_MESSAGE)),
  view: z.nullable(z.string('Please choose one of the views.').check(z.maxLength(40))),
});
type ListDefaults = z.infer<typeof listDefaults>;
export type ListDefaultsChange = Partial<ListDefaults>;

const notices = z.object({
  submissions: z.boolean(),
  concerns: z.boolean(),
  digest: z.boolean(),
});

export const USUAL_LIST: ListDefaults = { order: null, pageSize: null, view: null };
export const USUAL_NOTICES: z.infer<typeof notices> = { submissions: true, concerns: true, digest: false };

/** Irish time. */
export const DIGEST_FROM = '08:00';
export const DIGEST_UNTIL = '12:00';

const screenOf = z.enum(viewScreens, 'There are views of testimonials and donations only.');

/** The id is the account's; an absent field has the usual value. */
export const storedPreferences = z.object({
  id,
  lists: z.optional(z.partialRecord(screenOf, listDefaults)),
  notices: z.optional(z.partial(notices)),
  tourDone: z.optional(z.boolean()),
  launchAside: z.optional(z.boolean()),
  /** The last Dublin day whose digest was mailed or had nothing to say. */
  digestDay: z.optional(z.string()),
  writesMarkdown: z.optional(z.boolean()),
  moreTools: z.optional(z.boolean()),
});
export type StoredPreferences = z.infer<typeof storedPreferences>;

export const preferencesChange = z.object({
  lists: z.optional(fewEntries(viewScreens.length, z.partialRecord(screenOf, z.partial(listDefaults)))),
  notices: z.optional(z.partial(notices)),
  tourDone: z.optional(z.boolean()),
  launchAside: z.optional(z.boolean()),
  writesMarkdown: z.optional(z.boolean()),
  moreTools: z.optional(z.boolean()),
});
export type PreferencesChange = z.infer<typeof preferencesChange>;

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

import * as z from 'zod/mini';
import { PAGE_SIZE_MAX } from '#contract/calls/paging.ts';
import { listDonationsByStatus } from '#contract/donations/calls.ts';
import { listPendingTestimonials, listTestimonials } from '#contract/testimonials/calls.ts';
import { TESTIMONIALS_PER_PAGE } from '#contract/testimonials/testimonials.ts';
import { apiPath } from '../server/api-requests.ts';
import { itemPath } from './deep-link.ts';

const ITEMS_PER_PAGE = TESTIMONIALS_PER_PAGE.admin;
const PAGES_MAX = 50;
const ITEM_PATH = /^(\/admin\/[a-z]+)\?item=([A-Za-z0-9_-]{22})(&begin=approve)?$/;

const ids = z.array(z.object({ id: z.string() }));
const page = z.union([z.object({ testimonials: ids, total: z.int() }), z.object({ items: ids, total: z.int() })]);

interface List {
  pathOf(query: { page: number; pageSize: number }): string;
  screen: string;
}

const listsOf: Record<string, readonly List[]> = {
  [itemPath('testimonials', '').slice(0, -'?item='.length)]: [
    { pathOf: (query) => apiPath(listPendingTestimonials, { query }), screen: '/admin/testimonials?' },
    { pathOf: (query) => apiPath(listTestimonials, { query }), screen: '/admin/testimonials?tab=all&' },
  ],
  [itemPath('donations', '').slice(0, -'?item='.length)]: [
    {
      pathOf: (query) => apiPath(listDonationsByStatus, { status: 'pending', query }),
      screen: '/admin/donations/pending?',
    },
  ],
};

type Read = (path: string) => Promise<unknown>;

const indexIn = async (read: Read, { pathOf }: List, id: string): Promise<number | null> => {
  for (let number = 1; number <= PAGES_MAX; number += 1) {
    const found = z.safeParse(page, await read(pathOf({ page: number, pageSize: PAGE_SIZE_MAX }))).data;
    if (!found) return null;
    const index = ('testimonials' in found ? found.testimonials : found.items).findIndex((item) => item.id === id);
    if (index >= 0) return (number - 1) * PAGE_SIZE_MAX + index;
    if (number * PAGE_SIZE_MAX >= found.total) return null;
  }
  return null;
};

/** Null where no list holds the item now; a path that names no item is returned unchanged. */
export const findItemPage = async (read: Read, path: string): Promise<string | null> => {
  const [, screen, id, begin = ''] = ITEM_PATH.exec(path) ?? [];
  if (!screen || !id) return path;
  for (const list of listsOf[screen] ?? []) {
    const index = await indexIn(read, list, id);
    const number = index === null ? 0 : Math.floor(index / ITEMS_PER_PAGE) + 1;
    if (number > 0) return `${list.screen}${number > 1 ? `page=${number}&` : ''}item=${id}${begin}`;
  }
  return null;
};

import * as z from 'zod/mini';
import { PAGE_SIZE_MAX } from '#contract/paging.ts';
import { TESTIMONIALS_PER_PAGE } from '#contract/testimonials.ts';
import { pathOf } from './deep-link.ts';

const ROWS_PER_PAGE = TESTIMONIALS_PER_PAGE.admin;
const PAGES_MAX = 50;
const ITEM = /^(\/admin\/[a-z]+)\?item=([A-Za-z0-9_-]{22})$/;

const rows = z.array(z.object({ id: z.string() }));
const page = z.union([z.object({ testimonials: rows, total: z.int() }), z.object({ items: rows, total: z.int() })]);

interface Place {
  list: string;
  screen: string;
}

const places: Record<string, readonly Place[]> = {
  [pathOf('testimonials', '').slice(0, -'?item='.length)]: [
    { list: '/api/testimonials/pending', screen: '/admin/testimonials?' },
    { list: '/api/testimonials', screen: '/admin/testimonials?tab=all&' },
  ],
  [pathOf('donations', '').slice(0, -'?item='.length)]: [
    { list: '/api/donationitems/status/pending', screen: '/admin/donations/pending?' },
  ],
};

type Read = (path: string) => Promise<unknown>;

const indexIn = async (read: Read, list: string, id: string): Promise<number | null> => {
  for (let at = 1; at <= PAGES_MAX; at += 1) {
    const found = z.safeParse(page, await read(`${list}?page=${at}&pageSize=${PAGE_SIZE_MAX}`)).data;
    if (!found) return null;
    const index = ('testimonials' in found ? found.testimonials : found.items).findIndex((row) => row.id === id);
    if (index >= 0) return (at - 1) * PAGE_SIZE_MAX + index;
    if (at * PAGE_SIZE_MAX >= found.total) return null;
  }
  return null;
};

/** The path of the very page of a list that an item stands on now; the path as it was where it stands on none, or needs no page. */
export const locate = async (read: Read, path: string): Promise<string> => {
  const [, screen, id] = ITEM.exec(path) ?? [];
  if (!screen || !id) return path;
  for (const place of places[screen] ?? []) {
    const index = await indexIn(read, place.list, id);
    const at = index === null ? 0 : Math.floor(index / ROWS_PER_PAGE) + 1;
    if (at > 0) return `${place.screen}${at > 1 ? `page=${at}&` : ''}item=${id}`;
  }
  return path;
};

import type { ListOrder } from '#contract/paging.ts';
import type { Page } from '../store/store.ts';

interface Paging {
  page: number;
  pageSize: number;
}

/** One page of search results. */
export const pageOf = <T>(rows: readonly T[], { page, pageSize }: Paging): Page<T> => {
  const first = (page - 1) * pageSize;
  return { rows: rows.slice(first, first + pageSize), total: rows.length };
};

/**
 * One page of rows that are sorted newest first, in that order or the oldest first. What `comesFirst` is true for stands before
 * the others in both.
 */
export const orderedPageOf = <T>(
  rows: readonly T[],
  { order, ...paging }: Paging & { order?: ListOrder | undefined },
  comesFirst: (row: T) => boolean = () => false,
): Page<T> => {
  if (order !== 'oldest') return pageOf(rows, paging);
  const after = rows.findIndex((row) => !comesFirst(row));
  const first = after === -1 ? rows.length : after;
  return pageOf([...rows.slice(0, first).reverse(), ...rows.slice(first).reverse()], paging);
};

import type { Page } from '../store/store.ts';

/** One page of search results. */
export const pageOf = <T>(rows: readonly T[], { page, pageSize }: { page: number; pageSize: number }): Page<T> => {
  const first = (page - 1) * pageSize;
  return { rows: rows.slice(first, first + pageSize), total: rows.length };
};

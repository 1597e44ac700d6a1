import type { ListOrder } from '#contract/calls/paging.ts';
import type { Page } from '../store/store.ts';

interface Paging {
  page: number;
  pageSize: number;
}

interface SortedPaging extends Paging {
  sort?: ListOrder | undefined;
}

export const pagingOf = ({ page, pageSize, sort }: SortedPaging, usual: ListOrder = 'newest') => ({
  page,
  pageSize,
  reversed: sort !== undefined && sort !== usual,
});

export const pageOf = <T>(rows: readonly T[], { page, pageSize }: Paging): Page<T> => {
  const first = (page - 1) * pageSize;
  return { rows: rows.slice(first, first + pageSize), total: rows.length };
};

interface Usual<T> {
  usual: ListOrder;
  comesFirst?: (row: T) => boolean;
}

export const sortedPageOf = <T>(
  rows: readonly T[],
  { sort, ...paging }: SortedPaging,
  { usual, comesFirst = () => false }: Usual<T> = { usual: 'newest' },
): Page<T> => {
  if (sort === undefined || sort === usual) return pageOf(rows, paging);
  const after = rows.findIndex((row) => !comesFirst(row));
  const first = after === -1 ? rows.length : after;
  return pageOf([...rows.slice(0, first).reverse(), ...rows.slice(first).reverse()], paging);
};

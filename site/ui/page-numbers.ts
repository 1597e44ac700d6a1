export type PageStep = number | 'gap-before' | 'gap-after';

/** Returns the first and last page, the current one and its neighbours; a gap stands for two or more. */
export const pageNumbers = (page: number, pages: number): PageStep[] => {
  if (pages <= 7) return Array.from({ length: pages }, (_, index) => index + 1);
  const from = page <= 4 ? 2 : Math.min(page - 1, pages - 4);
  const to = page >= pages - 3 ? pages - 1 : Math.max(page + 1, 5);
  const middle = Array.from({ length: to - from + 1 }, (_, index) => from + index);
  return [
    1,
    ...(from > 2 ? ['gap-before' as const] : []),
    ...middle,
    ...(to < pages - 1 ? ['gap-after' as const] : []),
    pages,
  ];
};

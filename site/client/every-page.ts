import { PAGE_SIZE_MAX } from '#contract/calls/paging.ts';

interface Rows<T> {
  rows: readonly T[];
  total: number;
}

export const everyPage = async <T>(
  read: (paging: { page: number; pageSize: number }) => Promise<Rows<T>>,
  max = Number.POSITIVE_INFINITY,
): Promise<T[]> => {
  const found: T[] = [];
  for (let page = 1, remaining = 1; remaining > 0 && found.length < max; page += 1) {
    const { rows, total } = await read({ page, pageSize: PAGE_SIZE_MAX });
    found.push(...rows);
    remaining = rows.length === 0 ? 0 : total - page * PAGE_SIZE_MAX;
  }
  return found.slice(0, max);
};

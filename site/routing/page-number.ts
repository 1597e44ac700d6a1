/** Returns 1 if there is none or it is nonsense. */
export const pageNumber = (search: Record<string, string>): number =>
  /^[1-9]\d{0,5}$/.test(search.page ?? '') ? Number(search.page) : 1;

/** Returns null for the first page. */
export const pageParameter = (value: string): string | null => {
  const number = pageNumber({ page: value });
  return number > 1 ? String(number) : null;
};

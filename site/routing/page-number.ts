/** The page number in an address, 1 where there is none or nonsense. */
export const pageNumber = (search: Record<string, string>): number =>
  /^[1-9]\d{0,5}$/.test(search.page ?? '') ? Number(search.page) : 1;

/** How the number of a page is understood in its address: the first page has none. */
export const pageParameter = (value: string): string | null => {
  const number = pageNumber({ page: value });
  return number > 1 ? String(number) : null;
};

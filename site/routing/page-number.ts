/** The page number in an address, 1 where there is none or nonsense. */
export const pageNumber = (search: Record<string, string>): number =>
  /^[1-9]\d{0,5}$/.test(search.page ?? '') ? Number(search.page) : 1;

import * as z from 'zod/mini';

/** Does not look at any entry if there are more than `max`. */
export const fewEntries = <Entries extends z.core.$ZodType>(max: number, entries: Entries, message?: string) =>
  z.pipe(
    z.transform((input, { issues }) => {
      const tooMany = typeof input === 'object' && input !== null && Object.keys(input).length > max;
      if (tooMany) issues.push({ code: 'custom', input, message });
      return input;
    }),
    entries,
  );

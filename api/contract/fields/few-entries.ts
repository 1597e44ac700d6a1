import * as z from 'zod/mini';

/** A record of at most `max` entries; of one with more, none is looked at. */
export const fewEntries = <Entries extends z.core.$ZodType>(max: number, entries: Entries, message?: string) =>
  z.pipe(
    z.transform((input, { issues }) => {
      const tooMany = typeof input === 'object' && input !== null && Object.keys(input).length > max;
      if (tooMany) issues.push({ code: 'custom', input, message });
      return input;
    }),
    entries,
  );

import * as z from 'zod/mini';

/** `entries`: calls that wait to be sent. `answers`: what was read, for the time without a connection. */
const keptKinds = ['entries', 'answers'] as const;
export type KeptKind = (typeof keptKinds)[number];

/** JSON of the interface's own, of which the main process reads these two, `at` of answers and `state` of entries. */
export const keptRecord = z.looseObject({ key: z.string(), personId: z.string() });
export type KeptRecord = z.infer<typeof keptRecord>;

export interface KeptChange {
  put: KeptRecord[];
  remove: string[];
}

export const keptPlace = z.object({ server: z.string().check(z.maxLength(300)), what: z.enum(keptKinds) });
export type KeptPlace = z.infer<typeof keptPlace>;
export const keptWrite = z.object({
  ...keptPlace.shape,
  put: z.array(keptRecord),
  remove: z.array(z.string()),
});
export type KeptWrite = z.infer<typeof keptWrite>;

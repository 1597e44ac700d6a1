import * as z from 'zod/mini';

/** `entries`: calls that wait to be sent. `answers`: what was read, for the time without a connection. */
const offlineKinds = ['entries', 'answers'] as const;
export type OfflineKind = (typeof offlineKinds)[number];

/** JSON of the interface's own, of which the main process reads these two, `at` of answers and `state` of entries. */
export const offlineRecord = z.looseObject({ key: z.string(), personId: z.string() });
export type OfflineRecord = z.infer<typeof offlineRecord>;

export interface OfflineChange {
  put: OfflineRecord[];
  remove: string[];
}

export const offlinePlace = z.object({ server: z.string().check(z.maxLength(300)), what: z.enum(offlineKinds) });
export type OfflinePlace = z.infer<typeof offlinePlace>;
export const offlineWrite = z.object({
  ...offlinePlace.shape,
  put: z.array(offlineRecord),
  remove: z.array(z.string()),
});
export type OfflineWrite = z.infer<typeof offlineWrite>;

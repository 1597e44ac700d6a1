import * as z from 'zod/mini';
import { id, timestamp } from '../fields/record-fields.ts';

const written = { at: timestamp, by: z.string() };

export const textVersions = z.object({
  current: z.object(written),
  versions: z.array(z.object({ content: z.string(), ...written })),
});
export type TextVersions = z.infer<typeof textVersions>;

export const imageVersions = z.object({
  current: z.object(written),
  versions: z.array(z.object({ id, url: z.string(), altText: z.string(), ...written })),
});
export type ImageVersions = z.infer<typeof imageVersions>;

/** `revision`, if given, must still be the newest. */
export const imageRestoration = z.object({ pictureId: id, revision: z.optional(z.int()) });
export type ImageRestoration = z.infer<typeof imageRestoration>;

import * as z from 'zod/mini';
import { timestamp } from '../fields/record-fields.ts';

export const likenessKinds = ['shape', 'link', 'network', 'time'] as const;
export type LikenessKind = (typeof likenessKinds)[number];

/**
 * Hashes of the text's shape, the linked sites, and a hash of the network whose key is forgotten within a day. Deleted after a
 * week; in quarantine only the network is.
 */
export const likeness = z.object({
  shapes: z.array(z.string()),
  links: z.array(z.string()),
  network: z.optional(z.string()),
});
export type Likeness = z.infer<typeof likeness>;

const quarantineReasons = ['ceiling', 'network', 'spam'] as const;
export type QuarantineReason = (typeof quarantineReasons)[number];

export const quarantineFields = {
  quarantinedAt: z.optional(timestamp),
  /** `proof`, in records from before 2026-11-28: it came without a proof of work. */
  quarantineReason: z.optional(z.enum([...quarantineReasons, 'proof'])),
};

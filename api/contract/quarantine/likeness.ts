import * as z from 'zod/mini';
import { timestamp } from '../fields/record-fields.ts';

/** How submissions can be alike. */
export const likenessKinds = ['shape', 'link', 'network', 'time'] as const;
export type LikenessKind = (typeof likenessKinds)[number];

/**
 * What a submission is compared by: hashes of its text's shape, the sites it links to, and the network it came from, as a
 * hash whose key is forgotten within a day. It is forgotten after a week, in quarantine only its network.
 */
export const likeness = z.object({
  shapes: z.array(z.string()),
  links: z.array(z.string()),
  network: z.optional(z.string()),
});
export type Likeness = z.infer<typeof likeness>;

/** Why a submission is quarantined: too many in an hour, too many from a network, or because staff called it spam. */
const quarantineReasons = ['ceiling', 'network', 'spam'] as const;
export type QuarantineReason = (typeof quarantineReasons)[number];

/** Set while a submission is in quarantine; removed when it is released. */
export const quarantineFields = {
  quarantinedAt: z.optional(timestamp),
  /** `proof` in records from before 2026-11-28: it came without a proof of work. */
  quarantineReason: z.optional(z.enum([...quarantineReasons, 'proof'])),
};

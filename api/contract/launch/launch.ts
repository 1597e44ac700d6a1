import * as z from 'zod/mini';
import { id, timestamp } from '../fields/record-fields.ts';

/** What only the charity knows or can do. The first ones must be there before the website opens, the others are worth doing. */
export const launchNeeds = [
  'contact',
  'shops',
  'registered-number',
  'refused-items',
  'mail',
  'duty',
  'backups-elsewhere',
] as const;
export const launchAdvice = [
  'how-to-apply',
  'service-area',
  'giving',
  'trustees',
  'founder',
  'accessibility-contact',
  'helplines',
  'web-address',
  'node-updates',
  'second-steps',
] as const;
const launchKey = z.enum([...launchNeeds, ...launchAdvice]);
export type LaunchKey = z.infer<typeof launchKey>;

/** What the website still lacks, in the order in which it should be done. */
export const launchReport = z.object({
  items: z.array(z.object({ key: launchKey, state: z.enum(['missing', 'advised', 'done']) })),
  /** Who said when that backups are copied to another machine; null while nobody has. */
  backupsElsewhere: z.nullable(z.object({ at: timestamp, by: z.nullable(z.string()) })),
});
export type LaunchReport = z.infer<typeof launchReport>;

export const backupsElsewhereUpdate = z.object({ areCopied: z.boolean() });

/** The stored form; `by` is an account. */
export const storedBackupsElsewhere = z.object({ at: timestamp, by: id });

import * as z from 'zod/mini';
import { id, timestamp } from '../fields/record-fields.ts';

/** What only the charity knows or can do. The first ones must be there before the website opens, the others are worth doing. */
export const launchNeeds = [
  'name',
  'phone',
  'emails',
  'shops',
  'figures',
  'vans',
  'registered-number',
  'refused-items',
  'mail',
  'colleague',
  'duty',
  'backups-elsewhere',
] as const;
export const launchAdvice = [
  'how-to-apply',
  'service-area',
  'giving',
  'trustees',
  'accounts',
  'spending',
  'safeguarding',
  'fundraising-code',
  'founder',
  'accessibility-contact',
  'helplines',
  'web-address',
  'node-updates',
  'second-steps',
] as const;
const launchKey = z.enum([...launchNeeds, ...launchAdvice]);
export type LaunchKey = z.infer<typeof launchKey>;

/** Something of which visitors are told and that nobody of the charity has said. */
const invented = z.object({
  /** The point of the list to which it belongs. */
  key: launchKey,
  /** Where it lies in the settings, such as `contact.phone`. */
  field: z.string(),
  value: z.string(),
  /** The public pages that say it, by what people call them; null for every page. */
  pages: z.nullable(z.array(z.string())),
});
export type Invented = z.infer<typeof invented>;

/** What the website still lacks, in the order in which it should be done. */
export const launchReport = z.object({
  items: z.array(z.object({ key: launchKey, state: z.enum(['missing', 'advised', 'done']) })),
  invented: z.array(invented),
  /** Who said when that backups are copied to another machine; null while nobody has. */
  backupsElsewhere: z.nullable(z.object({ at: timestamp, by: z.nullable(z.string()) })),
});
export type LaunchReport = z.infer<typeof launchReport>;

/** How many things must be there before the website opens. What is asked again each year does not close it again. */
export const launchLeft = ({ items, backupsElsewhere }: LaunchReport): number =>
  items.filter(({ key, state }) => state === 'missing' && !(key === 'backups-elsewhere' && backupsElsewhere)).length;

export const backupsElsewhereUpdate = z.object({ areCopied: z.boolean() });

/** The stored form; `by` is an account. */
export const storedBackupsElsewhere = z.object({ at: timestamp, by: id });

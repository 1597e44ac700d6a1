import * as z from 'zod/mini';
import { id, timestamp } from '../fields/record-fields.ts';

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

const invented = z.object({
  key: launchKey,
  field: z.string(),
  value: z.string(),
  /** Null for every page. */
  pages: z.nullable(z.array(z.string())),
});
export type Invented = z.infer<typeof invented>;

export const launchReport = z.object({
  items: z.array(z.object({ key: launchKey, state: z.enum(['missing', 'advised', 'done']) })),
  invented: z.array(invented),
  backupsElsewhere: z.nullable(z.object({ at: timestamp, by: z.nullable(z.string()) })),
});
export type LaunchReport = z.infer<typeof launchReport>;

/** Leaves out what is asked again each year, as that does not close the website again. */
export const launchRemaining = ({ items, backupsElsewhere }: LaunchReport): number =>
  items.filter(({ key, state }) => state === 'missing' && !(key === 'backups-elsewhere' && backupsElsewhere)).length;

export const backupsElsewhereUpdate = z.object({ areCopied: z.boolean() });

export const storedBackupsElsewhere = z.object({ at: timestamp, by: id });

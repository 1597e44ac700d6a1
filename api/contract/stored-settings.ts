import * as z from 'zod/mini';
import { storedHelplines } from './helplines.ts';
import { storedLanguages } from './language-words.ts';
import { storedBackupsElsewhere } from './launch.ts';
import { mailSettings } from './mail-settings.ts';
import { retention } from './retention.ts';
import { reviewRules } from './review-rules.ts';
import { runSettings } from './run-settings.ts';
import { securitySettings } from './security-settings.ts';
import { settings } from './settings.ts';
import { whatWeTake } from './what-we-take.ts';

/** The one record of settings: the public ones, and those that only staff see. */
export const storedSettings = z.object({
  id: z.literal('settings'),
  ...settings.shape,
  reviewRules: z.optional(reviewRules),
  helplines: z.optional(storedHelplines),
  retention: z.optional(retention),
  mail: z.optional(mailSettings),
  runs: z.optional(runSettings),
  security: z.optional(securitySettings),
  whatWeTake: z.optional(whatWeTake),
  languages: z.optional(storedLanguages),
  backupsElsewhere: z.optional(storedBackupsElsewhere),
});
export type StoredSettings = z.infer<typeof storedSettings>;

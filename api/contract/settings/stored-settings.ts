import * as z from 'zod/mini';
import { securitySettings } from '../auth/security-settings.ts';
import { whatWeTake } from '../donations/what-we-take.ts';
import { helpSettings } from '../help/help-settings.ts';
import { storedLanguages } from '../languages/language-words.ts';
import { storedBackupsElsewhere } from '../launch/launch.ts';
import { storedMailServer } from '../mail-admin/mail-server.ts';
import { mailSettings } from '../mail-admin/mail-settings.ts';
import { storedMailbox } from '../mail-admin/mailbox.ts';
import { retention } from '../privacy/retention.ts';
import { reviewRules } from '../review/review-rules.ts';
import { runSettings } from '../runs/run-settings.ts';
import { searchWords } from '../search/search-words.ts';
import { storedHelplines } from '../testimonials/helplines.ts';
import { duty } from '../urgent/duty.ts';
import { formerShop, settings } from './settings.ts';

export const SETTINGS_ID = 'settings';

export const storedSettings = z.object({
  id: z.literal('settings'),
  ...settings.shape,
  reviewRules: z.optional(reviewRules),
  helplines: z.optional(storedHelplines),
  retention: z.optional(retention),
  mail: z.optional(mailSettings),
  mailServer: z.optional(storedMailServer),
  mailbox: z.optional(storedMailbox),
  runs: z.optional(runSettings),
  security: z.optional(securitySettings),
  whatWeTake: z.optional(whatWeTake),
  searchWords: z.optional(searchWords),
  languages: z.optional(storedLanguages),
  duty: z.optional(duty),
  help: z.optional(helpSettings),
  backupsElsewhere: z.optional(storedBackupsElsewhere),
  formerShops: z.optional(z.array(formerShop)),
  removedPlaces: z.optional(z.array(z.string())),
});
export type StoredSettings = z.infer<typeof storedSettings>;

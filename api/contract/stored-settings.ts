import * as z from 'zod/mini';
import { mailSettings } from './mail-settings.ts';
import { retention } from './retention.ts';
import { reviewRules } from './review-rules.ts';
import { runSettings } from './run-settings.ts';
import { settings } from './settings.ts';

/** The one record of settings: the public ones, and those that only staff see. */
export const storedSettings = z.object({
  id: z.literal('settings'),
  ...settings.shape,
  reviewRules: z.optional(reviewRules),
  retention: z.optional(retention),
  mail: z.optional(mailSettings),
  runs: z.optional(runSettings),
});
export type StoredSettings = z.infer<typeof storedSettings>;

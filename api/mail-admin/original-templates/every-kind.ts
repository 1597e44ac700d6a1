import type { MailKind } from '#contract/mail-admin/mail-kinds.ts';
import type { MailWords } from '#contract/mail-admin/mail-templates.ts';
import { offerWords } from './offers.ts';
import { otherWords } from './other-words.ts';

export const originalWords: Readonly<Record<MailKind, MailWords>> = { ...offerWords, ...otherWords };

import type { Language } from '#contract/languages/languages.ts';
import type { MailKind } from '#contract/mail-admin/mail-kinds.ts';
import type { MailWords } from '#contract/mail-admin/mail-templates.ts';
import { irishDrafts } from './drafts-ga.ts';
import { polishDrafts } from './drafts-pl.ts';
import { ukrainianDrafts } from './drafts-uk.ts';

/** Unchecked drafts in other languages, for editors only. */
export const draftWords: Readonly<Record<Language, Readonly<Partial<Record<MailKind, MailWords>>>>> = {
  ga: irishDrafts,
  pl: polishDrafts,
  uk: ukrainianDrafts,
};

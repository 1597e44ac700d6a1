import type { MailIn, MailWords, StoredMailTemplate } from '#contract/mail-admin/mail-templates.ts';
import { draftWords } from './original-templates/drafts.ts';
import { originalWords } from './original-templates/every-kind.ts';

interface Templates {
  get(id: string): StoredMailTemplate | undefined;
}

export const englishOf = (mailTemplates: Templates, kind: MailIn['kind']): MailWords => {
  const { subject, body } = mailTemplates.get(kind) ?? originalWords[kind];
  return { subject, body };
};

/**
 * Initial words of a kind. In another language the draft, or English if there is none or administrators have changed the
 * English words that it translates.
 */
export const originalOf = (mailTemplates: Templates, { kind, language }: MailIn): MailWords => {
  if (!language) return originalWords[kind];
  return (mailTemplates.get(kind) ? undefined : draftWords[language][kind]) ?? englishOf(mailTemplates, kind);
};

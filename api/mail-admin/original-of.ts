import type { MailIn, MailWords, StoredMailTemplate } from '#contract/mail-admin/mail-templates.ts';
import { draftWords } from './original-templates/drafts.ts';
import { originalWords } from './original-templates/every-kind.ts';

interface Templates {
  get(id: string): StoredMailTemplate | undefined;
}

/** The English words of a mail: those that administrators saved, else the original ones. */
export const englishOf = (mailTemplates: Templates, kind: MailIn['kind']): MailWords => {
  const { subject, body } = mailTemplates.get(kind) ?? originalWords[kind];
  return { subject, body };
};

/**
 * With what words begin: those of the portal. In another language its draft, which nobody has checked, or the English ones: where
 * there is no draft, and where administrators have written other English words than those that it says.
 */
export const originalOf = (mailTemplates: Templates, { kind, language }: MailIn): MailWords => {
  if (!language) return originalWords[kind];
  return (mailTemplates.get(kind) ? undefined : draftWords[language][kind]) ?? englishOf(mailTemplates, kind);
};

import { contact } from '#contract/words/contact.ts';

/** What an application for help with medical costs needs. */
export const HELP_DOCUMENTS = [
  contact.documentsMedical,
  contact.documentsIncome,
  contact.documentsIdentity,
  contact.documentsBank,
] as const;

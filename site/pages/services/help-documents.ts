import { contact } from '#contract/words/contact.ts';

export const HELP_DOCUMENTS = [
  contact.documentsMedical,
  contact.documentsIncome,
  contact.documentsIdentity,
  contact.documentsBank,
] as const;

import { part } from './message.ts';

/** Writing to the charity, and what to have ready. */
export const contact = part('contact', {
  documentsMedical: 'Medical documentation or bills',
  documentsIncome: 'Proof of income and expenses',
  documentsIdentity: 'Identification',
  documentsBank: 'Bank statements if applicable',
});

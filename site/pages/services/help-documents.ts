/** What an application for help with medical costs needs. */
export const HELP_DOCUMENTS: readonly string[] = [
  'Medical documentation or bills',
  'Proof of income and expenses',
  'Identification',
  'Bank statements if applicable',
];

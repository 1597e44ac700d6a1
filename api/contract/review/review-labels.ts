import type { ReviewReason } from './review.ts';

export const reviewRuleLabels: Record<ReviewReason['kind'], string> = {
  profanity: 'Abusive words',
  threat: 'Threats',
  email: 'Email addresses',
  phone: 'Phone numbers',
  'web-address': 'Web addresses',
  'postal-address': 'Postal addresses',
  ppsn: 'PPS numbers',
  iban: 'IBANs',
  eircode: 'Eircodes',
  card: 'Card numbers',
  account: 'Bank accounts',
  handle: 'Account names',
  'birth-date': 'Dates of birth',
  person: 'Named people',
  language: 'Other languages',
  tone: 'Tone',
  spam: 'Advertising',
  duplicate: 'Duplicates',
  honeypot: 'Hidden field',
  crisis: 'Words of crisis',
};

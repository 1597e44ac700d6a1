import type { ReviewReason } from '#contract/review/review.ts';
import { EMERGENCY, type Helpline, helplineNumber } from '#contract/testimonials/helplines.ts';
import { CONTENT_REQUIRED, CONTENT_TOO_SHORT, TESTIMONIAL_MIN } from '#contract/testimonials/testimonials.ts';
import type { Finding } from './finding.ts';

export const LOOKS_READY = 'Thank you. Your testimonial looks ready to send.';

/** Whom to ring, in a sentence; always shown first. */
export const supportLines = (helplines: readonly Helpline[]): string => {
  const others = helplines.map((line) => `${line.text ? 'text ' : ''}${helplineNumber(line)} (${line.name})`);
  return `If you or someone with you is in danger now, call ${EMERGENCY.number}. You can talk to somebody: ${others.join('; ')}.`;
};

const ADVICE: Partial<Record<ReviewReason['kind'], readonly [one: string, more: string]>> = {
  profanity: ['Please take out the abusive words. You may of course criticise us.', ''],
  threat: ['Please take out the words that threaten somebody. You may of course criticise us.', ''],
  email: ['Please take out the e-mail address', 'Please take out the e-mail addresses'],
  phone: ['Please take out the phone number', 'Please take out the phone numbers'],
  'web-address': [
    'Please take out the web address: links are not published.',
    'Please take out the web addresses: links are not published.',
  ],
  'postal-address': ['Please take out the postal address', 'Please take out the postal addresses'],
  ppsn: ['Please take out the PPS number', 'Please take out the PPS numbers'],
  iban: ['Please take out the bank account number', 'Please take out the bank account numbers'],
  eircode: ['Please take out the Eircode', 'Please take out the Eircodes'],
  card: ['Please take out the card number', 'Please take out the card numbers'],
  account: ['Please take out the bank account number', 'Please take out the bank account numbers'],
  handle: ['Please take out the account name', 'Please take out the account names'],
  spam: ['This reads like advertising, or like no sentences at all. Please tell us your story in your own words.', ''],
};

const sentence = (kind: ReviewReason['kind'], count: number): string => {
  const [one, more] = ADVICE[kind] ?? ['', ''];
  const words = count > 1 && more !== '' ? more : one;
  if (words === '' || words.endsWith('.')) return words;
  return `${words}, so that nobody can misuse ${count > 1 ? 'them' : 'it'}.`;
};

/** The feedback for the author: support lines if needed, then one sentence per kind of change, or thanks. */
export const feedbackOn = (text: string, findings: readonly Finding[], helplines: readonly Helpline[]): string => {
  const sentences = findings.some(({ kind }) => kind === 'crisis') ? [supportLines(helplines)] : [];
  const refused = findings.filter(({ effect }) => effect === 'refuse');
  for (const kind of new Set(refused.map((finding) => finding.kind))) {
    sentences.push(sentence(kind, refused.filter((finding) => finding.kind === kind).length));
  }
  if (refused.length > 0) return sentences.join(' ');
  const { length } = text.trim();
  if (length === 0) sentences.push(CONTENT_REQUIRED);
  else if (length < TESTIMONIAL_MIN) sentences.push(CONTENT_TOO_SHORT);
  else sentences.push(LOOKS_READY);
  return sentences.join(' ');
};

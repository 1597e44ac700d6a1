import type { ReviewReason } from '#contract/review/review.ts';
import { supportLines } from '#contract/review/support-lines.ts';
import type { Helpline } from '#contract/testimonials/helplines.ts';
import { CONTENT_REQUIRED, CONTENT_TOO_SHORT, TESTIMONIAL_MIN } from '#contract/testimonials/testimonial-text.ts';
import { english, type Message } from '#contract/words/message.ts';
import { serverMessages } from '#contract/words/server-messages.ts';
import type { Finding } from './finding.ts';

export const LOOKS_READY = english(serverMessages.reviewLooksReady);

type Sentences = readonly Message[];

const ADVICE: Partial<Record<ReviewReason['kind'], readonly [one: Sentences, more?: Sentences]>> = {
  profanity: [[serverMessages.adviceProfanity, serverMessages.adviceCriticise]],
  threat: [[serverMessages.adviceThreat, serverMessages.adviceCriticise]],
  email: [[serverMessages.adviceEmail], [serverMessages.adviceEmails]],
  phone: [[serverMessages.advicePhone], [serverMessages.advicePhones]],
  'web-address': [[serverMessages.adviceWebAddress], [serverMessages.adviceWebAddresses]],
  'postal-address': [[serverMessages.advicePostalAddress], [serverMessages.advicePostalAddresses]],
  ppsn: [[serverMessages.advicePpsn], [serverMessages.advicePpsns]],
  iban: [[serverMessages.adviceBankAccount], [serverMessages.adviceBankAccounts]],
  eircode: [[serverMessages.adviceEircode], [serverMessages.adviceEircodes]],
  card: [[serverMessages.adviceCard], [serverMessages.adviceCards]],
  account: [[serverMessages.adviceBankAccount], [serverMessages.adviceBankAccounts]],
  handle: [[serverMessages.adviceHandle], [serverMessages.adviceHandles]],
  spam: [[serverMessages.adviceSpam, serverMessages.adviceOwnWords]],
};

const advice = (kind: ReviewReason['kind'], count: number): string => {
  const [one, more = one] = ADVICE[kind] ?? [[]];
  return (count > 1 ? more : one).map((message) => english(message)).join(' ');
};

export const feedbackOn = (text: string, findings: readonly Finding[], helplines: readonly Helpline[]): string => {
  const sentences = findings.some(({ kind }) => kind === 'crisis') ? [supportLines(helplines)] : [];
  const refused = findings.filter(({ effect }) => effect === 'refuse');
  for (const kind of new Set(refused.map((finding) => finding.kind))) {
    sentences.push(advice(kind, refused.filter((finding) => finding.kind === kind).length));
  }
  if (refused.length > 0) return sentences.join(' ');
  const { length } = text.trim();
  if (length === 0) sentences.push(CONTENT_REQUIRED);
  else if (length < TESTIMONIAL_MIN) sentences.push(CONTENT_TOO_SHORT);
  else sentences.push(LOOKS_READY);
  return sentences.join(' ');
};

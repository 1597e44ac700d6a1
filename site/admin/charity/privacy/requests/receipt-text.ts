import { dublinDay, longDate } from '#contract/dublin.ts';
import type { RequestKind } from '#contract/privacy/data-request-words.ts';
import type { DataRequest, RequestStep } from '#contract/privacy/data-requests.ts';
import type { RecordKind } from '#contract/privacy/personal-records.ts';

const nouns: Partial<Record<RecordKind, readonly [one: string, many: string]>> = {
  donation: ['offer of something', 'offers of things'],
  testimonial: ['testimonial', 'testimonials'],
  message: ['message', 'messages'],
  account: ['account', 'accounts'],
  comment: ['note of ours about you', 'notes of ours about you'],
  mails: ['row of our mails to you', 'rows of our mails to you'],
};

const requestTexts: Record<RequestKind, string> = {
  access: 'for a copy of what we keep about you',
  erasure: 'us to forget you',
  rectification: 'us to correct what we keep about you',
  restriction: 'us to stop using your data for a time',
  portability: 'for your data, to take them along',
  objection: 'us to stop what we do with your data',
};

const countWords = (steps: readonly RequestStep[]): string => {
  const records = new Map(
    steps.flatMap((step) => step.records).map((record) => [`${record.kind} ${record.id}`, record]),
  );
  const parts = Object.entries(nouns).flatMap(([kind, [one, many]]) => {
    const count = [...records.values()].filter((record) => record.kind === kind).length;
    return count === 0 ? [] : [`${count} ${count === 1 ? one : many}`];
  });
  return parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`;
};

const sentences = {
  exported: (what: string, day: string) => `On ${day} we made a copy of what we keep about you: ${what}.`,
  corrected: (what: string, day: string) => `On ${day} we corrected what we keep about you: ${what}.`,
  erased: (what: string, day: string) =>
    `On ${day} we erased what we kept about you: ${what}. Backups forget it after six weeks at most.`,
} as const;

export const receiptText = ({ name, kind, receivedOn, steps }: DataRequest): string => {
  const done = (Object.keys(sentences) as (keyof typeof sentences)[]).flatMap((action) => {
    const actionSteps = steps.filter((step) => step.action === action);
    const last = actionSteps.at(-1);
    return last ? [sentences[action](countWords(actionSteps), longDate(dublinDay(new Date(last.at))))] : [];
  });
  return [
    `Dear ${name},`,
    [`On ${longDate(receivedOn)} you asked ${requestTexts[kind]}.`, ...done].join(' '),
    'If something is missing, please tell us. You can also turn to the Data Protection Commission, www.dataprotection.ie.',
  ].join('\n\n');
};

export const receiptKey = (id: string): string => `receipt.${id}`;

import { expect, it } from 'vitest';
import { compileWords } from '#api/languages/compile-words.ts';
import { sentencesIn } from '#api/languages/sentences.ts';
import { sayFacts } from '#api/mail-admin/offer-facts.ts';
import { mail } from '#contract/words/mail.ts';
import type { AnyMessage } from '#contract/words/message.ts';
import { offer } from '#contract/words/offer.ts';

const drafts = (await sentencesIn('pl')).map(
  ({ id, english, draft }) => [id, compileWords('pl', english, draft)] as const,
);
const withUnchecked = (...unchecked: AnyMessage[]) =>
  sayFacts(
    {
      language: 'pl',
      words: Object.fromEntries(drafts.filter(([id]) => !unchecked.some((message) => message.id === id))),
    },
    {
      category: 'furniture',
      condition: 'good',
      steps: [
        { state: 'done', name: 'received', day: '2025-10-02' },
        { state: 'now', name: 'lookedAt', day: 'soon' },
      ],
      change: {
        before: { date: '2025-10-09', from: '14:00', to: '17:00' },
        after: { date: '2025-10-10', from: '09:30', to: '12:30' },
      },
    },
  );

it('a day stands in the language of its sentence, whichever of the two somebody has checked', () => {
  expect(withUnchecked().change).toBe(
    'Furgonetka jednak nie może przyjechać w tym terminie: czwartek, 9 października. Przyjedzie w innym terminie: piątek, 10 października, 9:30–12:30.',
  );
  expect(withUnchecked(mail.cannotCome).change).toBe(
    'The van cannot come on Thursday 9 October after all. Przyjedzie w innym terminie: piątek, 10 października, 9:30–12:30.',
  );
  expect(withUnchecked(mail.comesInstead).change).toBe(
    'Furgonetka jednak nie może przyjechać w tym terminie: czwartek, 9 października. It will come on Friday 10 October, 9:30 to 12:30 instead.',
  );
});

it('when a step was done is written in the language of its name', () => {
  expect(withUnchecked().steps).toBe('done|Otrzymano|2 października\nnow|Sprawdzenie|2–3 dni robocze');
  expect(withUnchecked(offer.received).steps).toBe('done|Received|2 October|en-IE\nnow|Sprawdzenie|2–3 dni robocze');
  expect(withUnchecked(offer.lookedAt).steps).toBe(
    'done|Otrzymano|2 października\nnow|Looked at|2-3 business days|en-IE',
  );
});

import { describe, expect, it } from 'vitest';
import { createReviewer } from '#api/review/automatic-reviewer.ts';
import type { ReviewReason } from '#contract/review/review.ts';

const { review } = createReviewer();
const kindsIn = (text: string): ReviewReason['kind'][] => review(text).stored.reasons.map(({ kind }) => kind);
const isRefused = (text: string): boolean => !review(text).result.isAppropriate;
const isUrgent = (text: string): boolean => review(text).stored.urgent;

// The list is in the first measurement of the review: each was reproduced, and is mended as a class of cases.
describe('the seven faults of the first review', () => {
  it.each(['My mother was treated as an idiot by the receptionist.', 'They treated the patients as animals.'])(
    '1: "as" is no swear word: %s',
    (text) => expect(isRefused(text)).toBe(false),
  );

  it('1: and does not use up what is judged', () => {
    expect(isRefused(`${'It was as good '.repeat(205)}. You fucking bitch of a nurse.`)).toBe(true);
  });

  it.each([
    'you are a c u n t',
    'you c  u  n  t',
    'you c.u.n.t',
    'you c-u-n-t',
    'you cu\u2063nt',
    'you cu\u034fnt',
    'you cu\ufe0fnt',
    'you \u0441unt',
    'you \uff43\uff55\uff4e\uff54',
    'you fu\u0441king waste of space',
  ])('2: no disguise helps: %s', (text) => expect(isRefused(text)).toBe(true));

  it.each([
    'I dont want to be here anymore',
    'i cant go on and i have the tablets saved up',
    'left me feeling suicidal again',
    'My daughter is self harming',
    'Ive the rope bought since tuesday and nobody has a clue',
    'ive been cuttin myself again and i cant stop',
  ])('3: a cry for help is heard without apostrophes: %s', (text) => expect(isUrgent(text)).toBe(true));

  it.each(['i will kill u if i see u', 'im going 2 kill ur family'])('3: and so is a threat: %s', (text) =>
    expect(kindsIn(text)).toContain('threat'),
  );

  it.each([
    'Kurwa, jesteście bandą idiotów i złodziei, spierdalajcie.',
    'To i tak was nie obchodzi, bo macie nas wszystkich za nic.',
  ])('4: what is not understood is held: %s', (text) => {
    expect([isRefused(text), kindsIn(text).length > 0]).toEqual([false, true]);
  });

  it.each([
    ['Pay into IE29 AIBK 9311 5212 3456 789 please.', 'Pay into [bank account removed] please.'],
    ['We live at 14 main street, carlow and wait.', 'We live at [address removed] and wait.'],
    ['WE LIVE AT 14 MAIN STREET, CARLOW AND WAIT.', 'WE LIVE AT [address removed] AND WAIT.'],
  ])('5: a mask leaves no rest: %s', (text, masked) => expect(review(text).result.suggestedChanges).toBe(masked));

  it.each([
    ['Nurse Mary Kehoe on Holly Ward hit my mother.', 'person'],
    ['My neighbour Tom Furlong has cancer.', 'person'],
    ['My daughter Aoife (born 12/03/2014) has leukaemia and goes to Scoil Mhuire.', 'birth-date'],
    ['My card is 4111 1111 1111 1111.', 'card'],
    ['You can follow @mary_carlow for more.', 'handle'],
    ['Text WIN to 57500 to claim your prize.', 'spam'],
    ['Please subscribe to my channel.', 'spam'],
  ] as const)('6: people, cards, accounts and prizes are seen: %s', (text, kind) =>
    expect(kindsIn(text)).toContain(kind),
  );

  it.each([
    'He told me to shut my fucking mouth.',
    'She called me a stupid bitch.',
    'The old cock crowed at dawn.',
    'It is all that anyone needs.ie the forms and the lift.',
    'I met NAME @ Oaktree. She was lovely to me.',
    'Our old phone number was 053 912 3456 when I was a child.',
    'He had paracetamol PRN and the pain eased in the night.',
  ])('7: nobody is refused for it: %s', (text) => expect(isRefused(text)).toBe(false));

  it.each(['She called me a stupid bitch.', 'The receptionist called me a stupid bitch in front of everybody.'])(
    '7: and staff read whose words they are: %s',
    (text) => {
      const messages = review(text).stored.reasons.map(({ message }) => message);
      expect(messages).toContain('Abusive words that somebody else said.');
    },
  );

  it.each(['Lovely people, thanks a million.', 'Great lift, kind driver, no fuss at all.'])(
    '8: a short English text is English: %s',
    (text) => expect(kindsIn(text)).not.toContain('language'),
  );
});

describe('no crisis', () => {
  it.each([
    'She took her own life in 2010.',
    'I thought I was going to die.',
    'I am going to die soon, the doctors say, and the hospice is a comfort.',
    'I used to think about ending it all, years ago, before I found the shed.',
    'He did not want to go on the waiting list at first.',
    'I have the rope from the boat ready for the raffle table.',
    'They did me a favour by ringing, I would have missed it.',
    'I could not face another winter in that house, and you found us a stove.',
    'When I am out of it after chemo the cat sits on me.',
  ])('%s', (text) => expect(isUrgent(text)).toBe(false));
});

import { describe, expect, it } from 'vitest';
import { createReviewer } from '#api/review/automatic-reviewer.ts';
import { LOOKS_READY } from '#api/review/feedback.ts';
import { AUTO_APPROVE_CONFIDENCE, reviewResult, storedReview } from '#contract/review/review.ts';
import { supportLines } from '#contract/review/support-lines.ts';
import { defaultHelplines } from '#contract/testimonials/helplines.ts';
import { CONTENT_REQUIRED, CONTENT_TOO_SHORT } from '#contract/testimonials/testimonial-text.ts';
import { fine, inDistress, notInDistress, refused } from './cases.ts';
import { hostilePieces, longText } from './hostile.ts';

const { review } = createReviewer();
const STORY = 'The drivers brought me to the hospital every week for a year, and they were never late and always kind.';
const texts = [...fine, ...inDistress, ...notInDistress, ...refused.map(([text]) => text)];

describe('the answer', () => {
  it.each(texts)('keeps to the contract, and is the same for the same text: %s', (text) => {
    const { result, stored } = review(text);
    expect(reviewResult.parse(result)).toEqual(result);
    expect(storedReview.parse(stored)).toEqual(stored);
    expect(review(text)).toEqual({ result, stored });
  });

  it('lets a clean, long enough English text through with the confidence of an automatic approval', () => {
    expect(review(STORY).result).toEqual({ isAppropriate: true, feedback: LOOKS_READY, confidenceScore: 0.95 });
  });

  it.each([
    ['a short text', 'Lovely people, great tea, thanks.'],
    [
      'a language that the rules cannot read',
      'Dziękuję bardzo za pomoc i dobre słowo dla mojej mamy, zawsze pamiętam.',
    ],
    ['swearing at an illness', 'Cancer is a bitch but these nurses are angels and I will never forget them.'],
    ['shouting', STORY.toUpperCase()],
    ['crisis', `${STORY} But most days I just want to die.`],
  ])('leaves %s to staff', (_, text) => {
    const { result } = review(text);
    expect(result.isAppropriate).toBe(true);
    expect(result.confidenceScore).toBeLessThan(AUTO_APPROVE_CONFIDENCE);
  });

  it('says what to change, once for each kind', () => {
    const { feedback } = review('Ring 087 123 4567 or 087 765 4321, or write to mary@example.ie, thank you.').result;
    expect(feedback).toBe(
      'Please take out the email address, so that nobody can misuse it. ' +
        'Please take out the phone numbers, so that nobody can misuse them.',
    );
  });

  it('shows the support lines first when a text in crisis has to change as well', () => {
    const { result, stored } = review('I want to die. Ring me on 087 123 4567.');
    expect(result.isAppropriate).toBe(false);
    expect(result.feedback.startsWith(supportLines(defaultHelplines))).toBe(true);
    expect(result.suggestedChanges).toBe('I want to die. Ring me on [phone number removed].');
    expect(stored.urgent).toBe(true);
  });

  it.each([
    ['', CONTENT_REQUIRED],
    [' \n\t', CONTENT_REQUIRED],
    ['Thanks', CONTENT_TOO_SHORT],
  ])('says of %j that it is not enough, without calling it inappropriate', (text, sentence) => {
    expect(review(text).result).toEqual({ isAppropriate: true, feedback: sentence, confidenceScore: 0 });
  });

  it.each([
    ['the same words over and over', 'buy this now '.repeat(40)],
    ['signs instead of words', '%%%% #### 1234 ---- ++++ ==== ****'],
    ['many links', 'See https://a.example https://b.example https://c.example for more of it'],
    ['three hints of an advertisement', 'Click here for bitcoin with my promo code and win.'],
  ])('refuses %s as spam', (_, text) => {
    const { result, stored } = review(text);
    expect(result.isAppropriate).toBe(false);
    expect(stored.reasons.map(({ kind }) => kind)).toContain('spam');
  });
});

describe('passages and masks', () => {
  it.each(texts)('lie inside the text and are never empty: %s', (text) => {
    for (const { start, end } of review(text).stored.reasons) {
      if (start === undefined || end === undefined) continue;
      expect(start).toBeGreaterThanOrEqual(0);
      expect(end).toBeGreaterThan(start);
      expect(end).toBeLessThanOrEqual(text.length);
      expect(text.slice(start, end)).toBe(text.slice(start, end).trim());
    }
  });

  it.each(refused)('leave everything around the passages as it was: %s', (text) => {
    const { result, stored } = review(text);
    const gone = new Set(
      stored.reasons.flatMap(({ start = 0, end = 0 }) => Array.from({ length: end - start }, (_, at) => start + at)),
    );
    const kept = [...Array(text.length).keys()].filter((at) => !gone.has(at)).map((at) => text[at]);
    expect((result.suggestedChanges ?? '').replace(/\[[A-Za-z- ]+ removed\]/g, '')).toBe(kept.join(''));
  });

  it('count UTF-16 units behind emoji and combining marks', () => {
    const text = '\u{1f60a}\u{1f468}\u200d\u{1f469}\u200d\u{1f467} Sea\u0301n: sean@example.ie \u{1f44d}';
    const { result, stored } = review(text);
    expect(stored.reasons.map(({ start, end }) => text.slice(start, end))).toEqual(['sean@example.ie']);
    expect(result.suggestedChanges).toBe(text.replace('sean@example.ie', '[email address removed]'));
  });

  it('merge where they overlap', () => {
    const { suggestedChanges } = review('I live at 14 Main Street, Carlow R93 A1C2, so call in.').result;
    expect(suggestedChanges).toBe('I live at [address removed] [Eircode removed], so call in.');
  });

  it('name the digits of a bank account once, also where they read as a phone number', () => {
    for (const account of ['IE29 AIBK 9311 5212 3456 78', 'IE71 AIBK 9311 0871 2345 67']) {
      const { result, stored } = review(`Please pay into ${account}, the account of the club.`);
      expect(stored.reasons.map(({ kind }) => kind)).toEqual(['iban']);
      expect(result.feedback).toBe('Please take out the bank account number, so that nobody can misuse it.');
    }
    const { stored } = review('Please ring 0871 2345 67, the number of the club.');
    expect(stored.reasons.map(({ kind }) => kind)).toEqual(['phone']);
  });
});

describe('what looks like a machine', () => {
  const held = (kind: string, answer: ReturnType<typeof review>) => {
    expect(answer.result).toEqual({ isAppropriate: true, feedback: LOOKS_READY, confidenceScore: 0.5 });
    expect(answer.stored.reasons.map((reason) => reason.kind)).toEqual([kind]);
  };

  it('is flagged without a word when the hidden field is filled in', () => {
    held('honeypot', review(STORY, { honeypot: 'https://example.com' }));
    expect(review(STORY, { honeypot: ' ' }).stored.reasons).toEqual([]);
  });

  it('is flagged without a word when it nearly repeats a recent text', () => {
    held('duplicate', review(STORY, { recent: ['Something else entirely.', STORY] }));
    held('duplicate', review(STORY, { recent: [` ${STORY.toUpperCase().replaceAll(',', ' -')}!!! `] }));
    held('duplicate', review(STORY, { recent: [`${STORY} Thanks.`] }));
  });

  it('is not a text on the same subject', () => {
    const other =
      'The drivers brought my mother to the clinic every month for two years, and they were always very kind.';
    expect(review(STORY, { recent: [other, '', '!!!'] }).stored.reasons).toEqual([]);
  });

  it('is looked for in the newest 500 texts only', () => {
    const others = Array.from({ length: 499 }, (_, at) => `Testimonial number ${at} of another person.`);
    expect(review(STORY, { recent: [...others, STORY] }).stored.reasons).toHaveLength(1);
    expect(review(STORY, { recent: [...others, 'One more.', STORY] }).stored.reasons).toEqual([]);
  });
});

// How quickly is measured by `npm run bench`; here a rule that backtracks without end never gives its answer.
describe('long and hostile texts', () => {
  it.each(hostilePieces)('are read to the end and never approved by themselves: %j over and over', (piece) => {
    const { result, stored } = review(longText(piece));
    expect(reviewResult.parse(result)).toEqual(result);
    expect(storedReview.parse(stored)).toEqual(stored);
    expect(result.isAppropriate && result.confidenceScore >= AUTO_APPROVE_CONFIDENCE).toBe(false);
    expect(new Set(stored.reasons.map((reason) => JSON.stringify(reason))).size).toBe(stored.reasons.length);
  });

  it('are told from 500 recent texts of full length, and found among them', () => {
    const recent = Array.from({ length: 500 }, (_, at) => longText(`word${at} and more `));
    expect(review(longText(STORY), { recent }).stored.reasons.map(({ kind }) => kind)).not.toContain('duplicate');
    const [newest = ''] = recent;
    expect(review(newest, { recent }).stored.reasons.length).toBeGreaterThan(review(newest).stored.reasons.length);
  });
});

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { shapesOf } from '#api/admission/text-shape.ts';
import { createReviewer } from '#api/review/automatic-reviewer.ts';
import { createSearch } from '#api/search/text-search.ts';
import { postTopics } from '#contract/blogs/post-topics.ts';
import { slugOf } from '#contract/blogs/slugs.ts';
import { searchText } from '#contract/search/search-results.ts';
import { fuzzyScore } from '#contract/text/fuzzy-match.ts';
import { normalForm } from '#contract/text/normal-form.ts';
import { normaliseText } from '#contract/text/text.ts';
import { testApi } from '../../support/test-api.ts';

const FORMS = ['NFC', 'NFD', 'NFKC', 'NFKD'] as const;
/** A letter with marks above, then as many below, which a normal form puts first. */
const marked = (marks: number) => `a${'\u0301'.repeat(marks / 2)}${'\u0323'.repeat(marks / 2)}`;

describe('the normal forms of a text', () => {
  it.each([
    '',
    'Lá Fhéile Bríde',
    'La\u0301 Fhe\u0301ile',
    'a\u0301\u0323 and a\u0323\u0301',
    '\u1100\u1161\u11a8 한국',
    'Việt Nam, tiếng Việt',
    'مُحَمَّدٌ',
    '\uff76\uff9e\uff8a\uff9f',
    'ﬁ ½ Å \u212b \uf900',
    '👩‍👩‍👧 ☂️',
    marked(30),
    `${marked(30)} ${marked(30)}`,
  ])('are those of the standard: %j', (text) => {
    for (const form of FORMS) expect(normalForm(text, form)).toBe(text.normalize(form));
  });

  it('keep every mark of a letter that has thousands, in pieces', () => {
    for (const form of FORMS)
      expect(normalForm(marked(5000), form).normalize('NFD')).toBe(marked(5000).normalize('NFD'));
  });
});

describe('the work for a text of marks only', () => {
  const most: number[] = [];
  const { normalize } = String.prototype;
  beforeEach(() => {
    most.length = 0;
    vi.spyOn(String.prototype, 'normalize').mockImplementation(function (this: string, form?: string) {
      for (const [run] of this.matchAll(/\p{M}+/gu)) most.push(run.length);
      return normalize.call(this, form);
    });
  });
  afterEach(() => {
    vi.restoreAllMocks();
  });

  const { review } = createReviewer();
  const search = createSearch<{ text: string }>(({ text }) => ({ texts: [text] }));
  it.each<[string, (text: string) => unknown]>([
    ['a text from outside', normaliseText],
    ['the topics of a post', (text) => postTopics.safeParse([text])],
    ['an address', slugOf],
    ['a search of the website', searchText],
    ['the title and the text of a post that is searched', (text) => fuzzyScore('chair', text, text)],
    ['the search in the back office', (text) => search('chair')({ text })],
    ['the shape of a submission', shapesOf],
    ['the review', review],
  ])('grows with its length: at most 30 marks are put in order at a time for %s', (_, read) => {
    read(marked(5000));
    expect(Math.max(...most)).toBe(30);
  });

  it('is as small for one that is refused for its length, with the sentence of every long text', async () => {
    const sent = { about: 'question', name: 'Ciara Doyle', phone: '086 000 0000' };
    const send = (message: string) => testApi().call('post', '/messages', { json: { ...sent, message } });
    const answer = await send(marked(32_000));
    expect(answer.status).toBe(400);
    expect(answer.body).toEqual((await send('word '.repeat(5000))).body);
    expect(answer.body.fields.message).toMatch(/^Please use at most \d+ characters$/);
    expect(Math.max(...most)).toBe(30);
  });
});

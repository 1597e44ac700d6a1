import { describe, expect, test } from 'vitest';
import { compileWords } from '#api/languages/compile-words.ts';
import { sentencesIn } from '#api/languages/sentences.ts';
import { choosePhotos } from '#site/donations/choose-photos.ts';
import { appendSuggestion, suggestDescription } from '#site/donations/suggest-description.ts';
import { inPageLanguage } from '#site/language/translator.ts';

const file = (name: string) => new File([new Uint8Array(1)], name, { type: 'image/png', lastModified: 1 });

describe('choosing photos', () => {
  test('stops at five', () => {
    const five = [1, 2, 3, 4, 5].map((at) => file(`${at}.png`));
    const sixth = file('6.png');
    const choice = choosePhotos(five, [sixth]);
    expect(choice).toEqual({ photos: five, noRoom: [sixth] });
  });

  test('takes the same file once', () => {
    const photo = file('a.png');
    expect(choosePhotos([photo], [file('a.png')]).photos).toEqual([photo]);
  });
});

describe('suggesting a description', () => {
  test('says what was chosen and nothing else', () => {
    expect(suggestDescription('', '', 3)).toBe('');
    expect(suggestDescription('furniture', '', 0)).toBe('Furniture.');
    expect(suggestDescription('', 'fair', 0)).toBe('Item in fair condition (noticeable wear but usable).');
    expect(suggestDescription('books', 'good', 1)).toBe(
      'Books and media in good condition (some wear, fully functional). See the photo.',
    );
    expect(suggestDescription('toys', 'excellent', 2)).toContain('See the 2 photos.');
  });

  test.each([
    ['ga', 'Leabhair agus meáin, bail: maith (beagán caithimh, ag obair go hiomlán). Féach na 3 ghrianghraf.'],
    ['pl', 'Książki i media, stan dobry (ślady użycia, w pełni sprawne). Zobacz 3 zdjęcia.'],
    ['uk', 'Книги та медіа, стан добрий (є сліди користування, повністю справне). Дивіться 3 фото.'],
  ] as const)('says it in the language of the page: %s', async (language, said) => {
    const words = Object.fromEntries(
      (await sentencesIn(language)).map(({ id, english, draft }) => [id, compileWords(language, english, draft)]),
    );
    const page = { location: { language }, words };
    expect(inPageLanguage(page, () => suggestDescription('books', 'good', 3))).toBe(said);
  });

  test('is added at the end, once', () => {
    expect(appendSuggestion('  ', 'Furniture.')).toBe('Furniture.');
    expect(appendSuggestion('Two chairs. ', 'Furniture.')).toBe('Two chairs. Furniture.');
    expect(appendSuggestion('Two chairs. Furniture.', 'Furniture.')).toBe('Two chairs. Furniture.');
  });

  test('takes the place of an earlier one and of what says the same in short, never of the donor’s own words', () => {
    const good = suggestDescription('furniture', 'good', 0);
    for (const before of ['', 'Furniture.', 'Furniture', 'furniture', suggestDescription('furniture', 'fair', 2)]) {
      expect(appendSuggestion(before, good)).toBe(good);
      expect(appendSuggestion(`Two chairs. ${before}`, good)).toBe(`Two chairs. ${good}`);
    }
    expect(appendSuggestion('Old garden furniture', good)).toBe(`Old garden furniture ${good}`);
  });
});

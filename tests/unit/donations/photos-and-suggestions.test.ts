import { describe, expect, test } from 'vitest';
import { choosePhotos } from '#site/donations/choose-photos.ts';
import { appendSuggestion, suggestDescription } from '#site/donations/suggest-description.ts';

const file = (name: string, type: string, bytes = 1) =>
  new File([new Uint8Array(bytes)], name, { type, lastModified: 1 });
const LIMIT = 5 * 1024 * 1024;

describe('choosing photos', () => {
  test('takes JPEG, JPG, PNG and WebP under 5MB', () => {
    const files = [
      file('a.jpg', 'image/jpeg'),
      file('b.jpg', 'image/jpg'),
      file('c.png', 'image/png'),
      file('d.webp', 'image/webp', LIMIT - 1),
      file('e.JPEG', ''),
    ];
    expect(choosePhotos([], files)).toEqual({ photos: files, alerts: [], refused: [] });
  });

  test('refuses other types and 5MB, says each sentence once and keeps the rest', () => {
    const good = file('good.png', 'image/png');
    const choice = choosePhotos(
      [],
      [
        file('a.gif', 'image/gif'),
        file('b.svg', 'image/svg+xml'),
        file('c.txt', ''),
        file('d.png', 'image/png', LIMIT),
        good,
      ],
    );
    expect(choice.photos).toEqual([good]);
    expect(choice.alerts).toEqual([
      'Please select valid image files (JPEG, PNG, or WebP)',
      'Each image file must be less than 5MB',
    ]);
    expect(choice.refused).toEqual(['a.gif', 'b.svg', 'c.txt', 'd.png']);
  });

  test('stops at five', () => {
    const five = [1, 2, 3, 4, 5].map((at) => file(`${at}.png`, 'image/png'));
    const choice = choosePhotos(five, [file('6.png', 'image/png')]);
    expect(choice).toEqual({ photos: five, alerts: ['You can upload a maximum of 5 photos'], refused: ['6.png'] });
  });

  test('takes the same file once', () => {
    const photo = file('a.png', 'image/png');
    expect(choosePhotos([photo], [file('a.png', 'image/png')]).photos).toEqual([photo]);
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

  test('is added at the end, once', () => {
    expect(appendSuggestion('  ', 'Furniture.')).toBe('Furniture.');
    expect(appendSuggestion('Two chairs. ', 'Furniture.')).toBe('Two chairs. Furniture.');
    expect(appendSuggestion('Two chairs. Furniture.', 'Furniture.')).toBe('Two chairs. Furniture.');
  });
});

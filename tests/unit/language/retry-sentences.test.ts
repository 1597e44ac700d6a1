import { expect, it } from 'vitest';
import { tooManyAttempts } from '#api/attempts/attempt-limits.ts';
import { compileWords } from '#api/languages/compile-words.ts';
import { sentencesIn } from '#api/languages/sentences.ts';
import { refusal } from '#api/pages/refusals.ts';
import { changesRetrySentence } from '#contract/calls/retry-sentences.ts';
import { rateLimitPage } from '#contract/words/rate-limit-page.ts';
import { translate } from '#site/language/t.ts';
import { inPageLanguage } from '#site/language/translator.ts';
import { checkEverySentence } from '../../support/languages.ts';
import { testApi } from '../../support/test-api.ts';

const words = Object.fromEntries(
  (await sentencesIn('pl')).map(({ id, english, draft }) => [id, compileWords('pl', english, draft)]),
);
const inPolish = (text: string) => inPageLanguage({ location: { language: 'pl' }, words }, () => translate(text));

it.each([
  [1, 'Zbyt wiele prób. Spróbuj ponownie za 1 sekundę.'],
  [22, 'Zbyt wiele prób. Spróbuj ponownie za 22 sekundy.'],
  [89, 'Zbyt wiele prób. Spróbuj ponownie za 89 sekund.'],
  [90, 'Zbyt wiele prób. Spróbuj ponownie za 2 minuty.'],
  [600, 'Zbyt wiele prób. Spróbuj ponownie za 10 minut.'],
])('after %i seconds one can try again, in Polish', (seconds, text) =>
  expect(inPolish(tooManyAttempts(seconds * 1000).message)).toBe(text),
);

const CHANGED_OFTEN = 'This was changed five times within an hour, and a person reads each change.';

it('a browser that has not made the sentences itself knows each of an hour', () => {
  // `translator.ts` has made them: here as in a browser.
  for (const wait of ['1 second', '89 seconds', '2 minutes', '60 minutes']) {
    expect(inPolish(`Too many attempts. Please try again in ${wait}.`)).toMatch(/^Zbyt wiele prób/);
    expect(inPolish(`${CHANGED_OFTEN} Please change it again in ${wait}.`)).toMatch(/^Zmieniono to pięć razy/);
  }
  expect(inPolish(changesRetrySentence(3600))).toContain('za 60 minut.');
});

const assets = {
  loader: '',
  publicStyles: [],
  languageStyles: [],
  formStyles: [],
  offerStyles: [],
  pageStyles: [],
  admin: { script: '', styles: [] },
  fonts: [],
  extraScripts: [],
};
const { deps } = testApi();
const documentAt = async (path: string, of: 'form' | 'page') =>
  (await refusal(deps, tooManyAttempts(600_000), of, { assets, headers: {}, path })).text();

it('a refused form or page is answered in the language of its path, once all of it is checked', async () => {
  const form = await documentAt('/donations', 'form');
  expect(form).toContain('<html lang="en-IE">');
  expect(form).toContain('please <a href="/about/our-shops">ring one of our shops</a>.');
  expect(form).toContain('and send the form again in 10 minutes. If your browser');
  await checkEverySentence(deps, 'pl');
  const polish = await documentAt('/pl/donations', 'form');
  expect(polish).toContain('<html lang="pl">');
  expect(polish).toContain(
    'nie możesz czekać, <a href="/pl/about/our-shops">zadzwoń do jednego z naszych sklepów</a>.',
  );
  expect(polish).toContain('Wyślij swój ponownie za 10 minut.');
  expect(await documentAt('/pl/donations', 'page')).toContain('Odśwież tę stronę za 10 minut.');
  expect(await documentAt('/donations', 'form')).toBe(form);
  await checkEverySentence(deps, 'pl', ({ id, text }) => (id === rateLimitPage.callUs.id ? '' : text));
  expect(await documentAt('/pl/donations', 'form')).toBe(form);
});

import { afterEach, expect, it } from 'vitest';
import { translated, translateElements } from '#site/language/element-translator.ts';
import { hydrateLanguage } from '#site/language/hydrate-language.ts';

afterEach(() => translateElements(null));

const langOf = (text: string) => (translated('p', { children: text })[1] as { lang?: string }).lang;

it('what an editor has just written in the language of the page is marked as no English from then on', () => {
  const words = { Menu: 'Menu główne' };
  const { addOwn } = hydrateLanguage({ location: { language: 'pl' }, words, answers: {} });
  expect([langOf('Zaczęło się od loterii.'), langOf('Krzesła')]).toEqual(['en-IE', 'en-IE']);
  addOwn?.('Zaczęło się od loterii.');
  addOwn?.('- Krzesła\n- Stoły');
  expect([langOf('Zaczęło się od loterii.'), langOf('Krzesła'), langOf('Our story')]).toEqual(['pl', 'pl', 'en-IE']);
});

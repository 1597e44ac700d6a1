// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { sentencesIn } from '#api/languages/sentences.ts';
import { ENGLISH, languages } from '#contract/languages/languages.ts';
import { defaultSettings } from '#contract/settings/default-settings.ts';
import { pages } from '#contract/words/pages.ts';
import { testDeps } from '../support/deps.ts';
import { checkEverySentence } from '../support/languages.ts';
import { testSite } from '../support/site.ts';

it.each(languages)('the titles and descriptions of pages are in %s once they are checked', async (language) => {
  const deps = testDeps();
  const site = testSite(deps);
  const html = async (path: string) => (await site.get(path)).text();
  await checkEverySentence(deps, language);
  const inHead = (await sentencesIn(language)).filter(({ id }) => /head(?:Title|Description)$/i.test(id));
  const ends = ` · ${defaultSettings.organisation.name}`;
  for (const path of ['', '/about', '/about/our-shops', '/services', '/testimonials', '/donations', '/support']) {
    const written = (await html(`/${language}${path}`)).split('</head>')[0] ?? '';
    const document = new DOMParser().parseFromString(written.replace(/<link rel="stylesheet"[^>]*>/g, ''), 'text/html');
    const title = document.querySelector('title');
    const content = (name: string) => document.querySelector(`meta[${name}]`)?.getAttribute('content') ?? '';
    expect(title?.textContent?.endsWith(ends)).toBe(true);
    const words = inHead.map(({ draft }) => draft);
    expect([path, words]).toEqual([path, expect.arrayContaining([title?.textContent?.slice(0, -ends.length)])]);
    expect(words).toContain(content('name=description'));
    expect(content('property="og:title"')).toBe(title?.textContent);
    expect(content('property="og:description"')).toBe(content('name=description'));
    expect(written).not.toContain(` lang="${ENGLISH}"`);
  }
});

it('a title that nobody has checked is English and says so beside a description that is not', async () => {
  const deps = testDeps();
  const site = testSite(deps);
  const html = async (path: string) => (await site.get(path)).text();
  await checkEverySentence(deps, 'pl', ({ english, text }) => (english === 'Support us' ? '' : text));
  await deps.store.change((draft) => {
    const settings = draft.settings.get('settings');
    const words = settings?.languages?.pl?.words;
    if (!settings || !words) throw new Error('Nothing was checked.');
    const { [pages.supportHeadTitle.id]: _, ...others } = words;
    draft.settings.put({ ...settings, languages: { ...settings.languages, pl: { on: true, words: others } } });
  });
  const page = await html('/pl/support');
  expect(page).toContain(`<title lang="en-IE">Support us · ${defaultSettings.organisation.name}</title>`);
  expect(page).toContain('<meta name="description" content="Trzy sposoby pomocy');
});

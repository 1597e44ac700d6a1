import { languages } from '#contract/languages/languages.ts';
import { freePort } from '../../support/free-port.ts';
import { weigh } from '../support/page-weight.ts';
import { speakLanguage } from '../support/speak-language.ts';
import { expect, test } from '../support/test-with-own-server.ts';

const KB = 1024;
const READ_PAGE_MAX = 90 * KB;
const FORM_PAGE_MAX = 170 * KB;
const SCRIPTS_MAX = 5 * KB;
const READ = [
  '',
  '/about',
  '/about/our-shops',
  '/services',
  '/testimonials',
  '/support',
  '/what-we-take',
  '/search?q=lift',
  '/privacy',
];
const FORMS = ['/donations?form=1', '/testimonials?write=1'];

test.use({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright wants the pattern of the fixtures that are used
  serverEnv: async ({}, use) => use({ PORT: await freePort() }),
});

for (const language of languages) {
  test(`pages in ${language} keep what English ones may weigh`, { tag: '@all' }, async ({ browser, portal }) => {
    test.slow();
    await speakLanguage(portal.url, language);
    for (const path of [...READ, ...FORMS]) {
      // A browser that was never here.
      const context = await browser.newContext({ viewport: { width: 390, height: 844 }, deviceScaleFactor: 2 });
      const weight = await weigh(await context.newPage(), `${portal.url}/${language}${path}`);
      const heaviest = `${path}: ${JSON.stringify(weight.parts.slice(0, 8))}`;
      expect(weight.total, heaviest).toBeLessThanOrEqual(FORMS.includes(path) ? FORM_PAGE_MAX : READ_PAGE_MAX);
      if (!FORMS.includes(path)) expect(weight.scripts, heaviest).toBeLessThanOrEqual(SCRIPTS_MAX);
      await context.close();
    }
  });
}

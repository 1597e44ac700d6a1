import { readdir } from 'node:fs/promises';
import sharp from 'sharp';
import { defaultSettings } from '#contract/settings/default-settings.ts';
import { listedPages, publicPages, readPages, unlistedPages } from '../../support/public-pages.ts';
import { expect, test } from '../support/test-public-site.ts';

const ABSENT = '/no-such-page';
const there = readPages.filter((path) => !unlistedPages.includes(path));

test('a page that does not exist answers 404, is not indexed, and shows the way on', { tag: '@all' }, async ({
  page,
}) => {
  const answer = await page.goto(ABSENT);
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page not found');
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  await expect(page.locator('link[rel=canonical]')).toHaveCount(0);
  await expect(page.locator('main').getByRole('link', { name: defaultSettings.shops[0]?.phone ?? '' })).toBeVisible();
});

test('what stands in the place of another page, or behind a link, is not indexed', async ({ request }) => {
  for (const path of unlistedPages) {
    const html = await (await request.get(path)).text();
    expect(html, path).toContain('<meta name="robots" content="noindex">');
    expect(html, path).not.toContain('rel="canonical"');
  }
});

test('every page has a title and a description of its own, and names its address', { tag: '@all' }, async ({
  page,
  site,
}) => {
  const titles = new Set<string>();
  const descriptions = new Set<string>();
  for (const path of there) {
    const answer = await page.request.get(path);
    expect(answer.status(), path).toBe(200);
    const read = await page.evaluate(
      (html) => {
        const { head } = new DOMParser().parseFromString(html, 'text/html');
        const meta = (name: string) => head.querySelector<HTMLMetaElement>(`meta[${name}]`)?.content ?? '';
        return {
          title: head.querySelector('title')?.text ?? '',
          description: meta('name=description'),
          canonical: head.querySelector('link[rel=canonical]')?.getAttribute('href'),
          picture: meta('property="og:image"'),
          pictureAlt: meta('property="og:image:alt"'),
        };
      },
      await answer.text(),
    );
    // Whatever is looked for, a search is one page.
    const address = path.includes('?q=') ? path.slice(0, path.indexOf('?')) : path;
    expect(read.canonical, path).toBe(`${site.url}${address}`);
    expect(read.description.length, path).toBeGreaterThan(40);
    expect((await page.request.get(read.picture)).headers()['content-type'], path).toMatch(/^image\//);
    expect(read.pictureAlt, path).not.toBe('');
    titles.add(read.title);
    descriptions.add(read.description);
  }
  expect(titles.size).toBe(there.length);
  // The pages of one list share what is said about it.
  expect(descriptions.size).toBe(there.length - 1);
});

test('an open form and the number of the first page make no other page', { tag: '@all' }, async ({ page, site }) => {
  for (const [path, canonical] of [
    ['/donations?form=1', '/donations'],
    ['/testimonials?write=1', '/testimonials'],
    ['/testimonials?page=1', '/testimonials'],
    ['/testimonials?page=2&write=1', '/testimonials?page=2'],
  ]) {
    await page.goto(path ?? '');
    await expect(page.locator('link[rel=canonical]'), path).toHaveAttribute('href', `${site.url}${canonical}`);
    await expect(page.locator('meta[property="og:url"]'), path).toHaveAttribute('content', `${site.url}${canonical}`);
  }
});

test('unknown parameters change neither the page nor its canonical address', { tag: '@all' }, async ({
  page,
  site,
}) => {
  await page.goto('/about?utm_source=letter');
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', `${site.url}/about`);
});

test('the sitemap lists every public page and every post, and all of them are there', async ({ request, site }) => {
  const answer = await request.get('/sitemap.xml');
  expect(answer.headers()['content-type']).toContain('application/xml');
  const listed = [...(await answer.text()).matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address = '']) => address);
  expect(listed).toEqual(expect.arrayContaining(listedPages.map((path) => site.url + path)));
  expect(new Set(listed).size).toBe(listed.length);
  for (const path of unlistedPages) expect(listed, path).not.toContain(site.url + path);
  for (const address of listed) expect((await request.get(address)).status(), address).toBe(200);
});

test('robots are kept out of the portal and the API and shown the sitemap', async ({ request, site }) => {
  const text = await (await request.get('/robots.txt')).text();
  expect(text.split('\n')).toEqual(
    expect.arrayContaining([
      'User-agent: *',
      'Disallow: /admin',
      'Disallow: /api/',
      `Sitemap: ${site.url}/sitemap.xml`,
    ]),
  );
});

test('the manifest names the charity, and its icons are there in the sizes that it says', async ({ request }) => {
  const manifest = await (await request.get('/manifest.webmanifest')).json();
  expect(manifest.name).toBe(defaultSettings.organisation.name);
  // Otherwise no browser offers to install it.
  expect(manifest.display).toBe('minimal-ui');
  for (const { src, type } of manifest.icons) {
    expect((await request.get(src)).headers()['content-type'], src).toContain(type);
  }
  for (const path of ['/favicon.ico', '/apple-touch-icon.png', '/share.png']) {
    expect((await request.get(path)).status(), path).toBe(200);
  }
});

test('a page that is shared has its own picture, of the size that it says', async ({ page, request, site }) => {
  const seen = new Set<string>();
  for (const path of listedPages) {
    await page.goto(path);
    const meta = async (name: string) => page.locator(`meta[property="${name}"]`).getAttribute('content');
    const address = (await meta('og:image')) ?? '';
    if (!address.includes('/share')) continue;
    seen.add(address);
    const answer = await request.get(address.replace(new URL(address).origin, site.url));
    expect(answer.status(), address).toBe(200);
    const { width, height } = await sharp(await answer.body()).metadata();
    expect([String(width), String(height)], address).toEqual([
      await meta('og:image:width'),
      await meta('og:image:height'),
    ]);
  }
  const drawn = (await readdir('dist/client')).filter((name) => /^share[-.]/.test(name));
  expect([...seen].map((address) => new URL(address).pathname.slice(1)).toSorted()).toEqual(drawn.toSorted());
});

test('search engines are told about the charity and each shop, from the settings', async ({ page, site }) => {
  await page.goto('/about/our-shops');
  const text = await page.locator('script[type="application/ld+json"]').textContent();
  const { '@graph': things } = JSON.parse(text ?? '');
  const charity = things.find((thing: { '@type': string }) => thing['@type'] === 'NGO');
  expect(charity).toMatchObject({
    name: defaultSettings.organisation.name,
    url: `${site.url}/`,
    foundingDate: '1976',
    email: defaultSettings.contact.email,
    telephone: '+353209151976',
  });
  const stores = things.filter((thing: { '@type': string }) => thing['@type'] === 'Store');
  expect(stores).toHaveLength(defaultSettings.shops.length);
  for (const [at, shop] of defaultSettings.shops.entries()) {
    expect(stores[at]).toMatchObject({
      name: `${defaultSettings.organisation.name}, ${shop.name}`,
      address: { streetAddress: shop.address, addressRegion: shop.county, addressCountry: 'IE' },
      geo: { latitude: shop.latitude, longitude: shop.longitude },
    });
    expect(stores[at].openingHoursSpecification).toEqual(
      expect.arrayContaining([
        {
          '@type': 'OpeningHoursSpecification',
          dayOfWeek: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'],
          opens: '09:00',
          closes: '17:00',
        },
        { '@type': 'OpeningHoursSpecification', dayOfWeek: ['Saturday'], opens: '09:00', closes: '15:00' },
      ]),
    );
  }
});

test('every page names the rules by which the next page is made ready', async ({ request }) => {
  for (const path of publicPages) {
    const rules = (await request.get(path)).headers()['speculation-rules'];
    expect(rules, path).toBe('"/speculation-rules.json"');
  }
  const answer = await request.get('/speculation-rules.json');
  expect(answer.headers()['content-type']).toBe('application/speculationrules+json');
  expect((await answer.json()).prerender).toHaveLength(1);
});

test('a browser without those rules fetches a page when its link is pointed at, once', {
  tag: '@all',
}, async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(HTMLScriptElement, 'supports', { value: undefined }));
  await page.goto('/about');
  const hints = page.locator('link[rel=prefetch]');
  const links = page.locator('main a[href="/donations"], footer a[href="/donations"], header a[href="/donations"]');
  await links.first().hover();
  await expect(hints).toHaveCount(1);
  await expect(hints).toHaveAttribute('href', '/donations');
  await page.getByRole('heading', { level: 1 }).hover();
  await links.first().hover();
  await expect(hints).toHaveCount(1);
});

import { describe, expect, it } from 'vitest';
import { defaultSettings } from '#contract/settings/default-settings.ts';
import { links, publicPage, words } from '../../support/public-page.ts';
import { addressesOf } from '../../support/public-pages.ts';
import { addApprovedStory, addPublishedPost, changeSettings } from '../../support/records.ts';
import { screenApi } from '../../support/screen-api.ts';

/** More stories than a page of the list shows. */
const STORIES_ON_TWO_PAGES = 8;

const levels = (document: Document) =>
  [...document.querySelectorAll('main h1, main h2, main h3, main h4')].map((heading) =>
    Number(heading.tagName.slice(1)),
  );

/** The page with what has to be published for it to be there. */
const filledPage = async (key: string, path: string) => {
  const api = screenApi();
  if (key.startsWith('blog-')) {
    await addPublishedPost(api, { title: 'The dresser that went to three homes', topics: ['Our shops'] });
  }
  if (path.includes('page=2')) {
    for (let story = 0; story < STORIES_ON_TWO_PAGES; story += 1) await addApprovedStory(api);
  }
  return publicPage(path, api);
};

const pages = Object.entries(addressesOf).flatMap(([key, addresses]) => addresses.map((path) => ({ key, path })));

describe.each(pages)('$path', ({ key, path }) => {
  it('is the page of the list that it is meant to be', async () => {
    const page = await filledPage(key, path);
    expect([page.key, page.status]).toEqual([key, key === 'not-found' ? 404 : 200]);
  });

  it('has one title, headings in order, and no style of its own', async () => {
    const { document, html } = await filledPage(key, path);
    expect(document.querySelectorAll('h1')).toHaveLength(1);
    const found = levels(document);
    expect(found[0]).toBe(1);
    found.forEach((level, at) => {
      expect(level - (found[at - 1] ?? 1)).toBeLessThanOrEqual(1);
    });
    expect(html).not.toMatch(/\sstyle=/);
  });

  it('has ids that are there once, and links inside the page that lead somewhere', async () => {
    const { document } = await filledPage(key, path);
    const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    for (const href of links(document).filter((href) => href.startsWith('#'))) expect(ids).toContain(href.slice(1));
  });

  it('gives every picture its room and its words, and loads the lower ones late', async () => {
    const { document } = await filledPage(key, path);
    for (const picture of document.querySelectorAll('img')) {
      expect(picture.hasAttribute('alt')).toBe(true);
      expect(picture.getAttribute('width')).toMatch(/^\d+$/);
      expect(picture.getAttribute('height')).toMatch(/^\d+$/);
    }
    for (const picture of document.querySelectorAll('.card img, .note img, .trip img, footer .horizon'))
      expect(picture.getAttribute('loading')).toBe('lazy');
  });
});

describe('the frame of every page', () => {
  it('leads to all parts of the site, in order, without a script', async () => {
    const { document } = await publicPage('/');
    const nav = document.querySelector('nav[aria-label="Main"] > ul');
    const main = [...(nav?.children ?? [])].map((item) => item.querySelector('a'));
    expect(main.map(words)).toEqual([
      'Home',
      'About',
      'Visit Us',
      'Services',
      'Testimonials',
      'Donate Items',
      'Support Us',
    ]);
    const hrefs = ['/', '/about', '/about/our-shops', '/services', '/testimonials', '/donations', '/support'];
    expect(main.map((link) => link?.getAttribute('href'))).toEqual(hrefs);
    const menu = document.querySelector('details nav[aria-label="Main menu"]');
    if (!menu) throw new Error('There is no menu for small screens.');
    expect(links(menu)).toEqual(expect.arrayContaining(hrefs));
    expect(links(document)).toContain('/blogs');
  });

  it('marks the page in the navigation, and the part that it lies in', async () => {
    const marked = async (path: string) => {
      const { document } = await publicPage(path);
      return [...document.querySelectorAll('nav[aria-label="Main"] > ul > li > a[aria-current]')].map(words);
    };
    expect(await marked('/about/our-shops')).toEqual(['Visit Us']);
    expect(await marked('/services/medical-expenses')).toEqual(['Services']);
    expect(await marked('/nowhere')).toEqual([]);
  });

  it('takes names, numbers and addresses from the settings, and the year from the clock', async () => {
    const api = screenApi();
    await changeSettings(api, ({ contact }) => ({
      organisation: { name: 'Hands and Hearts', established: 1976, registeredNumber: '20099999' },
      contact: { ...contact, phone: '020 910 0000', email: 'ring@hands.example' },
      social: [{ name: 'Mastodon', url: 'https://social.example/@hands' }],
    }));
    const { document } = await publicPage('/', api, new Date('2027-12-31T23:59:59.000Z'));
    const footer = document.querySelector('footer.foot');
    if (!footer) throw new Error('There is no footer.');
    expect(words(footer)).toContain('© 2027 Hands and Hearts. All rights reserved.');
    expect(words(footer)).toContain('Registered charity number 20099999');
    expect(words(document.querySelector('a.logo'))).toBe('Hands and Hearts');
    expect(links(footer)).toEqual(
      expect.arrayContaining(['tel:+353209100000', 'mailto:ring@hands.example', 'https://social.example/@hands']),
    );
    expect(words(document.body)).not.toContain(defaultSettings.contact.phone);
  });

  it('shows no way to the portal to visitors', async () => {
    const { document } = await publicPage('/');
    expect(document.querySelector('[title="Admin Portal"]')).toBeNull();
  });

  it('sends readers of shops with different hours to the list of shops', async () => {
    const api = screenApi();
    await changeSettings(api, ({ shops }) => ({
      shops: shops.map((shop, at) => (at === 0 ? { ...shop, hours: { ...shop.hours, saturday: null } } : shop)),
    }));
    const { document } = await publicPage('/support', api);
    expect(words(document.querySelector('footer.foot'))).toContain('Opening hours of each shop');
  });
});

import { describe, expect, it } from 'vitest';
import { defaultSettings } from '#contract/settings/default-settings.ts';
import { existing } from '../../support/existing.ts';
import { links, publicPage, words } from '../../support/public-page.ts';
import { addText, changeSettings } from '../../support/records.ts';
import { screenApi } from '../../support/screen-api.ts';

const text = (element: Element, selector: string) => words(element.querySelector(selector));

describe('the shops page', () => {
  it('shows each shop with its address, hours, phone and directions', async () => {
    const { main } = await publicPage('/about/our-shops');
    const shops = [...main.querySelectorAll('article.shop')];
    expect(shops.map((shop) => text(shop, 'h2'))).toEqual(['Clane', 'Bagnelstown', 'New Ross', 'Wexford Town']);
    const [clane] = shops;
    if (!clane) throw new Error('There is no shop.');
    expect(text(clane, '.facts')).toContain('Longtown, Clane, Co Kildare');
    expect(text(clane, '.facts')).toContain('Mon–Fri 9:00–5:00, Sat 9:00–3:00, Sunday closed');
    expect(text(clane, '.open')).toBe('Open now, closes at 5:00');
    expect(links(clane)).toEqual([
      'tel:+353209151977',
      '/donations',
      '/support',
      'https://www.google.com/maps/dir/?api=1&destination=Longtown%2C%20Clane%2C%20Co%20Kildare%2C%20Ireland',
    ]);
    expect(text(clane, 'a[rel=noopener]')).toBe('Get Directions to Clane');
  });

  it('pairs the pins of the map with the list', async () => {
    const { main } = await publicPage('/about/our-shops');
    const anchors = ['#clane', '#bagnelstown', '#newross', '#wexford'];
    const list = main.querySelector('.shop-index');
    const map = main.querySelector('.map');
    if (!list || !map) throw new Error('There is no list, or no map.');
    expect(links(list)).toEqual(anchors);
    expect(links(map)).toEqual(anchors);
    expect(map.querySelector('img')?.getAttribute('alt')).toContain('Clane in Co Kildare');
  });

  it('says when the shops close soon, are closed, and why', async () => {
    const status = async (now: string) => {
      const { main } = await publicPage('/about/our-shops', screenApi(), new Date(now));
      return text(main, '.shop .open');
    };
    expect(await status('2026-11-20T16:40:00.000Z')).toBe('Closes at 5:00 in 20 minutes');
    expect(await status('2026-11-22T12:00:00.000Z')).toBe('Closed, opens Monday 9:00');
    expect(await status('2026-04-06T12:00:00.000Z')).toBe('Closed today: Easter Monday, opens Tuesday 9:00');
  });

  it('announces the closures of the coming weeks', async () => {
    const api = screenApi();
    const closures = [{ date: '2026-12-03', reason: 'stock-taking' }];
    await changeSettings(api, ({ shops }) => ({
      shops: shops.map((shop) => (shop.key === 'clane' ? { ...shop, closures } : shop)),
    }));
    const { main } = await publicPage('/about/our-shops', api);
    expect(text(main, '#clane .facts')).toContain('Closed Thursday 3 December: stock-taking');
    expect(text(main, '#wexford .facts')).not.toContain('stock-taking');
  });

  it('says when a shop is open on a public holiday, to people and to search engines', async () => {
    const api = screenApi();
    const holidayHours = [{ date: '2026-12-26', opens: '12:00', closes: '16:00' }];
    await changeSettings(api, ({ shops }) => ({
      shops: shops.map((shop) => (shop.key === 'clane' ? { ...shop, holidayHours } : shop)),
    }));
    const now = new Date('2026-12-26T09:00:00.000Z');
    const { main, structuredData } = await publicPage('/about/our-shops', api, now);
    expect(text(main, '#clane .facts')).toContain('St Stephen’s Day, Saturday 26 December: 12:00–4:00');
    expect(text(main, '#clane .open')).toBe('Closed, opens today 12:00');
    expect(text(main, '#wexford .open')).toContain('Closed today: St Stephen’s Day');
    expect(JSON.stringify(structuredData)).toContain(
      '"name":"St Stephen’s Day","opens":"12:00","closes":"16:00","validFrom":"2026-12-26"',
    );
    const shops = await publicPage('/services/donation-shop', api, now);
    expect(words(shops.main)).toContain('St Stephen’s Day, Saturday 26 December. Clane is open that day, 12:00–4:00.');
  });

  it('shows the words of staff where they have written some', async () => {
    const api = screenApi();
    await addText(api, '/about/our-shops', 'newross', 'Mind the step.');
    const { main } = await publicPage('/about/our-shops', api);
    expect(text(main, '#newross .shop__body > p')).toBe('Mind the step.');
    expect(text(main, '#clane .shop__body > p')).toContain('Our first shop, opened in 2009.');
  });

  it('shows the shops that were added, in their words or those of staff, and none that was taken away', async () => {
    const api = screenApi();
    const [clane] = defaultSettings.shops;
    await changeSettings(api, ({ shops }) => ({
      shops: [
        ...shops.filter(({ key }) => key !== 'wexford'),
        // Neither is taken for another element or another text of the page.
        { ...existing(clane), key: 'main', name: 'Main Street' },
        { ...existing(clane), key: 'title', name: 'Naas', latitude: 53.216, longitude: -6.667 },
      ],
    }));
    await addText(api, '/about/our-shops', 'shop-title', 'Mind the canal.');
    const { main, structuredData } = await publicPage('/about/our-shops', api);
    const cards = [...main.querySelectorAll('article.shop')];
    const anchors = ['clane', 'bagnelstown', 'newross', 'shop-main', 'shop-title'];
    expect(cards.map(({ id }) => id)).toEqual(anchors);
    expect(links(existing(main.querySelector('.map') ?? undefined))).toEqual(anchors.map((anchor) => `#${anchor}`));
    expect(cards.slice(3).map((card) => text(card, '.shop__body > p'))).toEqual([
      'Our shop in Main Street. Call in to browse, or to drop off things that you no longer need.',
      'Mind the canal.',
    ]);
    expect(text(main, 'h1')).toBe('Four painted doors, one good cause');
    expect(JSON.stringify(structuredData)).toContain('/about/our-shops#shop-title');
    expect(JSON.stringify(structuredData)).not.toContain('#wexford');
  });

  it('closes with the ways to donate and to read testimonials', async () => {
    const { main } = await publicPage('/about/our-shops');
    const last = main.lastElementChild;
    if (!last) throw new Error('The page is empty.');
    expect(links(last)).toEqual(['/donations', '/testimonials']);
  });
});

import { describe, expect, it } from 'vitest';
import { defaultHelpSettings } from '#contract/help/help-settings.ts';
import { defaultSettings } from '#contract/settings/default-settings.ts';
import { links, publicPage, words } from '../../support/public-page.ts';
import { addText, changeSettings } from '../../support/records.ts';
import { screenApi } from '../../support/screen-api.ts';

const { serviceEmails, contact } = defaultSettings;

describe('the services', () => {
  it('are three in overview, each with what it includes', async () => {
    const { main } = await publicPage('/services');
    const services = [...main.querySelectorAll('section[aria-label="Services"] article')];
    expect(services.map((service) => words(service.querySelector('h2')))).toEqual([
      'Medical Expense Support',
      'Hospital Transport',
      'Donation Shop',
    ]);
    expect(services.map((service) => links(service)[0])).toEqual([
      '/services/medical-expenses',
      '/services/hospital-transport',
      '/services/donation-shop',
    ]);
    for (const service of services) expect(service.querySelectorAll('.ticks li').length).toBeGreaterThanOrEqual(3);
  });

  it('are named by the links to those that one asks for as by the titles that staff have written', async () => {
    const api = screenApi();
    await addText(api, '/services', 'also-counselling-title', 'Somebody to talk to');
    const { main } = await publicPage('/services', api);
    const named = ['counselling', 'weekly-shopping'].map((id) => {
      const card = main.querySelector(`#${id}`);
      return [words(card?.querySelector('h3')), words(card?.querySelector('a'))];
    });
    expect(named).toEqual([
      ['Somebody to talk to', 'More About It: Somebody to talk to'],
      ['Weekly Shopping', 'More About It: Weekly Shopping'],
    ]);
  });

  it('medical expenses: three steps, who can apply, which documents, how long the review takes', async () => {
    const { main } = await publicPage('/services/medical-expenses');
    expect(main.querySelectorAll('ol.steps > li')).toHaveLength(3);
    expect(words(main)).toContain('3-5 business days');
    const lists = [...main.querySelectorAll('.panel')].map((panel) => [...panel.querySelectorAll('li')].map(words));
    expect(lists).toEqual([
      [
        'Health-related financial hardship',
        'Demonstrated need',
        'Completed application with documents',
        'Within service area',
      ],
      [
        'Medical documentation or bills',
        'Proof of income and expenses',
        'Identification',
        'Bank statements if applicable',
      ],
    ]);
    expect(links(main)).toContain(`mailto:${serviceEmails.medical}`);
  });

  it('hospital transport: how far and how long ahead, as the settings say', async () => {
    const api = screenApi();
    const point = { name: 'our office', latitude: 52.336, longitude: -6.463 };
    const json = { ...defaultHelpSettings, kilometres: 80, noticeHours: 24, point };
    await api.call('put', '/settings/help', { as: await api.staff(), json });
    const { main } = await publicPage('/services/hospital-transport', api);
    const read = words(main);
    for (const fact of [
      'Within a 50-mile radius (our office)',
      'At least 24 hours',
      'Book by phone at least 24 hours ahead.',
    ])
      expect(read).toContain(fact);
    expect(read).not.toContain('nearest to you');
    expect(read).not.toContain('48 hours');
  });

  it('hospital transport: how to book, what to know, and the Irish emergency numbers', async () => {
    const { main } = await publicPage('/services/hospital-transport');
    const read = words(main);
    for (const fact of [
      'Book by phone at least 48 hours ahead.',
      'Monday to Friday. Limited weekend service for emergencies.',
      'One companion allowed',
      'Within a 25-mile radius',
      'Free',
      'For life-threatening emergencies',
      'Call 112 or 999.',
    ])
      expect(read).toContain(fact);
    expect(read).not.toContain('911');
    expect(links(main)).toEqual(
      expect.arrayContaining(['tel:112', 'tel:999', 'tel:+353209151976', `mailto:${serviceEmails.transport}`]),
    );
    expect(read).toContain(`Call ${contact.phone}`);
  });

  it('donation shop: hours, holidays, addresses, what is accepted, where the money goes', async () => {
    const { main } = await publicPage('/services/donation-shop');
    expect([...main.querySelectorAll('.table > div')].map((row) => [...row.children].map(words))).toEqual([
      ['Mon–Fri', '9:00–5:00'],
      ['Sat', '9:00–3:00'],
      ['Sunday', 'Closed'],
    ]);
    const read = words(main);
    expect(read).toContain('Closed on public holidays. The next one is Christmas Day, Friday 25 December.');
    expect(read).toContain('100% of proceeds support our programs');
    const [accepted, refused] = main.querySelectorAll('.panel--ok, .panel--no');
    expect([...(accepted?.querySelectorAll('li') ?? [])].map(words)).toEqual([
      'Clothing & Accessories',
      'Household Items',
      'Electronics',
      'Books & Media',
      'Furniture',
      'Kitchenware',
      'Toys & Games',
      'Sports Equipment',
    ]);
    expect(words(refused)).toContain('Please ask us in the shop about anything not listed here.');
    expect([...main.querySelectorAll('a[rel=noopener]')].map(words)).toEqual([
      'Get Directions to Clane',
      'Get Directions to Bagnelstown',
      'Get Directions to New Ross',
      'Get Directions to Wexford Town',
    ]);
    expect(links(main)).toContain(`mailto:${serviceEmails.shop}`);
  });

  it('donation shop: lists what staff have written, one entry a line', async () => {
    const api = screenApi();
    await addText(api, '/services/donation-shop', 'not-accepted', '- Mattresses\n\n- Cookers');
    const { main } = await publicPage('/services/donation-shop', api);
    expect([...main.querySelectorAll('.panel--no li')].map(words)).toEqual(['Mattresses', 'Cookers']);
  });

  it('donation shop: gives each shop its own table where hours differ', async () => {
    const api = screenApi();
    await changeSettings(api, ({ shops }) => ({
      shops: shops.map((shop, at) => (at === 0 ? { ...shop, hours: { ...shop.hours, saturday: null } } : shop)),
    }));
    const { main } = await publicPage('/services/donation-shop', api);
    expect(main.querySelectorAll('.table')).toHaveLength(4);
  });
});

describe('the support page', () => {
  it('names three ways to help, each with whom to contact', async () => {
    const { main } = await publicPage('/support');
    const ways = [...main.querySelectorAll('section:not(#giving) article')];
    expect(ways.map((way) => words(way.querySelector('h3')))).toEqual([
      'Financial support',
      'Volunteer',
      'Donate items',
    ]);
    for (const way of ways) {
      expect(links(way)).toContain('tel:+353209151976');
      expect(links(way).some((href) => href.startsWith('mailto:'))).toBe(true);
    }
    expect(links(main)).toContain('/donations');
  });
});

describe('an unknown address', () => {
  it('is answered as not found, with the main links and the phones of the shops', async () => {
    const { main, status, meta } = await publicPage('/no/such/page');
    expect(status).toBe(404);
    expect(meta.indexed).toBe(false);
    expect(words(main.querySelector('h1'))).toBe('Page not found');
    expect(links(main)).toEqual([
      '/help',
      '/',
      '/about',
      '/about/our-shops',
      '/services',
      '/testimonials',
      '/donations',
      '/support',
      '/blogs',
      '/what-we-take',
      '/contact',
      '/search',
      'tel:+353209151977',
      'tel:+353209151978',
      'tel:+353209151979',
      'tel:+353209151980',
    ]);
  });
});

import { expect, test } from 'vitest';
import { links, publicPage, words } from '../../support/public-page.ts';
import { made } from '../../support/records.ts';
import { screenApi } from '../../support/screen-api.ts';

test('the privacy page says what is kept and for how long, from the settings', async () => {
  const api = screenApi();
  const json = { rejectedTestimonials: 6, closedDonations: 24, audit: 18 };
  made(await api.call('put', '/privacy/retention', { as: await api.staff(), json }));
  const { main } = await publicPage('/privacy', api);
  const text = words(main);
  expect(text).toContain('we delete it 6 months after that decision');
  expect(text).toContain('until we have collected or declined the item, and for 2 years after that');
  expect(text).toContain('a log of what they did for 18 months');
  expect(text).toContain('each backup after 6 weeks at most');
  expect(text).toContain('sets no cookies');
});

test('the privacy page names the supervisory authority, the private link, and whom to ask', async () => {
  const { main } = await publicPage('/privacy');
  expect(words(main)).toContain('Data Protection Commission');
  expect(links(main)).toEqual(
    expect.arrayContaining([
      'https://www.dataprotection.ie',
      '/testimonials/yours',
      'mailto:hello@southeastcarefund.example',
    ]),
  );
});

test.each(['/', '/testimonials', '/donations', '/nowhere'])('the foot of %s leads to it', async (path) => {
  const { document } = await publicPage(path);
  expect(links(document.querySelector('footer.foot') ?? document)).toContain('/privacy');
});

test.each([
  ['/testimonials?write=1', '/privacy#testimonials'],
  ['/donations?form=1', '/privacy#offers'],
])('the form at %s leads to its part', async (path, href) => {
  const { main } = await publicPage(path);
  expect(links(main)).toContain(href);
  const { document } = await publicPage('/privacy');
  expect(document.getElementById(href.split('#')[1] ?? '')).not.toBeNull();
});

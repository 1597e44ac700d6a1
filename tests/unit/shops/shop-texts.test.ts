import { describe, expect, it } from 'vitest';
import { answerTimeAt } from '#contract/help/answer-time.ts';
import { isAnsweredInEvenings, phoneTimes, sharedHours } from '#contract/help/phone-times.ts';
import { defaultSettings } from '#contract/settings/default-settings.ts';
import { addressLine, directionsUrl } from '#site/shops/contact.ts';
import { hoursText } from '#site/shops/week-hours-text.ts';

const { shops } = defaultSettings;
const [clane] = shops;
if (!clane) throw new Error('The default settings have shops.');

describe('how a shop is described', () => {
  it('writes the hours of the week in as few rows as it takes', () => {
    expect(hoursText(clane.hours)).toBe('Mon–Fri 9:00–5:00, Sat 9:00–3:00, Sunday closed');
    expect(hoursText({ ...clane.hours, wednesday: null })).toBe(
      'Mon–Tue 9:00–5:00, Wednesday closed, Thu–Fri 9:00–5:00, Sat 9:00–3:00, Sunday closed',
    );
  });

  it('speaks of one week only when all shops keep it', () => {
    expect(sharedHours(shops)).toEqual(clane.hours);
    expect(sharedHours([clane, { hours: { ...clane.hours, monday: null } }])).toBeNull();
    expect(sharedHours([])).toBeNull();
  });

  it('names the town once', () => {
    expect(shops.map(addressLine)).toEqual([
      'Longtown, Clane, Co Kildare',
      'Bagnelstown, Co Carlow',
      'Woodbine Business Park, New Ross, Co Wexford',
      'Clonard Road, Whitemill, behind Rehab Wexford, Wexford Town, Co Wexford',
    ]);
  });

  it('leads to the shop on a map', () => {
    const url = new URL(directionsUrl(clane));
    expect(url.origin + url.pathname).toBe('https://www.google.com/maps/dir/');
    expect(Object.fromEntries(url.searchParams)).toEqual({
      api: '1',
      destination: 'Longtown, Clane, Co Kildare, Ireland',
    });
  });
});

describe('when the telephone is answered', () => {
  const closed = { date: '2026-03-03', reason: 'Stock-taking' };
  const easterMonday = { date: '2026-04-06', opens: '10:00', closes: '14:00' };
  const answered = (hours: typeof clane.hours, on: typeof shops, now: string) =>
    answerTimeAt(phoneTimes(hours, on), new Date(now));

  it('is not on a day on which all shops are closed', () => {
    const all = shops.map((shop) => ({ ...shop, closures: [closed] }));
    const but = all.map((shop, at) => (at === 1 ? { ...shop, closures: [] } : shop));
    expect(answered(clane.hours, all, '2026-03-03T08:00:00Z')?.day).toBe('2026-03-04');
    expect(answered(clane.hours, but, '2026-03-03T08:00:00Z')?.day).toBe('2026-03-03');
  });

  it('is on a public holiday where all shops are open, and it keeps their hours', () => {
    const open = shops.map((shop) => ({ ...shop, holidayHours: [easterMonday] }));
    const but = open.map((shop, at) =>
      at === 1 ? { ...shop, holidayHours: [{ ...easterMonday, opens: '11:00' }] } : shop,
    );
    const early = '2026-04-06T06:00:00Z';
    expect(answered(clane.hours, open, early)).toEqual({ day: '2026-04-06', from: '10:00', to: '12:00' });
    expect(answered(clane.hours, but, early)?.day).toBe('2026-04-07');
    expect(answered({ ...clane.hours, saturday: null }, open, early)?.day).toBe('2026-04-07');
  });

  it('is in the evening where it is on one', () => {
    expect(isAnsweredInEvenings(clane.hours)).toBe(false);
    expect(isAnsweredInEvenings({ ...clane.hours, friday: { opens: '12:00', closes: '20:00' } })).toBe(true);
  });
});

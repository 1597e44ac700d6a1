import { describe, expect, it } from 'vitest';
import { sharedHours } from '#contract/help/phone-times.ts';
import { defaultSettings } from '#contract/settings/default-settings.ts';
import { addressLine, directionsUrl } from '#site/shops/contact.ts';
import { hoursText } from '#site/shops/hours-text.ts';

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

import { describe, expect, it } from 'vitest';
import { defaultSettings } from '#contract/settings/default-settings.ts';
import type { Shop } from '#contract/settings/settings.ts';
import { valueIn } from '#contract/words/message.ts';
import { comingClosures, nextChange, openHolidays, shopStatus } from '#site/shops/open-now.ts';

const [clane] = defaultSettings.shops;
if (!clane) throw new Error('The default settings have shops.');
const shop = (changes: Partial<Shop> = {}): Shop => ({ ...clane, ...changes });
/** The closures of the coming fortnight, in English. */
const closuresOf = (of: Shop, now: Date) =>
  comingClosures(of, now, 14).map(({ day, reason }) => ({ day, reason: valueIn(null, reason) }));
const at = (iso: string, changes?: Partial<Shop>) => shopStatus(shop(changes), new Date(iso));
const until = (iso: string, ...shops: Shop[]) =>
  nextChange(shops.length ? shops : [shop()], new Date(iso)).toISOString();

describe('the status of a shop', () => {
  it.each([
    ['before opening', '2026-11-20T08:59:59Z', 'closed', 'Closed, opens today 9:00'],
    ['at opening', '2026-11-20T09:00:00Z', 'open', 'Open now, closes at 5:00'],
    ['half an hour and a moment before closing', '2026-11-20T16:29:59Z', 'open', 'Open now, closes at 5:00'],
    ['half an hour before closing', '2026-11-20T16:30:00Z', 'closing-soon', 'Closes at 5:00 in 30 minutes'],
    ['twenty minutes before closing', '2026-11-20T16:40:00Z', 'closing-soon', 'Closes at 5:00 in 20 minutes'],
    ['in the last minute', '2026-11-20T16:59:30Z', 'closing-soon', 'Closes at 5:00 in 1 minute'],
    ['at closing', '2026-11-20T17:00:00Z', 'closed', 'Closed, opens Saturday 9:00'],
    ['on a Saturday afternoon', '2026-11-21T14:45:00Z', 'closing-soon', 'Closes at 3:00 in 15 minutes'],
    ['on a Saturday evening', '2026-11-21T15:00:00Z', 'closed', 'Closed, opens Monday 9:00'],
    ['on a Sunday', '2026-11-22T12:00:00Z', 'closed', 'Closed, opens Monday 9:00'],
    ['just before midnight', '2026-11-22T23:59:59Z', 'closed', 'Closed, opens Monday 9:00'],
    ['just after midnight', '2026-11-23T00:00:00Z', 'closed', 'Closed, opens today 9:00'],
  ])('%s', (_, iso, state, text) => {
    expect(at(iso)).toEqual({ state, text });
  });

  it.each([
    ['the Friday before the clocks go forward', '2026-03-27T09:00:00Z', 'open'],
    ['the Monday after, before nine by the clock', '2026-03-30T07:59:00Z', 'closed'],
    ['the Monday after, at nine by the clock', '2026-03-30T08:00:00Z', 'open'],
    ['the Monday after, at five by the clock', '2026-03-30T16:00:00Z', 'closed'],
    ['the Friday before the clocks go back', '2026-10-23T08:00:00Z', 'open'],
    ['the Tuesday after, before nine by the clock', '2026-10-27T08:59:00Z', 'closed'],
    ['the Tuesday after, at nine by the clock', '2026-10-27T09:00:00Z', 'open'],
  ])('follows the clocks in Dublin: %s', (_, iso, state) => {
    expect(at(iso).state).toBe(state);
  });

  it.each([
    ['2026-02-02T12:00:00Z', 'Closed today: St Brigid’s Day, opens Tuesday 9:00'],
    ['2026-04-06T12:00:00Z', 'Closed today: Easter Monday, opens Tuesday 9:00'],
    ['2026-10-26T12:00:00Z', 'Closed today: October bank holiday, opens Tuesday 9:00'],
    ['2026-12-25T12:00:00Z', 'Closed today: Christmas Day, opens Monday 9:00'],
    ['2026-12-24T18:00:00Z', 'Closed, opens Monday 9:00'],
  ])('is closed on public holidays: %s', (iso, text) => {
    expect(at(iso)).toEqual({ state: 'closed', text });
  });

  it('names the reason of a closure, and the day of the next opening when it is far', () => {
    const closures = Array.from({ length: 9 }, (_, ahead) => ({
      date: `2026-11-${16 + ahead}`,
      reason: 'stock-taking',
    }));
    expect(at('2026-11-16T12:00:00Z', { closures }).text).toBe(
      'Closed today: stock-taking, opens Wednesday 25 November 9:00',
    );
  });

  it('says only that it is closed when it never opens', () => {
    const never = {
      monday: null,
      tuesday: null,
      wednesday: null,
      thursday: null,
      friday: null,
      saturday: null,
      sunday: null,
    };
    expect(at('2026-11-20T12:00:00Z', { hours: never })).toEqual({ state: 'closed', text: 'Closed' });
  });

  it('does not open on a day whose hours end before they begin', () => {
    const friday = { opens: '17:00', closes: '09:00' };
    expect(at('2026-11-20T17:30:00Z', { hours: { ...clane.hours, friday } }).state).toBe('closed');
  });
});

describe('until when the status is true', () => {
  it.each([
    ['before opening, until opening', '2026-11-20T06:00:00Z', '2026-11-20T09:00:00.000Z'],
    ['when open, until it closes soon', '2026-11-20T09:00:00Z', '2026-11-20T16:30:00.000Z'],
    ['when closing soon, until the next minute', '2026-11-20T16:40:20Z', '2026-11-20T16:41:00.000Z'],
    ['in the last minute, until closing', '2026-11-20T16:59:00Z', '2026-11-20T17:00:00.000Z'],
    ['after closing, until midnight in Dublin', '2026-11-20T17:00:00Z', '2026-11-21T00:00:00.000Z'],
    ['in summer, until midnight in Dublin', '2026-06-19T20:00:00Z', '2026-06-19T23:00:00.000Z'],
    ['on the day the clocks go forward', '2026-03-29T00:30:00Z', '2026-03-29T23:00:00.000Z'],
    ['on the day the clocks go back', '2026-10-25T00:30:00Z', '2026-10-26T00:00:00.000Z'],
    ['on a public holiday, until midnight', '2026-12-25T08:00:00Z', '2026-12-26T00:00:00.000Z'],
  ])('%s', (_, iso, expected) => {
    expect(until(iso)).toBe(expected);
  });

  it('takes the earliest change of all shops', () => {
    const friday = { opens: '08:30', closes: '16:00' };
    const early = shop({ hours: { ...clane.hours, friday } });
    expect(until('2026-11-20T08:00:00Z', shop(), early)).toBe('2026-11-20T08:30:00.000Z');
  });

  it('holds at every minute of a week: nothing changes before it', () => {
    const start = Date.parse('2026-03-27T00:00:00Z');
    let now = new Date(start);
    while (now.getTime() < start + 4 * 86_400_000) {
      const next = nextChange([shop()], now);
      expect(next.getTime()).toBeGreaterThan(now.getTime());
      expect(at(new Date(next.getTime() - 1).toISOString())).toEqual(at(now.toISOString()));
      now = next;
    }
  });
});

describe('coming closures', () => {
  it('are holidays and closures on days on which the shop is open otherwise', () => {
    const closures = [
      { date: '2026-12-24', reason: 'Early closing' },
      { date: '2026-12-27', reason: 'A Sunday anyway' },
    ];
    expect(closuresOf(shop({ closures }), new Date('2026-12-20T12:00:00Z'))).toEqual([
      { day: '2026-12-24', reason: 'Early closing' },
      { day: '2026-12-25', reason: 'Christmas Day' },
      { day: '2026-12-26', reason: 'St Stephen’s Day' },
      { day: '2027-01-01', reason: 'New Year’s Day' },
    ]);
  });
});

describe('a shop that is open on a public holiday', () => {
  const holidayHours = [
    { date: '2026-12-26', opens: '12:00', closes: '16:00' },
    { date: '2027-01-01', opens: '10:00', closes: '14:00' },
  ];

  it.each([
    ['2026-12-25T12:00:00Z', 'Closed today: Christmas Day, opens Saturday 12:00'],
    ['2026-12-26T11:59:00Z', 'Closed, opens today 12:00'],
    ['2026-12-26T12:00:00Z', 'Open now, closes at 4:00'],
    ['2026-12-26T15:45:00Z', 'Closes at 4:00 in 15 minutes'],
    ['2026-12-26T16:00:00Z', 'Closed, opens Monday 9:00'],
  ])('keeps the hours of that day: %s', (iso, text) => {
    expect(at(iso, { holidayHours }).text).toBe(text);
  });

  it('is announced with its hours, and is no closure; the other holidays are', () => {
    const open = shop({ holidayHours });
    const now = new Date('2026-12-20T12:00:00Z');
    expect(closuresOf(open, now)).toEqual([{ day: '2026-12-25', reason: 'Christmas Day' }]);
    expect(openHolidays(open, now, 14)).toEqual([
      { day: '2026-12-26', name: 'St Stephen’s Day', opens: '12:00', closes: '16:00' },
      { day: '2027-01-01', name: 'New Year’s Day', opens: '10:00', closes: '14:00' },
    ]);
  });

  it('stays closed where a closed day is on the same date', () => {
    const closures = [{ date: '2026-12-26', reason: 'Storm' }];
    expect(at('2026-12-26T13:00:00Z', { holidayHours, closures }).text).toBe('Closed today: Storm, opens Monday 9:00');
    expect(openHolidays(shop({ holidayHours, closures }), new Date('2026-12-26T13:00:00Z'), 3)).toEqual([]);
  });

  it('changes what it says at the hours of that day', () => {
    expect(until('2026-12-26T08:00:00Z', shop({ holidayHours }))).toBe('2026-12-26T12:00:00.000Z');
  });
});

import { describe, expect, it } from 'vitest';
import { compileWords } from '#api/languages/compile-words.ts';
import { sentencesIn } from '#api/languages/sentences.ts';
import { defaultSettings } from '#contract/settings/default-settings.ts';
import { valueIn } from '#contract/words/message.ts';
import { pages } from '#contract/words/pages.ts';
import { inPageLanguage } from '#site/language/translator.ts';
import { comingClosures, openHolidays, shopStatus } from '#site/shops/open-now.ts';
import { hoursText } from '#site/shops/week-hours-text.ts';

const [clane] = defaultSettings.shops;
if (!clane) throw new Error('The default settings have shops.');
const words = Object.fromEntries(
  (await sentencesIn('pl')).map(({ id, english, draft }) => [id, compileWords('pl', english, draft)]),
);
const inPolish = <Said>(say: () => Said) => inPageLanguage({ location: { language: 'pl' }, words }, say);
const statusAt = (iso: string, changes = {}) =>
  inPolish(() => shopStatus({ ...clane, ...changes }, new Date(iso)).text);

describe('opening hours in Polish', () => {
  it.each([
    ['2026-11-20T08:00:00Z', 'Zamknięte, dziś od 09:00'],
    ['2026-11-20T10:00:00Z', 'Teraz otwarte, do 17:00'],
    ['2026-11-20T16:40:00Z', 'Zamyka się o 17:00, za 20 minut'],
    ['2026-11-20T16:58:00Z', 'Zamyka się o 17:00, za 2 minuty'],
    ['2026-11-20T16:59:30Z', 'Zamyka się o 17:00, za 1 minutę'],
    ['2026-11-21T18:00:00Z', 'Zamknięte, otwieramy: poniedziałek, 09:00'],
    ['2026-12-25T12:00:00Z', 'Dziś zamknięte: Boże Narodzenie, otwieramy: poniedziałek, 09:00'],
  ])('at %s: %s', (iso, text) => expect(statusAt(iso)).toBe(text));

  it('gives a reason as staff wrote it, a public holiday by its name', () => {
    const closures = [{ date: '2026-11-20', reason: 'stock-taking' }];
    expect(statusAt('2026-11-20T12:00:00Z', { closures })).toBe(
      'Dziś zamknięte: stock-taking, otwieramy: sobota, 09:00',
    );
    const now = new Date('2026-12-20T12:00:00Z');
    const holidayHours = [{ date: '2026-12-26', opens: '10:00', closes: '14:00' }];
    const shop = { ...clane, holidayHours };
    const [{ day, reason = '' } = {}] = comingClosures(shop, now, 10);
    expect([day, inPolish(() => valueIn('pl', reason))]).toEqual(['2026-12-25', 'Boże Narodzenie']);
    expect(inPolish(() => openHolidays(shop, now, 10)).map(({ name }) => name)).toEqual(['Drugi dzień świąt']);
  });

  it('names a public holiday in English where the sentence around it is', () => {
    const { [pages.closedTodayOpens.id]: _, ...others } = words;
    const status = inPageLanguage({ location: { language: 'pl' }, words: others }, () =>
      shopStatus(clane, new Date('2026-12-25T12:00:00Z')),
    );
    expect(status).toMatchObject({ text: 'Closed today: Christmas Day, opens Monday 09:00', lang: 'en-IE' });
  });

  it('stays English, and says so, where nobody has checked the words', () => {
    const status = inPageLanguage({ location: { language: 'pl' } }, () =>
      shopStatus(clane, new Date('2026-11-20T10:00:00Z')),
    );
    expect(status).toEqual({ state: 'open', text: 'Open now, closes at 17:00', lang: 'en-IE' });
  });

  it('writes the week', () =>
    expect(inPolish(() => hoursText(clane.hours))).toBe(
      'pon.–pt. 09:00–17:00, sob. 09:00–15:00, niedziela: zamknięte',
    ));
});

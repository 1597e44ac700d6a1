import { expect, it } from 'vitest';
import { holidayInSentence } from '#contract/runs/public-holidays.ts';

it.each([
  ['2026-01-01', 'New Year’s Day'],
  ['2026-02-02', 'St Brigid’s Day'],
  ['2030-02-01', 'St Brigid’s Day'],
  ['2026-03-17', 'St Patrick’s Day'],
  ['2026-04-06', 'Easter Monday'],
  ['2027-03-29', 'Easter Monday'],
  ['2038-04-26', 'Easter Monday'],
  ['2026-05-04', 'the May holiday'],
  ['2026-06-01', 'the June holiday'],
  ['2026-08-03', 'the August holiday'],
  ['2026-10-26', 'the October holiday'],
  ['2027-10-25', 'the October holiday'],
  ['2026-12-25', 'Christmas Day'],
  ['2026-12-26', 'St Stephen’s Day'],
])('%s is %s', (day, name) => expect(holidayInSentence(day)).toBe(name));

it.each(['2026-02-01', '2030-02-04', '2026-04-03', '2026-10-25', '2026-11-22', '2026-12-24'])(
  '%s is no public holiday',
  (day) => expect(holidayInSentence(day)).toBeNull(),
);

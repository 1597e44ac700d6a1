import { expect, it } from 'vitest';
import { icalendar } from '#api/core/icalendar.ts';

const event = {
  uid: 'D-ABC123@portal.example',
  sequence: 2,
  start: new Date('2026-10-25T09:30:00.000Z'),
  end: new Date('2026-10-25T15:30:00.000Z'),
  summary: 'Collection',
  isCancelled: false,
};
const now = new Date('2026-10-01T10:00:00.000Z');
const written = (changes: Partial<typeof event> & { location?: string; description?: string }) =>
  icalendar('Runs', [{ ...event, ...changes }], now);

it('the calendar file writes what RFC 5545 asks for, each line ended by CR and LF', () => {
  const text = written({});
  expect(text.split('\r\n')).toEqual([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Charity portal//Collections//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    'X-WR-CALNAME:Runs',
    'BEGIN:VEVENT',
    'UID:D-ABC123@portal.example',
    'SEQUENCE:2',
    'DTSTAMP:20261001T100000Z',
    'DTSTART:20261025T093000Z',
    'DTEND:20261025T153000Z',
    'SUMMARY:Collection',
    'STATUS:CONFIRMED',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ]);
  expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
});

it('the calendar file escapes what has a meaning, so that a donor’s text begins no line of its own', () => {
  const text = written({ location: '4 Mill Road; back, \\ gate\r\nEND:VEVENT\u0000\u0085' });
  expect(text).toContain('LOCATION:4 Mill Road\\; back\\, \\\\ gate\\nEND:VEVENT  \r\n');
  expect(text.match(/^END:VEVENT/gm)).toHaveLength(1);
});

it('the calendar file folds long lines at 75 bytes, never inside of a character, and loses nothing', () => {
  const summary = `${'Áine’s 🪑 '.repeat(40)}end`;
  const text = written({ summary });
  for (const line of text.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
  expect(text).not.toContain('\uFFFD');
  expect(text.replaceAll('\r\n ', '')).toContain(`SUMMARY:${summary}\r\n`);
});

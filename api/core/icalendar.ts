/** Times are instants; a later change of the same event has a higher sequence. */
export interface CalendarEvent {
  uid: string;
  sequence: number;
  start: Date;
  end: Date;
  summary: string;
  description?: string;
  location?: string;
  url?: string;
  isCancelled: boolean;
}

const LINE_MAX_BYTES = 75;

const utc = (moment: Date): string => moment.toISOString().replace(/[-:]|\.\d{3}/g, '');

const escaped = (text: string): string =>
  text
    // What a calendar may not hold: controls other than line breaks.
    .replace(/[^\P{Cc}\n\r]/gu, ' ')
    .replace(/[\\;,]/g, '\\$&')
    .replace(/\r\n|\r|\n/g, '\\n');

/** Breaks a line after 75 bytes, never inside a character; continuation lines begin with a space. */
const folded = (line: string): string => {
  const parts: string[] = [];
  let part = '';
  let bytes = 0;
  for (const letter of line) {
    const length = Buffer.byteLength(letter);
    if (bytes + length > LINE_MAX_BYTES) {
      parts.push(part);
      part = ' ';
      bytes = 1;
    }
    part += letter;
    bytes += length;
  }
  return [...parts, part].join('\r\n');
};

const eventLines = (event: CalendarEvent, now: Date): string[] => [
  'BEGIN:VEVENT',
  `UID:${escaped(event.uid)}`,
  `SEQUENCE:${event.sequence}`,
  `DTSTAMP:${utc(now)}`,
  `DTSTART:${utc(event.start)}`,
  `DTEND:${utc(event.end)}`,
  `SUMMARY:${escaped(event.summary)}`,
  ...(event.description ? [`DESCRIPTION:${escaped(event.description)}`] : []),
  ...(event.location ? [`LOCATION:${escaped(event.location)}`] : []),
  ...(event.url ? [`URL:${event.url.replace(/[\r\n]/g, '')}`] : []),
  `STATUS:${event.isCancelled ? 'CANCELLED' : 'CONFIRMED'}`,
  'END:VEVENT',
];

/** RFC 5545, in UTC, so that no time zone has to be described. */
export const icalendar = (name: string, events: readonly CalendarEvent[], now: Date): string =>
  [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Charity portal//Collections//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    `X-WR-CALNAME:${escaped(name)}`,
    ...events.flatMap((event) => eventLines(event, now)),
    'END:VCALENDAR',
  ]
    .map((line) => `${folded(line)}\r\n`)
    .join('');

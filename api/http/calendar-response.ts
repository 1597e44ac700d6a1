import { type CalendarEvent, icalendar } from '../core/icalendar.ts';
import type { RawAnswer } from './route.ts';

/** What a call that answers with a calendar says of its answer. */
export const calendarFile: RawAnswer = { contentType: 'text/calendar' };

/** The answer that a calendar reads, or that a browser saves as `NAME.ics`; `file` is letters, digits and hyphens. */
export const calendarAnswer = (
  { file, name }: { file: string; name: string },
  events: readonly CalendarEvent[],
  now: Date,
): Response =>
  new Response(icalendar(name, events, now), {
    headers: {
      'content-type': `${calendarFile.contentType}; charset=utf-8`,
      'content-disposition': `attachment; filename="${file}.ics"`,
      'x-robots-tag': 'noindex',
    },
  });

import { calendarFile } from '#contract/calls/call.ts';
import { type CalendarEvent, icalendar } from '../core/icalendar.ts';

/** `file` is letters, digits and hyphens, without `.ics`. */
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

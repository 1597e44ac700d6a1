import { calendarFile, call } from '../calls/call.ts';

export const readRunsCalendar = call({
  name: 'readRunsCalendar',
  method: 'get',
  path: '/calendar/:token.ics',
  may: 'anyone',
  answer: calendarFile,
});

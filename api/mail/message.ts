import type { Mail } from './mailer.ts';

const domainOf = (from: string): string => /@([\w.-]+)>?\s*$/.exec(from)?.[1] ?? 'localhost';

/** Has the same Message-ID on every try, is marked as automatic, and names the address for unsubscribing (RFC 2369). */
export const messageOf = (
  { id, to, replyTo, subject, text, html, date, unsubscribe, calendar }: Mail,
  from: string,
) => ({
  from,
  to: { name: '', address: to },
  ...(replyTo && { replyTo }),
  subject,
  text,
  html,
  date,
  ...(calendar && {
    attachments: [
      { filename: 'collection.ics', content: calendar, contentType: 'text/calendar; charset=utf-8; method=PUBLISH' },
    ],
  }),
  messageId: `<${id}@${domainOf(from)}>`,
  headers: { 'Auto-Submitted': 'auto-generated', ...(unsubscribe && { 'List-Unsubscribe': `<${unsubscribe}>` }) },
  disableFileAccess: true,
  disableUrlAccess: true,
});

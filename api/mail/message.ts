import type { Mail } from './mailer.ts';

/** The domain after the @ of an address, with or without a name before it. */
const domainOf = (from: string): string => /@([\w.-]+)>?\s*$/.exec(from)?.[1] ?? 'localhost';

/** A mail as nodemailer takes it: the same Message-ID on every try, marked as written by a machine, and with the address at which to unsubscribe (RFC 2369). */
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

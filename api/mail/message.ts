import type { Mail } from './mailer.ts';

/** The domain after the @ of an address, with or without a name before it. */
const domainOf = (from: string): string => /@([\w.-]+)>?\s*$/.exec(from)?.[1] ?? 'localhost';

/** A mail as nodemailer takes it: the same Message-ID on every try, and marked as written by a machine. */
export const messageOf = ({ id, to, replyTo, subject, text, html, date }: Mail, from: string) => ({
  from,
  to: { name: '', address: to },
  ...(replyTo && { replyTo }),
  subject,
  text,
  html,
  date,
  messageId: `<${id}@${domainOf(from)}>`,
  headers: { 'Auto-Submitted': 'auto-generated' },
  disableFileAccess: true,
  disableUrlAccess: true,
});

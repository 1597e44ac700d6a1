/** A mail as it comes in; `headers` and `body` win over what a reply from Niamh has. */
export const incoming = (headers: Record<string, string | undefined> = {}, body = 'Tuesday suits me well.'): string => {
  const all: Record<string, string | undefined> = {
    'Return-Path': '<niamh.doyle@post.example>',
    From: 'Niamh Doyle <niamh.doyle@post.example>',
    To: 'office@fund.ie',
    Subject: 'Re: Your offer',
    Date: 'Mon, 2 Mar 2026 10:05:00 +0000',
    'Message-ID': `<${Math.random().toString(36).slice(2)}@post.example>`,
    'MIME-Version': '1.0',
    'Content-Type': 'text/plain; charset=utf-8',
    ...headers,
  };
  const lines = Object.entries(all).flatMap(([name, value]) => (value === undefined ? [] : [`${name}: ${value}`]));
  return `${lines.join('\r\n')}\r\n\r\n${body.replace(/\r?\n/g, '\r\n')}\r\n`;
};

/** What a mail server says of a mail of ours, with the heads of the mail (RFC 3464). */
export const bounced = (messageId: string, { status = '5.1.1', action = 'failed', returned = true } = {}): string =>
  incoming(
    {
      'Return-Path': '<>',
      From: 'Mail Delivery System <MAILER-DAEMON@post.example>',
      Subject: 'Undelivered Mail Returned to Sender',
      'Auto-Submitted': 'auto-replied',
      'Content-Type': 'multipart/report; report-type=delivery-status; boundary="part"',
    },
    [
      '--part',
      'Content-Type: text/plain',
      '',
      'This is the mail system at host post.example. Your message could not be delivered.',
      '--part',
      'Content-Type: message/delivery-status',
      '',
      'Reporting-MTA: dns; post.example',
      '',
      'Final-Recipient: rfc822; niamh.doyle@post.example',
      `Action: ${action}`,
      `Status: ${status}`,
      'Diagnostic-Code: smtp; 550 5.1.1 No such user',
      '    here',
      ...(returned
        ? ['--part', 'Content-Type: text/rfc822-headers', '', `Message-ID: ${messageId}`, 'Subject: Thank you']
        : []),
      '--part--',
    ].join('\n'),
  );

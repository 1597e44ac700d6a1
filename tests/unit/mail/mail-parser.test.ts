import { afterEach, expect, it } from 'vitest';
import { createMailParser, type MailParser } from '#api/mail/incoming/mail-parser.ts';
import { incoming } from '../../support/incoming.ts';

let parser: MailParser;
afterEach(() => parser.close());

const source = (mail: string) => ({ source: Buffer.from(mail), isTooLarge: false });

it('the mail parser reads mails in a thread, one after the other', async () => {
  parser = createMailParser();
  const mails = await Promise.all(['one', 'two'].map((text) => parser.parse(source(incoming({}, text)))));
  expect(mails).toMatchObject([
    { text: 'one', from: 'niamh.doyle@post.example', name: 'Niamh Doyle', to: ['office@fund.ie'] },
    { text: 'two' },
  ]);
});

it('the mail parser gives up a mail that takes too long', async () => {
  parser = createMailParser(100);
  await expect(parser.parse(source(incoming({}, '\n'.repeat(9_000_000))))).rejects.toThrow();
});

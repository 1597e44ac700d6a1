import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createOutboxMailer } from '#api/mail/outbox-mailer.ts';
import { createSmtpMailer } from '#api/mail/smtp-mailer.ts';
import { ampleSpace, countedIds, createClock } from '../../support/deps.ts';

const space = ampleSpace(createClock().now);
const mail = {
  id: 'mail-0000000000000001',
  to: 'aoife@charity.example',
  subject: 'Br\u00edd says hello',
  text: 'Dia duit.\nSl\u00e1n.',
  html: '<p>Dia duit.</p>',
  date: createClock().now(),
};
const newId = countedIds('mail');
const another = () => ({ ...mail, id: newId() });

describe('the outbox', () => {
  let folder: string;
  beforeEach(async () => {
    folder = join(await mkdtemp(join(tmpdir(), 'mail-')), 'outbox');
  });
  afterEach(() => rm(join(folder, '..'), { recursive: true }));

  const outbox = () => createOutboxMailer({ folder, from: 'Portal <portal@charity.example>', space });

  it('keeps each mail as a file that only its owner may read', async () => {
    const mailer = outbox();
    await mailer.send(another());
    await mailer.send(another());
    const names = await readdir(folder);
    expect(names).toHaveLength(2);
    expect(names[0]).toMatch(/^2026-03-02T09-00-00-000Z-.*\.eml$/);
    const path = join(folder, names[0] ?? '');
    expect((await stat(path)).mode & 0o777).toBe(0o600);
    const text = await readFile(path, 'utf8');
    expect(text).toContain('From: Portal <portal@charity.example>');
    expect(text).toContain('To: aoife@charity.example');
    expect(text).toContain('Date: Mon, 02 Mar 2026 09:00:00 +0000');
  });

  it('keeps a calendar file as one that calendars open', async () => {
    await outbox().send({ ...another(), calendar: 'BEGIN:VCALENDAR\r\nEND:VCALENDAR\r\n' });
    const [name = ''] = await readdir(folder);
    const text = await readFile(join(folder, name), 'utf8');
    expect(text).toMatch(/Content-Type: text\/calendar; charset=utf-8;\s+method=PUBLISH/);
    expect(text).toContain('filename=collection.ics');
    expect(text).toContain(Buffer.from('BEGIN:VCALENDAR\r\nEND:VCALENDAR\r\n').toString('base64'));
  });

  it('forgets the mails about some records, and keeps the others', async () => {
    const mailer = outbox();
    await mailer.forget(['none']);
    for (const about of ['a'.repeat(22), 'b'.repeat(22), undefined])
      await mailer.send({ ...another(), ...(about && { about }) });
    await mailer.forget(['a'.repeat(22), 'c'.repeat(22)]);
    const names = await readdir(folder);
    expect(names).toHaveLength(2);
    expect(names.join()).not.toContain('a'.repeat(22));
  });

  it('forgets what is older than asked, to the millisecond, half-written files too', async () => {
    const clock = createClock();
    const mailer = createOutboxMailer({ folder, from: 'a@b.example', space });
    expect(await mailer.forgetBefore(clock.now())).toBe(0);
    await mailer.send({ ...another(), date: clock.now() });
    await writeFile(join(folder, '2026-03-01T09-00-00-000Z-x.eml.part'), 'half');
    clock.advance({ seconds: 1 });
    await mailer.send({ ...another(), date: clock.now() });
    expect(await mailer.forgetBefore(clock.now())).toBe(2);
    expect(await readdir(folder)).toEqual([expect.stringMatching(/^2026-03-02T09-00-01-000Z/)]);
  });

  it('writes a mail that is sent again into its file, also over what a killed process has left of it', async () => {
    const mailer = outbox();
    await mailer.send(mail);
    const [name = ''] = await readdir(folder);
    await writeFile(join(folder, `${name}.part`), 'half');
    await mailer.send(mail);
    expect(await readdir(folder)).toEqual([name]);
    expect(await readFile(join(folder, name), 'utf8')).toContain('Message-ID: <mail-0000000000000001@charity.example>');
  });

  it('says in a header where no more mails like it are asked for, if anywhere', async () => {
    await outbox().send(mail);
    const read = async () => readFile(join(folder, (await readdir(folder))[0] ?? ''), 'utf8');
    expect(await read()).not.toContain('List-Unsubscribe');
    const unsubscribe = `mailto:hello@charity.example?subject=${encodeURIComponent('Please send me no more emails about D-4K7M2P')}`;
    await outbox().send({ ...mail, unsubscribe });
    expect((await read()).replaceAll(/\r\n\s+/g, ' ')).toContain(`List-Unsubscribe: <${unsubscribe}>`);
  });

  it('lets no header be smuggled in', async () => {
    await outbox().send({ ...mail, subject: 'Hello\r\nBcc: everyone@charity.example' });
    const [name] = await readdir(folder);
    expect(await readFile(join(folder, name ?? ''), 'utf8')).not.toMatch(/^Bcc:/m);
  });

  it('takes no more mails than it may hold, and none when the disk is nearly full', async () => {
    const parts = { folder, from: 'a@b.example', space };
    const mailer = createOutboxMailer({ ...parts, max: 2 });
    await mailer.send({ ...another(), about: 'a'.repeat(22) });
    const second = another();
    await mailer.send(second);
    await expect(mailer.send(another())).rejects.toMatchObject({ code: 'unavailable' });
    await mailer.send(second);
    await mailer.forget(['a'.repeat(22)]);
    await mailer.send(another());
    expect(await readdir(folder)).toHaveLength(2);
    const checkGrowth = async () => {
      throw new Error('nearly full');
    };
    await expect(createOutboxMailer({ ...parts, space: { checkGrowth } }).send(mail)).rejects.toThrow('nearly full');
  });

  it('says when it cannot write', async () => {
    await expect(createOutboxMailer({ folder: '/dev/null/x', from: 'a@b.example', space }).send(mail)).rejects.toThrow(
      'ENOTDIR',
    );
  });
});

describe('the mail server', () => {
  it('is handed the mail', async () => {
    const lines: string[] = [];
    const server = createServer((socket) => {
      let inData = false;
      socket.write('220 ready\r\n');
      createInterface({ input: socket }).on('line', (line) => {
        lines.push(line);
        if (inData && line !== '.') return;
        if (line === '.') inData = false;
        if (line === 'DATA') inData = true;
        if (line === 'QUIT') socket.end('221 bye\r\n');
        else socket.write(inData ? '354 go on\r\n' : '250 fine\r\n');
      });
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as AddressInfo;
    try {
      await createSmtpMailer({ url: `smtp://127.0.0.1:${port}`, from: 'portal@charity.example' }).send(mail);
    } finally {
      await new Promise((resolve) => server.close(resolve));
    }
    expect(lines).toContain('RCPT TO:<aoife@charity.example>');
    expect(lines).toContain('MAIL FROM:<portal@charity.example>');
  });

  it('that never comes to an end is an error in time', async () => {
    const server = createServer((socket) => {
      socket.write('220 ready\r\n');
      const lines = setInterval(() => socket.write('250-and another thing\r\n'), 20);
      socket.on('error', () => {}).on('close', () => clearInterval(lines));
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as AddressInfo;
    const options = { url: `smtp://127.0.0.1:${port}`, from: 'portal@charity.example', reachMs: 300 };
    await expect(createSmtpMailer(options).send(mail)).rejects.toMatchObject({ code: 'EABORT' });
    await new Promise((resolve) => server.close(resolve));
  });

  it('that nobody answers at is an error, not a success', async () => {
    const server = createServer();
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as AddressInfo;
    await new Promise((resolve) => server.close(resolve));
    const mailer = createSmtpMailer({ url: `smtp://127.0.0.1:${port}`, from: 'portal@charity.example' });
    await expect(mailer.send(mail)).rejects.toThrow('ECONNREFUSED');
  });
});

import { describe, expect, it } from 'vitest';
import { readEnv } from '#api/app/env.ts';

const password = { ADMIN_PASSWORD: 'a harbour of paper boats' };
const read = (name: string, value: string) => readEnv({ ...(name === 'ADMIN_EMAIL' && password), [name]: value });

const messageOf = (name: string, value: string): string => {
  try {
    read(name, value);
  } catch (error) {
    return error instanceof Error ? error.message : '';
  }
  return 'It was taken.';
};

const WEB = 'a whole address like https://www.example.org or http://127.0.0.1:3000, without a name or password';
const noWebAddress = [
  ...['http://:3000', 'http://[::1', 'https://exa%mple', 'https://x.example:99999', 'https://x.example:0'],
  ...['http://999.1.1.1', 'https://x.example:abc', 'https://x\\y.example'],
];
const ORIGINS = 'origins like https://admin.example.org, separated by commas';

describe('an address that looks right and is none', () => {
  it.each(
    ['PUBLIC_URL', 'MICROSOFT_JWKS_URL', 'MICROSOFT_ISSUER', 'GOOGLE_JWKS_URL', 'GOOGLE_ISSUER'].flatMap((name) =>
      noWebAddress.map((value) => [name, value] as const),
    ),
  )('%s stops the start with %s', (name, value) => {
    expect(messageOf(name, value)).toBe(`The setting ${name} is "${value}", but it has to be ${WEB}.`);
  });

  it.each(noWebAddress)('BACKEND_ORIGINS stops the start with %s', (value) => {
    const all = `https://a.example,${value}`;
    expect(messageOf('BACKEND_ORIGINS', all)).toBe(
      `The setting BACKEND_ORIGINS is "${all}", but it has to be ${ORIGINS}.`,
    );
  });

  it.each([
    ...['smtp://mary:secret-word@host:abc', 'smtp://mary:secret-word@127.0.0.1:99999', 'smtp://mary:secret-word@h:0'],
    ...['smtps://mary:secret-word@', 'smtp://mary:secret-word@[::1', 'smtp://mary:secret-word@exa%mple'],
    ...['smtp://mary:secret-word@host/path', 'smtp://mary:secret#word@host', 'smtp://mary:secret/word@host'],
  ])('SMTP_URL stops the start with %s, which is not repeated', (value) => {
    const sentence = messageOf('SMTP_URL', value);
    expect(sentence).toMatch(
      /^The setting SMTP_URL is a value that does not fit, but it has to be a whole address like /,
    );
    expect(sentence).not.toMatch(/secret|word@host|mary/);
  });

  it.each([
    ...['postgres://mary:secret-word@host:99999/portal', 'postgres://mary:secret-word@host:abc/portal'],
    ...['postgres://mary:secret-word@[::1/portal', 'postgres://mary:secret-word@exa%mple/portal'],
    ...['postgres://mary:secret#word@host/portal', 'postgres://mary:secret/word@host/portal'],
    'postgres://mary:secret-word%ff@host/portal',
  ])('DATABASE_URL stops the start with %s, which is not repeated', (value) => {
    const sentence = messageOf('DATABASE_URL', value);
    expect(sentence).toMatch(
      /^The setting DATABASE_URL is a value that does not fit, but it has to be a whole address /,
    );
    expect(sentence).not.toMatch(/secret|mary/);
  });

  it.each([
    ...['imaps://mary:secret-word@host:abc', 'imap://mary:secret-word@[::1', 'imaps://mary:secret-word@host/%E0%A4%A'],
    ...['imaps://mary@host', 'imaps://host/INBOX', 'imaps://mary:secret#word@host'],
  ])('IMAP_URL stops the start with %s, which is not repeated', (value) => {
    const sentence = messageOf('IMAP_URL', value);
    expect(sentence).toMatch(
      /^The setting IMAP_URL is a value that does not fit, but it has to be a whole address like /,
    );
    expect(sentence).not.toMatch(/secret-|mary/);
  });

  it('does not repeat a password where none belongs', () => {
    for (const name of ['PUBLIC_URL', 'BACKEND_ORIGINS', 'MICROSOFT_JWKS_URL', 'GOOGLE_ISSUER'])
      for (const value of ['https://mary:secret-word@x.example', 'ftp://mary:secret-word@x.example'])
        expect(messageOf(name, value)).toMatch(new RegExp(`^The setting ${name} is a value that does not fit, but `));
  });

  it('is no sender and no administrator', () => {
    for (const value of ['@', 'a@', '@b.example', 'a b@c.example', '<a@b.example', 'a@b.example,c@d.example'])
      for (const name of ['MAIL_FROM', 'ADMIN_EMAIL'])
        expect(messageOf(name, value)).toContain(
          `The setting ${name} is "${value}", but it has to be an email address`,
        );
    for (const value of ['The Fund <@>', 'The Fund <a@b.example', 'Fund, South <a@b.example>', 'The Fund a@b.example'])
      expect(messageOf('MAIL_FROM', value)).toContain('but it has to be an email address, with or without a name.');
  });
});

describe('an address that is one', () => {
  it.each<readonly [string, string]>([
    ...['http://localhost:3000', 'http://[::1]:3000', 'https://tír.example', 'https://care.example/portal'].map(
      (value) => ['PUBLIC_URL', value] as const,
    ),
    ['MICROSOFT_JWKS_URL', 'http://127.0.0.1:9/keys?x=1'],
    ...['smtp://localhost', 'smtps://mary:50%@mail_server:465/', 'smtp://m%40x:a%2Fb@[::1]:25?pool=true'].map(
      (value) => ['SMTP_URL', value] as const,
    ),
    ...['imaps://mary:a%2Fb@imap.example', 'imap://m%40x:pw@[::1]:143/Shared%2FAnswers'].map(
      (value) => ['IMAP_URL', value] as const,
    ),
    ...['postgres:///portal?host=/tmp', 'postgres://mary@/portal', 'postgresql://%2Fvar%2Frun/portal'].map(
      (value) => ['DATABASE_URL', value] as const,
    ),
    ['DATABASE_URL', 'postgres://mary:50%@127.0.0.1:5432/portal?sslmode=require'],
    ...['hello@care.example', 'The Fund <hello@care.example>', '"Fund, South" <hello@care.example>'].map(
      (value) => ['MAIL_FROM', value] as const,
    ),
    ['ADMIN_EMAIL', 'admin@localhost'],
    ['MAIL_FROM', 'portal@intranet-1'],
  ])('%s takes %s as it is', (name, value) => {
    expect(read(name, value)).toMatchObject({ [name]: value });
  });

  it('of an origin is kept as browsers write it', () => {
    expect(read('BACKEND_ORIGINS', 'https://Admin.Example:443 http://b.example:8080').BACKEND_ORIGINS).toEqual([
      'https://admin.example',
      'http://b.example:8080',
    ]);
  });
});

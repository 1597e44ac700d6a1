import { domainToASCII } from 'node:url';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { credentials, newPerson } from '#contract/people/people.ts';
import {
  EMAIL_MESSAGE,
  emailForm,
  emailOrNothing,
  isSameEmail,
  mailboxOf,
  mailtoHref,
  optionalEmail,
  requiredEmail,
  soughtEmail,
} from '#contract/personal-data/email.ts';

const LONG_LABEL = 'a'.repeat(63);

describe('an email address that is typed', () => {
  const schema = requiredEmail('Email is required');

  it.each([
    ['mary@example.org', 'mary@example.org'],
    ['Mary.Byrne@Example.ORG', 'Mary.Byrne@Example.ORG'],
    [' mary@example.org\n', 'mary@example.org'],
    ['mailto:mary@example.org', 'mary@example.org'],
    ['MAILTO: mary@example.org', 'mary@example.org'],
    ['mailto:mary@example.org?subject=Hello', 'mary@example.org'],
    ['\u200bmary@example.org', 'mary@example.org'],
    ['mary@example.org\u200b', 'mary@example.org'],
    ['\ufeff\u202amary@example.org\u202c ', 'mary@example.org'],
    ['\u00a0mary@example.org\u00ad', 'mary@example.org'],
    ['\u0007mary@example.org', 'mary@example.org'],
    ["mary.o'brien@example.org", "mary.o'brien@example.org"],
    ['mary+shop@example.org', 'mary+shop@example.org'],
    ['!#$%&*+/=?^_`{|}~-@example.org', '!#$%&*+/=?^_`{|}~-@example.org'],
    ['m@x.ie', 'm@x.ie'],
    ['mary@sub.example.co.uk', 'mary@sub.example.co.uk'],
    ['mary@post.élan.ie', 'mary@post.élan.ie'],
    ['mary@xn--lan-9la.ie', 'mary@xn--lan-9la.ie'],
    ['mary@почта.рф', 'mary@почта.рф'],
    [`mary@${LONG_LABEL}.ie`, `mary@${LONG_LABEL}.ie`],
    [`${'m'.repeat(64)}@example.org`, `${'m'.repeat(64)}@example.org`],
  ])('%j is stored as %j', (typed, stored) => {
    expect(schema.safeParse(typed)).toEqual({ success: true, data: stored });
  });

  it.each([
    'mary',
    'mary@',
    '@example.org',
    'mary@example',
    'mary@@example.org',
    'mary@example@example.org',
    'mary.@example.org',
    '.mary@example.org',
    'ma..ry@example.org',
    'mary@example..org',
    'mary@example.org.',
    'mary@.example.org',
    'mary@-example.org',
    'mary@example-.org',
    '"mary"@example.org',
    '"mary byrne"@example.org',
    'mary byrne@example.org',
    'ma\u200bry@example.org',
    'ma\u00adry@example.org',
    'mary@exa\u200bmple.org',
    'mary@exa\u00admple.org',
    'ma\u202ery@example.org',
    'ma\u0007ry@example.org',
    'mary@exam\u0007ple.org',
    'mary@exa mple.org',
    'máry@example.org',
    'Mary <mary@example.org>',
    'mary@example.org, john@example.org',
    'mary@192.168.0.1',
    'mary@[192.168.0.1]',
    'mary@example.0x7f',
    'mary@example.org/path',
    'mary@example.org:25',
    'mary@example.org?cc=john@example.org',
    'mary@exa%6dple.org',
    'mary(home)@example.org',
    'mary\\@example.org',
    `${'m'.repeat(65)}@example.org`,
    `mary@a${LONG_LABEL}.ie`,
    `mary@${`${LONG_LABEL}.`.repeat(4)}ie`,
  ])('%j is refused', (typed) => {
    expect(schema.safeParse(typed).error?.issues[0]?.message).toBe(EMAIL_MESSAGE);
  });

  it('may be empty where it is optional, and only there', () => {
    expect([optionalEmail.parse(undefined), optionalEmail.parse(' \u200b')]).toEqual(['', '']);
    expect(schema.safeParse('mailto:').error?.issues[0]?.message).toBe('Email is required');
    expect(schema.safeParse(undefined).error?.issues[0]?.message).toBe('Email is required');
  });
});

describe('one email address', () => {
  it.each([
    ['mary@example.org', 'MARY@EXAMPLE.ORG'],
    ['mary@example.org', 'Mary@example.org'],
    ['mary@example.org', ' mary@example.org '],
    ['mary@example.org', 'mailto:mary@example.org'],
    ['mary@example.org', 'ma\u200bry@example.org'],
    ['mary@example.org', 'mary@exa\u00admple.org'],
    ['mary@example.org', '\u202amary@example.org\u202c'],
    ['mary@example.org', 'mary\u0007@example.org'],
    ['mary@example.org', 'mary@example.org.'],
    ['mary@example.org', '"mary"@example.org'],
    ['mary@example.org', 'mary@ｅｘａｍｐｌｅ.org'],
    ['mary@example.org', 'mary@example。org'],
    ['mary@élan.ie', 'mary@xn--lan-9la.ie'],
    ['mary@ÉLAN.ie', 'mary@élan.ie'],
    ['mary@e\u0301lan.ie', 'mary@élan.ie'],
    ['mary@почта.рф', 'mary@ПОЧТА.РФ'],
    // Stored before the rule, and found as it was written.
    ['mary..b@example.org', 'Mary..B@Example.org'],
    ['admin@localhost', 'Admin@LOCALHOST'],
    ['nobody', 'Nobody'],
  ])('is written %j and %j', (one, other) => {
    expect([isSameEmail(one, other), emailForm(one)]).toEqual([true, emailForm(other)]);
  });

  it.each([
    ['mary@example.org', 'mary@example.com'],
    ['mary@example.org', 'mary@sub.example.org'],
    ['mary@example.org', 'rosemary@example.org'],
    ['mary@example.org', 'mary.@example.org'],
    ['mary@example.org', 'ma.ry@example.org'],
    ['mary@example.org', 'mary+shop@example.org'],
    ['mary@example.org', 'máry@example.org'],
    ['mary@gmail.com', 'm.ary@gmail.com'],
    ['mary@gmail.com', 'mary@googlemail.com'],
    ['mary@élan.ie', 'mary@elan.ie'],
    ['"mary byrne"@example.org', 'mary byrne@example.org'],
  ])('is not both %j and %j', (one, other) => {
    expect(isSameEmail(one, other)).toBe(false);
  });

  it.each(['example.org', 'ÉLAN.ie', 'почта.рф', 'a_b.example', 'exa\u200bmple.org', 'straße.de', '例え.jp'])(
    'has its domain as Node has it: %j',
    (domain) => {
      expect(emailForm(`mary@${domain}`)).toBe(`mary@${domainToASCII(domain)}`);
    },
  );
});

describe('a text that is far too long for an email address', () => {
  afterEach(() => {
    vi.unstubAllGlobals();
  });

  /** Fails where a domain of more than an address has is put into ASCII, which takes the square of its length. */
  const refuseLongDomains = () => {
    const converted = vi.fn();
    class Short extends URL {
      constructor(href: string) {
        converted(href.length);
        super(href.slice(0, 300));
      }
    }
    vi.stubGlobal('URL', Short);
    return () => Math.max(0, ...converted.mock.calls.map(([length]) => Number(length)));
  };

  it.each([
    ['letters', '\u4f8b'],
    ['marks', '\u0301'],
    ['words', 'a.'],
  ])('is refused before it is read: %s', (_, letter) => {
    const longest = refuseLongDomains();
    const address = `mary@${letter.repeat(500_000)}`;
    const sentences = [
      credentials.safeParse({ email: address, password: 'a long password' }),
      newPerson.safeParse({ email: address, name: 'Mary' }),
      ...[requiredEmail('Email is required'), emailOrNothing, soughtEmail].map((schema) => schema.safeParse(address)),
    ].map(({ error }) => error?.issues[0]?.message);
    expect(sentences).toEqual(Array(5).fill(EMAIL_MESSAGE));
    expect(longest()).toBe(0);
  });

  it('is compared without its domain in ASCII', () => {
    const longest = refuseLongDomains();
    emailForm('mary@example.org');
    expect(emailForm(`Mary@${'\u4f8b'.repeat(255)}`)).toBe(`mary@${'\u4f8b'.repeat(255)}`);
    expect(longest()).toBeLessThan(100);
  });

  it('is taken with the spaces and marks of a paste', () => {
    expect(requiredEmail('').parse(` mailto:mary@example.org?subject=${'x'.repeat(800)} `)).toBe('mary@example.org');
  });
});

describe('the mailbox that limits and blocks count', () => {
  it.each([
    ['Mary+anything@Example.org', 'mary@example.org'],
    ['mary@example.org.', 'mary@example.org'],
    ['"mary"@example.org', 'mary@example.org'],
    ['m.a.r.y@gmail.com', 'mary@gmail.com'],
    ['mary+x@googlemail.com', 'mary@gmail.com'],
    ['ma\u200bry@example.org', 'mary@example.org'],
    ['ｍａｒｙ@example.org', 'mary@example.org'],
    ['mary@ÉLAN.ie', 'mary@xn--lan-9la.ie'],
    ['m.ary@example.org', 'm.ary@example.org'],
    ['m.a.ire@googlemail.com', 'maire@gmail.com'],
    ['+353@post.example', '+353@post.example'],
    ['maire@b\u00fccher.example', 'maire@xn--bcher-kva.example'],
    ['+mary@example.org', '+mary@example.org'],
  ])('of %j is %j', (address, mailbox) => {
    expect(mailboxOf(address)).toBe(mailbox);
  });
});

describe('the link to an address', () => {
  it.each([
    ['mary@example.org', {}, 'mailto:mary@example.org'],
    ['mary@example.org', { subject: 'Your item & more' }, 'mailto:mary@example.org?subject=Your%20item%20%26%20more'],
    ['', { subject: 'A', body: 'https://b.example/?c=d' }, 'mailto:?subject=A&body=https%3A%2F%2Fb.example%2F%3Fc%3Dd'],
    ['niamh.o’brien+shop@post.example', {}, 'mailto:niamh.o’brien+shop@post.example'],
    ['x?bcc=all&body=50%@post.example', {}, 'mailto:x%3Fbcc=all%26body=50%25@post.example'],
    ['a&b#c%d@e.example', {}, 'mailto:a%26b%23c%25d@e.example'],
  ])('%j, %j', (address, words, href) => {
    expect(mailtoHref(address, words)).toBe(href);
  });
});

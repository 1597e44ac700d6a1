import { expect, it } from 'vitest';
import { createMailQuota, mailboxOf } from '#api/mail/mail-quota.ts';
import { createClock } from '../../support/deps.ts';

it('allows two mails a day to a mailbox, and counts those before the start', () => {
  const clock = createClock();
  const quota = createMailQuota(clock.now);
  quota.count('maire@post.example', clock.now());
  expect([1, 2, 3].map(() => quota.take('maire@post.example'))).toEqual([true, false, false]);
  expect(quota.take('other@post.example')).toBe(true);
  clock.advance({ hours: 23 });
  expect(quota.take('maire@post.example')).toBe(false);
  clock.advance({ hours: 1 });
  expect(quota.take('maire@post.example')).toBe(true);
});

it.each([
  ['Maire@Post.Example', 'maire@post.example'],
  ['maire+offers@post.example', 'maire@post.example'],
  ['+353@post.example', '+353@post.example'],
  ['maire@post.example.', 'maire@post.example'],
  ['m.a.ire@googlemail.com', 'maire@gmail.com'],
  ['m.a.ire@post.example', 'm.a.ire@post.example'],
  ['maire@b\u00fccher.example', 'maire@xn--bcher-kva.example'],
  ['"maire"@post.example', 'maire@post.example'],
])('%s reaches the mailbox %s', (address, mailbox) => {
  expect(mailboxOf(address)).toBe(mailbox);
});

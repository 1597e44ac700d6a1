import { expect, it } from 'vitest';
import { mailboxKeys, mailboxOf } from '#api/mail/normalise-address.ts';

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

it('the stored name of a mailbox is the same for all its addresses, and another one with another secret', () => {
  const key = mailboxKeys(Buffer.alloc(32, 1));
  expect(key('Maire+x@Post.example')).toBe(key('maire@post.example'));
  expect(key('maire@post.example')).toMatch(/^[\w-]{22}$/);
  expect(mailboxKeys(Buffer.alloc(32, 2))('maire@post.example')).not.toBe(key('maire@post.example'));
});

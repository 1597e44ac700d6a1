import { expect, it } from 'vitest';
import { mailboxKeys } from '#api/mail/mailbox-keys.ts';

it('the stored name of a mailbox is the same for all its addresses, and another one with another secret', () => {
  const key = mailboxKeys(Buffer.alloc(32, 1));
  expect(key('Maire+x@Post.example')).toBe(key('maire@post.example'));
  expect(key('maire@post.example')).toMatch(/^[\w-]{22}$/);
  expect(mailboxKeys(Buffer.alloc(32, 2))('maire@post.example')).not.toBe(key('maire@post.example'));
});

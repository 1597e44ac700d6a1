import { describe, expect, it } from 'vitest';
import { newId } from '#api/core/new-id.ts';
import { createReplyAddresses } from '#api/identity/reply-addresses.ts';

const addresses = createReplyAddresses(Buffer.alloc(32, 7));
const others = createReplyAddresses(Buffer.alloc(32, 8));

describe('an address for answers', () => {
  it('tells what the answer is about, in small letters and in capitals', () => {
    for (const kind of ['donation', 'testimonial', 'message'] as const)
      for (const id of [newId(), '-_'.repeat(11), 'A'.repeat(22), 'id-0000000000000000001']) {
        const address = addresses.of('office@fund.ie', { kind, id }) ?? '';
        expect(address).toMatch(/^office\+[0-9a-z]{40}@fund\.ie$/);
        for (const one of [address, address.toUpperCase(), `<${address}>`])
          expect(addresses.find(one)).toEqual({ kind, id });
      }
  });

  it('tells nothing once a sign of it is another, and on another server', () => {
    const about = { kind: 'donation', id: newId() } as const;
    const address = addresses.of('office@fund.ie', about) ?? '';
    for (let at = 'office+'.length; at < address.indexOf('@'); at += 1) {
      const sign = address[at] === '0' ? '1' : '0';
      expect(addresses.find(address.slice(0, at) + sign + address.slice(at + 1))).toBeNull();
    }
    expect(others.find(address)).toBeNull();
    for (const other of ['office@fund.ie', 'office+sale@fund.ie', '']) expect(addresses.find(other)).toBeNull();
  });

  it('is none where the name of the mailbox leaves no room for it', () => {
    const about = { kind: 'donation', id: newId() } as const;
    expect(addresses.of(`${'a'.repeat(23)}@fund.ie`, about)).not.toBeNull();
    expect(addresses.of(`${'a'.repeat(24)}@fund.ie`, about)).toBeNull();
  });
});

import { createHmac } from 'node:crypto';
import { domainToASCII } from 'node:url';

/** Google's domains, whose mailboxes ignore dots in the name. */
const WITHOUT_DOTS = new Set(['gmail.com', 'googlemail.com']);

/** The mailbox that an address reaches, however it is written: `Name+anything@Example.org` is `name@example.org`. */
export const mailboxOf = (address: string): string => {
  const at = address.lastIndexOf('@');
  const domain = address.slice(at + 1).replace(/\.+$/, '');
  const host = domainToASCII(domain) || domain.toLowerCase();
  const name = address
    .slice(0, at)
    .normalize('NFKC')
    .toLowerCase()
    .replace(/^"(.*)"$/, '$1');
  const base = name.replace(/(?<=.)\+.*$/s, '');
  return WITHOUT_DOTS.has(host) ? `${base.replaceAll('.', '')}@gmail.com` : `${base}@${host}`;
};

/** Makes the stored name of a mailbox: whoever reads it without the server's secret cannot try addresses. */
export const mailboxKeys = (secret: Uint8Array): ((address: string) => string) => {
  const key = createHmac('sha256', secret).update('the key of mailboxes').digest();
  return (address) => createHmac('sha256', key).update(mailboxOf(address)).digest('base64url').slice(0, 22);
};

import { createHash } from 'node:crypto';
import { domainToASCII } from 'node:url';

/** Mails to one address within a day that strangers' forms may cause. */
const MAILS_MAX = 2;
const DAY_MS = 24 * 60 * 60 * 1000;
const MAILBOXES_MAX = 50_000;

/** Google's domains, whose mailboxes ignore dots in the name. */
const WITHOUT_DOTS = new Set(['gmail.com', 'googlemail.com']);

/** Limits the mails that anybody can cause by typing somebody else's address into a form. In memory only, as hashes. */
export interface MailQuota {
  /** True if one more mail may go to the mailbox now; it counts then. */
  take(address: string): boolean;
  /** Counts a mail that was sent before the start. */
  count(address: string, at: Date): void;
}

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

const keyOf = (address: string) => createHash('sha256').update(mailboxOf(address)).digest('base64url');

export const createMailQuota = (now: () => Date): MailQuota => {
  const sent = new Map<string, number[]>();
  const recent = (key: string) => (sent.get(key) ?? []).filter((at) => Math.abs(now().getTime() - at) < DAY_MS);
  const add = (key: string, at: number) => {
    const times = [...recent(key), at].slice(-MAILS_MAX);
    sent.delete(key);
    sent.set(key, times);
    const oldest = sent.size > MAILBOXES_MAX ? sent.keys().next().value : undefined;
    if (oldest !== undefined) sent.delete(oldest);
  };
  return {
    take(address) {
      const key = keyOf(address);
      if (recent(key).length >= MAILS_MAX) return false;
      add(key, now().getTime());
      return true;
    },
    count: (address, at) => add(keyOf(address), at.getTime()),
  };
};

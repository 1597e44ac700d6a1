import { createHmac } from 'node:crypto';
import { mailboxOf } from '#contract/personal-data/email.ts';

/** Makes the stored name of a mailbox with the server's secret, so that nobody else can try addresses. */
export const mailboxKeys = (secret: Uint8Array): ((address: string) => string) => {
  const key = createHmac('sha256', secret).update('the key of mailboxes').digest();
  return (address) => createHmac('sha256', key).update(mailboxOf(address)).digest('base64url').slice(0, 22);
};

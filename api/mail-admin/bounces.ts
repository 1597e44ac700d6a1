import type { BounceReport } from '#contract/mail-admin/mail-bounces.ts';
import { Failure } from '../core/failure.ts';
import type { Deps } from '../http/deps.ts';
import { checkSignature } from './bounce-signature.ts';

const OFF = 'Reports of mails that came back are not taken here.';

/** @throws Failure `not_found` where no secret is set, `unauthenticated` for a wrong signature. */
export const checkBounceSignature = (
  { policy, now }: Deps,
  body: string,
  header: (name: string) => string | null,
): void => {
  if (policy.bounceSecret === null) throw new Failure('not_found', OFF);
  checkSignature(policy.bounceSecret, header('x-signature'), body, now());
};

export const mailIdOf = (messageId: string): string => messageId.replace(/^</, '').split('@')[0] ?? '';

export const describeBounce = (reason: string | undefined): string => (reason ? `Came back: ${reason}` : 'Came back');

/** Blocks the address of a mail that bounced for good. Repeating the report changes nothing. */
export const receiveBounce = async (
  { store, outbox, log }: Deps,
  { type, messageId, email, reason }: BounceReport,
): Promise<void> => {
  log.info('mail.bounced', { type });
  if (type === 'soft') return;
  const message = describeBounce(reason);
  await store.change((draft) =>
    outbox.bounce(draft, { mailId: messageId && mailIdOf(messageId), address: email }, message),
  );
};

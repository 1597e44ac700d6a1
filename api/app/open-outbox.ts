import { SETTINGS_ID } from '#contract/settings/stored-settings.ts';
import type { Deps } from '../http/deps.ts';
import { createMailDelivery } from '../mail/deliver.ts';
import { mailboxKeys } from '../mail/mailbox-keys.ts';
import { createOutbox, type Outbox } from '../mail/outbox.ts';
import { readyMail } from '../mail-admin/compose.ts';
import { startLinkLife } from '../mail-admin/links.ts';
import { unsubscribeOf } from '../mail-admin/unsubscribe.ts';
import { replyToOf } from '../mailbox/reply-to.ts';
import { readMailSettings } from '../settings/mail-settings.ts';

type OutboxDeps = Pick<
  Deps,
  | 'store'
  | 'mailer'
  | 'markdown'
  | 'manageLinks'
  | 'invitationLinks'
  | 'replyAddresses'
  | 'policy'
  | 'now'
  | 'newId'
  | 'log'
>;

/** `turn` returns false while another process delivers for all of them. */
export const openOutbox = (deps: OutboxDeps, secret: Uint8Array, turn?: () => Promise<boolean>): Outbox => {
  const { store, mailer, now, newId, log } = deps;
  const delivery = createMailDelivery({
    store,
    mailer,
    compose: async (mail) => {
      const ready = await readyMail(deps, mail);
      return ready && { ...ready, unsubscribe: unsubscribeOf(deps, mail), replyTo: replyToOf(deps, mail) ?? undefined };
    },
    onSent: startLinkLife,
    perHour: () => readMailSettings(deps).mailsPerHour,
    receiver: () => store.data.settings.get(SETTINGS_ID)?.mailServer?.savedAt ?? '',
    ...(turn && { turn }),
    now,
    log,
  });
  return createOutbox({ now, newId, mailboxKey: mailboxKeys(secret), delivery });
};

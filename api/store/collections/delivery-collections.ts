import { mailKinds } from '#contract/mail-admin/mail-kinds.ts';
import { storedMailTemplate } from '#contract/mail-admin/mail-templates.ts';
import { storedMailboxPosition } from '#contract/mail-admin/mailbox.ts';
import { storedBouncedMailbox, storedMail } from '#contract/mail-admin/mails.ts';
import { type StoredWebhookDelivery, storedWebhook, storedWebhookDelivery } from '#contract/webhooks/webhooks.ts';
import { ALL, collection, newestFirst, oldestFirst, unindexed } from '../index-definitions.ts';

// Somebody waits for it.
const trialsFirst = ({ event, notBefore }: StoredWebhookDelivery) => (event === 'trial' ? `0${notBefore}` : notBefore);

export const deliveryCollections = {
  mails: collection(storedMail, {
    due: { keys: (m) => (m.state === 'waiting' ? [ALL, mailKinds[m.kind].lane] : []), order: (m) => m.notBefore },
    state: { keys: (m) => (m.to ? [m.state, ALL] : []), ...newestFirst },
    sent: {
      keys: (m) => (m.sentAt ? [ALL, mailKinds[m.kind].lane] : []),
      order: (m) => m.sentAt ?? '',
      descending: true,
    },
    closed: { keys: (m) => (m.state === 'waiting' ? [] : [ALL]), ...oldestFirst },
    about: { keys: (m) => (m.about ? [m.about.id] : []), ...oldestFirst },
    mailbox: { keys: (m) => [m.mailbox], ...oldestFirst },
  }),
  bouncedMailboxes: unindexed(storedBouncedMailbox),
  mailboxPositions: unindexed(storedMailboxPosition),
  mailTemplates: unindexed(storedMailTemplate),
  webhooks: collection(storedWebhook, {
    oldest: { keys: () => [ALL], ...oldestFirst },
    enabled: { keys: (w) => (w.enabled ? [ALL] : []), ...oldestFirst },
  }),
  webhookDeliveries: collection(storedWebhookDelivery, {
    due: { keys: (d) => (d.state === 'waiting' ? [d.webhookId] : []), order: trialsFirst },
    webhook: { keys: (d) => [d.webhookId], ...newestFirst },
    state: { keys: (d) => [`${d.webhookId} ${d.state}`], ...newestFirst },
    oldest: { keys: () => [ALL], ...oldestFirst },
  }),
};

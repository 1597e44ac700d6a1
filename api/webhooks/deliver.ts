import type { StoredWebhook, StoredWebhookDelivery } from '#contract/webhooks/webhooks.ts';
import { systemCode } from '../core/disk-failure.ts';
import { describeError, type Log } from '../core/log.ts';
import { createDelivery, type DeliveryOptions } from '../delivery/deliver.ts';
import type { WebhookSecrets } from '../identity/webhook-secrets.ts';
import { EVERY } from '../store/collections.ts';
import type { Draft } from '../store/store.ts';
import type { Post } from './post-to-receiver.ts';

const sentences: Readonly<Record<string, string>> = {
  ENOTFOUND: 'There is no server of this name.',
  EAI_AGAIN: 'The name of the server could not be looked up.',
  ECONNREFUSED: 'No program takes calls at this address.',
  ECONNRESET: 'The connection ended without an answer.',
  EHOSTUNREACH: 'The server cannot be reached.',
  ENETUNREACH: 'The server cannot be reached.',
};
const CERTIFICATE = /^(CERT_|ERR_TLS_|UNABLE_TO_|SELF_SIGNED|DEPTH_ZERO)/;

const describeProblem = (error: unknown): string => {
  const code = systemCode(error);
  if (!code) return error instanceof Error ? error.message : 'It could not be reached.';
  if (CERTIFICATE.test(code)) return 'The certificate of the server is not valid.';
  return sentences[code] ?? `It could not be reached (${code}).`;
};

const GONE = 410;
const GONE_MESSAGE = 'The receiver answered that it is gone for good.';

export interface WebhookDeliveryOptions extends Pick<DeliveryOptions<'webhookDeliveries'>, 'store' | 'turn' | 'now'> {
  secrets: WebhookSecrets;
  loadPost: () => Promise<Post>;
  stopping?: AbortSignal;
  log: Log;
}

/** Holds ids only: whoever may know more asks the API for it. */
const bodyOf = ({ event, createdAt, subjectId }: StoredWebhookDelivery): string =>
  JSON.stringify({ type: event, timestamp: createdAt, data: { id: subjectId } });

const turnOff = (draft: Draft, webhookId: string, at: string): void => {
  const webhook = draft.webhooks.get(webhookId);
  if (webhook) draft.webhooks.put({ ...webhook, enabled: false, goneAt: at });
  for (const one of draft.webhookDeliveries.list('due', webhookId))
    draft.webhookDeliveries.put({ ...one, state: 'failed', lastError: GONE_MESSAGE });
};

const problemOf = (status: number): string | null => {
  if (status >= 200 && status < 300) return null;
  if (status === GONE) return GONE_MESSAGE;
  if (status >= 300 && status < 400) return `It answered ${status}: redirects are not followed.`;
  return `It answered ${status || 'nothing'}.`;
};

/** Each webhook has its own queue, so that a receiver that is slow or away delays no other. */
export const createWebhookDelivery = ({ secrets, loadPost, stopping, log, ...options }: WebhookDeliveryOptions) => {
  const { store, now } = options;
  const statusOf = async (webhook: StoredWebhook, delivery: StoredWebhookDelivery): Promise<number> => {
    const [post, body] = [await loadPost(), bodyOf(delivery)];
    const headers = secrets.headersFor(webhook, delivery.id, body, now());
    return post({ url: webhook.url, headers, body }, stopping);
  };
  const brokeOff = (error: unknown) => log.error('webhook.delivery-failed', describeError(error));
  return createDelivery({
    ...options,
    collection: 'webhookDeliveries',
    watched: ['webhookDeliveries', 'webhooks'],
    queues: () => store.data.webhooks.list('enabled', EVERY).map(({ id }) => id),
    queueOf: ({ webhookId }) => webhookId,
    atOnce: 1,
    isUrgent: ({ event }) => event === 'trial',
    mayTry: (draft, { webhookId }) => draft.webhooks.get(webhookId)?.enabled === true,
    async tryOne(delivery) {
      const webhook = store.data.webhooks.get(delivery.webhookId);
      if (!webhook) return null;
      const answer = await statusOf(webhook, delivery).catch((error: unknown) => describeProblem(error));
      const [status, problem] = typeof answer === 'number' ? [answer, problemOf(answer)] : [null, answer];
      return {
        problem,
        isFinal: delivery.event === 'trial' || status === GONE,
        isAway: problem !== null,
        record(current, draft, at) {
          if (status === GONE) turnOff(draft, webhook.id, at);
          return { ...current, answered: status };
        },
        logged: { status },
      };
    },
    report: {
      sent: ({ id, attempts }, status) => log.info('webhook.sent', { delivery: id, attempts, ...status }),
      failed: ({ id, attempts }, _, status) => log.info('webhook.put-off', { delivery: id, attempts, ...status }),
      claimNotExtended: (_, error) => brokeOff(error),
      brokeOff,
    },
  });
};

import type { StoredWebhook, StoredWebhookDelivery } from '#contract/webhooks/webhooks.ts';
import type { Log } from '../core/log.ts';
import type { WebhookSecrets } from '../identity/webhook-secrets.ts';
import { isGivenUp, waitAfter } from '../mail/retry-delay.ts';
import type { Draft, Store } from '../store/store.ts';
import { describeProblem } from './describe-problem.ts';
import type { Post } from './post-to-receiver.ts';

const GONE = 410;
const GONE_MESSAGE = 'The receiver answered that it is gone for good.';

export interface TryOptions {
  store: Store;
  secrets: WebhookSecrets;
  /** Loaded with the first delivery. */
  loadPost: () => Promise<Post>;
  stopping?: AbortSignal;
  now: () => Date;
  log: Log;
}

/** What the receiver reads: ids only. Whoever may know more asks the API for it. */
const bodyOf = ({ event, createdAt, subjectId }: StoredWebhookDelivery): string =>
  JSON.stringify({ type: event, timestamp: createdAt, data: { id: subjectId } });

const turnOff = (draft: Draft, webhook: StoredWebhook, at: string): void => {
  draft.webhooks.put({ ...webhook, enabled: false, goneAt: at });
  for (const one of draft.webhookDeliveries.list('due', webhook.id))
    draft.webhookDeliveries.put({ ...one, state: 'failed', lastError: GONE_MESSAGE });
};

const sentenceFor = (status: number): string =>
  status >= 300 && status < 400
    ? `It answered ${status}: redirects are not followed.`
    : `It answered ${status || 'nothing'}.`;

/** Tries deliveries, one call each; `left` is one that somebody else has taken, or whose webhook was turned off. */
export const createTry = ({ store, secrets, loadPost, stopping, now, log }: TryOptions) => {
  /** Puts the next try off before this one begins: no other process tries it, and a crash costs one wait. */
  const claim = (id: string) =>
    store.change((draft) => {
      const one = draft.webhookDeliveries.get(id);
      const webhook = one && draft.webhooks.get(one.webhookId);
      if (one?.state !== 'waiting' || !webhook?.enabled || Date.parse(one.notBefore) > now().getTime()) return null;
      const attempts = one.attempts + 1;
      const notBefore = new Date(now().getTime() + waitAfter(attempts)).toISOString();
      const claimed = { ...one, attempts, notBefore };
      draft.webhookDeliveries.put(claimed);
      return { claimed, webhook };
    });

  const call = async (webhook: StoredWebhook, delivery: StoredWebhookDelivery) => {
    const body = bodyOf(delivery);
    try {
      const post = await loadPost();
      const headers = secrets.headersFor(webhook, delivery.id, body, now());
      const status = await post({ url: webhook.url, headers, body }, stopping);
      return { status, problem: status >= 200 && status < 300 ? null : sentenceFor(status) };
    } catch (error) {
      return { status: null, problem: describeProblem(error) };
    }
  };

  /** @throws Failure when the store cannot be written. */
  return async (id: string): Promise<'sent' | 'failed' | 'left'> => {
    const taken = await claim(id);
    if (!taken) return 'left';
    const { claimed, webhook } = taken;
    const { status, problem } = await call(webhook, claimed);
    const isOver = claimed.event === 'trial' || isGivenUp(claimed.dueAt, Date.parse(claimed.notBefore));
    await store.change((draft) => {
      const one = draft.webhookDeliveries.get(id);
      if (!one) return;
      const sent = { state: 'sent', sentAt: now().toISOString(), lastError: null } as const;
      const failed = { lastError: problem, ...(isOver && { state: 'failed' as const }) };
      draft.webhookDeliveries.put({ ...one, answered: status, ...(problem === null ? sent : failed) });
      const current = draft.webhooks.get(webhook.id);
      if (status === GONE && current) turnOff(draft, current, now().toISOString());
    });
    const about = { delivery: id, attempts: claimed.attempts, status };
    if (problem === null) log.info('webhook.sent', about);
    else log.info('webhook.put-off', about);
    return problem === null ? 'sent' : 'failed';
  };
};

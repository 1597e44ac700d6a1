import type { SortedPageQuery } from '#contract/calls/paging.ts';
import type {
  StoredWebhook,
  StoredWebhookDelivery,
  Webhook,
  WebhookDeliveries,
  WebhookDelivery,
  Webhooks,
} from '#contract/webhooks/webhooks.ts';
import { Failure } from '../core/failure.ts';
import type { Deps } from '../http/deps.ts';
import { authorName } from '../identity/author-name.ts';
import { pagingOf } from '../search/page-of.ts';
import { EVERY } from '../store/collections.ts';
import type { View } from '../store/store.ts';

const NO_SUCH_WEBHOOK = 'There is no such webhook. It may have been deleted already.';

export const webhookOrThrow = (
  { webhooks }: { webhooks: { get(id: string): StoredWebhook | undefined } },
  id: string,
): StoredWebhook => {
  const webhook = webhooks.get(id);
  if (!webhook) throw new Failure('not_found', NO_SUCH_WEBHOOK);
  return webhook;
};

export const viewDelivery = ({ webhookId: _, dueAt: __, ...delivery }: StoredWebhookDelivery): WebhookDelivery =>
  delivery;

export const viewWebhook = (data: View, webhook: StoredWebhook): Webhook => {
  const { secretVersion: _, createdBy, goneAt = null, leftOutAt = null, ...shown } = webhook;
  const count = (state: string) => data.webhookDeliveries.count('state', `${webhook.id} ${state}`);
  const latest = data.webhookDeliveries.page('webhook', webhook.id, { page: 1, pageSize: 1 }).rows[0];
  return {
    ...shown,
    createdBy: authorName(data, createdBy),
    goneAt,
    leftOutAt,
    waiting: count('waiting'),
    failed: count('failed'),
    latest: latest ? viewDelivery(latest) : null,
  };
};

export const listWebhooks = ({ store: { data } }: Deps): Webhooks => ({
  webhooks: data.webhooks.list('oldest', EVERY).map((webhook) => viewWebhook(data, webhook)),
});

export const listDeliveries = ({ store: { data } }: Deps, id: string, query: SortedPageQuery): WebhookDeliveries => {
  webhookOrThrow(data, id);
  const { rows, total } = data.webhookDeliveries.page('webhook', id, pagingOf(query));
  return { deliveries: rows.map(viewDelivery), total };
};

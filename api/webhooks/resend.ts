import type { WebhookDelivery } from '#contract/webhooks/webhooks.ts';
import { Failure } from '../core/failure.ts';
import type { Deps } from '../http/deps.ts';
import { enqueueDelivery } from './tell-webhooks.ts';
import { viewDelivery, webhookOrThrow } from './view.ts';

const NO_SUCH_DELIVERY = 'There is no such delivery any more.';
const TURNED_OFF = 'This webhook is turned off. Please turn it on first.';
const TOO_MANY = 'Too many events wait for this webhook. Please try again when some have been sent.';

/**
 * Keeps the id of the event; its four days begin anew.
 * @throws Failure `not_found`, or `conflict` for a webhook that is turned off.
 */
export const resendDelivery = async (
  deps: Deps,
  { id, deliveryId }: { id: string; deliveryId: string },
): Promise<WebhookDelivery> =>
  deps.store.change((draft) => {
    if (!webhookOrThrow(draft, id).enabled) throw new Failure('conflict', TURNED_OFF);
    const delivery = draft.webhookDeliveries.get(deliveryId);
    if (delivery?.webhookId !== id) throw new Failure('not_found', NO_SUCH_DELIVERY);
    const at = deps.now().toISOString();
    const again = { ...delivery, state: 'waiting' as const, sentAt: null, notBefore: at, dueAt: at };
    draft.webhookDeliveries.put(again);
    return viewDelivery(again);
  });

export const tryWebhook = async (deps: Deps, id: string): Promise<WebhookDelivery> =>
  deps.store.change((draft) => {
    const webhook = webhookOrThrow(draft, id);
    if (!webhook.enabled) throw new Failure('conflict', TURNED_OFF);
    const delivery = draft.webhookDeliveries.get(enqueueDelivery(draft, deps, webhook, 'trial', null) ?? '');
    if (!delivery) throw new Failure('conflict', TOO_MANY);
    return viewDelivery(delivery);
  });

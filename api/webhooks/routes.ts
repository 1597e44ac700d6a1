import * as calls from '#contract/webhooks/calls.ts';
import type { WebhookDelivery } from '#contract/webhooks/webhooks.ts';
import { Failure } from '../core/failure.ts';
import type { Deps } from '../http/deps.ts';
import { type Route, route } from '../http/route.ts';
import { changeWebhook, createWebhook, deleteWebhook } from './change.ts';
import { enqueueDelivery } from './notify-webhooks.ts';
import { listDeliveries, listWebhooks, viewDelivery, webhookOrThrow } from './view.ts';

const NO_SUCH_DELIVERY = 'There is no such delivery any more.';
const TURNED_OFF = 'This webhook is turned off. Please turn it on first.';
const TOO_MANY = 'Too many events wait for this webhook. Please try again when some have been sent.';

/**
 * Keeps the id of the event; its four days begin anew.
 * @throws Failure `not_found`, or `conflict` for a webhook that is turned off.
 */
const resendDelivery = async (
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

const tryWebhook = async (deps: Deps, id: string): Promise<WebhookDelivery> =>
  deps.store.change((draft) => {
    const webhook = webhookOrThrow(draft, id);
    if (!webhook.enabled) throw new Failure('conflict', TURNED_OFF);
    const delivery = draft.webhookDeliveries.get(enqueueDelivery(draft, deps, webhook, 'trial', null) ?? '');
    if (!delivery) throw new Failure('conflict', TOO_MANY);
    return viewDelivery(delivery);
  });

export const webhookRoutes: Route[] = [
  route(calls.listWebhooks, {
    tag: 'Webhooks',
    summary: 'The webhooks, oldest first, with how their deliveries go',
    handle: ({ deps }) => listWebhooks(deps),
  }),
  route(calls.createWebhook, {
    tag: 'Webhooks',
    summary: 'Tell another program of events, at most 10; the secret that signs them is answered once',
    status: 201,
    mayFail: ['conflict'],
    handle: ({ deps, body, actor }) => createWebhook(deps, body, actor),
  }),
  route(calls.changeWebhook, {
    tag: 'Webhooks',
    summary: 'Change a webhook, turn it off or on, or make a new secret',
    mayFail: ['conflict'],
    handle: ({ deps, params: { id }, body, actor }) => changeWebhook(deps, id, body, actor),
  }),
  route(calls.deleteWebhook, {
    tag: 'Webhooks',
    summary: 'Delete a webhook with the record of its deliveries',
    handle: ({ deps, params: { id }, actor }) => deleteWebhook(deps, id, actor),
  }),
  route(calls.listWebhookDeliveries, {
    tag: 'Webhooks',
    summary: 'The deliveries of the last 30 days, newest first or as `sort` says',
    handle: ({ deps, params: { id }, query }) => listDeliveries(deps, id, query),
  }),
  route(calls.resendWebhookDelivery, {
    tag: 'Webhooks',
    summary: 'Send an event again, under the id that it had',
    mayFail: ['conflict'],
    handle: ({ deps, params: { id, deliveryId } }) => resendDelivery(deps, { id, deliveryId }),
  }),
  route(calls.testWebhook, {
    tag: 'Webhooks',
    summary: 'Send a trial that tells nothing',
    mayFail: ['conflict'],
    handle: ({ deps, params: { id } }) => tryWebhook(deps, id),
  }),
];

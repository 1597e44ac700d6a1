import * as calls from '#contract/webhooks/calls.ts';
import { type Route, route } from '../http/route.ts';
import { changeWebhook, createWebhook, deleteWebhook } from './change.ts';
import { resendDelivery, tryWebhook } from './resend.ts';
import { listDeliveries, listWebhooks } from './view.ts';

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

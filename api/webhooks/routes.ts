import {
  newWebhook,
  webhookChange,
  webhookDeliveries,
  webhookDelivery,
  webhookDeliveryQuery,
  webhooks,
  webhookWithSecret,
} from '#contract/webhooks/webhooks.ts';
import { type Route, route } from '../http/route.ts';
import { changeWebhook, createWebhook, deleteWebhook } from './change.ts';
import { resendDelivery, tryWebhook } from './resend.ts';
import { listDeliveries, listWebhooks } from './view.ts';

const shared = { access: 'administrator', tag: 'Webhooks' } as const;

/** Where other programs are told of events. */
export const webhookRoutes: Route[] = [
  route({
    ...shared,
    method: 'get',
    path: '/webhooks',
    operationId: 'listWebhooks',
    summary: 'The webhooks, oldest first, with how their deliveries go',
    answer: webhooks,
    handle: ({ deps }) => listWebhooks(deps),
  }),
  route({
    ...shared,
    method: 'post',
    path: '/webhooks',
    operationId: 'createWebhook',
    summary: 'Tell another program of events, at most 10; the secret that signs them is answered once',
    body: newWebhook,
    status: 201,
    mayFail: ['conflict'],
    answer: webhookWithSecret,
    handle: ({ deps, body, actor }) => createWebhook(deps, body, actor),
  }),
  route({
    ...shared,
    method: 'patch',
    path: '/webhooks/:id',
    operationId: 'changeWebhook',
    summary: 'Change a webhook, turn it off or on, or make a new secret',
    body: webhookChange,
    mayFail: ['conflict'],
    answer: webhookWithSecret,
    handle: ({ deps, params: { id = '' }, body, actor }) => changeWebhook(deps, id, body, actor),
  }),
  route({
    ...shared,
    method: 'delete',
    path: '/webhooks/:id',
    operationId: 'deleteWebhook',
    summary: 'Delete a webhook with the record of its deliveries',
    answer: null,
    handle: ({ deps, params: { id = '' }, actor }) => deleteWebhook(deps, id, actor),
  }),
  route({
    ...shared,
    method: 'get',
    path: '/webhooks/:id/deliveries',
    operationId: 'listWebhookDeliveries',
    summary: 'The deliveries of the last 30 days, newest first or as `sort` says',
    query: webhookDeliveryQuery,
    answer: webhookDeliveries,
    handle: ({ deps, params: { id = '' }, query }) => listDeliveries(deps, id, query),
  }),
  route({
    ...shared,
    method: 'post',
    path: '/webhooks/:id/deliveries/:deliveryId/resend',
    operationId: 'resendWebhookDelivery',
    summary: 'Send an event again, under the id that it had',
    mayFail: ['conflict'],
    answer: webhookDelivery,
    handle: ({ deps, params: { id = '', deliveryId = '' } }) => resendDelivery(deps, { id, deliveryId }),
  }),
  route({
    ...shared,
    method: 'post',
    path: '/webhooks/:id/test',
    operationId: 'testWebhook',
    summary: 'Send a trial that tells nothing',
    mayFail: ['conflict'],
    answer: webhookDelivery,
    handle: ({ deps, params: { id = '' } }) => tryWebhook(deps, id),
  }),
];

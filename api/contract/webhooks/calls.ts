import { call } from '../calls/call.ts';
import {
  newWebhook,
  webhookChange,
  webhookDeliveries,
  webhookDelivery,
  webhookDeliveryQuery,
  webhooks,
  webhookWithSecret,
} from './webhooks.ts';

export const listWebhooks = call({
  name: 'listWebhooks',
  method: 'get',
  path: '/webhooks',
  may: 'connections',
  answer: webhooks,
});

export const createWebhook = call({
  name: 'createWebhook',
  method: 'post',
  path: '/webhooks',
  may: 'connections',
  body: newWebhook,
  answer: webhookWithSecret,
});

export const changeWebhook = call({
  name: 'changeWebhook',
  method: 'patch',
  path: '/webhooks/:id',
  may: 'connections',
  body: webhookChange,
  answer: webhookWithSecret,
});

export const deleteWebhook = call({
  name: 'deleteWebhook',
  method: 'delete',
  path: '/webhooks/:id',
  may: 'connections',
  answer: null,
});

export const listWebhookDeliveries = call({
  name: 'listWebhookDeliveries',
  method: 'get',
  path: '/webhooks/:id/deliveries',
  may: 'connections',
  query: webhookDeliveryQuery,
  answer: webhookDeliveries,
});

export const resendWebhookDelivery = call({
  name: 'resendWebhookDelivery',
  method: 'post',
  path: '/webhooks/:id/deliveries/:deliveryId/resend',
  may: 'connections',
  answer: webhookDelivery,
});

export const testWebhook = call({
  name: 'testWebhook',
  method: 'post',
  path: '/webhooks/:id/test',
  may: 'connections',
  answer: webhookDelivery,
});

import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import {
  type NewWebhook,
  type WebhookChange,
  webhookDeliveries,
  webhookDelivery,
  webhooks,
  webhookWithSecret,
} from '#contract/webhooks/webhooks.ts';
import type { Platform } from './platform.ts';
import { createRequests, withQuery } from './requests.ts';

const requests = (platform: Platform) => createRequests(platform, 'body');

/** The webhooks, oldest first; for administrators. */
export const webhooksQuery = (platform: Platform) =>
  queryOptions({
    queryKey: [{ subject: 'webhooks' }],
    queryFn: ({ signal }) => requests(platform).get('/webhooks', webhooks, signal),
    staleTime: 30_000,
  });

/** A page of the deliveries of a webhook, newest first. */
export const webhookDeliveriesQuery = (platform: Platform, id: string, page: number, pageSize: number) =>
  queryOptions({
    queryKey: [{ subject: 'webhooks', id, filter: { page, pageSize } }],
    queryFn: ({ signal }) =>
      requests(platform).get(withQuery(`/webhooks/${id}/deliveries`, { page, pageSize }), webhookDeliveries, signal),
    placeholderData: keepPreviousData,
    staleTime: 5000,
  });

/** Creates a webhook; its secret is never answered again. @throws ApiError with `problem.fields`. */
export const createWebhook = (platform: Platform, webhook: NewWebhook) =>
  requests(platform).send('POST', '/webhooks', webhook, webhookWithSecret);

/** @throws ApiError with `problem.fields`; 404 when a colleague has deleted it. */
export const changeWebhook = (platform: Platform, id: string, change: WebhookChange) =>
  requests(platform).send('PATCH', `/webhooks/${id}`, change, webhookWithSecret);

/** @throws ApiError 404 when a colleague was faster. */
export const deleteWebhook = (platform: Platform, id: string) => requests(platform).run('DELETE', `/webhooks/${id}`);

/** Sends a trial. @throws ApiError 409 for a webhook that is turned off. */
export const testWebhook = (platform: Platform, id: string) =>
  requests(platform).send('POST', `/webhooks/${id}/test`, {}, webhookDelivery);

/** Sends an event again. @throws ApiError 409 for a webhook that is turned off. */
export const resendDelivery = (platform: Platform, id: string, deliveryId: string) =>
  requests(platform).send('POST', `/webhooks/${id}/deliveries/${deliveryId}/resend`, {}, webhookDelivery);

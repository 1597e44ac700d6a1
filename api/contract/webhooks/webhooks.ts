import * as z from 'zod/mini';
import { sortedPageQuery } from '../calls/paging.ts';
import { id, timestamp } from '../fields/record-fields.ts';
import { text } from '../text/text.ts';

export const WEBHOOKS_MAX = 10;
export const WEBHOOK_NAME_MAX = 60;
const WEBHOOK_URL_MAX = 500;
export const WEBHOOK_DELIVERY_DAYS = 30;

export const webhookEvents = [
  'testimonial.received',
  'testimonial.approved',
  'testimonial.rejected',
  'testimonial.reopened',
  'testimonial.deleted',
  'donation.received',
  'donation.approved',
  'donation.rejected',
  'donation.collected',
  'donation.reopened',
  'donation.deleted',
  'post.published',
  'post.withdrawn',
  'run.planned',
  'run.out',
  'run.done',
  'run.cancelled',
] as const;
export type WebhookEvent = (typeof webhookEvents)[number];

export const webhookEventLabels: Record<WebhookEvent, string> = {
  'testimonial.received': 'Testimonial received',
  'testimonial.approved': 'Testimonial approved',
  'testimonial.rejected': 'Testimonial rejected',
  'testimonial.reopened': 'Testimonial waits again',
  'testimonial.deleted': 'Testimonial deleted',
  'donation.received': 'Offer received',
  'donation.approved': 'Offer approved',
  'donation.rejected': 'Offer declined or withdrawn',
  'donation.collected': 'Offer collected',
  'donation.reopened': 'Offer waits again',
  'donation.deleted': 'Offer deleted',
  'post.published': 'Post published',
  'post.withdrawn': 'Post no longer published',
  'run.planned': 'Run planned',
  'run.out': 'Run has set out',
  'run.done': 'Run done',
  'run.cancelled': 'Run cancelled or deleted',
};

const EVENTS_MESSAGE = 'Please choose at least one event.';
export const WEBHOOK_NAME_TAKEN = 'There is already a webhook with this name.';
export const WEBHOOKS_FULL = `There are ${WEBHOOKS_MAX} webhooks already. Please delete one that is not needed any more.`;

const fields = {
  name: text('Name is required', WEBHOOK_NAME_MAX),
  url: text('Address is required', WEBHOOK_URL_MAX),
  events: z
    .array(z.enum(webhookEvents), EVENTS_MESSAGE)
    .check(z.minLength(1, EVENTS_MESSAGE), z.maxLength(webhookEvents.length, EVENTS_MESSAGE)),
};

export const newWebhook = z.object(fields);
export type NewWebhook = z.infer<typeof newWebhook>;

/** `newSecret` makes the earlier secret invalid. */
export const webhookChange = z.object({
  ...z.partial(newWebhook).shape,
  enabled: z.optional(z.boolean()),
  newSecret: z.optional(z.boolean()),
});
export type WebhookChange = z.infer<typeof webhookChange>;

/** The secret is not stored: it is derived from the id, its version and a key of the server. */
export const storedWebhook = z.object({
  id,
  name: z.string(),
  url: z.string(),
  events: z.array(z.enum(webhookEvents)),
  enabled: z.boolean(),
  secretVersion: z.int(),
  createdAt: timestamp,
  createdBy: z.string(),
  goneAt: z.optional(timestamp),
  leftOutAt: z.optional(timestamp),
});
export type StoredWebhook = z.infer<typeof storedWebhook>;

const deliveryStates = ['waiting', 'sent', 'failed'] as const;
/** A trial carries no event and only shows that the receiver can be reached. */
const deliveredEvent = z.enum([...webhookEvents, 'trial']);

const delivery = {
  id,
  event: deliveredEvent,
  subjectId: z.nullable(id),
  state: z.enum(deliveryStates),
  attempts: z.int(),
  /** The receiver's last HTTP status; null if no answer came. */
  answered: z.nullable(z.int()),
  lastError: z.nullable(z.string()),
  createdAt: timestamp,
  sentAt: z.nullable(timestamp),
  notBefore: timestamp,
};

export const storedWebhookDelivery = z.object({ ...delivery, webhookId: id, dueAt: timestamp });
export type StoredWebhookDelivery = z.infer<typeof storedWebhookDelivery>;

export const webhookDelivery = z.object(delivery);
export type WebhookDelivery = z.infer<typeof webhookDelivery>;
export const webhookDeliveries = z.object({ deliveries: z.array(webhookDelivery), total: z.int() });
export type WebhookDeliveries = z.infer<typeof webhookDeliveries>;
export const webhookDeliveryQuery = sortedPageQuery;

const webhook = z.object({
  id,
  name: z.string(),
  url: z.string(),
  events: z.array(z.enum(webhookEvents)),
  enabled: z.boolean(),
  createdAt: timestamp,
  createdBy: z.string(),
  goneAt: z.nullable(timestamp),
  leftOutAt: z.nullable(timestamp),
  waiting: z.int(),
  failed: z.int(),
  latest: z.nullable(webhookDelivery),
});
export type Webhook = z.infer<typeof webhook>;
export const webhooks = z.object({ webhooks: z.array(webhook) });
export type Webhooks = z.infer<typeof webhooks>;

/** `secret` is returned only once, and null if it is not new. */
export const webhookWithSecret = z.object({ webhook, secret: z.nullable(z.string()) });
export type WebhookWithSecret = z.infer<typeof webhookWithSecret>;

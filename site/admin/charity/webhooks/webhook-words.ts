import { longDate } from '#contract/dublin.ts';
import { type Webhook, type WebhookDelivery, webhookEventLabels, webhookEvents } from '#contract/webhooks/webhooks.ts';
import type { Tone } from '../../../ui/Badge.tsx';
import { ago } from '../../../ui/relative-time.ts';

export const eventOptions = webhookEvents.map((key) => ({ key, label: webhookEventLabels[key] }));

export const eventsOf = ({ events }: Webhook): string => {
  const [first, ...others] = events;
  if (events.length === webhookEvents.length) return 'All events';
  return first && others.length === 0 ? webhookEventLabels[first] : `${events.length} events`;
};

export const stateOf = (webhook: Webhook, now: Date): { tone: Tone; label: string; why: string } => {
  const { enabled, goneAt, leftOutAt, waiting, latest } = webhook;
  if (goneAt) return { tone: 'bad', label: 'Gone', why: `It answered on ${longDate(goneAt)} that it is gone.` };
  if (!enabled) return { tone: 'info', label: 'Turned off', why: 'Nothing is sent to it.' };
  if (leftOutAt)
    return { tone: 'bad', label: 'Left out', why: `Since ${longDate(leftOutAt)} events are left out: too many wait.` };
  if (latest?.lastError)
    return {
      tone: 'wait',
      label: 'Not reached',
      why: waiting > 0 ? `${latest.lastError} Waiting: ${waiting}.` : latest.lastError,
    };
  if (!latest) return { tone: 'ok', label: 'Active', why: 'Nothing has been sent yet.' };
  return { tone: 'ok', label: 'Active', why: `Last event ${ago(latest.createdAt, now)}.` };
};

export const deliveryName = ({ event }: WebhookDelivery): string =>
  event === 'trial' ? 'Trial' : webhookEventLabels[event];

export const fateOf = (delivery: WebhookDelivery, now: Date): { tone: Tone; label: string; why: string } => {
  const { state, attempts, lastError, sentAt, createdAt } = delivery;
  const tries = attempts === 1 ? '1 try' : `${attempts} tries`;
  if (state === 'sent') return { tone: 'ok', label: 'Sent', why: `${ago(sentAt ?? createdAt, now)}, ${tries}` };
  if (state === 'failed') return { tone: 'bad', label: 'Failed', why: `${lastError ?? ''} ${tries}`.trim() };
  return { tone: 'wait', label: 'Waits', why: lastError ? `${lastError} ${tries} so far` : ago(createdAt, now) };
};

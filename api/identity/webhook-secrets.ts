import { createHmac } from 'node:crypto';
import type { StoredWebhook } from '#contract/webhooks/webhooks.ts';

/** The secrets with which webhooks are signed: made from the webhook's id and version, and stored nowhere. */
export interface WebhookSecrets {
  /** `whsec_` and 32 bytes in base64, the form that the receiver keeps. */
  secretOf(webhook: Pick<StoredWebhook, 'id' | 'secretVersion'>): string;
  /** Headers of a call, as Standard Webhooks 1.0.0 defines them (standardwebhooks.com). */
  headersFor(webhook: StoredWebhook, deliveryId: string, body: string, at: Date): Record<string, string>;
}

export const createWebhookSecrets = (secret: Uint8Array): WebhookSecrets => {
  const key = createHmac('sha256', secret).update('the key of webhooks').digest();
  const bytesOf = ({ id, secretVersion }: Pick<StoredWebhook, 'id' | 'secretVersion'>) =>
    createHmac('sha256', key).update(`${id} ${secretVersion}`).digest();
  return {
    secretOf: (webhook) => `whsec_${bytesOf(webhook).toString('base64')}`,
    headersFor(webhook, deliveryId, body, at) {
      const time = Math.floor(at.getTime() / 1000);
      const signature = createHmac('sha256', bytesOf(webhook)).update(`${deliveryId}.${time}.${body}`).digest('base64');
      return {
        'webhook-id': deliveryId,
        'webhook-timestamp': String(time),
        'webhook-signature': `v1,${signature}`,
      };
    },
  };
};

import { type MessageReceived, type MessageSubmission, messageReceived } from '#contract/messages/messages.ts';
import { withKey } from './idempotency-key.ts';
import type { Platform } from './platform.ts';
import { createRequests } from './requests.ts';

/** Sends a message, with its key only once. */
export const sendMessage = (platform: Platform, message: MessageSubmission, key: string): Promise<MessageReceived> =>
  createRequests(platform, 'body').send('POST', '/messages', message, messageReceived, withKey(key));

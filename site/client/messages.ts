import { type MessageReceived, type MessageSubmission, messageReceived } from '#contract/messages.ts';
import type { Platform } from './platform.ts';
import { createRequests } from './requests.ts';

/** Sends a message with the headers of its proof. */
export const sendMessage = (
  platform: Platform,
  message: MessageSubmission,
  headers: Readonly<Record<string, string>>,
): Promise<MessageReceived> =>
  createRequests(platform, 'body').send('POST', '/messages', message, messageReceived, headers);

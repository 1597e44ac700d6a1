import { type MessageReceived, type MessageSubmission, messageReceived } from '#contract/messages.ts';
import type { Platform } from './platform.ts';
import { createRequests } from './requests.ts';

export const sendMessage = (platform: Platform, message: MessageSubmission): Promise<MessageReceived> =>
  createRequests(platform, 'body').send('POST', '/messages', message, messageReceived);

import type { BrowserContext, TestInfo } from '@playwright/test';
import { expect } from '@playwright/test';

const WATCHED = ['error', 'warning'];

/** Collects console errors, warnings and page errors of a context; the function that it returns fails the test with the unexpected ones. */
export const watchMessages = (context: BrowserContext, expected: readonly RegExp[]) => {
  const messages: string[] = [];
  context.on('console', (message) => {
    const text = `${message.type()}: ${message.text()}`;
    if (WATCHED.includes(message.type()) && !expected.some((one) => one.test(text))) messages.push(text);
  });
  context.on('weberror', (error) => messages.push(String(error.error())));
  return async (testInfo: TestInfo, serverOutput: () => string): Promise<void> => {
    if (messages.length > 0) await testInfo.attach('server', { body: serverOutput(), contentType: 'text/plain' });
    expect(messages, 'messages on the console').toEqual([]);
  };
};

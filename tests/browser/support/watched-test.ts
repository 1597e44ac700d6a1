import { watchMessages } from './console-messages.ts';
import { testWithSharedServers } from './shared-servers.ts';

interface Fixtures {
  /** Console errors and warnings that a test expects; all others fail it. */
  expectedMessages: RegExp[];
  /** What the test's server has written so far; attached to a test that fails because of a console message. */
  serverOutput: () => string;
  watched: undefined;
}

/** A test in a browser. Unexpected console messages and page errors fail it. */
export const watchedTest = testWithSharedServers.extend<Fixtures>({
  expectedMessages: [[], { option: true }],
  // biome-ignore lint/correctness/noEmptyPattern: Playwright wants the pattern of the fixtures that are used
  serverOutput: async ({}, use) => use(() => ''),
  watched: [
    async ({ context, expectedMessages, serverOutput }, use, testInfo) => {
      const judge = watchMessages(context, expectedMessages);
      await use(undefined);
      await judge(testInfo, serverOutput);
    },
    { auto: true },
  ],
});

import { test as base, expect } from '@playwright/test';
import { fillIn } from '../../support/filled-in.ts';
import { type Product, startProduct } from '../../support/product.ts';
import { watchMessages } from './console-messages.ts';

interface Fixtures {
  /** Console errors and warnings that a test expects; all others fail it. */
  expectedMessages: RegExp[];
  watched: undefined;
}

/** A test on a site whose staff have filled in what only a charity knows. Unexpected console messages fail it. */
export const test = base.extend<Fixtures, { product: Product }>({
  expectedMessages: [[], { option: true }],
  product: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright wants the pattern of the fixtures that are used
    async ({}, use) => {
      const product = await startProduct();
      await fillIn(product, await product.signIn());
      await use(product);
      await product.close();
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ product }, use) => use(product.server.url),
  watched: [
    async ({ context, expectedMessages, product }, use, testInfo) => {
      const judge = watchMessages(context, expectedMessages);
      await use(undefined);
      await judge(testInfo, product.server.output);
    },
    { auto: true },
  ],
});

export { expect };

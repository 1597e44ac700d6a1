import type { ElectronApplication } from '@playwright/test';
import { expect, test } from './support/fixtures.ts';
import { clickMenu } from './support/native-calls.ts';

/** From now on every call meets a proxy that asks who it is, and takes one password. */
const putBehindProxy = (app: ElectronApplication) =>
  app.evaluate(({ net }) => {
    let isSignedIn = false;
    const { fetch } = net;
    net.fetch = async (...call) => (isSignedIn ? fetch(...call) : new Response('', { status: 407 }));
    net.request = () => {
      const listeners = new Map<string, (...values: unknown[]) => void>();
      const ask = () =>
        listeners.get('login')?.(
          { isProxy: true, host: 'proxy.example', port: 3128 },
          (_name: string, word?: string) => {
            isSignedIn = word === 'right';
            if (isSignedIn) listeners.get('response')?.({ statusCode: 200 });
            else ask();
          },
        );
      const request = {
        on: (name: string, listener: () => void) => listeners.set(name, listener),
        end: ask,
        abort() {},
      };
      return request as unknown as Electron.ClientRequest;
    };
  });

test('a proxy’s question that was put off comes back when somebody chooses Sync now, and is asked until it is right', {
  tag: '@all',
}, async ({ desktop }) => {
  const { app, page } = await desktop.start();
  await expect(page.getByRole('button', { name: 'Sign in', exact: true })).toBeVisible();
  await putBehindProxy(app);
  await clickMenu(app, 'sync');
  const question = page.getByRole('dialog', { name: 'Your network asks who you are' });
  await expect(question).toContainText('proxy.example:3128');
  await question.getByRole('button', { name: 'Stay offline' }).click();
  await expect(question).toBeHidden();

  await clickMenu(app, 'sync');
  await expect(question).toBeVisible();
  for (const [password, isRight] of [
    ['wrong', false],
    ['right', true],
  ] as const) {
    await question.getByLabel('Name').fill('aoife');
    await question.getByLabel('Password').fill(password);
    await question.getByRole('button', { name: 'Sign in to the proxy' }).click();
    if (isRight) await expect(question).toBeHidden();
    else await expect(question.getByText('The proxy did not accept this name and password.')).toBeVisible();
  }
});

import { readdir, readFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import { inAccountMenu } from '../support/account-menu.ts';
import { codeAt } from '../support/factors.ts';
import { addPasskey, addVirtualAuthenticator, startPasskeyPortal, typePassword } from '../support/passkey-portal.ts';
import { STAFF } from '../support/server-process.ts';
import { watchedTest } from './support/watched-test.ts';

const test = watchedTest.extend<{ portal: Awaited<ReturnType<typeof startPasskeyPortal>> }>({
  // What the browser says of a sign-in that is refused, or that asks for a second step.
  expectedMessages: [[/the server responded with a status of 401/], { scope: 'test' }],
  // biome-ignore lint/correctness/noEmptyPattern: Playwright wants the pattern of the fixtures that are used
  portal: async ({}, use) => {
    const portal = await startPasskeyPortal();
    await use(portal);
    await portal.product.close();
  },
  baseURL: async ({ portal }, use) => use(portal.site),
  serverOutput: async ({ portal }, use) => use(portal.product.server.output),
});

/** Signs out in a browser that suggests no passkey: the virtual authenticator would take the suggestion at once. */
const signOut = async (page: Page) => {
  await page.evaluate(() => localStorage.removeItem('passkey-used'));
  await (await inAccountMenu(page, 'button', 'Sign out')).click();
  await expect(page).toHaveURL(/\/admin\/login$/);
};
const isInPortal = (page: Page) => expect(page).toHaveURL(/\/admin(\/security)?$/);

test('a passkey is added, signs in without a password, and opens nothing once it is removed', async ({ page }) => {
  await addVirtualAuthenticator(page);
  await page.goto('/admin/security');
  await typePassword(page);
  await addPasskey(page, 'Office laptop');
  await expect(page.getByText('Two steps are on.')).toBeVisible();
  await signOut(page);
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
  await isInPortal(page);
  await page.goto('/admin/security');
  await expect(page.getByText(/^Last used on/)).toBeVisible();
  await page.getByRole('button', { name: 'Remove Office laptop' }).click();
  const dialog = page.getByRole('dialog', { name: /^Remove the passkey/ });
  await dialog.getByLabel('Your password').fill(STAFF.password);
  await dialog.getByRole('button', { name: 'Remove it' }).click();
  await expect(page.getByText('Your password alone opens the portal.')).toBeVisible();
  await signOut(page);
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
  await expect(page.getByText(/^This passkey is not known here/)).toBeVisible();
  await expect(page).toHaveURL(/\/admin\/login$/);
});

test('a passkey is the second step after a password, and a code of the app is, too', { tag: '@all' }, async ({
  page,
}) => {
  await addVirtualAuthenticator(page);
  await page.goto('/admin/security');
  await typePassword(page);
  await addPasskey(page, 'Office laptop');
  await page.getByRole('button', { name: 'Set it up' }).click();
  await page.getByLabel('Your password').fill(STAFF.password);
  await page.getByRole('button', { name: 'Go on' }).click();
  const secret = ((await page.locator('.key-text').textContent()) ?? '').replaceAll(' ', '');
  await page.getByLabel('Code from the app').fill(codeAt(secret, new Date()));
  await page.getByRole('button', { name: 'Turn it on' }).click();
  await expect(page.getByText(/^On since/)).toBeVisible();
  await signOut(page);
  await typePassword(page);
  await page.getByRole('button', { name: /^Use a passkey/ }).click();
  await isInPortal(page);
  await signOut(page);
  await typePassword(page);
  await page.getByLabel('Code').fill(codeAt(secret, new Date(), 1));
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await isInPortal(page);
});

test('the browser suggests a passkey that was used here before, and a copied one is noticed', { tag: '@all' }, async ({
  page,
}) => {
  const { cdp, id } = await addVirtualAuthenticator(page);
  await page.goto('/admin/security');
  await typePassword(page);
  await addPasskey(page, 'Office laptop');
  await signOut(page);
  await page.evaluate(() => localStorage.setItem('passkey-used', 'yes'));
  await page.reload();
  await isInPortal(page);
  const { credentials } = await cdp.send('WebAuthn.getCredentials', { authenticatorId: id });
  const [passkey] = credentials;
  if (!passkey) throw new Error('There is no passkey.');
  await cdp.send('WebAuthn.removeCredential', { authenticatorId: id, credentialId: passkey.credentialId });
  await cdp.send('WebAuthn.addCredential', { authenticatorId: id, credential: { ...passkey, signCount: 0 } });
  await signOut(page);
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
  await expect(page.getByText(/^This passkey is not known here/)).toBeVisible();
  await typePassword(page);
  await expect(page.getByRole('heading', { name: 'One more step' })).toBeVisible();
  await expect(page.getByRole('button', { name: /^Use a passkey/ })).toHaveCount(0);
});

test('who uses no second step loads nothing of passkeys or QR codes at the sign-in', { tag: '@all' }, async ({
  page,
}) => {
  const scripts: string[] = [];
  page.on('response', async (response) => {
    if (response.url().includes('/assets/') && response.url().endsWith('.js')) scripts.push(await response.text());
  });
  await page.goto('/admin/login');
  await page.getByLabel('Password', { exact: true }).waitFor();
  await page.waitForLoadState('networkidle');
  expect(scripts.length).toBeGreaterThan(0);
  // Words of @simplewebauthn/browser and of qr that stay in a build; a build without them would prove nothing.
  const assets = await readdir('dist/client/assets');
  const built = await Promise.all(
    assets.filter((name) => name.endsWith('.js')).map((name) => readFile(`dist/client/assets/${name}`, 'utf8')),
  );
  for (const words of ['ERROR_CEREMONY_ABORTED', 'Expected number [1..40]']) {
    expect(built.filter((text) => text.includes(words))).toHaveLength(1);
    expect(scripts.filter((text) => text.includes(words))).toEqual([]);
  }
});

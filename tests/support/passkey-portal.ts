import type { CDPSession, Page } from '@playwright/test';
import { freePort } from './free-port.ts';
import { type Product, startProduct } from './product.ts';
import { STAFF } from './server-process.ts';

/** The built product under a name: passkeys belong to one, and an address in figures has none. */
export const startPasskeyPortal = async (): Promise<{ product: Product; site: string }> => {
  const port = await freePort();
  const site = `http://localhost:${port}`;
  return { product: await startProduct({ PORT: port, PUBLIC_URL: site }), site };
};

/** A passkey reader of the computer itself, which unlocks whatever it is asked for. */
export const addVirtualAuthenticator = async (page: Page): Promise<{ cdp: CDPSession; id: string }> => {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('WebAuthn.enable');
  const { authenticatorId: id } = await cdp.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return { cdp, id };
};

/** Signs in with the password of the first account. */
export const typePassword = async (page: Page): Promise<void> => {
  await page.getByLabel('Email').fill(STAFF.email);
  await page.getByLabel('Password', { exact: true }).fill(STAFF.password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
};

/** Adds a passkey on the page of the own account; resolves with the recovery codes that are shown with the first one. */
export const addPasskey = async (page: Page, name: string): Promise<string[]> => {
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add a passkey' });
  await dialog.getByLabel('Name').fill(name);
  await dialog.getByLabel('Your password').fill(STAFF.password);
  await dialog.getByRole('button', { name: 'Add it' }).click();
  const codes = page.getByRole('dialog', { name: 'Your ten recovery codes' });
  await codes.getByLabel('I have them on paper or in a safe place').check();
  const shown = await codes.locator('.codes li').allInnerTexts();
  await codes.getByRole('button', { name: 'Done' }).click();
  return shown.map((text) => text.replace(/^\d+\s*/, ''));
};

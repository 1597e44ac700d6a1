import type { Locator, Page } from '@playwright/test';
import { type MailServer, startMailServer } from '../support/mail-server.ts';
import { listedPages } from '../support/public-pages.ts';
import { makeDataDir, removeDataDir } from '../support/server-process.ts';
import { tokenOf } from './support/session.ts';
import { expect, test as ownServerTest } from './support/test-with-own-server.ts';
import { photoFile } from './support/typed.ts';
import { writingField } from './support/writing-field.ts';

const PRESSES_MAX = 25;
const SCREENS_MAX = 6;
const EMAIL = 'admin@localhost';
const PASSWORD = 'nine herons over the weir';
const WORDS = 'We pay what illness costs, and drive whoever cannot.';
const PICTURE = 'A nurse with a blue folder';

const test = ownServerTest.extend<{ mailServer: MailServer }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright wants the pattern of the fixtures that are used
  mailServer: async ({}, use) => {
    const server = await startMailServer();
    await use(server);
    await server.close();
  },
  // Nobody has chosen an account: the server makes the first one and says its password.
  serverEnv: { ADMIN_EMAIL: '', ADMIN_PASSWORD: '' },
  // biome-ignore lint/correctness/noEmptyPattern: Playwright wants the pattern of the fixtures that are used
  dataDir: async ({}, use) => {
    const dataDir = await makeDataDir();
    await use(dataDir);
    await removeDataDir(dataDir);
  },
});

/** What somebody does beside typing: each press and each choice, and on how many screens. */
const countingPresses = (page: Page) => {
  const screens = new Set<string>();
  let presses = 0;
  page.on('framenavigated', () => screens.add(new URL(page.url()).pathname.replace(/\/blogs\/.*/, '/blogs/post')));
  return {
    press: async (what: Locator) => {
      presses += 1;
      await what.click();
    },
    choose: async (list: Locator, option: string) => {
      presses += 1;
      await list.selectOption(option);
    },
    presses: () => presses,
    screens: () => [...screens],
  };
};

const ours = [
  ['Phone', '051 400 100'],
  ['Email for visitors', 'hello@fund.ie'],
  ['Organisation email', 'office@fund.ie'],
  ['Email about medical expenses', 'medical@fund.ie'],
  ['Email about hospital transport', 'lifts@fund.ie'],
  ['Email of the shops', 'shops@fund.ie'],
  ['Clane, phone', '045 868 101'],
  ['Clane, address', 'Main Street'],
  ['Bagnelstown, phone', '059 972 1101'],
  ['Bagnelstown, address', 'Kilree Street'],
  ['New Ross, phone', '051 421 101'],
  ['New Ross, address', 'South Street'],
  ['Wexford Town, phone', '053 912 2101'],
  ['Wexford Town, address', 'Selskar'],
  ['Years of service', '12'],
  ['Raised', '€40,000'],
  ['Families helped', '310'],
] as const;

interface MadeUp {
  value: string;
}

/** What the server says is made up. */
const madeUpIn = async (url: string): Promise<MadeUp[]> => {
  const token = await tokenOf(url, { email: EMAIL, password: PASSWORD });
  const answer = await fetch(`${url}/api/launch`, { headers: { authorization: `Bearer ${token}` } });
  return ((await answer.json()) as { invented: MadeUp[] }).invented;
};

test('an administrator is led through the first day in 25 presses on six screens, and nothing made up is left', async ({
  page,
  portal,
  mailServer,
}) => {
  // A whole afternoon, one after the other.
  test.slow();
  const { press, choose, presses, screens } = countingPresses(page);
  const back = page.getByRole('link', { name: 'Back to what is still to do' });
  const missing = page.getByRole('region', { name: 'Missing' });
  /** What is filled in leaves the list, and what stood below it moves up. */
  const isDone = (what: RegExp) => expect(missing.getByRole('link', { name: what })).toBeHidden();
  const save = page.getByRole('button', { name: 'Save changes' });
  const initialPassword = /and the password (\S+)/.exec(portal.output())?.[1] ?? '';

  await page.goto('/admin');
  await page.getByLabel('Email').fill(EMAIL);
  await page.getByLabel('Password', { exact: true }).fill(initialPassword);
  await press(page.getByRole('button', { name: 'Sign in', exact: true }));
  await page.getByLabel('Current password', { exact: true }).fill(initialPassword);
  await page.getByLabel('New password', { exact: true }).fill(PASSWORD);
  await press(page.getByRole('button', { name: 'Save new password' }));

  const madeUp = page.getByRole('form', { name: 'Made up, and on the website now' });
  await madeUp.waitFor();
  const before = await madeUpIn(portal.url);
  for (const [label, value] of ours) await madeUp.getByLabel(label, { exact: true }).fill(value);
  await press(save);
  await expect(madeUp).toBeHidden();
  await press(page.getByRole('button', { name: 'These are our vans' }));
  await expect(page.getByRole('button', { name: 'These are our vans' })).toBeHidden();

  await press(missing.getByRole('link', { name: /Your own name/ }));
  await expect(page.getByLabel('Name', { exact: true })).toBeFocused();
  await page.getByLabel('Name', { exact: true }).fill('Una Byrne');
  await press(save);
  await page.getByText(/^Saved\. It stands everywhere/).waitFor();
  await press(back);
  await isDone(/Your own name/);

  await press(missing.getByRole('link', { name: /: Mail$/ }));
  await expect(page.getByLabel('Server', { exact: true })).toBeFocused();
  const { hostname, port } = new URL(mailServer.url);
  await page.getByLabel('Server', { exact: true }).fill(hostname);
  await page.getByLabel('Port', { exact: true }).fill(port);
  await choose(page.getByLabel('Encryption', { exact: true }), 'none');
  await page.getByLabel('Sender', { exact: true }).fill('portal@fund.ie');
  await page.getByLabel('Your password', { exact: true }).fill(PASSWORD);
  await press(save);
  await page.getByText(/^Saved\. It counts from the next mail on/).waitFor();
  await press(back);
  await isDone(/: Mail$/);

  await press(missing.getByRole('link', { name: /A first colleague/ }));
  const invitation = page.getByRole('dialog', { name: 'Invite someone' });
  await invitation.getByLabel('Name').fill('Ciara Doyle');
  await invitation.getByLabel('Email').fill('ciara@fund.ie');
  await choose(invitation.getByLabel('Role'), 'Volunteer');
  await press(invitation.getByRole('button', { name: 'Send invitation' }));
  await press(invitation.getByRole('button', { name: 'Done' }));
  await expect.poll(() => mailServer.received.join()).toContain('ciara@fund.ie');

  await press(page.locator('.acct').filter({ visible: true }));
  await press(page.getByRole('link', { name: 'View the website' }));
  await page.getByText(/^Not ready to open: \d things left$/).waitFor();
  const lead = page.locator('.hero .editable', { hasText: 'We cover medical expenses' });
  await press(lead.getByRole('button', { name: /^(Create Container|Edit)/ }));
  await lead.getByRole('textbox').fill(WORDS);
  await press(page.locator('.hero').getByRole('button', { name: 'Save' }));
  await page.locator('.hero').getByRole('paragraph').filter({ hasText: WORDS }).waitFor();
  await press(
    page
      .locator('.imgbox')
      .first()
      .getByRole('button', { name: /^Edit picture/ }),
  );
  const chooser = page.waitForEvent('filechooser');
  await press(page.getByRole('button', { name: 'Choose a file' }));
  await (await chooser).setFiles([await photoFile('nurse.jpg', '#1b5a51')]);
  await page.getByLabel('Alternative text', { exact: true }).fill(PICTURE);
  await press(page.getByRole('dialog').getByRole('button', { name: 'Save' }));
  await page.getByRole('img', { name: PICTURE }).waitFor();

  await press(page.getByRole('link', { name: 'Admin Portal' }));
  await press(page.getByRole('link', { name: 'Write a blog post' }));
  await page.getByRole('textbox', { name: 'Title' }).fill('We have opened');
  await writingField(page).fill('Come in, the kettle is on.');
  await press(page.getByRole('button', { name: 'Publish' }));
  await page.getByText('The post is on the website.').waitFor();

  expect(presses()).toBeLessThanOrEqual(PRESSES_MAX);
  expect(screens().length, screens().join()).toBeLessThanOrEqual(SCREENS_MAX);
  expect(await madeUpIn(portal.url)).toEqual([]);
  // One shop had no address but its town.
  const values = before.map(({ value }) => value).filter((value) => value !== 'Bagnelstown');
  expect(values.length).toBeGreaterThan(ours.length);
  for (const path of listedPages) {
    const text = await (await fetch(portal.url + path)).text();
    const left = ['020 91', '.example', ...values].filter((value) => text.includes(value));
    expect(left, path).toEqual([]);
    expect(text).not.toContain('Not ready to open');
  }
});

import type { Page } from '@playwright/test';
import { limitMs } from '../../../scripts/test-limits.mjs';
import { filledSettings, mattress } from '../../support/filled-in.ts';
import { isAccessible } from '../support/axe.ts';
import { horizontalOverflow } from '../support/horizontal-overflow.ts';
import { expect, test } from '../support/test-filled-site.ts';

const { giving, governance } = filledSettings;
/** The browser's own word on a posted form that was refused. */
const REFUSED_MESSAGE = /the server responded with a status of 400/;
const CRISIS = 'I cannot go on like this and I do not know whom to ask.';

test.use({ expectedMessages: [REFUSED_MESSAGE] });

/** What a visitor came for, and finds on a page that is plain HTML. */
const journeys: readonly (readonly [what: string, go: (page: Page, withScripts: boolean) => Promise<void>])[] = [
  [
    'what is not taken is looked up in spite of a typing mistake, with why and what to do instead',
    async (page) => {
      await page.goto('/donations');
      await page.locator('footer').getByRole('link', { name: 'What we take' }).click();
      await page.getByLabel('What do you have?').fill('matress');
      await page.getByRole('button', { name: 'Look It Up' }).click();
      const answer = page.locator('.section--answer li', { hasText: 'We Cannot Accept' });
      for (const words of [mattress.name, mattress.why, mattress.instead]) await expect(answer).toContainText(words);
      await page.getByLabel('What do you have?').fill('helicopter');
      await page.getByRole('button', { name: 'Look It Up' }).click();
      await expect(page.getByRole('heading', { name: /helicopter.* is not on our lists/ })).toBeVisible();
    },
  ],
  [
    'a gift of money: the address of the payment page, the bank details and the tax words',
    async (page) => {
      await page.goto('/');
      await page.locator('footer').getByRole('link', { name: 'Giving' }).click();
      const money = page.locator('#giving');
      await expect(money.getByRole('link', { name: 'Give by Card' })).toHaveAttribute('href', giving.paymentUrl);
      for (const words of ['https://pay.charity.example', 'IE29 AIBK 9311 5212 3456 78', 'AIBKIE2D', '20099999']) {
        await expect(money.getByText(words).first()).toBeVisible();
      }
      await expect(money).toContainText('250');
    },
  ],
  [
    'counselling and weekly shopping have pages, linked from the services, that lead to the form with the service chosen',
    async (page) => {
      for (const [link, heading, service] of [
        [/Counselling/, /somebody to talk to/, 'counselling'],
        [/Weekly Shopping/i, /weekly shop/, 'shopping'],
      ] as const) {
        await page.goto('/services');
        await page.locator('main').getByRole('link', { name: link }).first().click();
        await expect(page.getByRole('heading', { level: 1 })).toContainText(heading);
        await expect(page.getByRole('term').filter({ hasText: 'How soon' })).toBeVisible();
        await page.locator('main').getByRole('link', { name: 'Write to Us' }).first().click();
        await expect(page).toHaveURL(new RegExp(`/help\\?service=${service}`));
        await expect(page.locator('input[name=service]:checked')).toHaveValue(service);
      }
    },
  ],
  [
    'the search forgives a mistake, and says what else helps where it finds nothing',
    async (page) => {
      await page.goto('/search');
      await page.getByLabel('Search this site').fill('councelling');
      await page.getByRole('button', { name: 'Search' }).click();
      const found = page.locator('.results > li', { hasText: 'Counselling support' });
      await expect(found.locator('mark').first()).toBeVisible();
      await page.getByLabel('Search this site').fill('zeppelin');
      await page.getByRole('button', { name: 'Search' }).click();
      await expect(page.getByRole('heading', { name: /Nothing for/ })).toBeVisible();
    },
  ],
  [
    'who runs the charity and how accessible the site is, from the foot of every page',
    async (page) => {
      await page.goto('/privacy');
      await page.locator('footer').getByRole('link', { name: 'Who runs us' }).click();
      for (const words of ['Una Byrne', '20099999']) await expect(page.locator('main')).toContainText(words);
      await expect(page.getByRole('link', { name: /fund\.example\.org/ })).toHaveAttribute(
        'href',
        governance.accountsUrl,
      );
      await page.locator('footer').getByRole('link', { name: 'Accessibility' }).click();
      await expect(page.getByRole('heading', { name: 'What we know is not good yet' })).toBeVisible();
      await expect(page.getByRole('heading', { name: 'Tell us' })).toBeVisible();
    },
  ],
  [
    'a page that asks people to ring prints with the number',
    async (page) => {
      await page.goto('/services/hospital-transport');
      await page.emulateMedia({ media: 'print' });
      const call = page.locator('main').getByRole('link', { name: /^Call/ }).first();
      await expect(call).toBeVisible();
      await expect(call).toContainText(/\d{3}/);
      await page.emulateMedia({ media: 'screen' });
    },
  ],
  [
    'an application for help leads to a message, says what to have ready, and words of an emergency are answered',
    async (page, withScripts) => {
      await page.goto('/services/medical-expenses');
      await page
        .locator('main')
        .getByRole('link', { name: /Complete|Write/ })
        .first()
        .click();
      await expect(page.getByRole('heading', { name: 'Have these ready' })).toBeVisible();
      await expect(page.locator('main')).toContainText('Please do not send any of them by email');
      await page.getByLabel('Your name').fill('Ciara Doyle');
      await page.getByLabel(/^Your words/).fill(CRISIS);
      // With scripts the words are answered while they are written, which moves the button down.
      if (withScripts) await expect(page.getByRole('link', { name: '112 or 999' })).toBeVisible();
      await page.getByRole('button', { name: 'Send' }).click();
      await expect(page.getByText(/Please give a phone number or an email address/).first()).toBeVisible();
      await expect(page.getByLabel(/^Your words/)).toHaveValue(CRISIS);
      await page.getByLabel(/^Phone/).fill('086 000 0000');
      await page.getByRole('button', { name: 'Send' }).click();
      // The first review of a server that is busy takes its time.
      await expect(page.getByRole('heading', { name: 'Thank you for telling us.' })).toBeVisible({
        timeout: limitMs(20_000),
      });
      await expect(page.getByRole('link', { name: '112 or 999' })).toBeVisible();
    },
  ],
];

for (const width of [390, 1440]) {
  for (const javaScriptEnabled of [true, false]) {
    test.describe(`at ${width} px ${javaScriptEnabled ? 'with' : 'without'} scripts`, () => {
      test.use({ viewport: { width, height: 844 }, javaScriptEnabled });
      for (const [what, go] of journeys) {
        const isMain = width === 390 && !javaScriptEnabled && what.startsWith('an application');
        test(what, { tag: isMain ? [] : ['@all'] }, async ({ page }) => {
          await go(page, javaScriptEnabled);
          expect(await horizontalOverflow(page)).toBe(0);
          if (javaScriptEnabled) await isAccessible(page, what);
        });
      }
    });
  }
}

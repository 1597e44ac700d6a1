import type { Page } from '@playwright/test';
import { addDays, dublinDay, weekdayOf } from '#contract/dublin.ts';

/** The next Tuesday but one: the answer comes before it. */
const tuesday = (): string => {
  let day = addDays(dublinDay(new Date()), 5);
  while (weekdayOf(day) !== 'tuesday') day = addDays(day, 1);
  return day;
};

/** Answers the three questions about a lift. */
export const answerThree = async (page: Page) => {
  await page.getByRole('radio', { name: 'A lift to hospital' }).check();
  await page.getByLabel('Your Eircode or town').fill('Campile');
  await page.getByLabel('The hospital').fill('University Hospital Waterford');
  await page.getByLabel('The day').fill(tuesday());
  await page.getByLabel(/Time of the appointment/).fill('10:30');
  await page.getByRole('button', { name: 'See What We Can Do' }).click();
};

/** Fills in the short form and sends it. */
export const sayWho = async (page: Page) => {
  await page.getByLabel('Your name').fill('Maura Cullen');
  await page.getByLabel(/^Who is it for/).fill('Jim Cullen, my husband');
  await page.getByLabel(/^Phone/).fill('087 000 0123');
  await page.getByRole('checkbox', { name: 'Any time' }).check();
  await page.getByRole('radio', { name: 'The same day each week' }).check();
  await page.getByRole('button', { name: 'Send It to Us' }).click();
};

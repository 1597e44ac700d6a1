import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { openPortal, volunteer } from '../../support/portal.tsx';
import { addOffer, addStory, decideStory, made } from '../../support/records.ts';
import { type ScreenApi, screenApi } from '../../support/screen-api.ts';

beforeEach(() => {
  Element.prototype.scrollIntoView = vi.fn();
  window.scrollTo = vi.fn();
});
const SCREEN = '/admin/quarantine';
const NUALA = 'My mother’s chair went out the door on Tuesday and a cheque came in for the home help.';

/** One testimonial waits, others are decided, and the ceiling is so low that whatever comes now is held back. */
const desk = async () => {
  const api = screenApi();
  for (const name of ['Ann', 'Una', 'Eileen', 'Declan', 'Niamh', 'Tomasz', 'Peig', 'Seán', 'Nora'])
    await decideStory(api, await addStory(api, { name }), 'reject');
  await addStory(api, { name: 'Maura Cullen', content: 'The driver waited four hours with my brother that day.' });
  const json = { rejectionReasons: [], submissionsPerHour: 10 };
  made(await api.call('put', '/settings/review', { as: await api.staff(), json }));
  return api;
};
const addBots = async (api: ScreenApi, count: number) => {
  for (let at = 1; at <= count; at += 1)
    await addStory(api, {
      name: `Bot ${at}`,
      content: `Great site number ${at}, see https://best-loan.com for money.`,
    });
};
/** A desk with a flood of 12 that are alike, and one person among them. */
const flooded = async () => {
  const api = await desk();
  await addBots(api, 12);
  await addStory(api, { name: 'Nuala', content: NUALA });
  return api;
};

const stories = (api: ScreenApi) => [...api.deps.store.data.testimonials.all()];
const quarantined = (api: ScreenApi) => stories(api).filter(({ quarantinedAt }) => quarantinedAt);
const waitingNames = (api: ScreenApi) =>
  stories(api).flatMap(({ name, quarantinedAt, status }) => (quarantinedAt || status !== 'pending' ? [] : name));
const button = (name: string | RegExp) => screen.findByRole('button', { name });
const BOTS = '12 testimonials with the same link';

describe('the way there', () => {
  test('is in the sidebar, in both queues and on Today, while something is held back', async () => {
    const api = await flooded();
    const { router } = await openPortal('/admin', { api });
    await screen.findByRole('link', { name: '13 submissions were held back' });
    await screen.findByRole('link', { name: 'Held back 13 waiting' });
    await router.navigate('/admin/testimonials');
    await screen.findByRole('link', { name: 'Held back 13' });
    await router.navigate('/admin/donations/pending');
    await screen.findByRole('link', { name: 'Held back 13' });
  });

  test('is in the sidebar for a single submission', async () => {
    const api = await desk();
    await addStory(api, { name: 'Nuala', content: NUALA });
    await openPortal('/admin', { api });
    await screen.findByRole('link', { name: 'Held back 1 waiting' });
  });

  test('is not there while nothing is held back', async () => {
    const api = await desk();
    await openPortal('/admin/testimonials', { api });
    await screen.findByRole('article', { name: 'Maura Cullen' });
    expect(screen.queryByRole('link', { name: /^Held back/ })).toBeNull();
  });
});

describe('what is held back', () => {
  test('lies in groups under two headings: what is unlike the flood first, those like no other before those like a few', async () => {
    const api = await flooded();
    for (const name of ['Ciara', 'Fionn', 'Aoibhe', 'Cian'])
      await addStory(api, {
        name,
        content: 'We are the children of the fourth class, and you drove our teacher to hospital.',
      });
    await addOffer(api);
    await openPortal(SCREEN, { api });
    const unlike = await screen.findByRole('region', { name: 'Unlike the flood' });
    const flood = screen.getByRole('region', { name: 'The flood' });
    expect(unlike.compareDocumentPosition(flood)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    const titlesIn = (region: HTMLElement) =>
      within(region)
        .getAllByRole('heading', { level: 3 })
        .map(({ textContent }) => textContent);
    const titles = titlesIn(unlike);
    expect(titles.slice(0, 2).sort()).toEqual([
      '1 offer that looks like a person’s',
      '1 testimonial that looks like a person’s',
    ]);
    expect(titles.slice(2)).toEqual(['4 testimonials of the same shape']);
    expect(titlesIn(flood)).toEqual([BOTS]);
    screen.getByText(`“${NUALA}”`);
    screen.getByText('One web address');
    screen.getByText('Most of them link to best-loan.com');
  });

  test('is released: it waits for a decision like any other', async () => {
    const api = await flooded();
    const { person } = await openPortal(SCREEN, { api });
    await person.click(await button('Release 1'));
    const question = await screen.findByRole('alertdialog', { name: 'Release 1 submission?' });
    await person.click(within(question).getByRole('button', { name: 'Release 1' }));
    await screen.findByText('1 of 1 released.');
    expect(waitingNames(api).sort()).toEqual(['Maura Cullen', 'Nuala']);
    await waitFor(() => expect(screen.getAllByRole('heading', { level: 3 })).toHaveLength(1));
  });

  test('is deleted by group once the word is typed, and what waited before is untouched', async () => {
    const api = await flooded();
    const { person } = await openPortal(SCREEN, { api });
    await person.click(await screen.findByLabelText(`Select the group: ${BOTS}`));
    await person.keyboard('#');
    await person.type(await screen.findByLabelText(/type the word delete/), 'delete');
    await person.click(await button('Delete for good'));
    await screen.findByText('12 of 12 deleted.');
    expect(quarantined(api).map(({ name }) => name)).toEqual(['Nuala']);
    expect(waitingNames(api)).toEqual(['Maura Cullen']);
    expect(screen.queryByRole('region', { name: 'Selection' })).toBeNull();
  });

  test('is read whole, and released one by one', async () => {
    const api = await flooded();
    const { person } = await openPortal(SCREEN, { api });
    await person.click(await button(`Read ${BOTS}`));
    const drawer = await screen.findByRole('dialog', { name: BOTS });
    await within(drawer).findByText('Great site number 12, see https://best-loan.com for money.');
    await person.click(within(drawer).getByLabelText('Select Bot 7'));
    await person.click(within(drawer).getByRole('button', { name: 'Release 1' }));
    const question = await screen.findByRole('alertdialog');
    await person.click(within(question).getByRole('button', { name: 'Release 1' }));
    await screen.findByText('1 of 1 released.');
    expect(waitingNames(api).sort()).toEqual(['Bot 7', 'Maura Cullen']);
  });

  test('takes everything that is alike from one that was read', async () => {
    const api = await flooded();
    const { person } = await openPortal(SCREEN, { api });
    await person.click(await button(`Read ${BOTS}`));
    const drawer = await screen.findByRole('dialog', { name: BOTS });
    await person.click(await within(drawer).findByLabelText('Select Bot 7'));
    await person.click(within(drawer).getByRole('button', { name: 'Select all that are alike' }));
    await within(drawer).findByText('12 selected');
    within(drawer).getByRole('button', { name: 'Delete 12' });
  });

  test('selects nobody unread who may be at risk', async () => {
    const api = await flooded();
    const content = 'I do not want to live any more. They told me on https://best-loan.com to pay, and I cannot.';
    await addStory(api, { name: 'Somebody', content });
    expect(quarantined(api).find(({ name }) => name === 'Somebody')?.review.urgent).toBe(true);
    const { person } = await openPortal(SCREEN, { api });
    await person.click(await button(/^Read 13 testimonials/));
    const drawer = await screen.findByRole('dialog', { name: /^13 testimonials/ });
    await person.click(await within(drawer).findByLabelText('Select Bot 7'));
    await person.click(within(drawer).getByRole('button', { name: 'Select all that are alike' }));
    await within(drawer).findByText('12 selected');
    expect(within(drawer).getByLabelText<HTMLInputElement>('Select Somebody').checked).toBe(false);
  });

  test('a volunteer releases and deletes nothing', async () => {
    const api = await flooded();
    const { person } = await openPortal(SCREEN, { api, as: volunteer });
    await person.click(await screen.findByLabelText(`Select the group: ${BOTS}`));
    await person.keyboard('#');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.queryByRole('button', { name: /^Delete/ })).toBeNull();
    expect(screen.queryByRole('link', { name: 'Change the ceiling' })).toBeNull();
    await person.keyboard('l');
    const question = await screen.findByRole('alertdialog', { name: 'Release 12 submissions?' });
    await person.click(within(question).getByRole('button', { name: 'Release 12' }));
    await screen.findByText('12 of 12 released.');
    expect(waitingNames(api)).toHaveLength(13);
  });

  test('is released in turns, and a lost connection in between loses and doubles nothing', async () => {
    const api = await desk();
    await addBots(api, 60);
    const { person, line } = await openPortal(SCREEN, { api });
    await person.click(await screen.findByLabelText('Select the group: 60 testimonials with the same link'));
    await person.keyboard('l');
    const first = line.holdNext('POST', '/api/quarantine/release');
    const question = await screen.findByRole('alertdialog');
    await person.click(within(question).getByRole('button', { name: 'Release 60' }));
    await first.sent;
    await screen.findByText(/^0 of 60\./);
    line.failNext('POST', '/api/quarantine/release', 'offline');
    first.release();
    await screen.findByText('50 of 60 released.');
    expect(waitingNames(api)).toHaveLength(51);
    await person.click(await button('Go on'));
    await screen.findByText('60 of 60 released.');
    expect(waitingNames(api)).toHaveLength(61);
  });

  test('does not move while more comes in: the number says so, and a press shows it', async () => {
    const api = await flooded();
    const { person, queryClient } = await openPortal(SCREEN, { api });
    await screen.findByText('Nothing has changed since you opened this.');
    await addBots(api, 3);
    await queryClient.invalidateQueries({ queryKey: [{ subject: 'dashboard' }] });
    await screen.findByText('3 more since you opened this.');
    screen.getByText(BOTS);
    await person.click(await button('Show what is there now'));
    await screen.findByText('15 testimonials with the same link');
    await addBots(api, 1);
    await queryClient.invalidateQueries({ queryKey: [{ subject: 'dashboard' }] });
    await screen.findByText('1 more since you opened this.');
    await button('Show what is there now');
  });
});

test('the ceiling is set in the settings, and leaves the reasons as they are', async () => {
  const api = screenApi();
  const { person } = await openPortal('/admin/settings?section=ceilings', { api });
  const field = await screen.findByLabelText('Submissions an hour');
  expect(field).toHaveProperty('value', '200');
  await person.clear(field);
  await person.type(field, '5');
  await person.click(await button('Save changes'));
  await screen.findAllByText(/whole number from 10 to 100000/);
  await person.type(field, '0');
  await person.click(await button('Save changes'));
  await screen.findByText('Saved. The ceiling counts from now on.');
  const { body } = await api.get('/settings/review', await api.staff());
  expect(body).toMatchObject({ submissionsPerHour: 50, rejectionReasons: { length: 4 } });
});

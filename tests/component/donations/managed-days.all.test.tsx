import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { YourDonationPage } from '#site/pages/donations/YourDonationPage.tsx';
import { freshAddressEachTime, setHash } from '../../support/hash.ts';
import { livePage } from '../../support/live-page.tsx';
import { setUpPerson } from '../../support/person.ts';
import { words } from '../../support/public-page.ts';
import { runsIn } from '../../support/runs.ts';
import { screenApi } from '../../support/screen-api.ts';
import type { formOf } from '../../support/submissions.ts';

freshAddressEachTime();

const THURSDAY = '2026-11-26';
const FRIDAY = '2026-11-27';

/** An approved pickup whose donor may choose between a Thursday with room for one, and a Friday. */
const offeredDays = async () => {
  const api = screenApi();
  const runs = runsIn(api, await api.staff());
  const thursday = await runs.runOf({ date: THURSDAY, from: '09:30', to: '12:30', stopsMax: 1 });
  const friday = await runs.runOf({ date: FRIDAY, from: '14:00', to: '17:00' });
  const pickup = await runs.pickupOf();
  const offered = await runs.offerDays(pickup.id, [thursday.id, friday.id]);
  expect(offered.status).toBe(200);
  return { api, runs, thursday, friday, ...pickup, run: (id: string) => runs.run(id) };
};
type Offered = Awaited<ReturnType<typeof offeredDays>>;

const open = async ({ api, token }: Offered, suffix = '') => {
  await setHash(`${token}${suffix}`);
  await livePage('/donations/yours', YourDonationPage, { api });
  await screen.findByText('What you are giving');
  return setUpPerson();
};
const day = (name: RegExp) => screen.getByRole<HTMLInputElement>('radio', { name });
const agree = () => screen.getByRole('button', { name: 'Agree This Day' });
const steps = () =>
  within(screen.getByRole('list', { name: 'Where your donation stands' }))
    .getAllByRole('listitem')
    .map((step) => words(step));

describe('the days that are offered', () => {
  test('are chosen by their donor, and the day is agreed at once', async () => {
    const offer = await offeredDays();
    const user = await open(offer);
    expect(steps()[2]).toContain('Your turn: choose a day');
    expect(
      screen.getAllByRole('radio').map((radio) => radio.parentElement?.querySelector('small')?.textContent),
    ).toEqual(['9:30 to 12:30', '14:00 to 17:00']);
    await user.click(day(/Friday 27 November/));
    await user.click(agree());
    await screen.findByRole('heading', { name: 'The day is agreed' });
    expect(document.activeElement?.textContent).toBe('The day is agreed');
    expect(steps()[2]).toContain('Friday 27 November');
    expect(words(screen.getByRole('form', { name: 'The agreed day' }))).toContain('between 14:00 and 17:00');
    expect(offer.run(offer.friday.id).stops.map(({ donationId }) => donationId)).toEqual([offer.id]);
  });

  test('are asked for when none is chosen', async () => {
    const user = await open(await offeredDays());
    await user.click(agree());
    expect(await screen.findByText('Please choose a day')).toBeDefined();
    expect(screen.getAllByRole('radio')).toHaveLength(2);
  });

  test('a link of the mail chooses its day beforehand, and agrees nothing by itself', async () => {
    const offer = await offeredDays();
    await open(offer, '.b');
    expect([day(/Thursday/).checked, day(/Friday/).checked]).toEqual([false, true]);
    expect(offer.run(offer.friday.id).stops).toEqual([]);
  });

  test('somebody who was quicker leaves the other days, with a word about it', async () => {
    const offer = await offeredDays();
    const user = await open(offer);
    const other = await offer.runs.pickupOf();
    const { thursday } = offer;
    expect((await offer.runs.assign(offer.run(thursday.id), [other.id])).status).toBe(200);
    await user.click(day(/Thursday/));
    await user.click(agree());
    expect(words(await screen.findByText('That day has just gone.'))).toBe('That day has just gone.');
    screen.getByText('Somebody else has just taken the last place on this day. Please choose another.');
    expect(screen.queryByRole('radio', { name: /Thursday/ })).toBeNull();
    await user.click(day(/Friday/));
    await user.click(agree());
    await screen.findByText('Add to Calendar');
  });

  test('none of them suits: a note goes to staff, and the days are offered no more', async () => {
    const offer = await offeredDays();
    const user = await open(offer);
    await user.click(screen.getByText('None of These Suit'));
    await user.type(screen.getByLabelText(/^When are you at home/), 'Mondays.');
    await user.click(screen.getByRole('button', { name: 'Ask for Another Day' }));
    await screen.findByText('We have your note.');
    expect(screen.queryByRole('radio')).toBeNull();
    expect(offer.runs.stored(offer.id).dayAsked?.note).toBe('Mondays.');
    expect(document.querySelector('.help')).toBeNull();
    await user.type(screen.getByLabelText(/^When are you at home/), ' I want to die.');
    expect(document.querySelector('form .help')).not.toBeNull();
    await user.click(screen.getByRole('button', { name: 'Change the Note' }));
    await waitFor(() => expect(document.querySelector('.form__head .help')).not.toBeNull());
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }));
  });
});

describe('the agreed day', () => {
  test('is saved for the donor’s calendar', async () => {
    const offer = await offeredDays();
    await offer.runs.yours(offer.token, '/choose', { day: offer.friday.id });
    const user = await open(offer);
    const saved: Blob[] = [];
    vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
      saved.push(file as Blob);
      return 'blob:collection';
    });
    const clicked = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
    await user.click(screen.getByRole('button', { name: 'Add to Calendar' }));
    await expect.poll(() => clicked.mock.calls.length).toBe(1);
    expect(await saved[0]?.text()).toContain('DTSTART:20261127T140000Z');
  });

  test('is given back when it does not suit any more', async () => {
    const offer = await offeredDays();
    await offer.runs.yours(offer.token, '/choose', { day: offer.friday.id });
    const user = await open(offer);
    await user.click(screen.getByText('This Day Does Not Suit'));
    expect(screen.getAllByText(/We will take Friday 27 November off our list/)).toHaveLength(1);
    await user.click(screen.getByRole('button', { name: 'Ask for Another Day' }));
    await screen.findByText('We have your note.');
    expect(offer.run(offer.friday.id).stops).toEqual([]);
  });
});

describe('without scripts', () => {
  const posted = (offer: Offered, fields: Parameters<typeof formOf>[0]) =>
    livePage('/donations/yours', YourDonationPage, { api: offer.api, posted: { token: offer.token, ...fields } });
  const nextPage = () => {
    cleanup();
    document.body.innerHTML = '';
  };

  test('a day is chosen, given back and asked for again', async () => {
    const offer = await offeredDays();
    await posted(offer, { token: `${offer.token}.b`, do: 'see' });
    expect(day(/Friday/).checked).toBe(true);
    nextPage();
    await posted(offer, { do: 'choose' });
    expect(words(document.querySelector('.error'))).toContain('Please choose a day');
    nextPage();
    await posted(offer, { do: 'choose', day: offer.friday.id });
    expect(steps()[2]).toContain('Friday 27 November');
    nextPage();
    await posted(offer, { do: 'another-day', note: 'Mondays.' });
    expect(screen.getAllByText('We have your note.')).toHaveLength(1);
  });
});

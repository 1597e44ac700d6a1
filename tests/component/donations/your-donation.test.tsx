import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { PHOTO_SIZE_MESSAGE } from '#contract/donations/donations.ts';
import { DONATION_LINK_UNKNOWN } from '#contract/donations/managed-donation.ts';
import { UPLOAD_MAX_BYTES } from '#contract/images/pictures.ts';
import { YourDonationPage } from '#site/pages/donations/YourDonationPage.tsx';
import { freshAddressEachTime, setHash } from '../../support/hash.ts';
import { livePage } from '../../support/live-page.tsx';
import { setUpPerson } from '../../support/person.ts';
import { words } from '../../support/public-page.ts';
import { addOffer, decideOffer, made } from '../../support/records.ts';
import { screenApi } from '../../support/screen-api.ts';
import { type formOf, photo } from '../../support/submissions.ts';

const YOURS = '/api/donationitems/yours';

freshAddressEachTime();

const sentOffer = async (fields: Record<string, unknown> = {}) => {
  const api = screenApi();
  const { id, reference, manageUrl } = await addOffer(api, fields);
  const kept = () => api.deps.store.data.donations.get(id);
  return { api, id, reference, kept, url: manageUrl, token: manageUrl.split('#')[1] ?? '' };
};

/** The page as it opens behind the link. */
const open = async ({ api, token }: Awaited<ReturnType<typeof sentOffer>>, suffix = '') => {
  await setHash(`${token}${suffix}`);
  const page = await livePage('/donations/yours', YourDonationPage, { api });
  await screen.findByText('What you are giving');
  return { ...page, user: setUpPerson() };
};
const heading = () => screen.getByRole('heading', { level: 1 }).textContent;
const steps = () => within(screen.getByRole('list', { name: 'Where your donation stands' })).getAllByRole('listitem');

describe('the page behind an offer’s link', () => {
  test('asks with the token from the address, also with a day behind it, and shows the offer', async () => {
    const offer = await sentOffer();
    const { line } = await open(offer, '.a');
    expect(line.calls).toEqual([{ method: 'POST', path: YOURS, query: {} }]);
    expect(heading()).toBe('We have it');
    expect(document.body.textContent).toContain(offer.reference);
    expect(screen.getAllByText('A solid oak table with four chairs.')).toHaveLength(1);
    expect(steps().map((step) => step.getAttribute('aria-current'))).toEqual(['step', null, null, null]);
  });

  test('shows every kind of thing that was offered', async () => {
    const otherThings = [{ category: 'books', condition: 'fair', howMany: 'two boxes' }];
    await open(await sentOffer({ otherThings }));
    expect(screen.getByText('What you are giving').parentElement?.textContent).toBe(
      'What you are givingFurniture, in good conditionBooks & Media, in fair condition (two boxes)',
    );
  });

  test('adds photos at once, names what cannot be taken, and stops at five', async () => {
    const offer = await sentOffer();
    const { user } = await open(offer);
    const input = () => screen.getByLabelText(/^Add photos/);
    await userEvent
      .setup({ applyAccept: false })
      .upload(input(), [photo('one.jpg'), photo('list.gif', { type: 'image/gif' })]);
    await screen.findByText('1 of 5');
    expect(words(document.querySelector('.error'))).toContain('list.gif');
    expect(screen.getAllByText('Room for four more.')).toHaveLength(1);
    await user.upload(
      input(),
      ['b', 'c', 'd', 'e'].map((name) => photo(`${name}.jpg`)),
    );
    await screen.findByText('5 of 5');
    expect(screen.queryByLabelText(/^Add photos/)).toBeNull();
    expect(offer.kept()?.photos).toHaveLength(5);
  });

  test('a photo of 5 MB can be made smaller, and one of an iPhone says how it is chosen', async () => {
    const { user } = await open(await sentOffer());
    const heic = new File(['\0\0\0\x18ftypheic', 'x'.repeat(500)], 'iphone.heic', { type: 'image/heic' });
    await userEvent
      .setup({ applyAccept: false })
      .upload(screen.getByLabelText(/^Add photos/), [photo('large.png', { bytes: UPLOAD_MAX_BYTES }), heic]);
    const [large, iphone] = await waitFor(() => {
      const rows = [...document.querySelectorAll<HTMLElement>('.refused > li')];
      expect(rows).toHaveLength(2);
      return rows as [HTMLElement, HTMLElement];
    });
    expect(words(large)).toContain(PHOTO_SIZE_MESSAGE);
    expect(within(large).getAllByRole('button', { name: 'Make it smaller and add it' })).toHaveLength(1);
    expect(words(iphone)).toContain('Most Compatible');
    expect(within(iphone).queryByRole('button', { name: /smaller/ })).toBeNull();
    await user.click(within(iphone).getByRole('button', { name: 'Leave out iphone.heic' }));
    expect(document.querySelectorAll('.refused > li')).toHaveLength(1);
  });

  test('a photo that does not arrive can be sent again', async () => {
    const offer = await sentOffer();
    const { user, line } = await open(offer);
    line.failNext('POST', `${YOURS}/photos`, 503);
    await user.upload(screen.getByLabelText(/^Add photos/), [photo('one.jpg')]);
    await user.click(await screen.findByRole('button', { name: 'Try again with one.jpg' }));
    await screen.findByText('1 of 5');
    await waitFor(() => expect(screen.queryByRole('button', { name: /Try again/ })).toBeNull());
    expect(offer.kept()?.photos).toHaveLength(1);
  });

  test('photos that are chosen while others are on their way follow them, and one that failed can still be sent', async () => {
    const offer = await sentOffer();
    const { user, line } = await open(offer);
    const input = () => screen.getByLabelText(/^Add photos/);
    line.failNext('POST', `${YOURS}/photos`, 503);
    await user.upload(input(), [photo('one.jpg')]);
    await screen.findByRole('button', { name: 'Try again with one.jpg' });
    const held = line.holdNext('POST', `${YOURS}/photos`);
    await user.upload(input(), [photo('two.jpg')]);
    await screen.findByRole('progressbar', { name: 'Sending two.jpg' });
    await user.upload(
      input(),
      ['three', 'four', 'five', 'six', 'seven'].map((name) => photo(`${name}.jpg`)),
    );
    // Room for five: the one on its way has its place.
    expect(words(document.querySelector('.error'))).toContain('Not added: seven.jpg');
    held.release();
    await screen.findByText('5 of 5');
    screen.getByRole('button', { name: 'Try again with one.jpg' });
    expect(offer.kept()?.photos).toHaveLength(5);
  });

  test('a link to another offer shows nothing of the first, also where it cannot be opened', async () => {
    const first = await sentOffer();
    const [, token = ''] = (await addOffer(first.api)).manageUrl.split('#');
    const { line } = await open(first);
    line.failNext('POST', YOURS, 503);
    await setHash(token);
    await screen.findByRole('heading', { name: 'We cannot open this link' });
    expect(screen.queryByText('Withdraw Donation')).toBeNull();
  });

  test('an answer about a link that was left changes nothing', async () => {
    const first = await sentOffer();
    const { user, line } = await open(first);
    const held = line.holdNext('POST', `${YOURS}/withdraw`);
    await user.click(screen.getByText('Withdraw Donation'));
    await user.click(screen.getByRole('button', { name: 'Yes, Withdraw It' }));
    await setHash('cut-short');
    await screen.findByRole('heading', { name: 'We cannot open this link' });
    held.release();
    await waitFor(() => expect(first.kept()?.status).toBe('rejected'));
    expect(heading()).toBe('We cannot open this link');
  });

  test('withdraws after the question, and then there is nothing left to do', async () => {
    const offer = await sentOffer();
    const { user } = await open(offer);
    await user.click(screen.getByText('Withdraw Donation'));
    await user.click(screen.getByRole('button', { name: 'Yes, Withdraw It' }));
    await screen.findByRole('heading', { name: 'It stays with you' });
    expect(document.activeElement?.textContent).toBe('It stays with you');
    expect(offer.kept()?.status).toBe('rejected');
    expect(screen.queryByText('Withdraw Donation')).toBeNull();
    expect(screen.queryByLabelText(/^Add photos/)).toBeNull();
    expect(screen.getByRole('link', { name: 'Offer Something Else' }).getAttribute('href')).toContain('/donations');
  });

  test('asks for a day that suits, for a pickup that is approved', async () => {
    const offer = await sentOffer();
    await decideOffer(offer.api, offer.id, 'approved');
    const { user } = await open(offer);
    await user.type(screen.getByLabelText(/^When are you at home/), 'Mornings are best.');
    await user.click(screen.getByRole('button', { name: 'Ask for a Day That Suits' }));
    await screen.findByText('We have your note.');
    expect(offer.kept()?.dayAsked?.note).toBe('Mornings are best.');
    expect(steps()[2]?.textContent).toContain('We look for a day that suits');
  });

  test('says why not when it was collected meanwhile, and keeps showing the offer', async () => {
    const offer = await sentOffer();
    const { user } = await open(offer);
    await decideOffer(offer.api, offer.id, 'approved');
    await decideOffer(offer.api, offer.id, 'collected');
    await user.click(screen.getByText('Withdraw Donation'));
    await user.click(screen.getByRole('button', { name: 'Yes, Withdraw It' }));
    expect((await screen.findByRole('alert')).textContent).toContain('has been collected');
    expect(screen.getAllByText('What you are giving')).toHaveLength(1);
  });

  test('a link that leads nowhere is asked for again, with what was pasted', async () => {
    const api = screenApi();
    await setHash('cut-short');
    await livePage('/donations/yours', YourDonationPage, { api });
    expect((await screen.findByRole('alert')).textContent).toBe(DONATION_LINK_UNKNOWN);
    expect(heading()).toBe('We cannot open this link');
    const { url } = await addOffer(api).then(({ manageUrl }) => ({ url: manageUrl }));
    const user = setUpPerson();
    await user.clear(screen.getByLabelText('Your link'));
    await user.type(screen.getByLabelText('Your link'), url);
    await user.click(screen.getByRole('button', { name: 'Show My Donation' }));
    await screen.findByRole('heading', { name: 'We have it' });
    expect(document.activeElement?.textContent).toBe('We have it');
  });

  test('nothing pasted says so at the field', async () => {
    await livePage('/donations/yours', YourDonationPage);
    await setUpPerson().click(screen.getByRole('button', { name: 'Show My Donation' }));
    expect(await screen.findByText('Please paste your private link')).toBeDefined();
  });

  test('a reason for the donor is shown as text', async () => {
    const offer = await sentOffer();
    const as = await offer.api.staff();
    const json = {
      status: 'rejected',
      adminNotes: 'Rude.',
      reasonForDonor: '<b>No label.</b> Please ask the council.',
    };
    made(await offer.api.call('patch', `/donationitems/${offer.id}/review`, { as, json }));
    await open(offer);
    expect(heading()).toBe('Not one for us this time');
    expect(screen.getAllByText('<b>No label.</b> Please ask the council.')).toHaveLength(1);
    expect(document.body.textContent).not.toContain('Rude.');
  });
});

describe('without scripts', () => {
  const posted = (offer: Awaited<ReturnType<typeof sentOffer>>, fields: Parameters<typeof formOf>[0]) =>
    livePage('/donations/yours', YourDonationPage, { api: offer.api, posted: { token: offer.url, ...fields } });

  test('the pasted link shows the offer, with forms that carry its token', async () => {
    const offer = await sentOffer();
    const { root } = await posted(offer, { do: 'see' });
    expect(heading()).toBe('We have it');
    const tokens = [...root.querySelectorAll<HTMLInputElement>('input[name=token]')].map(({ value }) => value);
    expect(tokens).toEqual([offer.token, offer.token]);
  });

  test('photos are posted, and a bad one is refused with the offer around it', async () => {
    const offer = await sentOffer();
    await posted(offer, { do: 'photos', photos: [photo('one.jpg')] });
    expect(screen.getAllByText('1 of 5')).toHaveLength(1);
    cleanup();
    document.body.innerHTML = '';
    await posted(offer, { do: 'photos', photos: [new File(['no picture'], 'two.jpg', { type: 'image/jpeg' })] });
    expect(words(document.querySelector('.error'))).toContain('Please select valid image files');
    expect(screen.getAllByText('1 of 5')).toHaveLength(1);
    expect(document.title).toMatch(/^Error: \S/);
    await setUpPerson().upload(screen.getByLabelText(/^Add photos/), [photo('three.jpg')]);
    await screen.findByText('2 of 5');
    await waitFor(() => expect(document.title).toMatch(/^(?!Error: )\S/));
  });

  test('withdrawing works, and a second time says the same', async () => {
    const offer = await sentOffer();
    for (const _ of [1, 2]) {
      await posted(offer, { do: 'withdraw' });
      expect(heading()).toBe('It stays with you');
      cleanup();
      document.body.innerHTML = '';
    }
    expect(offer.kept()?.history).toHaveLength(1);
  });
});

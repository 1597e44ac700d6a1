import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { diskFailure } from '#api/core/disk-failure.ts';
import { KEY_FIELD } from '#contract/calls/sent-once.ts';
import { donationCategories } from '#contract/donations/donations.ts';
import { DonationsPage } from '#site/pages/donations/DonationsPage.tsx';
import { livePage } from '../../support/live-page.tsx';
import { setUpPerson } from '../../support/person.ts';
import { publicPage, words } from '../../support/public-page.ts';
import { addText } from '../../support/records.ts';
import { screenApi } from '../../support/screen-api.ts';
import { photo } from '../../support/submissions.ts';

afterEach(() => {
  cleanup();
  document.body.innerHTML = '';
});

/** An offer as the form posts it without scripts. */
const offer = {
  submitterName: 'Deirdre',
  submitterPhone: '0870000192',
  submitterEmail: 'deirdre@example.ie',
  category: 'toys',
  condition: 'good',
  description: 'Two cars and a train.',
  pickupRequired: 'false',
};

describe('the page that is only read', () => {
  test('shows the categories, both lists and the four steps, and no form', async () => {
    const { main, html } = await publicPage('/donations');
    expect([...main.querySelectorAll('.cats li')].map(words)).toEqual(Object.values(donationCategories));
    expect(words(main.querySelector('.panel--ok'))).toContain('If you are not sure about something');
    expect(words(main.querySelector('.panel--no'))).toContain('Please ask us before you bring anything');
    expect([...main.querySelectorAll('.steps h3')].map(words)).toEqual([
      'Submit the form',
      'We review it',
      'We contact you',
      'Pickup arranged',
    ]);
    expect(words(main.querySelector('.steps'))).toContain('within 2-3 days');
    expect(main.querySelector('form[method=post]')).toBeNull();
    const opener = main.querySelector('form[method=get][action="/donations#donation-form"] button[name=form]');
    expect(words(opener)).toBe('Start Your Donation');
    expect(html).not.toMatch(/\sstyle=/);
  });

  test('shows the lists that staff wrote, one entry a line', async () => {
    const api = screenApi();
    await addText(api, '/donations', 'accept', 'Coats\nBooks');
    await addText(api, '/donations', 'cannot-accept', 'Cots');
    const { main } = await publicPage('/donations', api);
    expect([...main.querySelectorAll('.panel--ok li')].map(words)).toEqual(['Coats', 'Books']);
    expect([...main.querySelectorAll('.panel--no li')].map(words)).toEqual(['Cots']);
  });
});

describe('without scripts', () => {
  test('the whole form stands on the page and posts with the names of the call', async () => {
    const { main, html } = await publicPage('/donations?form=1');
    const form = main.querySelector('form[method=post]');
    expect(form?.getAttribute('method')).toBe('post');
    expect(form?.getAttribute('action')).toBe('/donations#donation-form');
    expect(form?.getAttribute('enctype')).toBe('multipart/form-data');
    const names = new Set([...(form?.querySelectorAll('[name]') ?? [])].map((field) => field.getAttribute('name')));
    expect([...names].sort()).toEqual(
      [
        'place',
        'submitterName',
        'submitterPhone',
        'submitterEmail',
        'category',
        'condition',
        'description',
        ...[2, 3].flatMap((number) => [`category${number}`, `condition${number}`, `howMany${number}`]),
        'fireLabel',
        'estimatedValue',
        'photos',
        'pickupRequired',
        'pickupAddress',
        'pickupCounty',
        'pickupEircode',
        'pickupFloor',
        'pickupParking',
        'pickupBoxes',
        'pickupInstructions',
        'website',
        KEY_FIELD,
      ].sort(),
    );
    expect(form?.querySelectorAll('button')).toHaveLength(1);
    expect(html).not.toMatch(/\sstyle=/);
  });

  test('the answer shows what was sent with an error for each field', async () => {
    let plain = '';
    await livePage('/donations?form=1', DonationsPage, {
      posted: { submitterName: 'Deirdre', submitterEmail: 'deirdre', category: 'toys', pickupRequired: 'true' },
      before: (root) => (plain = root.innerHTML),
    });
    const page = new DOMParser().parseFromString(plain, 'text/html');
    expect(page.querySelector('[name=submitterName]')?.getAttribute('value')).toBe('Deirdre');
    expect(page.querySelector('[value=toys]')?.hasAttribute('checked')).toBe(true);
    expect(words(page.querySelector('.alert--bad'))).toContain('Please enter a valid email address');
    expect(page.querySelector('[name=submitterEmail]')?.getAttribute('aria-invalid')).toBe('true');
    expect(screen.getByLabelText('Email').getAttribute('aria-invalid')).toBe('true');
  });

  test('the reference number stands on the page when the offer was taken', async () => {
    const { api } = await livePage('/donations?form=1', DonationsPage, { posted: offer });
    const [taken, ...others] = api.deps.store.data.donations.all();
    expect(others).toEqual([]);
    expect(taken).toMatchObject({ submitterName: 'Deirdre', pickupRequired: false });
    expect(screen.getAllByText(taken?.reference ?? 'none')).toHaveLength(1);
    expect(document.querySelector('form[method=post]')).toBeNull();
  });

  const beforeWhat = (element: Element | null) => {
    const alert = screen.getByRole('alert');
    if (!element) throw new Error('There is nothing below the alert.');
    expect(alert.compareDocumentPosition(element)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    return words(alert);
  };

  test('a sentence about the whole stands above the form, and leaves when the offer is sent', async () => {
    const api = screenApi();
    const full = diskFailure();
    vi.spyOn(api.deps.store, 'change').mockRejectedValueOnce(full);
    await livePage('/donations?form=1', DonationsPage, {
      api,
      posted: offer,
      before: (root) => expect(words(root.querySelector('[role=alert]'))).toBe(full.message),
    });
    expect(beforeWhat(document.querySelector('#donation-form form'))).toBe(full.message);
    expect(screen.getByLabelText('Your name')).toHaveProperty('value', 'Deirdre');
    const user = setUpPerson();
    for (const name of ['Next', 'Next', 'Submit']) await user.click(screen.getByRole('button', { name }));
    const thanks = await screen.findByRole('dialog', { name: 'Thank you, Deirdre' });
    await user.click(within(thanks).getByRole('button', { name: 'Submit Another Donation' }));
    expect(screen.getByLabelText('Your name')).toHaveProperty('value', '');
    expect(screen.queryByText(full.message)).toBeNull();
  });

  test('that the photos have not arrived stands above the reference number', async () => {
    const { api } = await livePage('/donations?form=1', DonationsPage, {
      posted: { ...offer, photos: [new File(['no picture'], 'one.jpg', { type: 'image/jpeg' }), photo('two.jpg')] },
    });
    const [taken] = api.deps.store.data.donations.all();
    expect(beforeWhat(screen.getByText(taken?.reference ?? 'none'))).toBe(
      'Your offer has arrived, but the photos have not. We will ask you about them.Please select valid image files (JPEG, PNG, or WebP)',
    );
    expect(taken?.photos).toEqual([]);
  });
});

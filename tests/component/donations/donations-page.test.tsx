import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, test } from 'vitest';
import { donationCategories } from '#contract/donations.ts';
import { DonationsPage } from '#site/pages/donations/DonationsPage.tsx';
import { livePage } from '../../support/live-page.tsx';
import { publicPage, words } from '../../support/public-page.ts';

afterEach(() => {
  cleanup();
  document.body.innerHTML = '';
  localStorage.clear();
});

const values = {
  submitterName: 'Deirdre',
  submitterEmail: 'deirdre',
  category: 'toys',
  pickupRequired: 'true',
};

describe('the page that is only read', () => {
  test('shows the categories, both lists and the four steps, and no form', async () => {
    const { main, html } = await publicPage('/donations');
    expect([...main.querySelectorAll('.cats li')].map(words)).toEqual(Object.values(donationCategories));
    expect([...main.querySelectorAll('.panel--ok li')].map(words)).toEqual(Object.values(donationCategories));
    expect([...main.querySelectorAll('.panel--no li')].map(words)).toEqual([
      'Please ask us before you bring anything that is not listed here.',
    ]);
    expect([...main.querySelectorAll('.steps h3')].map(words)).toEqual([
      'Submit the form',
      'We review it',
      'We contact you',
      'Pickup arranged',
    ]);
    expect(words(main.querySelector('.steps'))).toContain('within 2-3 days');
    expect(main.querySelector('form[method=post]')).toBeNull();
    expect(main.querySelector('form[method=get][action="/donations#donation-form"] button[name=form]')).toBeTruthy();
    expect(html).not.toMatch(/\sstyle=/);
  });

  test('shows the lists that staff wrote, one entry a line', async () => {
    const container = (content: string) => ({
      id: 'c'.repeat(22),
      tags: [],
      relativeUrl: '/donations',
      title: '',
      description: '',
      metadata: {},
      content,
      style: '',
      revision: 1,
    });
    const path = (key: string) =>
      `/textcontainers/by-tags-and-url?tags=managed-text%2Cdonations%2C${key}&relativeUrl=%2Fdonations`;
    const { main } = await publicPage('/donations', {
      [path('accept')]: container('Coats\nBooks'),
      [path('cannot%2Caccept')]: container('Cots'),
    });
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
        'submitterName',
        'submitterPhone',
        'submitterEmail',
        'category',
        'condition',
        'description',
        'estimatedValue',
        'photos',
        'pickupRequired',
        'pickupAddress',
        'pickupInstructions',
        'website',
      ].sort(),
    );
    expect(form?.querySelectorAll('button')).toHaveLength(1);
    expect(html).not.toMatch(/\sstyle=/);
  });

  test('the answer shows what was sent with an error for each field', async () => {
    const submitted = { values, errors: { submitterEmail: 'Please enter a valid email address' } };
    let plain = '';
    await livePage('/donations?form=1', DonationsPage, { submitted, before: (root) => (plain = root.innerHTML) });
    const page = new DOMParser().parseFromString(plain, 'text/html');
    expect(page.querySelector('[name=submitterName]')?.getAttribute('value')).toBe('Deirdre');
    expect(page.querySelector('[value=toys]')?.hasAttribute('checked')).toBe(true);
    expect(words(page.querySelector('.alert--bad'))).toContain('Please enter a valid email address');
    expect(page.querySelector('[name=submitterEmail]')?.getAttribute('aria-invalid')).toBe('true');
    expect(screen.getByLabelText('Email').getAttribute('aria-invalid')).toBe('true');
  });

  test('the reference number stands on the page when the offer was taken', async () => {
    await livePage('/donations?form=1', DonationsPage, { submitted: { values: {}, errors: {}, reference: 'D-1' } });
    expect(screen.getByText('D-1')).toBeTruthy();
    expect(document.querySelector('form[method=post]')).toBeNull();
  });

  const beforeWhat = (element: Element | null) => {
    const alert = screen.getByRole('alert');
    if (!element) throw new Error('There is nothing below the alert.');
    expect(alert.compareDocumentPosition(element)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    return words(alert);
  };

  test('a sentence about the whole stands above the form, and leaves when the offer is sent', async () => {
    const message = 'You have sent a lot in a short time. Please wait ten minutes and try again.';
    const full = {
      submitterName: 'Deirdre',
      submitterPhone: '0870000192',
      submitterEmail: 'deirdre@example.ie',
      category: 'toys',
      condition: 'good',
      description: 'Two cars and a train.',
      pickupRequired: 'false',
    };
    await livePage('/donations?form=1', DonationsPage, {
      submitted: { values: full, errors: {}, message },
      answering: ({ path }) =>
        path === '/donationitems/simple'
          ? Response.json({ id: 'a'.repeat(22), reference: 'D-2' }, { status: 201 })
          : undefined,
      before: (root) => expect(words(root.querySelector('[role=alert]'))).toBe(message),
    });
    expect(beforeWhat(document.querySelector('#donation-form form'))).toBe(message);
    expect(screen.getByLabelText('Your name')).toHaveProperty('value', 'Deirdre');
    const user = userEvent.setup();
    for (const name of ['Next', 'Next', 'Submit']) await user.click(screen.getByRole('button', { name }));
    const thanks = await screen.findByRole('dialog', { name: 'Thank you, Deirdre' });
    await user.click(within(thanks).getByRole('button', { name: 'Submit Another Donation' }));
    expect(screen.getByLabelText('Your name')).toHaveProperty('value', '');
    expect(screen.queryByText(message)).toBeNull();
  });

  test('a sentence about the whole stands above the reference number', async () => {
    const message = 'Your offer has arrived, but the photos have not. We will ask you about them.';
    await livePage('/donations?form=1', DonationsPage, {
      submitted: { values: {}, errors: {}, reference: 'D-1', message },
    });
    expect(beforeWhat(screen.getByText('D-1'))).toBe(message);
  });
});

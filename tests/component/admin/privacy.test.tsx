import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { PersonalData } from '#contract/privacy.ts';
import { defaultRetention, type Retention } from '#contract/retention.ts';
import { openPortal } from '../../support/admin-app.tsx';
import { refused } from '../../support/fake-platform.ts';
import { auditEntry, idOf, volunteer } from '../../support/staff-data.ts';

const found: PersonalData = {
  testimonials: [
    {
      id: idOf('maura'),
      name: 'Maura',
      status: 'approved',
      createdAt: '2026-11-18T12:00:00.000Z',
      excerpt: 'The driver waited.',
      photos: 1,
    },
  ],
  donations: [
    {
      id: idOf('chairs'),
      reference: 'D-ABC123',
      name: 'Maura',
      status: 'collected',
      createdAt: '2026-11-10T12:00:00.000Z',
      photos: 2,
    },
  ],
  account: null,
  audit: [auditEntry({ subjectId: idOf('maura') })],
};
const nothing: PersonalData = { testimonials: [], donations: [], account: null, audit: [] };
const file = JSON.stringify({ email: 'maura@post.example' });

let periods: Retention;
const open = (data: PersonalData = found, routes = {}) =>
  openPortal('/admin/privacy', {
    routes: {
      'GET /privacy/retention': () => periods,
      'PUT /privacy/retention': ({ body }) => {
        periods = body as Retention;
        return periods;
      },
      'POST /privacy/find': () => data,
      'POST /privacy/export': () => new Blob([file]),
      'POST /privacy/erase': () => ({ testimonials: 1, donations: 1, photos: 3, account: false }),
      ...routes,
    },
  });

beforeEach(() => {
  periods = defaultRetention;
  window.scrollTo = vi.fn();
});
afterEach(cleanup);

const look = async ({ person }: ReturnType<typeof open>, email = 'Maura@post.example') => {
  await person.type(await screen.findByLabelText('Email'), email);
  await person.click(screen.getByRole('button', { name: 'Find' }));
};

describe('one person’s data', () => {
  test('is found by the address, without its capital letters, and shown in short', async () => {
    const portal = open();
    await look(portal);
    expect(await screen.findByText('1 testimonial, 1 donation, 3 photos')).toBeTruthy();
    expect(portal.platform.made('POST /privacy/find')[0]?.body).toEqual({ email: 'maura@post.example' });
    expect(screen.getByText(/^Testimonial by Maura, 18 November 2026/)).toBeTruthy();
    expect(screen.getByText('The driver waited.')).toBeTruthy();
    expect(screen.getByText(/^Donation D-ABC123/)).toBeTruthy();
    expect(screen.getByText('In the log: one entry')).toBeTruthy();
  });

  test('an address that is none is not asked about', async () => {
    const portal = open();
    await look(portal, 'maura');
    expect(await screen.findByText('Please enter a valid email address')).toBeTruthy();
    expect(portal.platform.made('POST /privacy/find')).toHaveLength(0);
  });

  test('says when there is nothing, and offers nothing to do', async () => {
    await look(open(nothing));
    expect(await screen.findByText('Nothing is kept about maura@post.example.')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Erase everything' })).toBeNull();
  });

  test('is exported as a file', async () => {
    const made = vi.spyOn(globalThis.URL, 'createObjectURL').mockReturnValue('blob:file');
    const portal = open();
    await look(portal);
    await portal.person.click(await screen.findByRole('button', { name: 'Export as a file' }));
    await waitFor(() => expect(made).toHaveBeenCalled());
    const [content] = made.mock.calls[0] ?? [];
    expect(await (content as Blob).text()).toBe(file);
    expect(portal.platform.made('POST /privacy/export')[0]?.body).toEqual({ email: 'maura@post.example' });
    made.mockRestore();
  });

  test('is erased only after a question that says how much it is', async () => {
    const portal = open();
    await look(portal);
    const erase = await screen.findByRole('button', { name: 'Erase everything' });
    await portal.person.click(erase);
    const asked = within(screen.getByRole('alertdialog'));
    expect(asked.getByText('Erase everything about maura@post.example?')).toBeTruthy();
    expect(asked.getByText(/1 testimonial, 1 donation, 3 photos/)).toBeTruthy();
    await portal.person.click(asked.getByRole('button', { name: 'Cancel' }));
    expect(portal.platform.made('POST /privacy/erase')).toHaveLength(0);
    await portal.person.click(erase);
    await portal.person.click(
      within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Erase everything' }),
    );
    expect(await screen.findByText(/^Erased: 1 testimonial, 1 donation, 3 photos\./)).toBeTruthy();
    expect(screen.queryByText('The driver waited.')).toBeNull();
  });

  test('says why it cannot be erased', async () => {
    const sentence = 'This is your own account. Please ask another administrator to erase it.';
    const portal = open(found, { 'POST /privacy/erase': () => refused(409, 'conflict', sentence) });
    await look(portal);
    await portal.person.click(await screen.findByRole('button', { name: 'Erase everything' }));
    await portal.person.click(
      within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Erase everything' }),
    );
    expect(await screen.findByText(sentence)).toBeTruthy();
    expect(screen.getByText('The driver waited.')).toBeTruthy();
  });
});

describe('the retention periods', () => {
  test('are shown, changed and saved', async () => {
    const { person, platform } = open();
    const field = await screen.findByLabelText('Rejected testimonials');
    expect(field).toHaveProperty('value', '12');
    await person.clear(field);
    await person.type(field, '6');
    await person.click(screen.getByRole('button', { name: 'Save changes' }));
    expect(await screen.findByText(/^Saved\. What is too old now/)).toBeTruthy();
    expect(platform.made('PUT /privacy/retention')[0]?.body).toEqual({ ...defaultRetention, rejectedTestimonials: 6 });
  });

  test('that make no sense are refused before they are sent', async () => {
    const { person, platform } = open();
    const field = await screen.findByLabelText('Entries of the audit log');
    await person.clear(field);
    await person.click(screen.getByRole('button', { name: 'Save changes' }));
    expect(
      await screen.findByRole('link', { name: 'Please write a whole number of months from 1 to 120' }),
    ).toBeTruthy();
    expect(platform.made('PUT /privacy/retention')).toHaveLength(0);
  });
});

test('a volunteer is told that the screen is for administrators', async () => {
  openPortal('/admin/privacy', { user: volunteer });
  expect(await screen.findByRole('heading', { name: 'Your role does not allow this' })).toBeTruthy();
});

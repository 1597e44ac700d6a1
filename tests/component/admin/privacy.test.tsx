import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { defaultRetention } from '#contract/privacy/retention.ts';
import { catchDownloads } from '../../support/downloads.ts';
import { addPerson } from '../../support/people.ts';
import { openPortal } from '../../support/portal.tsx';
import { addOffer, addStory, decideStory, made } from '../../support/records.ts';
import { screenApi } from '../../support/screen-api.ts';
import { formOf, pngFile } from '../../support/submissions.ts';

const EMAIL = 'maura@post.example';
const WORDS = 'The driver waited four hours with my brother.';
const ERASE = ['POST', '/api/privacy/erase'] as const;

beforeEach(() => {
  window.scrollTo = vi.fn();
});
/** A published testimonial with a picture and an offer with two photos, both by Maura. */
const withMaura = async () => {
  const api = screenApi();
  const fields = { name: 'Maura', email: EMAIL, content: WORDS, image: pngFile() };
  const story = await addStory(api, fields, '2026-11-18T12:00:00.000Z');
  await decideStory(api, story, 'approve');
  const offer = await addOffer(api, { submitterEmail: EMAIL }, '2026-11-10T12:00:00.000Z');
  const form = formOf({ photos: [pngFile(), pngFile()] });
  await api.at('2026-11-10T12:01:00.000Z', async () =>
    made(await api.call('post', `/donationitems/${offer.id}/photos`, { form })),
  );
  return api;
};
const open = async (api: ReturnType<typeof screenApi>) => openPortal('/admin/privacy', { api });
const look = async ({ person }: Awaited<ReturnType<typeof open>>, email = 'Maura@post.example') => {
  await person.type(await screen.findByLabelText('Email'), email);
  await person.click(screen.getByRole('button', { name: 'Find' }));
};
/** Presses Erase and answers the question. */
const erase = async ({ person }: Awaited<ReturnType<typeof open>>, answer: string) => {
  await person.click(await screen.findByRole('button', { name: 'Erase everything' }));
  await person.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: answer }));
};

describe('one person’s data', () => {
  test('is found by the address, without its capital letters, and shown in short', async () => {
    const portal = await open(await withMaura());
    await look(portal);
    await screen.findByText('1 testimonial, 1 donation, 3 photos');
    expect(screen.getAllByText(/^Testimonial by Maura, 18 November 2026/)).toHaveLength(1);
    expect(screen.getAllByText(WORDS)).toHaveLength(1);
    expect(screen.getAllByText(/^Donation D-.*, 10 November 2026/)).toHaveLength(1);
    expect(screen.getAllByText('In the log: one entry')).toHaveLength(1);
  });

  test('an address that is none is not asked about', async () => {
    const portal = await open(await withMaura());
    await look(portal, 'maura');
    await screen.findByText('Please enter a valid email address');
    expect(portal.line.made('POST', '/api/privacy/find')).toHaveLength(0);
  });

  test('says when there is nothing, and offers nothing to do', async () => {
    await look(await open(screenApi()));
    await screen.findByText('Nothing is kept about maura@post.example.');
    expect(screen.queryByRole('button', { name: 'Erase everything' })).toBeNull();
  });

  test('is exported as a file', async () => {
    const files = catchDownloads();
    const portal = await open(await withMaura());
    await look(portal);
    await portal.person.click(await screen.findByRole('button', { name: 'Export as a file' }));
    await waitFor(() => expect(files).toHaveLength(1));
    expect(JSON.parse((await files[0]?.content.text()) ?? '')).toMatchObject({ testimonials: [{ content: WORDS }] });
  });

  test('is erased only after a question that says how much it is', async () => {
    const portal = await open(await withMaura());
    const { data } = portal.api.deps.store;
    await look(portal);
    await portal.person.click(await screen.findByRole('button', { name: 'Erase everything' }));
    const asked = within(screen.getByRole('alertdialog'));
    expect(asked.getAllByText('Erase everything about maura@post.example?')).toHaveLength(1);
    expect(asked.getAllByText(/1 testimonial, 1 donation, 3 photos/)).toHaveLength(1);
    await portal.person.click(asked.getByRole('button', { name: 'Cancel' }));
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect([data.testimonials.size, data.donations.size]).toEqual([1, 1]);
    await erase(portal, 'Erase everything');
    await screen.findByText(/^Erased: 1 testimonial, 1 donation, 3 photos\./);
    expect(screen.queryByText(WORDS)).toBeNull();
    expect([data.testimonials.size, data.donations.size]).toEqual([0, 0]);
  });

  test('Erase is busy until the server has answered', async () => {
    const portal = await open(await withMaura());
    await look(portal);
    await screen.findByText(WORDS);
    const held = portal.line.holdNext(...ERASE);
    await erase(portal, 'Erase everything');
    await held.sent;
    const button = screen.getByRole('button', { name: /Eras/ });
    expect(button.getAttribute('aria-busy')).toBe('true');
    await portal.person.click(button);
    expect(screen.queryByRole('alertdialog')).toBeNull();
    held.release();
    await screen.findByText(/^Erased/);
    expect(screen.queryByRole('button', { name: /Eras/ })).toBeNull();
    expect(portal.line.made(...ERASE)).toHaveLength(1);
  });

  test('says why it cannot be erased', async () => {
    const api = await withMaura();
    const me = await addPerson(api.deps, { email: EMAIL });
    const portal = await openPortal('/admin/privacy', { api, as: me });
    await look(portal);
    await erase(portal, 'Erase everything');
    await screen.findByText('This is your own account. Please ask another administrator to erase it.');
    expect(screen.getAllByText(WORDS)).toHaveLength(1);
    expect(api.deps.store.data.testimonials.size).toBe(1);
  });
});

describe('the retention periods', () => {
  const kept = ({ api }: Awaited<ReturnType<typeof open>>) => api.deps.store.data.settings.get('settings')?.retention;

  test('are shown, changed and saved', async () => {
    const portal = await open(screenApi());
    const field = await screen.findByLabelText('Rejected testimonials');
    expect(field).toHaveProperty('value', '12');
    await portal.person.clear(field);
    await portal.person.type(field, '6');
    await portal.person.click(screen.getByRole('button', { name: 'Save changes' }));
    await screen.findByText(/^Saved\. What is too old now/);
    expect(kept(portal)).toEqual({ ...defaultRetention, rejectedTestimonials: 6 });
  });

  test('that make no sense are refused before they are sent', async () => {
    const portal = await open(screenApi());
    const field = await screen.findByLabelText('Entries of the audit log');
    await portal.person.clear(field);
    await portal.person.click(screen.getByRole('button', { name: 'Save changes' }));
    await screen.findByRole('link', { name: 'Please write a whole number of months from 1 to 120' });
    expect(portal.line.made('PUT', '/api/privacy/retention')).toHaveLength(0);
    expect(kept(portal)).toBeUndefined();
  });
});

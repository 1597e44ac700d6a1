import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { createFormDrafts, type FormDrafts } from '#site/client/form-drafts.ts';
import { DonationForm } from '#site/donations/DonationForm.tsx';
import { DonationsPage } from '#site/pages/donations/DonationsPage.tsx';
import { livePage } from '../../support/live-page.tsx';
import { setUpPerson } from '../../support/person.ts';
import { screenApi } from '../../support/screen-api.ts';
import { photo } from '../../support/submissions.ts';

afterEach(() => {
  cleanup();
  document.body.innerHTML = '';
});

const FORM = '/donations?form=1';

test('after a reload the form shows what was written, and says so', async () => {
  const api = screenApi();
  await livePage(FORM, DonationsPage, { api });
  const user = setUpPerson();
  await user.type(screen.getByLabelText('Your name'), 'Deirdre');
  cleanup();
  document.body.innerHTML = '';
  await livePage(FORM, DonationsPage, { api });
  await screen.findByText('We kept what you wrote earlier');
  expect(screen.getByLabelText('Your name')).toHaveProperty('value', 'Deirdre');
  localStorage.setItem('sending.donation', 'sent-before-0001');
  await user.click(screen.getByRole('button', { name: 'Start again' }));
  expect(screen.getByLabelText('Your name')).toHaveProperty('value', '');
  expect(localStorage.getItem('sending.donation')).toBeNull();
  expect(screen.queryByText('We kept what you wrote earlier')).toBeNull();
});

test('photos are kept and restored, too', async () => {
  const kept: File[][] = [];
  const drafts: FormDrafts = {
    read: async () => ({ fields: { category: 'toys', stray: 'x' }, files: [photo('one.jpg')] }),
    keepFields: () => {},
    keepFiles: (files) => void kept.push([...files]),
    forget: () => {},
  };
  const Form = () => <DonationForm onCancel={() => {}} drafts={drafts} />;
  await livePage(FORM, Form);
  const user = setUpPerson();
  await screen.findByText('We kept what you wrote earlier');
  await user.type(screen.getByLabelText('Your name'), 'Deirdre');
  await user.type(screen.getByLabelText('Phone'), '087');
  await user.type(screen.getByLabelText('Email'), 'd@example.ie{Enter}');
  expect(screen.getAllByText('one.jpg')).toHaveLength(1);
  expect(screen.getByRole('radio', { name: /Toys/ })).toHaveProperty('checked', true);
  await user.upload(screen.getByLabelText(/^Photos/), photo('two.jpg'));
  await waitFor(() => expect(kept.at(-1)?.map(({ name }) => name)).toEqual(['one.jpg', 'two.jpg']));
});

test('other kinds of things are kept and restored', async () => {
  const api = screenApi();
  const typed = async () => screen.findByLabelText(/^How many/);
  await livePage(FORM, DonationsPage, {
    api,
    before: (root) => root.querySelector<HTMLInputElement>('[name=howMany2]')?.focus(),
  });
  const user = setUpPerson();
  expect(document.activeElement).toBe(await typed());
  await user.type(await typed(), 'two boxes');
  cleanup();
  document.body.innerHTML = '';
  history.replaceState(null, '', '/donations?form=1');
  await livePage(FORM, DonationsPage, {
    api,
    before: (root) => root.querySelector<HTMLElement>('[name=description]')?.focus(),
  });
  expect(await typed()).toHaveProperty('value', 'two boxes');
});

test('storage that fails harms nothing', async () => {
  const warned = vi.spyOn(console, 'warn').mockImplementation(() => {});
  const full = (): never => {
    throw new Error('The storage is full.');
  };
  const drafts = createFormDrafts('donation', full, { read: async () => full(), keep: async () => full() });
  const Form = () => <DonationForm onCancel={() => {}} drafts={drafts} />;
  await livePage(FORM, Form);
  await setUpPerson().type(screen.getByLabelText('Your name'), 'Deirdre');
  expect(screen.getByLabelText('Your name')).toHaveProperty('value', 'Deirdre');
  expect(warned).toHaveBeenCalled();
  warned.mockRestore();
});

test('what was typed before the scripts came is taken over, in the part where the person is', async () => {
  await livePage(FORM, DonationsPage, {
    before: (root) => {
      const name = root.querySelector<HTMLInputElement>('[name=submitterName]');
      const description = root.querySelector<HTMLTextAreaElement>('[name=description]');
      const toys = root.querySelector<HTMLInputElement>('[name=category][value=toys]');
      if (!name || !description || !toys) throw new Error('The plain form lacks fields.');
      name.value = 'Deirdre';
      toys.checked = true;
      description.value = 'Two cars and a train.';
      description.focus();
    },
  });
  const description = screen.getByLabelText(/^Description/);
  expect(description).toHaveProperty('value', 'Two cars and a train.');
  expect(document.activeElement).toBe(description);
  expect(screen.getByRole('radio', { name: /Toys/ })).toHaveProperty('checked', true);
  await setUpPerson().click(screen.getByRole('button', { name: 'Previous' }));
  expect(screen.getByLabelText('Your name')).toHaveProperty('value', 'Deirdre');
});

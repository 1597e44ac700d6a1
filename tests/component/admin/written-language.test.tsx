import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import type { OtherThing } from '#contract/donations/donations.ts';
import { addWaitingOffer, addWaitingStory } from '../../support/desk-records.ts';
import { existing } from '../../support/existing.ts';
import { openPortal } from '../../support/portal.tsx';
import { screenApi } from '../../support/screen-api.ts';

beforeEach(() => {
  Element.prototype.scrollIntoView = vi.fn();
  window.scrollTo = vi.fn();
});
const STORY = 'Kierowca był miły i punktualny, a mama nigdy nie była sama w szpitalu.';

test.each([
  ['in Polish says so on the desk', 'pl'],
  ['whose language is not known says none on the desk', undefined],
] as const)('a story %s', async (_, language) => {
  const api = screenApi();
  const id = await addWaitingStory(api, { content: STORY });
  await api.deps.store.change((draft) => {
    const { language: __, ...one } = existing(draft.testimonials.get(id));
    draft.testimonials.put({ ...one, ...(language && { language }) });
  });
  await openPortal('/admin/testimonials', { api });
  expect((await screen.findByText(STORY)).closest('[lang]')?.getAttribute('lang')).toBe(language);
});

test('an offer says its language on its card and where it is open, and the portal’s words around it do not', async () => {
  const api = screenApi();
  const { id } = await addWaitingOffer(api);
  const otherThings: OtherThing[] = [
    { category: 'books', condition: 'fair', howMany: 'dwa pudła' },
    { category: 'toys', condition: 'good' },
  ];
  await api.deps.store.change((draft) => {
    draft.donations.put({
      ...existing(draft.donations.get(id)),
      language: 'pl',
      description: 'Stół. Z litego dębu.',
      otherThings,
    });
  });
  const { person, router } = await openPortal('/admin/donations/pending', { api });
  const card = await screen.findByRole('article', { name: 'Stół' });
  const said = [...card.querySelectorAll('[lang]')].map((one) => [one.textContent, one.getAttribute('lang')]);
  expect(said).toEqual([
    ['Stół', 'pl'],
    ['Z litego dębu.', 'pl'],
    [' (dwa pudła)', 'pl'],
  ]);
  const also = 'Also: Books & Media, fair (dwa pudła); Toys & Games, good';
  expect(card.textContent).toContain(also);
  await person.click(within(card).getByRole('button', { name: /^View/ }));
  const drawer = await screen.findByRole('dialog', { name: 'Stół' });
  expect(within(drawer).getByText('Stół. Z litego dębu.').getAttribute('lang')).toBe('pl');
  expect(within(drawer).getByText('(dwa pudła)').getAttribute('lang')).toBe('pl');
  await person.keyboard('{Escape}');
  await router.navigate('/admin/donations?tab=all');
  const row = await screen.findByText('(dwa pudła)');
  expect([row.getAttribute('lang'), row.closest('p')?.textContent]).toEqual(['pl', also]);
});

test('words of somebody who may be in danger say their language on Today', async () => {
  const api = screenApi();
  const id = await addWaitingStory(api, { content: 'I can’t cope any more, I want to die.' });
  await api.deps.store.change((draft) => {
    draft.testimonials.put({ ...existing(draft.testimonials.get(id)), language: 'pl' });
  });
  await openPortal('/admin', { api });
  expect((await screen.findByText(/I want to die/)).getAttribute('lang')).toBe('pl');
});

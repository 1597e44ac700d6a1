import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { addWaitingStory } from '../../support/desk-records.ts';
import { openPortal } from '../../support/portal.tsx';
import { made } from '../../support/records.ts';
import { screenApi } from '../../support/screen-api.ts';

beforeEach(() => {
  Element.prototype.scrollIntoView = vi.fn();
  window.scrollTo = vi.fn();
});
const CONTENT = 'The consultant Dr Hanrahan should hear this. Ring me on 087 123 4567 and I will tell you the rest.';
const NO_NAME = CONTENT.replace('consultant Dr Hanrahan', '[name removed]');
const NO_NUMBER = CONTENT.replace('087 123 4567', '[phone number removed]');
const NEITHER = NO_NUMBER.replace('consultant Dr Hanrahan', '[name removed]');

const openWith = async (content: string) => {
  const api = screenApi();
  const id = await addWaitingStory(api, { content });
  const shown = () => screen.findByRole('article', { name: 'Maura Cullen' });
  const portal = await openPortal('/admin/testimonials', { api });
  await shown();
  return { ...portal, api, id, shown, stored: () => api.deps.store.data.testimonials.get(id) };
};
const button = async (name: RegExp | string) => screen.findByRole('button', { name });
const REDACT = ['PUT', '/api/testimonials/:id/redaction'] as const;

test('a marked passage is taken out with one press, and put back with another; the other stays', async () => {
  const { person, stored, shown } = await openWith(CONTENT);
  expect((await shown()).querySelectorAll('mark')).toHaveLength(2);
  await person.click(await button('Take out: 087 123 4567'));
  await waitFor(() => expect(stored()?.redaction?.content).toBe(NO_NUMBER));
  expect(stored()?.content).toBe(CONTENT);
  await within(await shown()).findByText(NO_NUMBER);
  await person.click(await button('Put back: 087 123 4567'));
  await waitFor(() => expect(stored()?.redaction).toBeUndefined());
  await button('Take out: 087 123 4567');
});

test('what stands between two marked passages, and after the second, is shown once', async () => {
  const { shown } = await openWith(CONTENT);
  const { textContent } = await shown();
  expect(textContent?.match(/should hear this|Ring me on|I will tell you the rest/g)).toEqual([
    'should hear this',
    'Ring me on',
    'I will tell you the rest',
  ]);
});

test('two passages that are pressed one right after the other are both taken out', async () => {
  const { person, stored, line } = await openWith(CONTENT);
  const held = line.holdNext(...REDACT);
  await person.click(await button('Take out: 087 123 4567'));
  await person.click(await button(/^Take out: .*Dr Hanrahan/));
  await held.sent;
  held.release();
  await waitFor(() => expect(stored()?.redaction?.content).toBe(NEITHER));
  expect(line.made(...REDACT)).toHaveLength(2);
});

test('the key p takes all marked words out, and then opens the text', async () => {
  const { person, stored, line } = await openWith(CONTENT);
  await button('Take both out');
  await person.keyboard('p');
  await waitFor(() => expect(stored()?.redaction?.content).toBe(NEITHER));
  expect(line.made(...REDACT)).toHaveLength(1);
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Take both out' })).toBeNull());
  await person.keyboard('p');
  expect((await screen.findByLabelText<HTMLTextAreaElement>('Text for the public')).value).toBe(NEITHER);
  expect(screen.queryByRole('button', { name: /^(Take out|Put back)/ })).toBeNull();
});

test('each reason names its passage, also where the text is cut short', async () => {
  const { shown } = await openWith(`${'They were so kind to us. '.repeat(9)}${CONTENT}`);
  const card = await shown();
  expect(card.querySelector('mark')).toBeNull();
  const reasons = within(card)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);
  expect(reasons).toEqual(['A phone number.087 123 4567', expect.stringContaining('Dr Hanrahan')]);
  await button('Take both out');
});

test('a refusal of the server is said, and nothing is shown as taken out', async () => {
  const { api, line, person, id, stored } = await openWith(CONTENT);
  const held = line.holdNext(...REDACT);
  await person.click(await button('Take out: 087 123 4567'));
  await held.sent;
  made(await api.call('put', `/testimonials/${id}/redaction`, { as: await api.staff(), json: { content: NO_NAME } }));
  held.release();
  const said = await screen.findByRole('alertdialog');
  expect(said.textContent).toContain('Failed to save the edited text');
  expect(stored()?.redaction?.content).toBe(NO_NAME);
});

test('somebody in distress: the helplines of the settings can be rung, and the words are not taken out with the others', async () => {
  const api = screenApi();
  const lines = [{ name: 'Our counsellors', number: '020 915 1976' }];
  made(await api.call('put', '/settings/helplines', { as: await api.staff(), json: { lines } }));
  await addWaitingStory(api, { content: 'Since Noel went I want to die. The woman in the shop was kind to me.' });
  await openPortal('/admin/testimonials', { api });
  const link = await screen.findByRole('link', { name: '020 915 1976' });
  expect(link.getAttribute('href')).toBe('tel:0209151976');
  expect(screen.getByRole('link', { name: '112 or 999' }).getAttribute('href')).toBe('tel:112');
  expect(screen.getByText(/left out of every bulk decision/)).toBeTruthy();
  await button(/^Take out: I want to die/);
  expect(screen.queryByRole('button', { name: /^Take (it|both|all)/ })).toBeNull();
});

test('the helplines are put under a testimonial for the public with one press, and taken away with another', async () => {
  const { person, stored } = await openWith('Since Noel went I want to die. The woman in the shop was kind to me.');
  await person.click(await button('Put the helplines under it'));
  await person.click(await button('Take the helplines away'));
  await button('Put the helplines under it');
  expect(stored()?.helplinesBelow).toBeUndefined();
});

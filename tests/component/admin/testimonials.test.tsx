import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { REVIEW_UNAVAILABLE } from '#contract/review/review.ts';
import { addWaitingStory } from '../../support/desk-records.ts';
import { openPortal } from '../../support/portal.tsx';
import { addApprovedStory, addStory } from '../../support/records.ts';
import { type ScreenApi, screenApi } from '../../support/screen-api.ts';
import { pngFile } from '../../support/submissions.ts';

beforeEach(() => {
  Element.prototype.scrollIntoView = vi.fn();
  window.scrollTo = vi.fn();
});
const DECIDE = ['PUT', '/api/testimonials/:id/status'] as const;
const NONE_LEFT = 'No testimonials are waiting for review.';
const LONG = 'They drove us to the hospital and home again, and never once looked at the clock. '.repeat(4).trim();

const open = (api: ScreenApi) => openPortal('/admin/testimonials?order=newest', { api });
/** Maura's testimonial, waiting. */
const openMaura = async (fields: Record<string, string> = {}) => {
  const api = screenApi();
  const id = await addWaitingStory(api, fields);
  return { ...(await open(api)), kept: () => api.deps.store.data.testimonials.get(id) };
};
/** An API with so many testimonials that wait, `Person 1` being the newest. */
const withMany = async (count: number) => {
  const api = screenApi();
  for (let at = 1; at <= count; at += 1) await addWaitingStory(api, { name: `Person ${at}` }, { minutesAgo: at });
  return api;
};
const card = (name: string) => screen.findByRole('article', { name });
const gone = (name: string) => waitFor(() => expect(screen.queryByRole('article', { name })).toBeNull());
const inCard = async (name: string, button: string) => within(await card(name)).getByRole('button', { name: button });
const notes = () => screen.getByLabelText<HTMLTextAreaElement>(/^Admin notes/);
const figure = (label: string) => screen.getByText(label, { selector: 'dt' }).nextElementSibling?.textContent;

test('the figures and both tabs count what there is', async () => {
  const api = screenApi();
  await addWaitingStory(api);
  await addApprovedStory(api, { name: 'Ann' });
  await open(api);
  await card('Maura Cullen');
  await waitFor(() => expect(['Pending Review', 'Approved', 'Total Submissions'].map(figure)).toEqual(['1', '1', '2']));
  expect(screen.getByRole('tab', { name: 'Pending Review 1' }).getAttribute('aria-selected')).toBe('true');
  expect(document.title).toBe('Testimonials · South East Care Fund');
});

test('ten stand on a page, and another tab begins at page 1', async () => {
  const { person, router } = await open(await withMany(12));
  await card('Person 10');
  expect(screen.queryByRole('article', { name: 'Person 11' })).toBeNull();
  await person.click(screen.getByRole('button', { name: 'Page 2' }));
  await card('Person 11');
  await person.click(screen.getByRole('tab', { name: /All Testimonials/ }));
  await card('Person 1');
  expect(router.state.location.search).toBe('?tab=all');
});

test('the page before stays until the next one is there, but never the other tab’s', async () => {
  const { person, line } = await open(await withMany(12));
  await card('Person 10');
  const second = line.holdNext('GET', '/api/testimonials/pending');
  await person.click(screen.getByRole('button', { name: 'Page 2' }));
  await second.sent;
  await card('Person 10');
  second.release();
  await card('Person 11');
  const all = line.holdNext('GET', '/api/testimonials');
  await person.click(screen.getByRole('tab', { name: /All Testimonials/ }));
  await all.sent;
  await gone('Person 11');
  all.release();
  await card('Person 1');
});

test('a long text is cut at 200 characters until Show More is pressed', async () => {
  const { person } = await openMaura({ content: LONG });
  const text = (await card('Maura Cullen')).querySelector('.text');
  expect(text?.textContent?.replace(/ Show More$/, '').length).toBeLessThanOrEqual(201);
  await person.click(await inCard('Maura Cullen', 'Show More'));
  expect(text?.textContent).toContain(LONG);
  await person.click(await inCard('Maura Cullen', 'Show Less'));
  expect(text?.textContent).not.toContain(LONG);
});

test('a text of exactly 200 characters is shown whole', async () => {
  await openMaura({ content: 'a'.repeat(200) });
  expect(within(await card('Maura Cullen')).queryByRole('button', { name: 'Show More' })).toBeNull();
});

test('the first click on Approve opens the notes, the second confirms, and the lists refresh', async () => {
  const { person, line, kept } = await openMaura();
  await person.click(await inCard('Maura Cullen', 'Approve'));
  expect(line.made(...DECIDE)).toHaveLength(0);
  await person.type(notes(), 'Lovely.');
  await person.click(screen.getByRole('button', { name: 'Confirm approve' }));
  await screen.findByText(NONE_LEFT);
  await waitFor(() => expect(kept()).toMatchObject({ status: 'approved', adminNotes: 'Lovely.' }));
  await waitFor(() => expect(figure('Approved')).toBe('1'));
});

test('the automatic review, its reasons and urgency are shown', async () => {
  const api = screenApi();
  await addWaitingStory(api);
  await addWaitingStory(api, { name: 'Tom', content: 'Ring me on 087 123 4567. Some days I want to end my own life.' });
  const una = await addWaitingStory(api, {
    name: 'Una',
    content: 'They brought my shopping every week, in all weathers.',
  });
  const { isAppropriate, feedback, confidenceScore } = REVIEW_UNAVAILABLE;
  await api.deps.store.change((draft) => {
    const record = draft.testimonials.get(una);
    const review = { isAppropriate, feedback, confidenceScore, reasons: [], urgent: false };
    if (record) draft.testimonials.put({ ...record, review });
  });
  await open(api);
  expect((await card('Maura Cullen')).textContent).toContain('Automatic review: suitable, confidence 95%');
  const tom = await card('Tom');
  expect(tom.textContent).toMatch(/Automatic review: needs revision, confidence \d+%/);
  expect(tom.textContent).toContain('phone number');
  expect(tom.textContent).toContain('112 or 999');
  expect(within(tom).getAllByText('Read first')).toHaveLength(1);
  expect((await card('Una')).textContent).toContain(feedback);
});

test('a testimonial without consent is published only once somebody says how it was given, which is kept with the notes', async () => {
  const api = screenApi();
  const id = await addStory(api, { name: 'Maura Cullen', consent: '' });
  const { person, line } = await open(api);
  expect((await card('Maura Cullen')).textContent).toContain('No consent was recorded with this testimonial.');
  await person.keyboard('a');
  const consent = await screen.findByLabelText(/^How was consent given\?/);
  expect(document.activeElement).toBe(consent);
  await person.keyboard('{Control>}{Enter}{/Control}');
  expect(screen.getAllByText(/^Please say how consent was given\./)).toHaveLength(1);
  await person.tab();
  await person.click(screen.getByRole('button', { name: 'Confirm approve' }));
  expect(document.activeElement).toBe(consent);
  expect(line.made('PUT', '/api/testimonials/:id/status')).toEqual([]);
  await person.keyboard('By phone, to Aoife{Control>}{Enter}{/Control}');
  await waitFor(() => expect(api.deps.store.data.testimonials.get(id)?.adminNotes).toBe('Consent: By phone, to Aoife'));
});

test('a picture that only staff may see is fetched with the session, and given back', async () => {
  const create = vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:picture');
  const revoke = vi.spyOn(URL, 'revokeObjectURL').mockImplementation(() => {});
  const api = screenApi();
  const id = await addStory(api, { name: 'Maura Cullen', image: pngFile(1000, 500) });
  const { line, unmount } = await open(api);
  await within(await card('Maura Cullen')).findByRole('img', { name: 'Picture sent by Maura Cullen' });
  await waitFor(() => expect(document.querySelector('img.pic')?.getAttribute('src')).toBe('blob:picture'));
  const picture = api.deps.store.data.testimonials.get(id)?.picture;
  expect(line.made('GET', '/api/media/:id/:name')[0]?.path).toBe(`/api/media/${picture?.id}/400x200.webp`);
  unmount();
  expect(revoke).toHaveBeenCalledWith('blob:picture');
  create.mockRestore();
  revoke.mockRestore();
});

test('the whole queue can be worked through with single keys', async () => {
  const { person, api } = await open(await withMany(3));
  await card('Person 1');
  await person.keyboard('j');
  expect(document.activeElement).toBe(await card('Person 2'));
  await person.keyboard('k');
  expect(document.activeElement).toBe(await card('Person 1'));
  await person.keyboard('r');
  expect(document.activeElement).toBe(notes());
  await person.keyboard('jar? is typed, not obeyed{Control>}{Enter}{/Control}');
  await gone('Person 1');
  await waitFor(() =>
    expect(api.deps.store.data.testimonials.list('status', 'rejected')).toMatchObject([
      { name: 'Person 1', adminNotes: 'jar? is typed, not obeyed' },
    ]),
  );
  await waitFor(async () => expect(document.activeElement).toBe(await card('Person 2')));
  await person.keyboard('a');
  await screen.findByRole('button', { name: 'Confirm approve' });
  await person.keyboard('{Escape}');
  expect(screen.queryByRole('button', { name: 'Confirm approve' })).toBeNull();
});

test('the question mark lists the shortcuts, which can be switched off', async () => {
  const { person } = await openMaura();
  await card('Maura Cullen');
  await person.keyboard('?');
  const help = screen.getByRole('dialog', { name: 'Keyboard shortcuts' });
  await person.click(within(help).getByRole('checkbox', { name: 'Single-key shortcuts' }));
  await person.click(within(help).getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  await person.keyboard('a');
  expect(screen.queryByRole('button', { name: 'Confirm approve' })).toBeNull();
});

import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { addWaitingStory, MAURAS_WORDS } from '../../support/desk-records.ts';
import { addPerson } from '../../support/people.ts';
import { openPortal } from '../../support/portal.tsx';
import { addStory, decideStory, made } from '../../support/records.ts';
import { screenApi } from '../../support/screen-api.ts';

beforeEach(() => {
  Element.prototype.scrollIntoView = vi.fn();
  window.scrollTo = vi.fn();
});
const ALL = '/admin/testimonials?tab=all';
const DECIDE = ['PUT', '/api/testimonials/:id/status'] as const;
const UNDO = ['PUT', '/api/testimonials/:id/undo'] as const;
const NONE_LEFT = 'No testimonials are waiting for review.';

/** Maura's testimonial waits, with Ann's under it; `me` is who will be signed in. */
const withTwo = async () => {
  const api = screenApi();
  const me = await addPerson(api.deps);
  const maura = await addWaitingStory(api);
  const ann = await addWaitingStory(
    api,
    { name: 'Ann', content: 'They drove me home in the snow.' },
    { minutesAgo: 300 },
  );
  return { api, me, maura, ann, stored: (id: string) => api.deps.store.data.testimonials.get(id) };
};
const openTwo = async (address = '/admin/testimonials') => {
  const two = await withTwo();
  return { ...two, ...(await openPortal(address, { api: two.api, as: two.me })) };
};
/** Only Maura's testimonial waits. */
const openMaura = async (fields: Record<string, string> = {}) => {
  const api = screenApi();
  const maura = await addWaitingStory(api, fields);
  const stored = () => api.deps.store.data.testimonials.get(maura);
  return { maura, stored, ...(await openPortal('/admin/testimonials', { api })) };
};
const idOfCall = ({ path }: { path: string }) => path.split('/')[3];

const card = (name: string) => screen.findByRole('article', { name });
const gone = (name: string) => waitFor(() => expect(screen.queryByRole('article', { name })).toBeNull());
const inCard = async (name: string, button: string) => within(await card(name)).getByRole('button', { name: button });
const box = (label: string | RegExp) => screen.getByLabelText<HTMLTextAreaElement>(label);

test('the key u while a decision is being sent means that decision, and no earlier one', async () => {
  const { api, me, maura, ann, stored } = await withTwo();
  await decideStory(api, ann, 'approve', { by: me, when: { minutesAgo: 5 } });
  const { person, line } = await openPortal(ALL, { api, as: me });
  await person.click(await inCard('Maura Cullen', 'Approve'));
  const held = line.holdNext(...DECIDE);
  await person.keyboard('{Control>}{Enter}{/Control}');
  await within(await card('Maura Cullen')).findByText('Approved');
  await held.sent;
  await person.keyboard('ju');
  held.release();
  await within(await card('Maura Cullen')).findByText('Pending Review');
  await waitFor(() => expect(line.made(...UNDO).map(idOfCall)).toEqual([maura]));
  await waitFor(() => expect([stored(maura)?.status, stored(ann)?.status]).toEqual(['pending', 'approved']));
  expect(screen.queryByText('Approved: Maura Cullen')).toBeNull();
});

test('a decision whose answer comes after a deletion is not offered to be undone', async () => {
  const { person, line, maura, ann, stored } = await openTwo();
  await person.click(await inCard('Maura Cullen', 'Approve'));
  const held = line.holdNext(...DECIDE);
  await person.keyboard('{Control>}{Enter}{/Control}');
  await gone('Maura Cullen');
  await held.sent;
  await person.click(await inCard('Ann', 'Delete'));
  await person.click(screen.getByRole('button', { name: 'Delete for good' }));
  await waitFor(() => expect(stored(ann)).toBeUndefined());
  held.release();
  await waitFor(() => expect(stored(maura)?.status).toBe('approved'));
  await screen.findByText(NONE_LEFT);
  await waitFor(() =>
    expect(screen.getByText('Approved', { selector: 'dt' }).nextElementSibling?.textContent).toBe('1'),
  );
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
});

test('all testimonials can be narrowed to a status', async () => {
  const { api, me, ann } = await withTwo();
  await decideStory(api, ann, 'reject');
  const { person, router } = await openPortal(ALL, { api, as: me });
  await card('Maura Cullen');
  await person.selectOptions(screen.getByLabelText('Status'), 'rejected');
  await gone('Maura Cullen');
  await card('Ann');
  expect(router.state.location.search).toBe('?tab=all&status=rejected');
});

test('what the review flagged is marked with its reason once the text is shown whole', async () => {
  const content = `${'They were so kind to us. '.repeat(9)}Ring me at 087 123 4567 any time.`;
  const { person, stored } = await openMaura({ content });
  const message = stored()?.review.reasons.find(({ kind }) => kind === 'phone')?.message;
  const shown = await card('Maura Cullen');
  expect(shown.querySelector('mark')).toBeNull();
  await person.click(await inCard('Maura Cullen', 'Show More'));
  expect(shown.querySelector('mark')?.textContent).toBe(`087 123 4567 (flagged: ${message})`);
  expect(shown.querySelector('mark')?.title).toBe(message);
});

test('saved reasons fill the notes of a rejection, each once, and are not offered for an approval', async () => {
  const { api, me, stored, maura } = await withTwo();
  const json = { rejectionReasons: ['It is advertising.', 'We already have this one.'] };
  made(await api.call('put', '/settings/review', { as: await api.staff(), json }));
  const { person } = await openPortal('/admin/testimonials', { api, as: me });
  await person.click(await inCard('Maura Cullen', 'Approve'));
  expect(screen.queryByRole('button', { name: 'It is advertising.' })).toBeNull();
  await person.click(screen.getByRole('button', { name: 'Cancel' }));
  await person.click(await inCard('Maura Cullen', 'Reject'));
  await person.click(await screen.findByRole('button', { name: 'It is advertising.' }));
  await person.click(screen.getByRole('button', { name: 'We already have this one.' }));
  await person.click(screen.getByRole('button', { name: 'It is advertising.' }));
  expect(box(/^Admin notes/).value).toBe('It is advertising.\nWe already have this one.');
  expect(document.activeElement).toBe(box(/^Admin notes/));
  await person.click(screen.getByRole('button', { name: 'Confirm reject' }));
  await waitFor(() =>
    expect(stored(maura)).toMatchObject({
      status: 'rejected',
      adminNotes: 'It is advertising.\nWe already have this one.',
    }),
  );
});

test('a testimonial is rejected with a saved reason by three presses', async () => {
  const { api, me, stored, maura } = await withTwo();
  const json = { rejectionReasons: ['It is advertising.', 'We already have this one.'] };
  made(await api.call('put', '/settings/review', { as: await api.staff(), json }));
  const { person } = await openPortal('/admin/testimonials', { api, as: me });
  (await card('Maura Cullen')).focus();
  await person.keyboard('r');
  await screen.findByRole('button', { name: 'We already have this one.' });
  await person.keyboard('2');
  await person.keyboard('{Control>}{Enter}{/Control}');
  await waitFor(() =>
    expect(stored(maura)).toMatchObject({ status: 'rejected', adminNotes: 'We already have this one.' }),
  );
});

test('a text is edited for privacy: staff see both texts, and the original can be shown again', async () => {
  const { person, stored } = await openMaura();
  await card('Maura Cullen');
  await person.keyboard('p');
  const text = box('Text for the public');
  expect(text.value).toBe(MAURAS_WORDS);
  await person.clear(text);
  await person.click(screen.getByRole('button', { name: 'Save edited text' }));
  await screen.findByText('Testimonial content is required');
  await person.type(text, 'The driver waited four hours with us.');
  await person.click(screen.getByRole('button', { name: 'Save edited text' }));
  const shown = await card('Maura Cullen');
  await within(shown).findByText('Edited for privacy');
  await within(shown).findByText('The driver waited four hours with us.');
  expect(within(shown).getAllByText(MAURAS_WORDS)).toHaveLength(1);
  expect(stored()).toMatchObject({
    content: MAURAS_WORDS,
    redaction: { content: 'The driver waited four hours with us.' },
  });
  await person.click(within(shown).getByRole('button', { name: 'Edit for privacy' }));
  await person.click(screen.getByRole('button', { name: 'Show the original again' }));
  await waitFor(() => expect(within(shown).queryByText('Edited for privacy')).toBeNull());
  await waitFor(() => expect(stored()?.redaction).toBeUndefined());
});

test('selected testimonials are approved together after one question, without those that lack consent, and undone together', async () => {
  const { api, me } = await withTwo();
  await addStory(
    api,
    { name: 'Una', content: 'No consent is recorded with this one.', consent: '' },
    { minutesAgo: 400 },
  );
  const { person, line } = await openPortal('/admin/testimonials', { api, as: me });
  const pending = () => api.deps.store.data.testimonials.count('status', 'pending');
  await card('Una');
  await person.keyboard('x');
  await screen.findByText(/^Left out, to be approved one at a time/);
  expect(screen.queryByRole('button', { name: /^Approve \d/ })).toBeNull();
  await person.click(screen.getByLabelText('Select all on this page'));
  await person.click(screen.getByRole('button', { name: 'Approve 2' }));
  const question = screen.getByRole('alertdialog', { name: 'Approve 2 testimonials?' });
  expect(question.textContent).toContain('Left out, to be approved one at a time, as no consent is recorded: 1.');
  expect(pending()).toBe(3);
  await person.click(within(question).getByRole('button', { name: 'Approve all of them' }));
  await screen.findByText('2 of 2 approved.');
  expect(screen.queryByRole('alertdialog')).toBeNull();
  expect(pending()).toBe(1);
  await person.keyboard('u');
  await waitFor(() => expect(pending()).toBe(3));
  await screen.findByText('2 of 2 undone.');
  expect(line.made('POST', '/api/testimonials/undo')).toHaveLength(1);
});

test('the card that is worked on stays the current one when a new testimonial comes in above it', async () => {
  const { api, person } = await openTwo('/admin/testimonials?order=newest');
  await card('Ann');
  await screen.findAllByText('Live');
  await person.keyboard('j');
  await addWaitingStory(api, { name: 'Una', content: 'A warm room and a kind word.' }, { minutesAgo: 1 });
  await card('Una');
  await person.keyboard('a');
  await within(await card('Ann')).findByRole('button', { name: 'Confirm approve' });
});

test('a testimonial can be approved once its picture can be seen', async () => {
  const api = screenApi();
  const id = await addWaitingStory(api);
  await api.deps.store.change((draft) => {
    const told = draft.testimonials.get(id);
    if (told) draft.testimonials.put({ ...told, pictureWaiting: 'w'.repeat(22) });
  });
  const { person } = await openPortal('/admin/testimonials', { api });
  await inCard('Maura Cullen', 'Reject');
  within(await card('Maura Cullen')).getByText('You can approve it once you have seen its picture.');
  expect(within(await card('Maura Cullen')).queryByRole('button', { name: 'Approve' })).toBeNull();
  await person.keyboard('a');
  expect(screen.queryByRole('button', { name: /Confirm|Approve/ })).toBeNull();
});

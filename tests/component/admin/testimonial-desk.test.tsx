import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { StaffTestimonial } from '#contract/testimonials.ts';
import { allOf } from '#site/client/query-keys.ts';
import { openPortal } from '../../support/admin-app.tsx';
import { type FakeRoutes, refused } from '../../support/fake-platform.ts';
import { heldBack } from '../../support/held-back.ts';
import { administrator, idOf, minutesAgo, testimonial, volunteer } from '../../support/staff-data.ts';
import { testimonialDesk } from '../../support/testimonial-desk.ts';

beforeEach(() => {
  localStorage.clear();
  Element.prototype.scrollIntoView = vi.fn();
  window.scrollTo = vi.fn();
});
afterEach(cleanup);

const open = (rows: StaffTestimonial[], routes: FakeRoutes = {}, at = '/admin/testimonials') =>
  openPortal(at, { routes: { ...testimonialDesk(rows), ...routes } });

const card = (name: string) => screen.findByRole('article', { name });
const inCard = async (name: string, button: string) => within(await card(name)).getByRole('button', { name: button });
const box = (label: string | RegExp) => screen.getByLabelText(label) as HTMLTextAreaElement;

const maura = testimonial();
const ann = testimonial({ id: idOf('ann'), name: 'Ann' });
const inAnHour = () => minutesAgo(-60);

test('a decision can be taken back with the key u, also when it emptied the list', async () => {
  const { person, platform } = open([maura]);
  await card('Maura Cullen');
  await person.keyboard('a');
  await person.keyboard('{Control>}{Enter}{/Control}');
  await screen.findByText('No testimonials are waiting for review.');
  expect(screen.getByText('Approved: Maura Cullen')).toBeDefined();
  await person.keyboard('u');
  await card('Maura Cullen');
  expect(platform.made('PUT /testimonials/:id/undo')).toHaveLength(1);
  expect(screen.queryByText('Approved: Maura Cullen')).toBeNull();
});

test('the key u while a decision is being sent means that decision, and no earlier one', async () => {
  const answer = heldBack();
  const rows = [
    maura,
    testimonial({
      id: idOf('ann'),
      name: 'Ann',
      status: 'approved',
      isApproved: true,
      reviewedAt: minutesAgo(5),
      reviewedById: administrator.id,
      undoUntil: inAnHour(),
    }),
  ];
  const decide = testimonialDesk(rows)['PUT /testimonials/:id/status'];
  const routes: FakeRoutes = {
    'PUT /testimonials/:id/status': async (call) => {
      await answer.free;
      return decide?.(call);
    },
  };
  const { person, platform } = open(rows, routes, '/admin/testimonials?tab=all');
  await person.click(await inCard('Maura Cullen', 'Approve'));
  await person.keyboard('{Control>}{Enter}{/Control}');
  await within(await card('Maura Cullen')).findByText('Approved');
  await person.keyboard('ju');
  answer.letGo();
  await within(await card('Maura Cullen')).findByText('Pending Review');
  expect(platform.made('PUT /testimonials/:id/undo').map(({ params }) => params.id)).toEqual([maura.id]);
  expect(screen.queryByText('Approved: Maura Cullen')).toBeNull();
});

test('a decision whose answer comes after a deletion is not offered to be undone', async () => {
  const answer = heldBack();
  const rows = [maura, ann];
  const working = testimonialDesk(rows)['PUT /testimonials/:id/status'];
  const { person, platform } = open(rows, {
    'PUT /testimonials/:id/status': async (call) => {
      await answer.free;
      return working?.(call);
    },
  });
  await person.click(await inCard('Maura Cullen', 'Approve'));
  await person.keyboard('{Control>}{Enter}{/Control}');
  await waitFor(() => expect(screen.queryByRole('article', { name: 'Maura Cullen' })).toBeNull());
  await person.click(await inCard('Ann', 'Delete'));
  await person.click(screen.getByRole('button', { name: 'Delete for good' }));
  await waitFor(() => expect(rows.map(({ name }) => name)).toEqual(['Maura Cullen']));
  const lists = () => platform.made('GET /testimonials/pending').length;
  const before = lists();
  answer.letGo();
  await screen.findByText('No testimonials are waiting for review.');
  await waitFor(() => expect(lists()).toBeGreaterThan(before));
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
});

test('an undo that the server refuses is explained in its words', async () => {
  const sentence = 'Declan Roche made this decision. Only they can undo it; you can decide again instead.';
  const { person } = open([maura], { 'PUT /testimonials/:id/undo': () => refused(409, 'conflict', sentence) });
  await person.click(await inCard('Maura Cullen', 'Approve'));
  await person.click(screen.getByRole('button', { name: 'Confirm approve' }));
  await person.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(within(await screen.findByRole('alertdialog')).getByText(sentence)).toBeDefined();
});

test('an earlier decision can be undone by whoever made it, and by nobody else', async () => {
  const decided = { status: 'approved' as const, isApproved: true, reviewedAt: minutesAgo(5) };
  const { person, platform } = open(
    [
      testimonial({ ...decided, reviewedById: administrator.id, undoUntil: inAnHour() }),
      testimonial({ ...decided, id: idOf('ann'), name: 'Ann', reviewedById: volunteer.id, undoUntil: inAnHour() }),
      testimonial({
        ...decided,
        id: idOf('una'),
        name: 'Una',
        reviewedById: administrator.id,
        undoUntil: minutesAgo(1),
      }),
    ],
    {},
    '/admin/testimonials?tab=all',
  );
  for (const name of ['Ann', 'Una'])
    expect(within(await card(name)).queryByRole('button', { name: 'Undo decision' })).toBeNull();
  await person.click(await inCard('Maura Cullen', 'Undo decision'));
  expect(await within(await card('Maura Cullen')).findByText('Pending Review')).toBeDefined();
  expect(platform.made('PUT /testimonials/:id/undo')).toHaveLength(1);
});

test('after a conflict the notes close, so that the testimonial is read again', async () => {
  const { person } = open([maura], { 'PUT /testimonials/:id/status': () => refused(409, 'conflict', 'Too late.') });
  await person.click(await inCard('Maura Cullen', 'Approve'));
  await person.click(screen.getByRole('button', { name: 'Confirm approve' }));
  await screen.findByRole('alertdialog');
  await waitFor(() => expect(screen.queryByLabelText(/^Admin notes/)).toBeNull());
});

test('a search goes to the server once the typing pauses and stays in the address; nothing found offers a way back', async () => {
  const { person, platform, router } = open([maura, ann]);
  await card('Ann');
  await person.type(screen.getByLabelText('Search names, texts and notes'), 'cullen');
  await waitFor(() => expect(screen.queryByRole('article', { name: 'Ann' })).toBeNull());
  expect(router.state.location.search).toBe('?q=cullen');
  expect(platform.made('GET /testimonials/pending').map(({ query }) => query.q)).toEqual([undefined, 'cullen']);
  await person.type(screen.getByLabelText('Search names, texts and notes'), ' xyz');
  await screen.findByText('No testimonials match your search.');
  await person.click(screen.getByRole('button', { name: 'Clear search' }));
  await card('Ann');
});

test('all testimonials can be narrowed to a status', async () => {
  const { person, router } = open(
    [maura, testimonial({ id: idOf('ann'), name: 'Ann', status: 'rejected' })],
    {},
    '/admin/testimonials?tab=all',
  );
  await card('Maura Cullen');
  await person.selectOptions(screen.getByLabelText('Status'), 'rejected');
  await waitFor(() => expect(screen.queryByRole('article', { name: 'Maura Cullen' })).toBeNull());
  await card('Ann');
  expect(router.state.location.search).toBe('?tab=all&status=rejected');
});

test('what the review flagged is marked with its reason once the text is shown whole', async () => {
  const content = `${'They were so kind to us. '.repeat(9)}Ring me at 051 555 000 any time.`;
  const start = content.indexOf('051');
  const reasons = [{ kind: 'phone' as const, message: 'A phone number.', start, end: start + 11 }];
  const { person } = open([testimonial({ content, review: { ...maura.review, isAppropriate: false, reasons } })]);
  const shown = await card('Maura Cullen');
  expect(shown.querySelector('mark')).toBeNull();
  await person.click(await inCard('Maura Cullen', 'Show More'));
  expect(shown.querySelector('mark')?.textContent).toBe('051 555 000 (flagged: A phone number.)');
  expect(shown.querySelector('mark')?.title).toBe('A phone number.');
});

test('saved reasons fill the notes of a rejection, each once, and are not offered for an approval', async () => {
  const { person, platform } = open([maura]);
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
  await screen.findByText('No testimonials are waiting for review.');
  expect(platform.made('PUT /testimonials/:id/status')[0]?.body).toMatchObject({
    adminNotes: 'It is advertising.\nWe already have this one.',
  });
});

test('opening the notes tells colleagues, and closing them lets go', async () => {
  const { person, platform } = open([maura]);
  await person.click(await inCard('Maura Cullen', 'Approve'));
  await waitFor(() => expect(platform.made('POST /testimonials/:id/hold')).toHaveLength(1));
  expect(platform.made('POST /testimonials/:id/release')).toHaveLength(0);
  await person.click(screen.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(platform.made('POST /testimonials/:id/release')).toHaveLength(1));
});

test('who else has a testimonial open is shown on its card and in the notes; oneself is not', async () => {
  const held = { id: volunteer.id, name: volunteer.name, until: inAnHour() };
  const { person } = open(
    [
      testimonial({ heldBy: held }),
      testimonial({
        id: idOf('ann'),
        name: 'Ann',
        heldBy: { ...held, id: administrator.id, name: administrator.name },
      }),
    ],
    { 'POST /testimonials/:id/hold': () => ({ mine: false, heldBy: held }) },
  );
  expect(within(await card('Maura Cullen')).getByText('Held by Declan Roche')).toBeDefined();
  expect((await card('Ann')).textContent).not.toContain('Held by');
  await person.click(await inCard('Maura Cullen', 'Approve'));
  expect(await screen.findByText('Declan Roche has this open.')).toBeDefined();
});

test('a text is edited for privacy: staff see both texts, and the original can be shown again', async () => {
  const { person, platform } = open([maura]);
  await card('Maura Cullen');
  await person.keyboard('p');
  const text = box('Text for the public');
  expect(text.value).toBe(maura.content);
  await person.clear(text);
  await person.click(screen.getByRole('button', { name: 'Save edited text' }));
  expect(await screen.findByText('Testimonial content is required')).toBeDefined();
  await person.type(text, 'The driver waited four hours with us.');
  await person.click(screen.getByRole('button', { name: 'Save edited text' }));
  const shown = await card('Maura Cullen');
  expect(await within(shown).findByText('Edited for privacy')).toBeDefined();
  expect(within(shown).getByText('The driver waited four hours with us.')).toBeDefined();
  expect(within(shown).getByText(maura.content)).toBeDefined();
  await person.click(within(shown).getByRole('button', { name: 'Edit for privacy' }));
  await person.click(screen.getByRole('button', { name: 'Show the original again' }));
  await waitFor(() => expect(within(shown).queryByText('Edited for privacy')).toBeNull());
  expect(platform.made('PUT /testimonials/:id/redaction').map(({ body }) => body)).toEqual([
    { content: 'The driver waited four hours with us.', seen: maura.content },
    { content: '', seen: 'The driver waited four hours with us.' },
  ]);
});

test('selected testimonials are approved together after one question, and undone together', async () => {
  const { person, platform } = open([maura, ann, testimonial({ id: idOf('una'), name: 'Una', consent: 'none' })]);
  await card('Una');
  await person.keyboard('x');
  expect((await screen.findByRole('button', { name: 'Approve 1 selected' })) as HTMLElement).toBeDefined();
  await person.click(screen.getByLabelText('Select all that wait on this page'));
  await person.click(screen.getByRole('button', { name: 'Approve 3 selected' }));
  const question = screen.getByRole('alertdialog', { name: 'Approve 3 testimonials?' });
  expect(question.textContent).toContain('Without a recorded consent: 1.');
  expect(platform.made('POST /testimonials/approve')).toHaveLength(0);
  await person.click(within(question).getByRole('button', { name: 'Approve all of them' }));
  await screen.findByText('3 of 3 approved.');
  await screen.findByText('No testimonials are waiting for review.');
  await person.keyboard('u');
  await card('Una');
  expect(platform.made('PUT /testimonials/:id/undo')).toHaveLength(3);
});

test('of several approved together, those that a colleague decided are named with the reason', async () => {
  const sentence = 'This testimonial was already rejected by Declan Roche on 3 March.';
  const { person } = open([maura, ann], {
    'POST /testimonials/approve': () => ({
      results: [
        { id: maura.id, outcome: 'approved' },
        { id: ann.id, outcome: 'conflict', message: sentence },
      ],
    }),
  });
  await card('Ann');
  await person.click(screen.getByLabelText('Select all that wait on this page'));
  await person.click(screen.getByRole('button', { name: 'Approve 2 selected' }));
  await person.click(screen.getByRole('button', { name: 'Approve all of them' }));
  await screen.findByText('1 of 2 approved.');
  expect(screen.getByText(`Ann: ${sentence}`)).toBeDefined();
  expect(screen.getByText('Maura Cullen: approved')).toBeDefined();
});

test('the card that is worked on stays the current one when a new testimonial comes in above it', async () => {
  const rows = [maura, ann];
  const { person, queryClient } = open(rows);
  await card('Ann');
  await person.keyboard('j');
  rows.unshift(testimonial({ id: idOf('una'), name: 'Una' }));
  await queryClient.invalidateQueries({ queryKey: allOf('testimonials') });
  await card('Una');
  await person.keyboard('a');
  expect(within(await card('Ann')).getByRole('button', { name: 'Confirm approve' })).toBeDefined();
});

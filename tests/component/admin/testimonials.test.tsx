import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { DELETE_QUESTION, REJECT_REASON_REQUIRED } from '#contract/moderation.ts';
import type { StaffTestimonial } from '#contract/testimonials.ts';
import { openPortal } from '../../support/admin-app.tsx';
import { type FakeRoutes, refused } from '../../support/fake-platform.ts';
import { idOf, testimonial, testimonialRoutes, volunteer } from '../../support/staff-data.ts';

beforeEach(() => {
  localStorage.clear();
  Element.prototype.scrollIntoView = vi.fn();
  window.scrollTo = vi.fn();
});
afterEach(cleanup);

const LONG = 'They drove us to the hospital and home again, and never once looked at the clock. '.repeat(4).trim();

const open = (
  rows: StaffTestimonial[],
  options: { routes?: FakeRoutes; user?: typeof volunteer; at?: string } = {},
) => {
  const { routes, at = '/admin/testimonials', ...rest } = options;
  return openPortal(at, { ...rest, routes: { ...testimonialRoutes(rows), ...routes } });
};

const card = (name: string) => screen.findByRole('article', { name });
const inCard = async (name: string, button: string) => within(await card(name)).getByRole('button', { name: button });
const many = (count: number) =>
  Array.from({ length: count }, (_, index) => testimonial({ id: idOf(`n${index}-`), name: `Person ${index + 1}` }));

test('the figures and both tabs count what there is', async () => {
  open([testimonial(), testimonial({ id: idOf('ann'), name: 'Ann', status: 'approved', isApproved: true })]);
  await card('Maura Cullen');
  const figure = (label: string) => screen.getByText(label, { selector: 'dt' }).nextElementSibling?.textContent;
  expect(figure('Pending Review')).toBe('1');
  expect(figure('Approved')).toBe('1');
  expect(figure('Total Submissions')).toBe('2');
  expect(screen.getByRole('tab', { name: 'Pending Review 1' }).getAttribute('aria-selected')).toBe('true');
  expect(document.title).toBe('Testimonials · South East Care Fund');
});

test('ten stand on a page, and another tab begins at page 1', async () => {
  const { person, router } = open(many(12));
  await card('Person 10');
  expect(screen.queryByRole('article', { name: 'Person 11' })).toBeNull();
  await person.click(screen.getByRole('button', { name: 'Page 2' }));
  await card('Person 11');
  await person.click(screen.getByRole('tab', { name: /All Testimonials/ }));
  await card('Person 1');
  expect(router.state.location.search).toBe('?tab=all');
});

test('a long text is cut at 200 characters until Show More is pressed', async () => {
  const { person } = open([testimonial({ content: LONG })]);
  const text = (await card('Maura Cullen')).querySelector('.text');
  expect(text?.textContent?.replace(/ Show More$/, '').length).toBeLessThanOrEqual(201);
  await person.click(await inCard('Maura Cullen', 'Show More'));
  expect(text?.textContent).toContain(LONG);
  await person.click(await inCard('Maura Cullen', 'Show Less'));
  expect(text?.textContent).not.toContain(LONG);
});

test('a text of exactly 200 characters is shown whole', async () => {
  open([testimonial({ content: 'a'.repeat(200) })]);
  expect(within(await card('Maura Cullen')).queryByRole('button', { name: 'Show More' })).toBeNull();
});

test('the first click on Approve opens the notes, the second confirms, and the lists refresh', async () => {
  const { person, platform } = open([testimonial()]);
  await person.click(await inCard('Maura Cullen', 'Approve'));
  expect(platform.made('PUT /testimonials/:id/status')).toHaveLength(0);
  await person.type(screen.getByLabelText(/^Admin notes/), 'Lovely.');
  await person.click(screen.getByRole('button', { name: 'Confirm approve' }));
  await screen.findByText('No testimonials are waiting for review.');
  expect(platform.made('PUT /testimonials/:id/status')[0]?.body).toEqual({
    action: 'approve',
    adminNotes: 'Lovely.',
    from: 'pending',
    correctedAt: null,
  });
  expect(screen.getByText('Approved', { selector: 'dt' }).nextElementSibling?.textContent).toBe('1');
});

test('Cancel closes the notes and changes nothing', async () => {
  const { person, platform } = open([testimonial()]);
  await person.click(await inCard('Maura Cullen', 'Reject'));
  await person.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(screen.queryByLabelText(/^Admin notes/)).toBeNull();
  expect(platform.made('PUT /testimonials/:id/status')).toHaveLength(0);
});

test('a rejection without notes is refused with an alert; with notes it goes through', async () => {
  const { person, platform } = open([testimonial()]);
  await person.click(await inCard('Maura Cullen', 'Reject'));
  await person.click(screen.getByRole('button', { name: 'Confirm reject' }));
  expect(within(await screen.findByRole('alertdialog')).getByText(REJECT_REASON_REQUIRED)).toBeDefined();
  expect(platform.made('PUT /testimonials/:id/status')).toHaveLength(0);
  await person.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Close' }));
  await person.type(screen.getByLabelText(/^Admin notes/), 'Names a consultant.');
  await person.click(screen.getByRole('button', { name: 'Confirm reject' }));
  await screen.findByText('No testimonials are waiting for review.');
  expect(platform.made('PUT /testimonials/:id/status')[0]?.body).toMatchObject({ action: 'reject' });
});

test.each([
  ['Approve', 'Confirm approve', 'Failed to approve testimonial. Please try again.'],
  ['Reject', 'Confirm reject', 'Failed to reject testimonial. Please try again.'],
])('a failed %s says so in an alert and keeps what was written', async (first, second, sentence) => {
  const { person } = open([testimonial()], {
    routes: { 'PUT /testimonials/:id/status': () => refused(500, 'internal', 'Something went wrong.') },
  });
  await person.click(await inCard('Maura Cullen', first));
  await person.type(screen.getByLabelText(/^Admin notes/), 'My notes');
  await person.click(screen.getByRole('button', { name: second }));
  expect(within(await screen.findByRole('alertdialog')).getByText(sentence)).toBeDefined();
  expect((screen.getByLabelText(/^Admin notes/) as HTMLTextAreaElement).value).toBe('My notes');
});

test('when a colleague was faster, a second alert says who', async () => {
  const sentence = 'This testimonial was already approved by Declan on 3 March.';
  const { person } = open([testimonial()], {
    routes: { 'PUT /testimonials/:id/status': () => refused(409, 'conflict', sentence) },
  });
  await person.click(await inCard('Maura Cullen', 'Approve'));
  await person.click(screen.getByRole('button', { name: 'Confirm approve' }));
  await person.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Close' }));
  expect(within(await screen.findByRole('alertdialog')).getByText(sentence)).toBeDefined();
});

test('deleting asks first, and then deletes', async () => {
  const { person, platform } = open([testimonial()]);
  await person.click(await inCard('Maura Cullen', 'Delete'));
  const question = screen.getByRole('alertdialog', { name: DELETE_QUESTION });
  await person.click(within(question).getByRole('button', { name: 'Keep it' }));
  expect(platform.made('DELETE /testimonials/:id')).toHaveLength(0);
  await person.click(await inCard('Maura Cullen', 'Delete'));
  await person.click(screen.getByRole('button', { name: 'Delete for good' }));
  await screen.findByText('No testimonials are waiting for review.');
  expect(platform.made('DELETE /testimonials/:id')).toHaveLength(1);
});

test('a failed deletion says so in an alert', async () => {
  const { person } = open([testimonial()], {
    routes: { 'DELETE /testimonials/:id': () => refused(500, 'internal', 'Something went wrong.') },
  });
  await person.click(await inCard('Maura Cullen', 'Delete'));
  await person.click(screen.getByRole('button', { name: 'Delete for good' }));
  expect(await screen.findByText('Failed to delete testimonial. Please try again.')).toBeDefined();
});

test('a volunteer may decide, but sees no Delete', async () => {
  open([testimonial()], { user: volunteer });
  const shown = within(await card('Maura Cullen'));
  expect(shown.getByRole('button', { name: 'Approve' })).toBeDefined();
  expect(shown.queryByRole('button', { name: 'Delete' })).toBeNull();
});

test('a list that cannot be loaded says so, and Refresh tries again', async () => {
  const rows = [testimonial()];
  let broken = true;
  const working = testimonialRoutes(rows)['GET /testimonials/pending'];
  const { person } = open(rows, {
    routes: {
      'GET /testimonials/pending': (call) => (broken ? refused(500, 'internal', 'No.') : working?.(call)),
    },
  });
  const box = (await screen.findByText('Error loading testimonials. Please try refreshing the page.')).parentElement;
  broken = false;
  await person.click(within(box as HTMLElement).getByRole('button', { name: 'Refresh' }));
  await card('Maura Cullen');
});

test('the automatic review, its reasons and urgency are shown', async () => {
  const reasons = [{ kind: 'phone' as const, message: 'A phone number.' }];
  open([
    testimonial(),
    testimonial({
      id: idOf('tom'),
      name: 'Tom',
      review: { isAppropriate: false, feedback: 'Please revise.', confidenceScore: 0.88, reasons, urgent: true },
    }),
    testimonial({
      id: idOf('una'),
      name: 'Una',
      review: {
        isAppropriate: true,
        feedback: 'Review service temporarily unavailable. Content will be manually reviewed.',
        confidenceScore: 0,
        reasons: [],
        urgent: false,
      },
    }),
  ]);
  expect((await card('Maura Cullen')).textContent).toContain('Automatic review: suitable, confidence 94%');
  const tom = await card('Tom');
  expect(tom.textContent).toContain('Automatic review: needs revision, confidence 88%');
  expect(tom.textContent).toContain('A phone number.');
  expect(tom.textContent).toContain('112 or 999');
  expect(within(tom).getByText('Urgent')).toBeDefined();
  expect((await card('Una')).textContent).toContain('Review service temporarily unavailable.');
});

test('a testimonial without consent says so; how it was given is kept with the notes', async () => {
  const { person, platform } = open([testimonial({ consent: 'none' })]);
  expect((await card('Maura Cullen')).textContent).toContain('No consent was recorded with this testimonial.');
  await person.click(await inCard('Maura Cullen', 'Approve'));
  await person.type(screen.getByLabelText('How was consent given?'), 'By phone, to Aoife');
  await person.click(screen.getByRole('button', { name: 'Confirm approve' }));
  await waitFor(() =>
    expect(platform.made('PUT /testimonials/:id/status')[0]?.body).toMatchObject({
      adminNotes: 'Consent: By phone, to Aoife',
    }),
  );
});

test('a picture that only staff may see is fetched with the session, and given back', async () => {
  const create = vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:picture');
  const revoke = vi.spyOn(URL, 'revokeObjectURL').mockImplementation(() => {});
  const { platform, unmount } = open([testimonial({ imageUrl: '/api/media/abcdefghijklmnopqrstuv/1000x500.webp' })], {
    routes: { 'GET /media/:id/:name': () => new Blob(['picture'], { type: 'image/webp' }) },
  });
  const picture = await within(await card('Maura Cullen')).findByRole('img', { name: 'Picture sent by Maura Cullen' });
  await waitFor(() => expect(document.querySelector('img.pic')?.getAttribute('src')).toBe('blob:picture'));
  expect(picture).toBeDefined();
  expect(platform.made('GET /media/:id/:name')[0]?.path).toBe('/media/abcdefghijklmnopqrstuv/400x200.webp');
  unmount();
  expect(revoke).toHaveBeenCalledWith('blob:picture');
  create.mockRestore();
  revoke.mockRestore();
});

test('the whole queue can be worked through with single keys', async () => {
  const { person, platform } = open(many(3));
  await card('Person 1');
  await person.keyboard('j');
  expect(document.activeElement).toBe(await card('Person 2'));
  await person.keyboard('k');
  expect(document.activeElement).toBe(await card('Person 1'));
  await person.keyboard('r');
  expect(document.activeElement).toBe(screen.getByLabelText(/^Admin notes/));
  await person.keyboard('jar? is typed, not obeyed{Control>}{Enter}{/Control}');
  await waitFor(() => expect(screen.queryByRole('article', { name: 'Person 1' })).toBeNull());
  expect(platform.made('PUT /testimonials/:id/status')[0]?.body).toMatchObject({
    action: 'reject',
    adminNotes: 'jar? is typed, not obeyed',
  });
  await waitFor(async () => expect(document.activeElement).toBe(await card('Person 2')));
  await person.keyboard('a');
  await screen.findByRole('button', { name: 'Confirm approve' });
  await person.keyboard('{Escape}');
  expect(screen.queryByRole('button', { name: 'Confirm approve' })).toBeNull();
});

test('the question mark lists the shortcuts, which can be switched off', async () => {
  const { person } = open([testimonial()]);
  await card('Maura Cullen');
  await person.keyboard('?');
  const help = screen.getByRole('dialog', { name: 'Keyboard shortcuts' });
  await person.click(within(help).getByRole('checkbox', { name: 'Single-key shortcuts' }));
  await person.click(within(help).getByRole('button', { name: 'Close' }));
  await person.keyboard('a');
  expect(screen.queryByRole('button', { name: 'Confirm approve' })).toBeNull();
});

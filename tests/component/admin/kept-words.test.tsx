import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { DonationItem } from '#contract/donation-desk.ts';
import type { StaffTestimonial } from '#contract/testimonials.ts';
import { allOf } from '#site/client/query-keys.ts';
import { openPortal } from '../../support/admin-app.tsx';
import { deskRoutes } from '../../support/donation-desk.ts';
import { type FakeRoutes, refused } from '../../support/fake-platform.ts';
import { heldBack } from '../../support/held-back.ts';
import { donation, idOf, minutesAgo, testimonial, volunteer } from '../../support/staff-data.ts';
import { testimonialDesk } from '../../support/testimonial-desk.ts';

beforeEach(() => {
  localStorage.clear();
  Element.prototype.scrollIntoView = vi.fn();
  window.scrollTo = vi.fn();
});
afterEach(cleanup);

const card = (name: string) => screen.findByRole('article', { name });
const inCard = async (name: string, button: string) => within(await card(name)).getByRole('button', { name: button });
const notes = () => screen.getByLabelText(/^Admin notes/) as HTMLTextAreaElement;
const clipboard = () => navigator.clipboard.readText();

describe('a testimonial', () => {
  const STATUS = 'PUT /testimonials/:id/status';
  const maura = testimonial();
  const ann = testimonial({ id: idOf('ann'), name: 'Ann', createdAt: minutesAgo(300) });
  const byDeclan = { reviewedBy: volunteer.name, reviewedAt: minutesAgo(1) };
  const approved = { ...maura, ...byDeclan, status: 'approved', isApproved: true } as const;

  const open = (rows: StaffTestimonial[], routes: FakeRoutes = {}, at = '/admin/testimonials') => {
    const portal = openPortal(at, { routes: { ...testimonialDesk(rows), ...routes } });
    const reload = () => portal.queryClient.invalidateQueries({ queryKey: allOf('testimonials') });
    return { ...portal, reload };
  };

  test('leaves the list and is counted before the server has answered', async () => {
    const rows = [maura, ann];
    const answer = heldBack();
    const { person } = open(rows, {
      [STATUS]: async (call) => {
        await answer.free;
        return testimonialDesk(rows)[STATUS]?.(call);
      },
    });
    await person.click(await inCard('Maura Cullen', 'Approve'));
    await person.click(screen.getByRole('button', { name: 'Confirm approve' }));
    await waitFor(() => expect(screen.queryByRole('article', { name: 'Maura Cullen' })).toBeNull());
    expect(screen.getByText('Pending Review', { selector: 'dt' }).nextElementSibling?.textContent).toBe('1');
    expect(screen.queryByText('Approved: Maura Cullen')).toBeNull();
    answer.letGo();
    await screen.findByText('Approved: Maura Cullen');
  });

  test('comes back with its notes and the alert when the server refuses', async () => {
    const { person } = open([maura, ann], { [STATUS]: () => refused(503, 'unavailable', 'The disk is full.') });
    await person.click(await inCard('Maura Cullen', 'Reject'));
    await person.type(notes(), 'Names a consultant.');
    await person.click(screen.getByRole('button', { name: 'Confirm reject' }));
    const alert = await screen.findByRole('alertdialog');
    expect(alert.textContent).toContain('Failed to reject testimonial. Please try again.');
    expect(within(await card('Maura Cullen')).getByLabelText(/^Admin notes/)).toBe(notes());
    expect(notes().value).toBe('Names a consultant.');
    expect(screen.getByText('Pending Review', { selector: 'dt' }).nextElementSibling?.textContent).toBe('2');
  });

  test.each([
    ['pending', '/admin/testimonials'],
    ['all', '/admin/testimonials?tab=all'],
  ])('that a colleague decides keeps the words typed below it, among %s', async (_, at) => {
    const rows: StaffTestimonial[] = [maura];
    const { person, platform, reload } = open(rows, {}, at);
    await person.click(await inCard('Maura Cullen', 'Reject'));
    await person.type(notes(), 'Names a consultant.');
    rows[0] = approved;
    await reload();
    await within(await card('Maura Cullen')).findByText(/^Approved by Declan Roche on .*\.$/);
    expect(screen.queryByRole('button', { name: 'Confirm reject' })).toBeNull();
    expect((screen.getByLabelText('Your notes') as HTMLTextAreaElement).value).toBe('Names a consultant.');
    await person.click(screen.getByRole('button', { name: 'Copy notes' }));
    expect(await clipboard()).toBe('Names a consultant.');
    expect(platform.made(STATUS)).toHaveLength(0);
    await person.click(screen.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByLabelText('Your notes')).toBeNull());
  });

  test('that a colleague decides can be decided again, with the words and for what it is now', async () => {
    const rows: StaffTestimonial[] = [maura];
    const { person, platform, reload } = open(rows);
    await person.click(await inCard('Maura Cullen', 'Reject'));
    await person.type(notes(), 'Names a consultant.');
    rows[0] = approved;
    await reload();
    await person.click(await screen.findByRole('button', { name: 'Decide again' }));
    await person.click(await screen.findByRole('button', { name: 'Confirm reject' }));
    await waitFor(() => expect(platform.made(STATUS)).toHaveLength(1));
    expect(platform.made(STATUS)[0]?.body).toMatchObject({ from: 'approved', adminNotes: 'Names a consultant.' });
  });

  test('that leaves the list without words below it simply leaves', async () => {
    const rows: StaffTestimonial[] = [maura, ann];
    const { person, reload } = open(rows);
    await person.click(await inCard('Maura Cullen', 'Reject'));
    rows[0] = approved;
    await reload();
    await waitFor(() => expect(screen.queryByRole('article', { name: 'Maura Cullen' })).toBeNull());
  });

  test('that was corrected or deleted meanwhile says so and keeps the words', async () => {
    const rows: StaffTestimonial[] = [maura];
    const { person, reload } = open(rows);
    await person.click(await inCard('Maura Cullen', 'Approve'));
    await person.type(notes(), 'Lovely.');
    rows[0] = { ...maura, content: 'The driver waited with us all day long.', correctedAt: minutesAgo(1) };
    await reload();
    await screen.findByText(/The author has corrected this testimonial meanwhile/);
    expect((await card('Maura Cullen')).textContent).toContain('with us all day long');
    rows.splice(0, 1);
    await reload();
    await screen.findByText('This testimonial was deleted meanwhile.');
    expect((screen.getByLabelText('Your notes') as HTMLTextAreaElement).value).toBe('Lovely.');
    expect(screen.queryByRole('button', { name: 'Decide again' })).toBeNull();
  });

  test('with words is there again after a look at another page, and does not stand on that page', async () => {
    const many = Array.from({ length: 12 }, (_, index) =>
      testimonial({ id: idOf(`n${index}-`), name: `Person ${index + 1}`, createdAt: minutesAgo(index) }),
    );
    const paged = (call: { query: Record<string, string> }) => {
      const first = (Number(call.query.page) - 1) * 10;
      return { testimonials: many.slice(first, first + 10), total: 12 };
    };
    const { person } = open(many, { 'GET /testimonials/pending': paged });
    await person.click(await inCard('Person 1', 'Reject'));
    await person.type(notes(), 'Wait.');
    await person.click(screen.getByRole('button', { name: 'Page 2' }));
    await card('Person 11');
    await waitFor(() => expect(screen.queryByRole('article', { name: 'Person 1' })).toBeNull());
    await person.click(screen.getByRole('button', { name: 'Page 1' }));
    await card('Person 1');
    expect(notes().value).toBe('Wait.');
  });

  test('keeps the text that is typed for the public when single keys ask for something else', async () => {
    const { person } = open([maura]);
    const field = () => screen.getByLabelText(/^Text for the public/) as HTMLTextAreaElement;
    await person.click(await inCard('Maura Cullen', 'Edit for privacy'));
    await person.clear(field());
    await person.type(field(), 'The driver was kind.');
    for (const key of ['p', 'a', 'r']) {
      (await card('Maura Cullen')).focus();
      await person.keyboard(key);
      expect(field().value).toBe('The driver was kind.');
    }
  });

  test('whose text a colleague edits meanwhile says so and keeps the own wording', async () => {
    const rows: StaffTestimonial[] = [maura];
    const { person, reload } = open(rows);
    await person.click(await inCard('Maura Cullen', 'Edit for privacy'));
    await person.type(screen.getByLabelText(/^Text for the public/), ' Thank you.');
    rows[0] = { ...maura, content: 'The driver waited.', originalContent: maura.content, edited: true };
    await reload();
    await screen.findByText('A colleague has edited this text meanwhile.');
    expect((screen.getByLabelText('Your text') as HTMLTextAreaElement).value).toBe(`${maura.content} Thank you.`);
  });

  test('is no longer selected when its author corrects it', async () => {
    const rows: StaffTestimonial[] = [maura, ann];
    const { person, reload } = open(rows);
    await card('Ann');
    await person.click(screen.getByLabelText('Select all that wait on this page'));
    screen.getByRole('button', { name: 'Approve 2 selected' });
    rows[0] = { ...maura, content: 'The driver waited with us all day long.', correctedAt: minutesAgo(1) };
    await reload();
    await screen.findByRole('button', { name: 'Approve 1 selected' });
    expect(screen.getByLabelText('Select Maura Cullen')).toHaveProperty('checked', false);
  });

  test('is approved together with others only as it was read', async () => {
    const corrected = testimonial({ id: idOf('una'), name: 'Una', correctedAt: minutesAgo(9) });
    const { person, platform } = open([maura, corrected]);
    await card('Una');
    await person.click(screen.getByLabelText('Select all that wait on this page'));
    await person.click(screen.getByRole('button', { name: 'Approve 2 selected' }));
    await person.click(screen.getByRole('button', { name: 'Approve all of them' }));
    await screen.findByText('2 of 2 approved.');
    expect(platform.made('POST /testimonials/approve')[0]?.body).toEqual({
      ids: expect.arrayContaining([maura.id, corrected.id]),
      correctedAt: { [maura.id]: null, [corrected.id]: corrected.correctedAt },
    });
  });
});

describe('a donation', () => {
  const REVIEW = 'PATCH /donationitems/:id/review';
  const armchairs = donation();
  const at = minutesAgo(1);
  const approved: DonationItem = {
    ...armchairs,
    status: 'approved',
    history: [{ at, by: volunteer.name, from: 'pending', to: 'approved', notes: null }],
  };

  const open = (rows: DonationItem[], routes: FakeRoutes = {}) => {
    const reasons = { 'GET /settings/review': () => ({ rejectionReasons: ['It is too big for us.'] }) };
    const portal = openPortal('/admin/donations/pending', { routes: { ...deskRoutes(rows), ...reasons, ...routes } });
    return { ...portal, reload: () => portal.queryClient.invalidateQueries({ queryKey: allOf('donations') }) };
  };

  test('is rejected with a saved reason', async () => {
    const { person, platform } = open([armchairs]);
    await person.click(await inCard('Two purple armchairs', 'Reject'));
    await person.click(await screen.findByRole('button', { name: 'It is too big for us.' }));
    expect(document.activeElement).toBe(notes());
    await person.click(screen.getByRole('button', { name: 'Confirm reject' }));
    await waitFor(() => expect(platform.made(REVIEW)).toHaveLength(1));
    expect(platform.made(REVIEW)[0]?.body).toMatchObject({ status: 'rejected', adminNotes: 'It is too big for us.' });
  });

  test('comes back with the question and its notes when the server refuses', async () => {
    const { person } = open([armchairs], { [REVIEW]: () => refused(503, 'unavailable', 'The disk is full.') });
    await person.click(await inCard('Two purple armchairs', 'Reject'));
    await person.type(notes(), 'Woodworm.');
    await person.click(screen.getByRole('button', { name: 'Confirm reject' }));
    const alert = await screen.findByRole('alertdialog');
    await person.click(within(alert).getByRole('button', { name: 'Close' }));
    expect(screen.getByRole('dialog', { name: 'Reject this donation?' })).toBeDefined();
    expect(notes().value).toBe('Woodworm.');
  });

  test('that is approved on its card keeps the notes that were typed in its details', async () => {
    const { person, platform } = open([armchairs]);
    await person.click(await inCard('Two purple armchairs', 'View Two purple armchairs'));
    await person.type(notes(), 'Ring first.');
    await person.keyboard('{Escape}');
    await person.click(await inCard('Two purple armchairs', 'Approve'));
    await screen.findByText('Approved: Two purple armchairs');
    expect(platform.made(REVIEW)[0]?.body).toMatchObject({ status: 'approved', adminNotes: '' });
    await person.click(screen.getByRole('button', { name: /^Undo/ }));
    await person.click(await inCard('Two purple armchairs', 'View Two purple armchairs'));
    expect(notes().value).toBe('Ring first.');
  });

  test('that a colleague decides while the reason is typed says who did and keeps it', async () => {
    const rows = [armchairs];
    const { person, reload } = open(rows);
    await person.click(await inCard('Two purple armchairs', 'Reject'));
    await person.type(notes(), 'Woodworm.');
    rows[0] = { ...approved, status: 'collected' };
    await reload();
    await screen.findByText(/^Approved by Declan Roche on /);
    expect(screen.queryByRole('button', { name: 'Confirm reject' })).toBeNull();
    await person.click(screen.getByRole('button', { name: 'Copy notes' }));
    expect(await clipboard()).toBe('Woodworm.');
  });

  test('that a colleague decides stays open with the notes that are typed in its details', async () => {
    const rows = [armchairs];
    const { person, reload } = open(rows);
    await person.click(await inCard('Two purple armchairs', 'View Two purple armchairs'));
    await person.type(notes(), 'Ring first.');
    const field = notes();
    rows[0] = approved;
    await reload();
    const drawer = screen.getByRole('dialog', { name: 'Two purple armchairs' });
    await within(drawer).findByText(/^Approved by Declan Roche on .*\.$/);
    expect(notes()).toBe(field);
    expect(field.value).toBe('Ring first.');
    expect(within(drawer).getByRole('button', { name: 'Mark collected' })).toBeDefined();
    rows.splice(0, 1);
    await reload();
    await within(drawer).findByText('This donation was deleted meanwhile.');
    expect(notes()).toBe(field);
  });
});

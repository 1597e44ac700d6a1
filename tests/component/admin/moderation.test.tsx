import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { Failure } from '#api/core/failure.ts';
import { allOf } from '#site/client/query-keys.ts';
import { openPortal, volunteer } from '../../support/portal.tsx';
import { addOffer, addStory, made } from '../../support/records.ts';
import { type ScreenApi, screenApi } from '../../support/screen-api.ts';
import type { Headers } from '../../support/test-api.ts';

beforeEach(() => {
  Element.prototype.scrollIntoView = vi.fn();
  window.scrollTo = vi.fn();
});
afterEach(cleanup);

/** What the two desks have in common, and how it is reached on each. */
interface Desk {
  name: string;
  address: string;
  /** The list in which decided records stay. */
  allAddress: string;
  title: string;
  /** How the calls about a record begin. */
  path: string;
  kind: 'testimonials' | 'donations';
  send(api: ScreenApi): Promise<string>;
  decide(api: ScreenApi, id: string, as: Headers, status: 'approved' | 'rejected'): Promise<unknown>;
}

const testimonials: Desk = {
  name: 'a testimonial',
  address: '/admin/testimonials',
  allAddress: '/admin/testimonials?tab=all',
  title: 'Maura Cullen',
  path: '/api/testimonials/:id',
  kind: 'testimonials',
  send: (api) => addStory(api, { name: 'Maura Cullen' }),
  decide: async (api, id, as, status) =>
    made(
      await api.call('put', `/testimonials/${id}/status`, {
        as,
        json: { action: status === 'approved' ? 'approve' : 'reject', adminNotes: 'By a colleague.' },
      }),
    ),
};

const donations: Desk = {
  name: 'an offer',
  address: '/admin/donations/pending',
  allAddress: '/admin/donations?tab=all',
  title: 'Two purple armchairs',
  path: '/api/donationitems/:id',
  kind: 'donations',
  send: async (api) => (await addOffer(api, { description: 'Two purple armchairs. Wool covers.' })).id,
  decide: async (api, id, as, status) =>
    made(
      await api.call('patch', `/donationitems/${id}/review`, { as, json: { status, adminNotes: 'By a colleague.' } }),
    ),
};

describe.each([testimonials, donations])('$name', (desk) => {
  const { title, path, kind } = desk;
  let api: ScreenApi;
  let id: string;
  beforeEach(async () => {
    api = screenApi();
    id = await desk.send(api);
  });

  const card = () => screen.findByRole('article', { name: title });
  const gone = () => waitFor(() => expect(screen.queryByRole('article', { name: title })).toBeNull());
  const inCard = async (name: string) => within(await card()).getByRole('button', { name });
  const notes = () => screen.getByLabelText<HTMLTextAreaElement>(/^Admin notes/);
  const stored = () => api.deps.store.data[kind].get(id);
  const sentDecisions = () =>
    api.line.calls.filter(({ method, path: sent }) => method !== 'GET' && /\/(status|review)$/.test(sent));

  const open = async (address = desk.address) => {
    const portal = await openPortal(address, { api, as: { name: 'Aoife Byrne', role: 'Administrator' } });
    const { person } = portal;
    return {
      ...portal,
      reload: () =>
        portal.queryClient.invalidateQueries({ queryKey: allOf(kind === 'donations' ? 'donationitems' : kind) }),
      reject: async (reason: string) => {
        await person.click(await inCard('Reject'));
        await person.type(notes(), reason);
        await person.click(screen.getByRole('button', { name: 'Confirm reject' }));
      },
    };
  };

  test('is rejected with notes, which are cleared then: after Undo the form is empty', async () => {
    const { person, reject } = await open();
    await reject('Names a consultant.');
    await gone();
    expect(screen.queryByLabelText(/^Admin notes/)).toBeNull();
    await person.click(await screen.findByRole('button', { name: /^Undo/ }));
    await person.click(await inCard('Reject'));
    expect(notes().value).toBe('');
    expect(stored()).toMatchObject({ status: 'pending', adminNotes: null, reviewedBy: null });
  });

  test('keeps the notes of a form that was cancelled until it is opened again', async () => {
    const { person } = await open();
    await person.click(await inCard('Reject'));
    await person.type(notes(), 'Names a consultant.');
    await person.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(screen.queryByLabelText(/^Admin notes/)).toBeNull();
    await person.click(await inCard('Reject'));
    expect(notes().value).toBe('Names a consultant.');
    expect(sentDecisions()).toEqual([]);
  });

  test('comes back with its notes and open form when the server refuses, and goes through when sent again', async () => {
    const { person, reject } = await open();
    api.line.failNext(
      desk === testimonials ? 'PUT' : 'PATCH',
      `${path}/${desk === testimonials ? 'status' : 'review'}`,
      503,
    );
    await reject('Names a consultant.');
    await person.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Close' }));
    await card();
    expect(notes().value).toBe('Names a consultant.');
    expect(stored()?.status).toBe('pending');
    await person.click(screen.getByRole('button', { name: 'Confirm reject' }));
    await waitFor(() => expect(stored()).toMatchObject({ status: 'rejected', adminNotes: 'Names a consultant.' }));
  });

  test('stays decided, with the server’s sentence, when the server refuses to undo', async () => {
    const { person, reject } = await open();
    await reject('Names a consultant.');
    await gone();
    const undo = await screen.findByRole('button', { name: /^Undo/ });
    api.line.failNext('PUT', `${path}/undo`, new Failure('conflict', 'Declan Roche made this decision.'));
    await person.click(undo);
    expect((await screen.findByRole('alertdialog')).textContent).toContain('Declan Roche made this decision.');
    expect(screen.queryByRole('article', { name: title })).toBeNull();
    expect(screen.queryByText(`Rejected: ${title}`)).toBeNull();
    expect(stored()?.status).toBe('rejected');
  });

  test('that was decided earlier can be undone with the key u by whoever decided', async () => {
    const { me, reject, unmount } = await open();
    await reject('Names a consultant.');
    await screen.findByText(`Rejected: ${title}`);
    unmount();
    const { person } = await openPortal(desk.allAddress, { api, as: { id: me?.id ?? '' } });
    await within(await card()).findByText('Rejected');
    await person.keyboard('u');
    await within(await card()).findByText(/^Pending/);
    expect(stored()?.status).toBe('pending');
  });

  test('that was decided earlier has a button to undo it for whoever decided', async () => {
    const { person, reject } = await open(desk.allAddress);
    await reject('Names a consultant.');
    await person.click(await screen.findByRole('button', { name: 'Dismiss' }));
    await within(await card()).findByText('Rejected');
    if (desk === donations) await person.click(await inCard(`View ${title}`));
    await person.click(await screen.findByRole('button', { name: 'Undo decision' }));
    await within(await card()).findByText(/^Pending/);
    expect(screen.queryByRole('button', { name: 'Undo decision' })).toBeNull();
  });

  test('that a colleague decided earlier cannot be undone', async () => {
    await desk.decide(api, id, await api.staff('Volunteer', 'Declan Roche'), 'rejected');
    const { person } = await open(desk.allAddress);
    await within(await card()).findByText('Rejected');
    await person.keyboard('u');
    if (desk === donations) await person.click(await inCard(`View ${title}`));
    expect(screen.queryByRole('button', { name: 'Undo decision' })).toBeNull();
    expect(api.line.made('PUT', `${path}/undo`)).toEqual([]);
    expect(stored()?.status).toBe('rejected');
  });

  test('that is deleted after a decision ends the offer to undo', async () => {
    const { person } = await open(desk.allAddress);
    await person.click(await inCard('Approve'));
    if (desk === testimonials) await person.click(screen.getByRole('button', { name: 'Confirm approve' }));
    await screen.findByText(`Approved: ${title}`);
    await person.click(await inCard(desk === testimonials ? 'Delete' : `View ${title}`));
    if (desk === donations) await person.click(await screen.findByRole('button', { name: 'Delete for good' }));
    const question = await screen.findByRole('alertdialog');
    await person.click(within(question).getByRole('button', { name: 'Delete for good' }));
    await gone();
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(screen.queryByText(`Approved: ${title}`)).toBeNull();
    expect(stored()).toBeUndefined();
  });

  test('is leased while its form is open, and who has it already is named', async () => {
    const { person } = await open();
    await person.click(await inCard('Reject'));
    await waitFor(() => expect(api.line.made('POST', `${path}/hold`)).toHaveLength(1));
    const declan = await api.staff('Volunteer', 'Declan Roche');
    const theirs = await api.call('post', `/${path.split('/')[2]}/${id}/hold`, { as: declan });
    expect(theirs.body).toMatchObject({ mine: false, heldBy: { name: 'Aoife Byrne' } });
    await person.click(screen.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(api.line.made('POST', `${path}/release`)).toHaveLength(1));
    await api.call('post', `/${path.split('/')[2]}/${id}/hold`, { as: declan });
    await person.click(await inCard('Reject'));
    await screen.findByText('Declan Roche has this open.');
  });

  test('that a colleague decides is not decided over with the same click: the person has to decide again', async () => {
    const { person, reload } = await open();
    await person.click(await inCard('Reject'));
    await person.type(notes(), 'Names a consultant.');
    await desk.decide(api, id, await api.staff('Volunteer', 'Declan Roche'), 'approved');
    await reload();
    await screen.findByText(/^Your notes are kept here/);
    expect(screen.getAllByText(/^Approved by Declan Roche on /)).not.toEqual([]);
    expect(screen.queryByRole('button', { name: 'Confirm reject' })).toBeNull();
    await person.click(await screen.findByRole('button', { name: 'Decide again' }));
    expect(notes().value).toBe('Names a consultant.');
    await person.click(screen.getByRole('button', { name: 'Confirm reject' }));
    await waitFor(() => expect(stored()).toMatchObject({ status: 'rejected', adminNotes: 'Names a consultant.' }));
    await waitFor(() => expect(screen.queryByText(/^Approved by Declan Roche/)).toBeNull());
  });

  test('that a volunteer sees has no Delete', async () => {
    await openPortal(desk.allAddress, { api, as: volunteer });
    await card();
    expect(screen.queryByRole('button', { name: /^Delete/ })).toBeNull();
  });
});

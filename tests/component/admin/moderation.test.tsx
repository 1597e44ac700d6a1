import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { REJECT_REASON_REQUIRED } from '#contract/moderation/moderation.ts';
import { allOf } from '#site/client/query-keys.ts';
import { signInPerson } from '../../support/deps.ts';
import { addPerson } from '../../support/people.ts';
import { openPortal, volunteer } from '../../support/portal.tsx';
import { addOffer, addStory, decideOffer, decideStory } from '../../support/records.ts';
import { type ScreenApi, screenApi } from '../../support/screen-api.ts';

beforeEach(() => {
  Element.prototype.scrollIntoView = vi.fn();
  window.scrollTo = vi.fn();
});
type Deed = Parameters<typeof decideOffer>[3];

/** What the two desks have in common, and how it is reached on each. */
interface Desk {
  name: string;
  address: string;
  /** The list in which decided records stay. */
  allAddress: string;
  title: string;
  /** How the calls about a record begin. */
  path: string;
  decision: readonly [method: string, path: string];
  kind: 'testimonials' | 'donations';
  deletion: string;
  /** What an alert says when the disk of the server fails. */
  refused(act: 'approve' | 'reject' | 'delete'): string;
  send(api: ScreenApi): Promise<string>;
  /** As a colleague, Nuala Kehoe, where nobody else is named. */
  decide(api: ScreenApi, id: string, status: 'approved' | 'rejected', deed?: Deed): Promise<unknown>;
}

const LONG_AGO = { minutesAgo: 3000 };

const testimonials: Desk = {
  name: 'a testimonial',
  address: '/admin/testimonials',
  allAddress: '/admin/testimonials?tab=all',
  title: 'Maura Cullen',
  path: '/api/testimonials/:id',
  decision: ['PUT', '/api/testimonials/:id/status'],
  kind: 'testimonials',
  deletion: 'Are you sure you want to permanently delete this testimonial?',
  refused: (act) => `Failed to ${act} testimonial. Please try again.`,
  send: (api) => addStory(api, { name: 'Maura Cullen' }, LONG_AGO),
  decide: (api, id, status, deed) => decideStory(api, id, status === 'approved' ? 'approve' : 'reject', deed),
};

const donations: Desk = {
  name: 'an offer',
  address: '/admin/donations/pending',
  allAddress: '/admin/donations?tab=all',
  title: 'Two purple armchairs',
  path: '/api/donationitems/:id',
  decision: ['PATCH', '/api/donationitems/:id/review'],
  kind: 'donations',
  deletion: 'Are you sure you want to permanently delete this donation?',
  refused: () => 'The server cannot read or store files',
  send: async (api) => (await addOffer(api, { description: 'Two purple armchairs. Wool covers.' }, LONG_AGO)).id,
  decide: decideOffer,
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
  const sentDecisions = () => api.line.made(...desk.decision);
  const alert = () => screen.findByRole('alertdialog');
  const closeAlert = async ({ person }: Pick<Awaited<ReturnType<typeof openPortal>>, 'person'>) =>
    person.click(within(await alert()).getByRole('button', { name: 'Close' }));
  /** How many wait, as the desk of testimonials says above its list. */
  const expectWaiting = (count: string) => {
    if (desk === testimonials)
      expect(screen.getByText('Pending Review', { selector: 'dt' }).nextElementSibling?.textContent).toBe(count);
  };

  const open = async (address = desk.address, as: Parameters<typeof openPortal>[1] = {}) => {
    const portal = await openPortal(address, { api, ...as });
    const { person } = portal;
    const confirm = async (act: 'approve' | 'reject') =>
      person.click(screen.getByRole('button', { name: `Confirm ${act}` }));
    return {
      ...portal,
      reload: () =>
        portal.queryClient.invalidateQueries({ queryKey: allOf(kind === 'donations' ? 'donationitems' : kind) }),
      confirm,
      /** What is written for an offer stands in its details. */
      view: async () => {
        if (desk === donations) await person.click(await inCard(`View ${title}`));
      },
      approve: async () => {
        await person.click(await inCard('Approve'));
        if (desk === testimonials) await confirm('approve');
      },
      reject: async (reason: string) => {
        await person.click(await inCard('Reject'));
        await person.type(notes(), reason);
        await confirm('reject');
      },
    };
  };

  test('leaves the list before the server has answered, and can be undone with the key u once it has', async () => {
    const { person, approve } = await open();
    await card();
    await waitFor(() => expectWaiting('1'));
    const held = api.line.holdNext(...desk.decision);
    await approve();
    await gone();
    expectWaiting('0');
    await held.sent;
    expect(screen.queryByText(`Approved: ${title}`)).toBeNull();
    expect(stored()?.status).toBe('pending');
    held.release();
    await screen.findByText(`Approved: ${title}`);
    expect(stored()).toMatchObject({ status: 'approved', adminNotes: null });
    await person.keyboard('u');
    await card();
    await waitFor(() => expect(stored()?.status).toBe('pending'));
    await waitFor(() => expect(screen.queryByText(`Approved: ${title}`)).toBeNull());
    expect(sentDecisions()).toHaveLength(1);
  });

  test('is not rejected without a reason, and is once there is one', async () => {
    const portal = await open();
    await portal.person.click(await inCard('Reject'));
    await portal.confirm('reject');
    expect((await alert()).textContent).toContain(REJECT_REASON_REQUIRED);
    expect(sentDecisions()).toEqual([]);
    await closeAlert(portal);
    expect(screen.queryByRole('alertdialog')).toBeNull();
    await portal.person.type(notes(), 'Names a consultant.');
    await portal.confirm('reject');
    await gone();
    expect(screen.queryByRole('dialog')).toBeNull();
    await waitFor(() => expect(stored()).toMatchObject({ status: 'rejected', adminNotes: 'Names a consultant.' }));
  });

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
    const portal = await open();
    await card();
    api.line.failNext(...desk.decision, 503);
    await portal.reject('Names a consultant.');
    expect((await alert()).textContent).toContain(desk.refused('reject'));
    await closeAlert(portal);
    await card();
    await waitFor(() => expectWaiting('1'));
    expect(notes().value).toBe('Names a consultant.');
    expect(stored()?.status).toBe('pending');
    await portal.confirm('reject');
    await waitFor(() => expect(stored()).toMatchObject({ status: 'rejected', adminNotes: 'Names a consultant.' }));
  });

  test('comes back when the server refuses to approve it', async () => {
    const { approve } = await open();
    await card();
    api.line.failNext(...desk.decision, 503);
    await approve();
    expect((await alert()).textContent).toContain(desk.refused('approve'));
    await card();
    await waitFor(() => expectWaiting('1'));
    expect(stored()?.status).toBe('pending');
  });

  test('that a colleague decided a moment before stays as it is: they are named, and nothing can be undone', async () => {
    const portal = await open(desk.allAddress);
    await card();
    const held = api.line.holdNext(...desk.decision);
    await portal.approve();
    await held.sent;
    await desk.decide(api, id, 'rejected');
    held.release();
    // That it was not approved is an alert of its own.
    if (desk === testimonials) await closeAlert(portal);
    expect((await alert()).textContent).toMatch(/rejected by Nuala Kehoe on 20 November/);
    await within(await card()).findByText('Rejected');
    expect(screen.queryByLabelText(/^Admin notes/)).toBeNull();
    expect(screen.queryByRole('button', { name: /^Undo/ })).toBeNull();
    expect(stored()?.status).toBe('rejected');
  });

  test('stays decided, with the server’s sentence, when a colleague has decided since and it cannot be undone', async () => {
    const { person, approve } = await open();
    await approve();
    await gone();
    const undo = await screen.findByRole('button', { name: /^Undo/ });
    await desk.decide(api, id, 'rejected');
    await person.click(undo);
    expect((await alert()).textContent).toContain('Nuala Kehoe');
    expect(screen.queryByRole('article', { name: title })).toBeNull();
    expect(screen.queryByText(`Approved: ${title}`)).toBeNull();
    expect(stored()?.status).toBe('rejected');
  });

  test('whose rejection is undone is what it was before', async () => {
    await desk.decide(api, id, 'approved');
    const { person, reject } = await open(desk.allAddress);
    await reject('Names a consultant.');
    await screen.findByText(`Rejected: ${title}`);
    expect(stored()?.status).toBe('rejected');
    await person.keyboard('u');
    await within(await card()).findByText('Approved');
    await waitFor(() => expect(stored()?.status).toBe('approved'));
    expect(sentDecisions()).toHaveLength(1);
  });

  test('is searched for once the typing pauses, not at every letter, and the address keeps the words', async () => {
    const { router } = await open();
    await card();
    // In one turn: no machine is too slow for that.
    for (const value of ['z', 'zeb', 'zebra']) fireEvent.change(screen.getByRole('searchbox'), { target: { value } });
    await gone();
    expect(api.line.calls.flatMap(({ query }) => query.q ?? [])).toEqual(['zebra']);
    expect(router.state.location.search).toBe('?q=zebra');
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
    const { person, reject, view } = await open(desk.allAddress);
    await reject('Names a consultant.');
    await person.click(await screen.findByRole('button', { name: 'Dismiss' }));
    await within(await card()).findByText('Rejected');
    await view();
    await person.click(await screen.findByRole('button', { name: 'Undo decision' }));
    await within(await card()).findByText(/^Pending/);
    expect(screen.queryByRole('button', { name: 'Undo decision' })).toBeNull();
  });

  test.each([
    ['a colleague decided', false, 5],
    ['was decided more than a day ago', true, 24 * 60 + 1],
  ])('that %s cannot be undone', async (_, isOwn, minutesAgo) => {
    const me = await addPerson(api.deps);
    await desk.decide(api, id, 'rejected', { when: { minutesAgo }, ...(isOwn && { by: me }) });
    const { person, view } = await open(desk.allAddress, { as: me });
    await within(await card()).findByText('Rejected');
    await person.keyboard('u');
    await view();
    expect(screen.queryByRole('button', { name: 'Undo decision' })).toBeNull();
    expect(api.line.made('PUT', `${path}/undo`)).toEqual([]);
    expect(stored()?.status).toBe('rejected');
  });

  test('is deleted after a question, and stays when the answer is no or the server refuses', async () => {
    const portal = await open();
    await card();
    await portal.view();
    const ask = async (answer: string) => {
      await portal.person.click(await screen.findByRole('button', { name: /^Delete/ }));
      const question = within(screen.getByRole('alertdialog', { name: desk.deletion }));
      await portal.person.click(question.getByRole('button', { name: answer }));
    };
    await ask('Keep it');
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(api.line.made('DELETE', path)).toEqual([]);
    api.line.failNext('DELETE', path, 503);
    await ask('Delete for good');
    await waitFor(async () => expect((await alert()).textContent).toContain(desk.refused('delete')));
    await closeAlert(portal);
    await card();
    expect(stored()?.status).toBe('pending');
    await ask('Delete for good');
    await gone();
    await waitFor(() => expect(stored()).toBeUndefined());
    expect(screen.queryByRole('alertdialog')).toBeNull();
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
    const { person, me, reload } = await open();
    await person.click(await inCard('Reject'));
    await waitFor(() => expect(api.line.made('POST', `${path}/hold`)).toHaveLength(1));
    // The same person, on another machine.
    const elsewhere = { as: await signInPerson(api.deps, me?.id ?? '') };
    await api.call('post', `/${path.split('/')[2]}/${id}/hold`, elsewhere);
    await reload();
    expect((await card()).textContent).not.toMatch(/Held by|Open at/);
    const declan = await api.staff('Volunteer', 'Declan Roche');
    const theirs = await api.call('post', `/${path.split('/')[2]}/${id}/hold`, { as: declan });
    expect(theirs.body).toMatchObject({ mine: false, heldBy: { name: 'Aoife Byrne' } });
    await person.click(screen.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(api.line.made('POST', `${path}/release`)).toHaveLength(1));
    await api.call('post', `/${path.split('/')[2]}/${id}/release`, elsewhere);
    const held = await api.call('post', `/${path.split('/')[2]}/${id}/hold`, { as: declan });
    expect(held.body).toMatchObject({ mine: true });
    await within(await card()).findByText(/^(Held by|Open at) Declan Roche$/);
    await person.click(await inCard('Reject'));
    await screen.findByText('Declan Roche has this open.');
  });

  test.each([
    ['that wait', desk.address],
    ['of all', desk.allAddress],
  ])('that a colleague decides keeps the words that are being typed, in the list %s', async (_, address) => {
    const { person } = await open(address);
    await screen.findAllByText('Live');
    await person.click(await inCard('Reject'));
    await person.type(notes(), 'Names a consultant.');
    await desk.decide(api, id, 'approved');
    await screen.findByText(/^Your notes are kept here/);
    expect(screen.getAllByText(/^Approved by Nuala Kehoe on /)).not.toEqual([]);
    expect(screen.queryByRole('button', { name: 'Confirm reject' })).toBeNull();
    await person.click(screen.getByRole('button', { name: 'Copy notes' }));
    expect(await navigator.clipboard.readText()).toBe('Names a consultant.');
    expect(sentDecisions()).toEqual([]);
    await person.click(screen.getAllByRole('button', { name: 'Close' }).at(-1) as HTMLElement);
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Copy notes' })).toBeNull());
  });

  test('that a colleague decides is not decided over with the same click: the person has to decide again', async () => {
    const { person, reload, confirm } = await open();
    await person.click(await inCard('Reject'));
    await person.type(notes(), 'Names a consultant.');
    await desk.decide(api, id, 'approved');
    await reload();
    await person.click(await screen.findByRole('button', { name: 'Decide again' }));
    expect(notes().value).toBe('Names a consultant.');
    await confirm('reject');
    await waitFor(() => expect(stored()).toMatchObject({ status: 'rejected', adminNotes: 'Names a consultant.' }));
    expect(stored()?.previous?.status).toBe('approved');
    await waitFor(() => expect(screen.queryByText(/^Approved by Nuala Kehoe/)).toBeNull());
  });

  test('that a volunteer sees can be decided, and has no Delete', async () => {
    const { approve, view } = await open(desk.allAddress, { as: volunteer });
    await approve();
    await waitFor(() => expect(stored()?.status).toBe('approved'));
    await view();
    if (desk === donations) await screen.findByRole('dialog', { name: title });
    await card();
    expect(screen.queryByRole('button', { name: /^Delete/ })).toBeNull();
  });
});

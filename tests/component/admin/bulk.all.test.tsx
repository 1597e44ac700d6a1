import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { addWaitingOffer, addWaitingStory } from '../../support/desk-records.ts';
import { catchDownloads } from '../../support/downloads.ts';
import { addPerson } from '../../support/people.ts';
import { openPortal, volunteer } from '../../support/portal.tsx';
import { addStory, decideOffer, decideStory } from '../../support/records.ts';
import { type ScreenApi, screenApi } from '../../support/screen-api.ts';

beforeEach(() => {
  Element.prototype.scrollIntoView = vi.fn();
  window.scrollTo = vi.fn();
});
const PENDING = '/admin/testimonials?order=newest';
const APPROVE = ['POST', '/api/testimonials/approve'] as const;

const names = (count: number) => Array.from({ length: count }, (_, at) => `Writer ${String(at + 1).padStart(2, '0')}`);

/** Words of their own for everybody, so that nobody is like another. */
const WORDS = [
  'kettle',
  'harbour',
  'lorry',
  'garden',
  'piano',
  'ladder',
  'blanket',
  'saddle',
  'teapot',
  'ribbon',
  'wagon',
  'lamp',
];
const ownWords = (at: number) =>
  `${WORDS[at % 12]} and ${WORDS[(at * 5 + 3) % 12]}: they were ${'so '.repeat(at + 1)}good to my mother that winter.`;

/** This many wait, the first name the newest. */
const waiting = async (api: ScreenApi, count: number) => {
  const all = names(count);
  const ids: string[] = [];
  for (const [at, name] of all.entries())
    ids.push(await addWaitingStory(api, { name, content: ownWords(at) }, { minutesAgo: 60 * (at + 2) }));
  return ids;
};

/** This many offers of chairs wait, the first one the newest. */
const offers = async (api: ScreenApi, count: number) => {
  const ids: string[] = [];
  for (let at = 0; at < count; at += 1) {
    const description = `Chair ${at + 1}. ${ownWords(at)}`;
    ids.push((await addWaitingOffer(api, { description }, { minutesAgo: 50 * (at + 1) })).id);
  }
  return ids;
};

const box = (name: string) => screen.findByRole('checkbox', { name: `Select ${name}` });
const isChecked = async (name: string) => ((await box(name)) as HTMLInputElement).checked;
const statuses = (api: ScreenApi, ids: readonly string[]) =>
  ids.map((id) => api.deps.store.data.testimonials.get(id)?.status ?? 'gone');
const bar = () => screen.findByRole('region', { name: 'Selection' });
const button = (name: string | RegExp) => screen.findByRole('button', { name });
const confirmApproval = async (person: Awaited<ReturnType<typeof openPortal>>['person']) =>
  person.click(await button('Approve all of them'));

/** Lets the server do what is asked next on a route, and loses its answer. */
const loseAnswer = (api: ScreenApi, path: string) => {
  const { fetch } = globalThis;
  let lost = false;
  vi.stubGlobal('fetch', async (input: RequestInfo | URL, init?: RequestInit) => {
    const answer = await fetch(input, init);
    if (lost || !String(input).endsWith(path)) return answer;
    lost = true;
    await answer.text();
    throw new TypeError('Failed to fetch');
  });
  return () => api.line.made('POST', `/api${path}`).length;
};

describe('the selection', () => {
  test('is made with x, with shift a range, with * the page, and Escape clears it', async () => {
    const api = screenApi();
    await waiting(api, 4);
    const { person } = await openPortal(PENDING, { api });
    await box('Writer 01');
    await person.keyboard('x');
    await within(await bar()).findByText('1 selected');
    await person.keyboard('jj{Shift>}X{/Shift}');
    await within(await bar()).findByText('3 selected');
    expect(await isChecked('Writer 02')).toBe(true);
    expect(await isChecked('Writer 04')).toBe(false);
    await person.keyboard('*');
    await within(await bar()).findByText('4 selected');
    await person.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Selection' })).toBeNull());
  });

  test('takes a range by pointer with the shift key', async () => {
    const api = screenApi();
    await waiting(api, 4);
    const { person } = await openPortal(PENDING, { api });
    await person.click(await box('Writer 01'));
    fireEvent.click(await box('Writer 03'), { shiftKey: true });
    await within(await bar()).findByText('3 selected');
  });

  test('holds over the pages of the list', async () => {
    const api = screenApi();
    await waiting(api, 12);
    const { person } = await openPortal(PENDING, { api });
    await person.click(await box('Writer 01'));
    await person.click(await screen.findByRole('button', { name: 'Next' }));
    await person.click(await box('Writer 12'));
    await within(await bar()).findByText('2 selected');
  });

  test('leaves out who may be at risk', async () => {
    const api = screenApi();
    await addWaitingStory(api, {
      name: 'Ann',
      content: 'I do not want to live any more. I want to kill myself tonight.',
    });
    await addWaitingStory(api, { name: 'Una', content: 'A warm room and a kind word.' });
    const { person } = await openPortal(PENDING, { api });
    await box('Una');
    await person.keyboard('*');
    await within(await bar()).findByText('1 selected');
    expect(screen.queryByRole('checkbox', { name: 'Select Ann' })).toBeNull();
  });

  test('takes everything that is alike, also from other pages', async () => {
    const api = screenApi();
    for (const name of names(14))
      await addStory(api, { name, content: `${name} says: great site, see www.best-loan.example for money.` });
    await addWaitingStory(api, { name: 'Una', content: 'A warm room and a kind word.' });
    const { person } = await openPortal(PENDING, { api });
    await person.click(await box('Writer 14'));
    await person.click(await button('All alike'));
    await within(await bar()).findByText('14 selected');
    await person.click(await button('Approve 14'));
    expect((await screen.findByRole('alertdialog')).textContent).toContain(
      'Selected because they are alike, perhaps not read: 13.',
    );
  });
});

interface Desk {
  name: 'testimonials' | 'donations';
  address: string;
  /** How the calls about them begin. */
  path: string;
  add(api: ScreenApi, count: number): Promise<readonly string[]>;
  /** What the cards of the three say. */
  titles: readonly [string, string, string];
  /** What names each of the three in a table. */
  marks(api: ScreenApi, ids: readonly string[]): readonly string[];
  told: RegExp | null;
}

const desks: readonly Desk[] = [
  {
    name: 'testimonials',
    address: PENDING,
    path: '/api/testimonials',
    add: waiting,
    titles: ['Writer 01', 'Writer 02', 'Writer 03'],
    marks: () => names(3),
    told: null,
  },
  {
    name: 'donations',
    address: '/admin/donations/pending?order=newest',
    path: '/api/donationitems',
    add: offers,
    titles: ['Chair 1', 'Chair 2', 'Chair 3'],
    marks: ({ deps }, ids) => ids.map((id) => String(deps.store.data.donations.get(id)?.reference)),
    told: /donors are told in two minutes/,
  },
];

describe.each(desks)('several $name', ({ name, path, add, address, titles: [first, second, third], marks, told }) => {
  let api: ScreenApi;
  let ids: readonly string[];
  beforeEach(async () => {
    api = screenApi();
    ids = await add(api, 3);
  });
  const stored = () => ids.map((id) => api.deps.store.data[name].get(id)?.status ?? 'gone');
  const colleagueRejects = (id: string) =>
    name === 'testimonials' ? decideStory(api, id, 'reject') : decideOffer(api, id, 'rejected');

  test('are approved together after a question; one that a colleague decided first is named, the others are undone with u', async () => {
    const { person, line } = await openPortal(address, { api });
    await box(first);
    await person.keyboard('*a');
    const question = within(await screen.findByRole('alertdialog', { name: `Approve 3 ${name}?` }));
    if (told) question.getByText(told);
    expect(stored()).toEqual(['pending', 'pending', 'pending']);
    const held = line.holdNext('POST', `${path}/approve`);
    await confirmApproval(person);
    await held.sent;
    await colleagueRejects(ids[2] ?? '');
    held.release();
    await screen.findByText('2 of 3 approved.');
    await screen.findByText((text) => text.startsWith(`${third}: `) && text.includes('rejected by Nuala Kehoe'));
    screen.getByText(`${first}: approved`);
    if (told) screen.getByText(/^2 donors are told in two minutes/);
    expect(screen.getAllByRole('button', { name: /^Undo/ })).toHaveLength(1);
    expect(stored()).toEqual(['approved', 'approved', 'rejected']);
    await person.keyboard('u');
    await screen.findByText('2 of 2 undone.');
    expect(stored()).toEqual(['pending', 'pending', 'rejected']);
  });

  test('are deleted once the word is typed, which cannot be undone', async () => {
    const { person } = await openPortal(address, { api });
    await person.click(await box(first));
    await person.click(await box(third));
    await person.keyboard('#');
    await person.click(await button('Delete for good'));
    await screen.findByText('Please type: delete');
    expect(stored()).toEqual(['pending', 'pending', 'pending']);
    await person.type(await screen.findByLabelText(/type the word delete/), 'Delete');
    await person.click(await button('Delete for good'));
    await screen.findByText('2 of 2 deleted.');
    expect(stored()).toEqual(['gone', 'pending', 'gone']);
    expect(screen.queryByRole('button', { name: /^Undo/ })).toBeNull();
  });

  test('are not deleted by a volunteer, nor saved as a table where the settings do not allow it', async () => {
    const { person } = await openPortal(address, { api, as: volunteer });
    await person.click(await box(second));
    await person.keyboard('#');
    await button(/^Approve 1/);
    expect(screen.queryByRole('button', { name: /^(Delete|CSV)/ })).toBeNull();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('are saved as a table of their own, and nobody else is in it', async () => {
    const files = catchDownloads();
    const { person } = await openPortal(address, { api });
    await person.click(await box(first));
    await person.click(await box(third));
    await person.click(await button('CSV 2'));
    await waitFor(() => expect(files.map((file) => file.name)).toEqual([`${name}-selected.csv`]));
    const table = (await files[0]?.content.text()) ?? '';
    const all = marks(api, ids);
    expect(all.filter((mark) => table.includes(mark))).toEqual([all[0], all[2]]);
  });
});

test('a donor whose offer is held is not among those who are told', async () => {
  const api = screenApi();
  const [held] = await offers(api, 2);
  await api.deps.store.change((draft) => {
    const before = draft.donations.get(held ?? '');
    if (before) draft.donations.put({ ...before, held: true });
  });
  const { person } = await openPortal('/admin/donations/pending', { api });
  await box('Chair 1');
  await person.keyboard('*a');
  const question = within(await screen.findByRole('alertdialog', { name: 'Approve 2 donations?' }));
  question.getByText(/ One donor is told in two minutes/);
});

describe('several testimonials', () => {
  test('are rejected with one reason, and all of it is undone at once', async () => {
    const api = screenApi();
    const ids = await waiting(api, 3);
    const { person } = await openPortal(PENDING, { api });
    await box('Writer 01');
    await person.keyboard('*r');
    await person.click(await button('Reject all of them'));
    const alert = await screen.findByRole('alertdialog');
    await person.click(within(alert).getByRole('button', { name: 'Close' }));
    expect(statuses(api, ids)).toEqual(['pending', 'pending', 'pending']);
    await person.type(await screen.findByLabelText(/^Admin notes/), 'It is advertising.');
    await person.click(await button('Reject all of them'));
    expect((await screen.findByText('3 of 3 rejected.')).closest('.alert')?.className).toContain('alert--ok');
    expect(ids.map((id) => api.deps.store.data.testimonials.get(id)?.adminNotes)).toEqual(
      ids.map(() => 'It is advertising.'),
    );
    await waitFor(() => expect(document.activeElement?.className).toBe('bulk-outcome'));
    await person.click(await button('Undo 3'));
    await screen.findByText('3 of 3 undone.');
    expect(statuses(api, ids)).toEqual(['pending', 'pending', 'pending']);
  });

  test('are undone but for one that was rejected since: that stays rejected, and is named', async () => {
    const api = screenApi();
    const ids = await waiting(api, 2);
    const me = await addPerson(api.deps);
    const { person } = await openPortal('/admin/testimonials?tab=all', { api, as: me });
    await box('Writer 01');
    await person.keyboard('*a');
    await confirmApproval(person);
    await screen.findByText('2 of 2 approved.');
    await decideStory(api, ids[1] ?? '', 'reject', { by: me });
    await person.click(await button('Undo 2'));
    await screen.findByText('1 of 2 undone.');
    await screen.findByText(/^Writer 02: There is a later decision/);
    expect(statuses(api, ids)).toEqual(['pending', 'rejected']);
  });

  test('are sent fifty at a time', async () => {
    const api = screenApi();
    for (const [at, name] of names(60).entries())
      await addStory(api, { name, content: `${name} says: see www.best-loan.example.` }, { minutesAgo: 600 - 5 * at });
    const { person, line } = await openPortal(PENDING, { api });
    await person.click(await box('Writer 60'));
    await person.click(await button('All alike'));
    const held = line.holdNext(...APPROVE);
    await person.click(await button('Approve 60'));
    await confirmApproval(person);
    await held.sent;
    await screen.findByText('0 of 60. It runs in turns; you may stop it.');
    held.release();
    await screen.findByText('60 of 60 approved.');
    expect(line.made(...APPROVE)).toHaveLength(2);
    expect(api.deps.store.data.testimonials.count('status', 'approved')).toBe(60);
  });

  test('one that its author corrects meanwhile is left as it is and named', async () => {
    const api = screenApi();
    const ids = await waiting(api, 2);
    const { person, line } = await openPortal(PENDING, { api });
    await box('Writer 01');
    await person.keyboard('*a');
    const held = line.holdNext(...APPROVE);
    await confirmApproval(person);
    await held.sent;
    await api.deps.store.change((draft) => {
      const before = draft.testimonials.get(ids[1] ?? '');
      if (before) draft.testimonials.put({ ...before, correctedAt: new Date().toISOString() });
    });
    held.release();
    expect((await screen.findByText('1 of 2 approved.')).closest('.alert')?.className).toContain('alert--wait');
    await screen.findByText(/^Writer 02: /);
    expect(statuses(api, ids)).toEqual(['approved', 'pending']);
  });
});

describe('a connection that is lost', () => {
  test('while the answer is on its way: nothing is said to be done, and going on does nothing twice', async () => {
    const api = screenApi();
    const ids = await waiting(api, 2);
    const { person } = await openPortal(PENDING, { api });
    await box('Writer 01');
    await person.keyboard('*a');
    const sent = loseAnswer(api, '/testimonials/approve');
    await confirmApproval(person);
    expect((await screen.findByText('0 of 2 approved.')).closest('[role=alert]')).not.toBeNull();
    await screen.findByText(/^Whether 2 more are approved is not known/);
    expect(statuses(api, ids)).toEqual(['approved', 'approved']);
    const versions = ids.map((id) => api.deps.store.data.testimonials.get(id)?.reviewedAt);
    await person.click(await button('Go on'));
    await screen.findByText('2 of 2 approved.');
    expect(sent()).toBe(2);
    expect(ids.map((id) => api.deps.store.data.testimonials.get(id)?.reviewedAt)).toEqual(versions);
    expect([...api.deps.store.data.audit.all()].filter(({ action }) => action === 'approved')).toHaveLength(2);
  });

  test('before the call arrives: what was not sent stays selected', async () => {
    const api = screenApi();
    const ids = await waiting(api, 2);
    const { person, line } = await openPortal(PENDING, { api });
    await box('Writer 01');
    await person.keyboard('*a');
    line.failNext(...APPROVE, 'offline');
    await confirmApproval(person);
    await screen.findByText('The connection was lost.');
    await person.click(await button('Close'));
    expect(statuses(api, ids)).toEqual(['pending', 'pending']);
    await within(await bar()).findByText('2 selected');
  });

  test('with the session: nothing more is sent, and after signing in the list tells the truth', async () => {
    const api = screenApi();
    const ids = await waiting(api, 2);
    const me = await addPerson(api.deps);
    const { person, line } = await openPortal(PENDING, { api, as: me });
    await box('Writer 01');
    await person.keyboard('*a');
    const held = line.holdNext(...APPROVE);
    await confirmApproval(person);
    await held.sent;
    await api.deps.store.change((draft) => {
      for (const { id } of draft.sessions.list('person', me.id)) draft.sessions.remove(id);
    });
    held.release();
    await screen.findByLabelText('Password');
    expect(line.made(...APPROVE)).toHaveLength(1);
    expect(statuses(api, ids)).toEqual(['pending', 'pending']);
  });
});

describe('several offers', () => {
  const offerStatuses = (api: ScreenApi, ids: readonly string[]) =>
    ids.map((id) => api.deps.store.data.donations.get(id)?.status ?? 'gone');

  test('are declined together with a reason that each donor reads, and one that colleagues read', async () => {
    const api = screenApi();
    const ids = await offers(api, 2);
    const { person } = await openPortal('/admin/donations/pending', { api });
    await box('Chair 1');
    await person.keyboard('*r');
    const dialog = within(await screen.findByRole('dialog', { name: 'Reject 2 donations?' }));
    dialog.getByText('Each donor reads this');
    await person.click(dialog.getByRole('button', { name: /^Reject all of them/ }));
    await person.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Close' }));
    expect(offerStatuses(api, ids)).toEqual(['pending', 'pending']);
    await person.type(dialog.getByLabelText(/^Reason for the donor/), 'Our shops are full of chairs.');
    await person.type(dialog.getByLabelText(/^Admin notes/), 'Third lot today.');
    await person.keyboard('{Control>}{Enter}{/Control}');
    await screen.findByText('2 of 2 rejected.');
    const declined = ids.map((id) => api.deps.store.data.donations.get(id));
    expect(declined.map((one) => [one?.reasonForDonor, one?.adminNotes])).toEqual(
      ids.map(() => ['Our shops are full of chairs.', 'Third lot today.']),
    );
  });

  test('are declined with words for their donors alone', async () => {
    const api = screenApi();
    const [id = ''] = await offers(api, 1);
    const { person } = await openPortal('/admin/donations/pending', { api });
    await box('Chair 1');
    await person.keyboard('*r');
    await person.type(await screen.findByLabelText(/^Reason for the donor/), 'Please ask us in May.');
    await person.click(await button(/^Reject all of them/));
    await screen.findByText('1 of 1 rejected.');
    expect(api.deps.store.data.donations.get(id)?.reasonForDonor).toBe('Please ask us in May.');
  });

  test('are selected whatever their status; each verb counts those that it can be done with', async () => {
    const api = screenApi();
    const ids = await offers(api, 3);
    await decideOffer(api, ids[0] ?? '', 'approved');
    const { person } = await openPortal('/admin/donations?tab=all', { api });
    await box('Chair 2');
    await person.keyboard('*');
    const verbs = within(await bar())
      .getAllByRole('button')
      .map(({ textContent }) => textContent);
    expect(verbs).toEqual(expect.arrayContaining(['Approve 2A', 'Collected 1C', 'Assign 3M', 'Delete 3#', 'CSV 3']));
    await person.keyboard('c');
    await person.click(await button('Mark all of them'));
    await screen.findByText('1 of 1 collected.');
    expect(offerStatuses(api, ids)).toEqual(['collected', 'pending', 'pending']);
  });

  test('are marked as collected from where they wait to be fetched, together, and brought back by one undo', async () => {
    const api = screenApi();
    const ids = await offers(api, 2);
    for (const id of ids) await decideOffer(api, id, 'approved');
    const { person } = await openPortal('/admin/donations?tab=approved', { api });
    await box('Chair 2');
    await person.keyboard('*');
    await person.click(await button(/^Collected 2/));
    await person.click(await button('Mark all of them'));
    await screen.findByText('2 of 2 collected.');
    expect(offerStatuses(api, ids)).toEqual(['collected', 'collected']);
    await person.click(await button('Undo 2'));
    await screen.findByText('2 of 2 undone.');
    expect(offerStatuses(api, ids)).toEqual(['approved', 'approved']);
  });

  test('are assigned together to whoever is chosen, oneself unless it is said otherwise', async () => {
    const api = screenApi();
    const ids = await offers(api, 2);
    const { person } = await openPortal('/admin/donations/pending', { api });
    await box('Chair 1');
    await person.keyboard('*m');
    await person.click(await button(/^Assign all of them/));
    await screen.findByText('2 of 2 assigned.');
    expect(await screen.findAllByText('Yours')).toHaveLength(2);
    expect(ids.every((id) => api.deps.store.data.donations.get(id)?.assignedTo)).toBe(true);
  });

  test('are all selected that the filters let through, on other pages, too', async () => {
    const api = screenApi();
    await offers(api, 12);
    const { person } = await openPortal('/admin/donations/pending', { api });
    await box('Chair 12');
    await person.keyboard('x');
    await person.click(await button('Select all 12'));
    await within(await bar()).findByText('12 selected');
  });
});

test('what a colleague decided meanwhile is no longer selected', async () => {
  const api = screenApi();
  const ids = await waiting(api, 2);
  const { person } = await openPortal('/admin/testimonials?tab=all', { api });
  await box('Writer 01');
  await screen.findAllByText('Live');
  await person.keyboard('*');
  await within(await bar()).findByText('2 selected');
  await decideStory(api, ids[0] ?? '', 'reject');
  await within(await bar()).findByText('1 selected');
});

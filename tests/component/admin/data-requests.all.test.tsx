import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { addDays, addMonths, dayName, dublinDay } from '#contract/dublin.ts';
import { catchDownloads } from '../../support/downloads.ts';
import { existing } from '../../support/existing.ts';
import { personNamed } from '../../support/people.ts';
import { openPortal } from '../../support/portal.tsx';
import { addOffer, addStory, addText, made } from '../../support/records.ts';
import { type ScreenApi, screenApi } from '../../support/screen-api.ts';

const SHEILA = { name: 'Sheila Roche', email: 'sheila@post.example', phone: '087 000 0141' };
const STORY = 'My aunt in Bunclody had the front room.';

beforeEach(() => {
  window.scrollTo = vi.fn();
});
const today = () => dublinDay(new Date());
const addRequest = async (api: ScreenApi, changed: object = {}): Promise<{ id: string; number: string }> =>
  made(
    await api.call('post', '/privacy/requests', {
      as: await api.staff('Administrator', 'Nuala Kehoe'),
      json: { kind: 'erasure', via: 'phone', ...SHEILA, receivedOn: today(), ...changed },
    }),
  );
const openCase = async (api: ScreenApi, changed: object = {}) => {
  const request = await addRequest(api, changed);
  const portal = await openPortal(`/admin/privacy/requests/${request.id}`, { api });
  await screen.findByRole('heading', { name: 'Steps' });
  const stored = () => api.deps.store.data.dataRequests.get(request.id);
  return { ...portal, request, stored };
};
type Case = Awaited<ReturnType<typeof openCase>>;

const press = async ({ person }: Pick<Case, 'person'>, name: string | RegExp) =>
  person.click(await screen.findByRole('button', { name }));
const confirm = async ({ person }: Case, name: string) =>
  person.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name }));
const lookFor = async (portal: Case, terms: Record<string, string>) => {
  for (const label of ['Email', 'Name', 'Phone', 'Words']) {
    const field = screen.getByLabelText(label);
    await portal.person.clear(field);
    if (terms[label]) await portal.person.type(field, terms[label]);
  }
  await press(portal, 'Search');
};
const tick = async ({ person }: Case, title: RegExp) =>
  person.click(await screen.findByRole('checkbox', { name: title }));

/** An offer with her number written otherwise, a testimonial that only its words give away, and an offer of a namesake. */
const withSheila = async () => {
  const api = screenApi();
  await addOffer(api, {
    submitterName: 'Síle',
    submitterEmail: 'other@post.example',
    submitterPhone: '+353 87 0000141',
  });
  await addStory(api, { name: 'S.', content: STORY });
  await addOffer(api, { submitterName: 'Sheila M. Roche', submitterPhone: '087 999 0141' });
  return api;
};

describe('the list of data requests', () => {
  test('says what will be there while there is none', async () => {
    await openPortal('/admin/privacy');
    await screen.findByText(/^Nobody waits for an answer\./);
  });

  test('says that it is on its way', async () => {
    const api = screenApi();
    const answer = api.line.holdNext('GET', '/api/privacy/requests');
    await openPortal('/admin/privacy', { api });
    await screen.findByText('Loading the open requests');
    answer.release();
    await screen.findByText(/^Nobody waits for an answer\./);
    expect(screen.queryByText('Loading the open requests')).toBeNull();
  });

  test('has open cases by their last day, and says in words which are overdue or due within a week', async () => {
    const api = screenApi();
    await addRequest(api, { name: 'Later Kelly' });
    const soon = addDays(addMonths(today(), -1), 2);
    await addRequest(api, { name: 'Soon Byrne', receivedOn: soon });
    await addRequest(api, { name: 'Late Doyle', receivedOn: addDays(today(), -60) });
    await openPortal('/admin/privacy', { api });
    const list = within(await screen.findByRole('list', { name: 'Open requests' }));
    const rows = list.getAllByRole('listitem').map((row) => row.textContent);
    expect(rows[0]).toMatch(/^Late Doyle wants to be forgotten.*Overdue by \d+ days.*last day by law/);
    expect(rows[1]).toMatch(/^Soon Byrne .*Due in \d days?/);
    expect(rows[2]).toMatch(/^Later Kelly .*\d+ days left/);
  });

  test('keeps closed cases folded', async () => {
    const api = screenApi();
    const { id } = await addRequest(api, { kind: 'access' });
    made(
      await api.call('patch', `/privacy/requests/${id}`, {
        as: await api.staff('Administrator', 'Nuala Kehoe'),
        json: { outcome: 'refused' },
      }),
    );
    const { person } = await openPortal('/admin/privacy', { api });
    await screen.findByText(/^Nobody waits for an answer\./);
    expect(screen.queryByText(/^Sheila Roche/)).toBeNull();
    await person.click(screen.getByText('Closed requests'));
    const list = within(await screen.findByRole('list', { name: 'Closed requests' }));
    expect(list.getByRole('listitem').textContent).toMatch(/Sheila Roche wants a copy.*Refused, and told why/);
  });

  test('shows the page before the last one, once that is empty', async () => {
    const api = screenApi();
    const { id } = await addRequest(api, { name: 'Person 0' });
    const { dataRequests } = api.deps.store.data;
    await api.deps.store.change((draft) => {
      for (let at = 1; at <= 20; at += 1)
        draft.dataRequests.put({ ...existing(dataRequests.get(id)), id: api.deps.newId(), name: `Person ${at}` });
    });
    const portal = await openPortal('/admin/privacy', { api });
    await press(portal, 'Page 2');
    const rows = () => within(screen.getByRole('list', { name: 'Open requests' })).getAllByRole('listitem');
    await waitFor(() => expect(rows()).toHaveLength(1));
    // A colleague closes it meanwhile.
    await api.deps.store.change((draft) => draft.dataRequests.remove(id));
    await portal.queryClient.invalidateQueries();
    await waitFor(() => expect(rows()).toHaveLength(20));
  });

  test('that cannot be loaded says so, and is loaded when asked again', async () => {
    const api = screenApi();
    await addRequest(api);
    const mend = api.line.failAll('GET', '/api/privacy/requests', 503);
    const portal = await openPortal('/admin/privacy', { api });
    await screen.findByText('The requests could not be loaded.');
    mend();
    await press(portal, 'Try again');
    await screen.findByRole('link', { name: 'Sheila Roche wants to be forgotten' });
  });

  test('a new request is checked, written down, and opened with its last day', async () => {
    const portal = await openPortal('/admin/privacy');
    await press(portal, 'New request');
    await press(portal, 'Write it down');
    await screen.findByText('Please write who asks');
    await screen.findByText(/^Please give an email address, a phone number or a postal address/);
    expect(portal.line.made('POST', '/api/privacy/requests')).toHaveLength(0);
    const dialog = within(screen.getByRole('dialog'));
    await portal.person.selectOptions(dialog.getByLabelText('What they ask for'), 'To be forgotten');
    await portal.person.selectOptions(dialog.getByLabelText('How they asked'), 'By letter');
    await portal.person.type(dialog.getByLabelText('Who asks'), SHEILA.name);
    await portal.person.type(dialog.getByLabelText(/^Email/), SHEILA.email);
    await portal.person.click(dialog.getByLabelText('Tell them by mail that it has come'));
    await press(portal, 'Write it down');
    await screen.findByRole('heading', { name: 'Sheila Roche wants to be forgotten' });
    await screen.findByText(dayName(addMonths(today(), 1)));
    await screen.findByText('Told by mail that it has come');
    const [stored] = portal.api.deps.store.data.dataRequests.all();
    expect(stored).toMatchObject({ kind: 'erasure', via: 'letter', receivedOn: today(), email: SHEILA.email });
  });
});

describe('one data request', () => {
  test('is searched by number and words, handed over, erased, answered and closed, and forgets the person', async () => {
    const files = catchDownloads();
    const portal = await openCase(await withSheila());
    const { data } = portal.api.deps.store;
    await lookFor(portal, { Phone: '(087) 000-0141', Words: 'bunclody' });
    await screen.findByText('2 things found, 0 ticked.');
    expect(screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
      'Donations',
      'Testimonials',
    ]);
    const link = screen.getByRole('link', { name: /Bunclody/ });
    const [story] = data.testimonials.all();
    expect(link.getAttribute('href')).toBe(`/admin/testimonials?tab=all&item=${story?.id}`);
    await tick(portal, /^A solid oak table/);
    await tick(portal, /Bunclody/);
    expect(screen.queryByRole('button', { name: 'Erase 2' })).toBeNull();
    await press(portal, 'I have made sure that it is the person');
    await press(portal, 'Hand over 2 as a file');
    await waitFor(() => expect(files).toHaveLength(1));
    expect(JSON.parse((await files[0]?.content.text()) ?? '')).toMatchObject({ testimonials: [{ content: STORY }] });
    await press(portal, 'Erase 2');
    expect([data.testimonials.size, data.donations.size]).toEqual([1, 2]);
    await confirm(portal, 'Erase 2');
    await screen.findByText('Erased: 2 things.');
    expect([data.testimonials.size, data.donations.size]).toEqual([0, 1]);
    expect(screen.queryByText(/Bunclody/)).toBeNull();

    const text = screen.getByLabelText<HTMLTextAreaElement>('What Sheila Roche is told');
    expect(text.value).toMatch(/we erased what we kept about you: 1 offer of something and 1 testimonial\./);
    await press(portal, 'Send by mail');
    await screen.findByText('On its way to sheila@post.example.');
    await portal.api.deps.outbox.deliverDue();
    const told = portal.api.deps.mails.filter(({ to }) => to === SHEILA.email).at(-1);
    expect(told?.text).toContain('we erased');

    await press(portal, 'Close the case');
    await confirm(portal, 'Close the case');
    await screen.findByText('Name and address are forgotten, as they asked.');
    expect(portal.stored()).toMatchObject({ outcome: 'done', name: '', email: null });
    expect(document.body.textContent).not.toMatch(/Sheila/);
    expect(JSON.stringify(sessionStorage)).not.toMatch(/Sheila/);
  });

  test('says when nothing is found, and looks for nothing without a word', async () => {
    const portal = await openCase(screenApi());
    await lookFor(portal, {});
    await screen.findByText('Please look for 1 to 6 things at a time');
    expect(portal.line.made('POST', '/api/privacy/requests/:id/search')).toHaveLength(0);
    await lookFor(portal, { Words: 'nobody at all' });
    await screen.findByText(/^Nothing is found\./);
  });

  test('keeps what was ticked for whoever opens a record and comes back', async () => {
    const portal = await openCase(await withSheila());
    await lookFor(portal, { Words: 'bunclody' });
    await tick(portal, /Bunclody/);
    await portal.router.navigate('/admin/privacy');
    await portal.person.click(await screen.findByRole('link', { name: /^Sheila Roche wants/ }));
    await screen.findByText('1 thing found, 1 ticked.');
  });

  test('names what is changed by hand, and notes what was corrected', async () => {
    const api = await withSheila();
    await addRequest(api, { kind: 'access', name: 'Another Bunclody' });
    const portal = await openCase(api, { kind: 'rectification' });
    await lookFor(portal, { Words: 'bunclody' });
    await screen.findByText(/please change it by hand where it is/);
    expect(screen.getAllByRole('checkbox')).toHaveLength(1);
    await tick(portal, /Bunclody/);
    await press(portal, 'Note 1 as corrected');
    await screen.findByText('It is noted as corrected.');
    await screen.findByText('1 thing corrected');
    expect(portal.stored()?.steps.at(-1)).toMatchObject({ action: 'corrected', records: [{ kind: 'testimonial' }] });
  });

  test('takes two months longer with a reason, once', async () => {
    const portal = await openCase(screenApi());
    await press(portal, 'Take longer');
    const dialog = within(screen.getByRole('dialog'));
    await portal.person.click(dialog.getByRole('button', { name: 'Take longer' }));
    await dialog.findByText('Please write why it takes longer');
    await portal.person.type(dialog.getByLabelText('Why it takes longer'), 'Two years of mails');
    await portal.person.click(dialog.getByRole('button', { name: 'Take longer' }));
    await screen.findByText('Two months longer, because: Two years of mails');
    await screen.findByText(dayName(addMonths(today(), 3)));
    expect(screen.queryByRole('button', { name: 'Take longer' })).toBeNull();
    expect(portal.stored()?.extension?.reason).toBe('Two years of mails');
  });

  test('is answered by letter: the text is printed alone, and that they were told is noted', async () => {
    const printed: (string | null)[] = [];
    window.print = () => void printed.push(document.querySelector('body > .letter')?.textContent ?? null);
    const portal = await openCase(screenApi(), { email: '', address: '1 Quay Street, New Ross' });
    expect(screen.queryByRole('button', { name: 'Send by mail' })).toBeNull();
    const text = screen.getByLabelText('What Sheila Roche is told');
    await portal.person.clear(text);
    await portal.person.type(text, 'Dear Sheila, it is done.');
    await press(portal, 'Copy text');
    expect(await navigator.clipboard.readText()).toBe('Dear Sheila, it is done.');
    await press(portal, 'Print as a letter');
    expect(printed).toEqual(['Dear Sheila, it is done.']);
    window.dispatchEvent(new Event('afterprint'));
    await waitFor(() => expect(document.querySelector('.letter')).toBeNull());
    await press(portal, 'Told by letter or phone');
    await screen.findByText('It is noted that the person was told.');
    expect(portal.stored()?.steps.at(-1)?.action).toBe('answered otherwise');
  });

  test('asks before it is closed while nobody has told the person', async () => {
    const portal = await openCase(screenApi(), { kind: 'access' });
    await press(portal, 'Close the case');
    await screen.findByText('Nobody has told the person yet.');
    await confirm(portal, 'Cancel');
    expect(portal.stored()?.closedAt).toBeNull();
    await portal.person.click(screen.getByRole('radio', { name: 'Withdrawn by the person' }));
    await press(portal, 'Close the case');
    await screen.findByRole('heading', { name: 'Withdrawn by the person' });
    screen.getByRole('heading', { name: 'Who asked' });
    await press(portal, 'Open again');
    await screen.findByRole('heading', { name: '4. Close the case' });
    screen.getByRole('heading', { name: '1. Who asks?' });
  });

  test.each(['I have made sure that it is the person', 'Search', 'Told by letter or phone'])(
    'a colleague who was faster is not overturned by "%s": it says so, and the case is shown as it is',
    async (name) => {
      const api = screenApi();
      // The event of the colleague's step has not come yet.
      api.line.failAll('GET', '/api/events', 'offline');
      const portal = await openCase(api);
      const { request } = portal;
      made(
        await api.call('patch', `/privacy/requests/${request.id}`, {
          as: await api.staff('Administrator', 'Orla Redmond'),
          json: { outcome: 'withdrawn' },
        }),
      );
      await press(portal, name);
      await screen.findByText('This data request is closed. Open it again first.');
      await screen.findByRole('heading', { name: 'Withdrawn by the person' });
      expect(screen.getAllByText('This data request is closed. Open it again first.')).toHaveLength(1);
      expect(portal.stored()?.steps.map(({ action }) => action)).toEqual(['opened', 'closed']);
    },
  );

  test('is given to a colleague, talked about, and shows a colleague’s step without a reload', async () => {
    const api = screenApi();
    const portal = await openCase(api);
    const box = within(await screen.findByRole('region', { name: 'Colleagues' }));
    await within(box.getByLabelText('Assigned to')).findByRole('option', { name: 'Nuala Kehoe' });
    await portal.person.selectOptions(box.getByLabelText('Assigned to'), 'Nuala Kehoe');
    expect(portal.stored()?.assignedTo).toBeUndefined();
    await portal.person.click(box.getByRole('button', { name: 'Assign' }));
    await screen.findByText('Given to somebody to look after');
    const nuala = personNamed(api.deps, 'Nuala Kehoe');
    expect(portal.stored()?.assignedTo).toBe(nuala.id);
    await portal.person.type(box.getByLabelText(/^Add a comment/), 'She is moving to Galway. @Nuala Kehoe');
    await portal.person.click(box.getByRole('button', { name: 'Comment' }));
    await box.findByText('@Nuala Kehoe');
    made(
      await api.call('patch', `/privacy/requests/${portal.request.id}`, {
        as: await api.again('Nuala Kehoe'),
        json: { identityChecked: true },
      }),
    );
    await screen.findByText('Made sure who asks');
  });

  test('that cannot be loaded says so; one that is gone leads back', async () => {
    const api = screenApi();
    const { id } = await addRequest(api);
    api.line.failNext('GET', `/api/privacy/requests/${id}`, 503);
    const portal = await openPortal(`/admin/privacy/requests/${id}`, { api });
    await screen.findByText('The case could not be loaded. Please try again.');
    await press(portal, 'Refresh');
    await screen.findByRole('heading', { name: 'Sheila Roche wants to be forgotten' });
    await portal.router.navigate('/admin/privacy/requests/gone');
    await screen.findByRole('heading', { name: 'This case is not there any more' });
  });
});

test('a data request whose last day is near stands on Today, and leads to its case', async () => {
  const api = screenApi();
  await addRequest(api, { receivedOn: addDays(addMonths(today(), -1), 2) });
  await openPortal('/admin', { api });
  const link = await screen.findByRole('link', { name: '1 data request has to be answered' });
  expect(link.getAttribute('href')).toMatch(/^\/admin\/privacy\/requests\//);
});

test('a text that is found leads to its page, or to the list of texts while its language is off', async () => {
  const api = screenApi();
  await addText(api, '/about', 'our-story', 'Ask for Orla Redmond.');
  await addText(api, '/about', 'our-story', 'Orla Redmond zna drogę.', 'pl');
  const portal = await openCase(api, { name: 'Orla Redmond' });
  await lookFor(portal, { Words: 'Orla Redmond' });
  const link = async (name: string) => (await screen.findByRole('link', { name })).getAttribute('href');
  expect(await link('Ask for Orla Redmond.')).toBe('/about');
  const texts = '/admin/content?language=pl&on=%2Fabout';
  expect(await link('Orla Redmond zna drogę.')).toBe(texts);
  await portal.router.navigate(texts);
  await screen.findByText('Orla Redmond zna drogę.');
});

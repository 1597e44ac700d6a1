import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { addDays, type Day, dublinDay, type Weekday, weekdayOf } from '#contract/dublin.ts';
import type { StoredHelp } from '#contract/help/help.ts';
import { defaultHelpSettings } from '#contract/help/help-settings.ts';
import type { StoredMessage } from '#contract/messages/messages.ts';
import { HelpPage } from '#site/pages/help/HelpPage.tsx';
import { YourHelpPage } from '#site/pages/help/YourHelpPage.tsx';
import { existing } from '../../support/existing.ts';
import { freshAddressEachTime, setHash } from '../../support/hash.ts';
import { livePage } from '../../support/live-page.tsx';
import { setUpPerson } from '../../support/person.ts';
import { words } from '../../support/public-page.ts';
import { screenApi } from '../../support/screen-api.ts';

freshAddressEachTime();
afterEach(() => {
  cleanup();
  history.replaceState(null, '', '/');
  document.body.innerHTML = '';
  localStorage.clear();
});

const SOON = addDays(dublinDay(new Date()), 9);
/** From five to eleven days ahead. */
const firstDay = (weekday: Weekday, from = addDays(dublinDay(new Date()), 5)): Day =>
  weekdayOf(from) === weekday ? from : firstDay(weekday, addDays(from, 1));
const asked = { service: 'lift', from: 'Campile', hospital: 'University Hospital Waterford', day: SOON, time: '10:30' };
const person = { name: 'Maura Cullen', phone: '087 000 0123' };

const open = async (address = '/help?service=lift', options: Parameters<typeof livePage>[2] = {}) => {
  const page = await livePage(address, HelpPage, options);
  return { ...page, user: setUpPerson() };
};
/** Opens a page that also stands in the browser's address. */
const arrive = (address: string) => {
  history.replaceState(null, '', address);
  return open(address);
};
type User = ReturnType<typeof setUpPerson>;
const press = (user: User, name: string) => user.click(screen.getByRole('button', { name }));
const answer = async (user: User, day: string = asked.day) => {
  await user.type(screen.getByLabelText('Your Eircode or town'), asked.from);
  await user.type(screen.getByLabelText(/^The hospital/), asked.hospital);
  await user.type(screen.getByLabelText(/^The day/), day);
  await press(user, 'See What We Can Do');
};
const stored = (api: ReturnType<typeof screenApi>) => [...api.deps.store.data.messages.all()];

describe('the form that asks for help', () => {
  test('says what is true of three answers, then asks who, and says when somebody rings', async () => {
    const { user, api, line } = await open();
    await answer(user);
    const truth = await screen.findByRole('region', { name: 'You live within reach. Ask us about the hospital.' });
    expect(document.activeElement?.textContent).toBe('You live within reach. Ask us about the hospital.');
    expect(words(truth)).toMatch(/Campile is \d+ miles from .+We will answer (today|on \w+) between/);
    expect(stored(api)).toEqual([]);
    await press(user, 'Ask for a Lift');
    expect(document.activeElement?.textContent).toBe('A lift to hospital');
    expect(document.title).toContain('A lift to hospital');
    await user.type(screen.getByLabelText('Your name'), person.name);
    await user.type(screen.getByLabelText(/^Phone/), person.phone);
    // The shops close at five.
    expect(screen.queryByRole('checkbox', { name: 'Evenings' })).toBeNull();
    await user.click(screen.getByRole('checkbox', { name: 'Mornings' }));
    await user.click(screen.getByRole('checkbox', { name: 'Steps at home' }));
    await press(user, 'Send It to Us');
    await screen.findByRole('heading', { name: /^We will read it by .+, and ring you at a time that you chose\.$/ });
    expect(screen.getByText(/^If you hear nothing, ring/)).not.toBeNull();
    expect(screen.getAllByText(/^H-[0-9A-Z]{6}$/).length).toBeGreaterThan(0);
    expect(stored(api)).toMatchObject([
      { name: person.name, help: { from: asked.from, day: asked.day, ringAt: ['mornings'], needs: ['steps'] } },
    ]);
    // An Eircode and a hospital stand in no address.
    expect(line.calls.filter(({ path }) => path.startsWith('/api/help')).map(({ query }) => query)).toEqual([{}, {}]);
  });

  test.each([
    [
      'at a weekend',
      'saturday',
      {},
      'You live within reach. Ask us about the weekend.',
      /^We drive Monday to Friday\./,
    ],
    [
      'soon',
      'wednesday',
      { noticeHours: 336 },
      'You live within reach, but that is soon.',
      /^Your day (comes soon after|may come before) that/,
    ],
    ['in good time', 'wednesday', { noticeHours: 0 }, 'Yes, that is within reach.', 'It costs nothing.'],
  ] as const)('a lift %s to a hospital that drivers know is answered with what is true of that day', async (...row) => {
    const [, weekday, settings, title, said] = row;
    const api = screenApi();
    const as = await api.staff('Administrator', 'Nuala Kehoe');
    const json = { ...defaultHelpSettings, hospitals: [asked.hospital], ...settings };
    expect((await api.call('put', '/settings/help', { as, json })).status).toBe(200);
    const { user } = await open('/help?service=lift', { api });
    await answer(user, firstDay(weekday));
    const truth = await screen.findByRole('region', { name: title });
    within(truth).getByText(said);
  });

  test('goes back to its questions with the browser and with its button, and forward again', async () => {
    const { user } = await arrive('/help?service=lift');
    await answer(user);
    await screen.findByRole('region', { name: /^You live within reach/ });
    await press(user, 'Ask for a Lift');
    expect(location.search).toBe('?service=lift&step=2');
    await user.type(screen.getByLabelText('Your name'), person.name);
    history.back();
    expect(await screen.findByLabelText('Your Eircode or town')).toHaveProperty('value', asked.from);
    expect(location.search).toBe('?service=lift');
    history.forward();
    expect(await screen.findByLabelText('Your name')).toHaveProperty('value', person.name);
    const entries = history.length;
    await press(user, 'Back');
    await screen.findByLabelText('Your Eircode or town');
    expect([location.search, history.length]).toEqual(['?service=lift', entries]);
    await user.clear(screen.getByLabelText('Your Eircode or town'));
    history.forward();
    await waitFor(() =>
      expect(screen.getByLabelText('Your Eircode or town').getAttribute('aria-invalid')).toBe('true'),
    );
    expect(location.search).toBe('?service=lift');
  });

  test('goes back to its questions also after a link within the page was followed', async () => {
    const { user } = await arrive('/help?service=lift');
    await answer(user);
    await screen.findByRole('region', { name: /^You live within reach/ });
    // As a browser follows a link to a part of the page; the tests' own leaves no entry and tells nobody.
    history.pushState(null, '', '#main');
    act(() => void dispatchEvent(new PopStateEvent('popstate')));
    const entries = history.length;
    await press(user, 'Ask for a Lift');
    expect([location.search, history.length]).toEqual(['?service=lift&step=2', entries + 1]);
    history.back();
    await screen.findByLabelText('Your Eircode or town');
    expect([location.search, location.hash]).toEqual(['?service=lift', '#main']);
  });

  test('stays with who asks when the page is loaded again, and begins with the questions without their answers', async () => {
    const { user } = await arrive('/help?service=lift');
    await answer(user);
    await screen.findByRole('region', { name: /^You live within reach/ });
    await press(user, 'Ask for a Lift');
    await user.type(screen.getByLabelText('Your name'), person.name);
    await waitFor(() => expect(JSON.stringify({ ...localStorage })).toContain(person.name));
    cleanup();
    await arrive('/help?service=lift&step=2');
    expect(await screen.findByLabelText('Your name')).toHaveProperty('value', person.name);
    cleanup();
    localStorage.clear();
    await arrive('/help?service=lift&step=2');
    await waitFor(() => expect(location.search).toBe('?service=lift'));
    expect(screen.getByLabelText('Your Eircode or town')).toHaveProperty('value', '');
  });

  test('a number that looks too short is asked about once before the request is sent', async () => {
    const { user, api } = await open();
    await answer(user);
    await press(user, 'Ask for a Lift');
    await user.type(screen.getByLabelText('Your name'), person.name);
    await user.type(screen.getByLabelText(/^Phone/), '086 123');
    await press(user, 'Send It to Us');
    expect(await screen.findByText('Is this number complete?')).toBeTruthy();
    expect(stored(api)).toEqual([]);
    await press(user, 'Send It to Us');
    await screen.findByRole('heading', { name: /^We will ring you/ });
    expect(stored(api)).toMatchObject([{ phone: '086 123' }]);
  });

  test('names what is missing by field, with the focus on all of it, and asks for nothing yet', async () => {
    const { user, line } = await open();
    await press(user, 'See What We Can Do');
    const summary = screen.getByRole('alert');
    expect(within(summary).getAllByRole('link').map(words)).toEqual([
      'Please write your Eircode or town',
      'Please choose the hospital, or write its name',
      'Please choose the first day',
    ]);
    expect(document.activeElement).toBe(summary);
    expect(document.title).toMatch(/^Error: /);
    expect(line.calls).toEqual([]);
  });

  test('asks for no hospital and no day where nobody has to drive', async () => {
    const { user, api } = await open('/help?service=counselling');
    expect(screen.queryByLabelText(/^The hospital/)).toBeNull();
    await press(user, 'See What We Can Do');
    await screen.findByRole('region', { name: 'Ask us, and we will tell you what we can do.' });
    await press(user, 'Ask for Somebody to Talk To');
    await user.type(screen.getByLabelText('Your name'), person.name);
    await user.type(screen.getByLabelText(/^Email/), 'maura@gmail.con');
    await user.tab();
    await press(user, 'Yes, gmail.com');
    await press(user, 'Send It to Us');
    await screen.findByRole('heading', { name: /^We will write to you/ });
    expect(screen.getByText(/^If nobody has written by/)).not.toBeNull();
    expect(stored(api)).toMatchObject([{ email: 'maura@gmail.com', help: { service: 'counselling' } }]);
  });

  test('what was answered and written is there again after a reload', async () => {
    const { user, root } = await open();
    await user.type(screen.getByLabelText('Your Eircode or town'), asked.from);
    cleanup();
    root.remove();
    await open();
    expect(screen.getByLabelText('Your Eircode or town')).toHaveProperty('value', asked.from);
  });

  test('without scripts the truth, the answers to be changed, and the form stand on one page', async () => {
    const { root } = await livePage('/help', HelpPage, { posted: { ...asked, do: 'reach' } });
    expect(words(root.querySelector('.reach h3'))).toBe('You live within reach. Ask us about the hospital.');
    expect(root.querySelector('input[name=from]')?.getAttribute('value')).toBe(asked.from);
    expect(root.querySelector('button[name=do][value=send]')).not.toBeNull();
  });

  test('without scripts what is missing is named with all that was typed', async () => {
    const { root } = await livePage('/help', HelpPage, { posted: { ...asked, ...person, name: '', do: 'send' } });
    expect(words(root.querySelector('.alert--bad'))).toContain('Please write your name');
    expect(root.querySelector('input[name=phone]')?.getAttribute('value')).toBe(person.phone);
    expect(root.querySelector('input[name=hospital]')?.getAttribute('value')).toBe(asked.hospital);
  });

  test('promises an email to who gave only an email address, also without scripts', async () => {
    const posted = { ...asked, ...person, phone: '', email: 'maura@post.example', do: 'send' };
    const { root } = await livePage('/help', HelpPage, { posted });
    expect(words(root.querySelector('.sent h2'))).toMatch(/^We will write to you/);
    expect(words(root.querySelector('.sent'))).toContain('If nobody has written by');
  });

  test.each([
    ['', {}],
    [', also of somebody with an email address', { email: 'maura@post.example' }],
  ])('without scripts a request leads to when somebody rings, and to its link%s', async (_, more) => {
    const { root, api } = await livePage('/help', HelpPage, { posted: { ...asked, ...person, ...more, do: 'send' } });
    expect(words(root.querySelector('.sent h2'))).toMatch(/^We will ring you .+ between/);
    expect(words(root.querySelector('.ref'))).toMatch(/^H-/);
    expect(stored(api)).toHaveLength(1);
  });
});

test('a request that was sent says when somebody answers at the step that it is at', async () => {
  const { root } = await livePage('/help', HelpPage, { posted: { ...asked, ...person, do: 'send' } });
  const steps = within(root).getByRole('list', { name: 'What happens next' });
  const isWhenAnswered = (step: Element) => /\d:\d\d/.test(words(step));
  const [received, current, ...ahead] = within(steps).getAllByRole('listitem');
  expect(existing(current).getAttribute('aria-current')).toBe('step');
  expect([existing(received), existing(current), ...ahead].map(isWhenAnswered)).toEqual([false, true, false, false]);
});

describe('the page behind the link of a request', () => {
  const sent = async (changed: Partial<StoredMessage> = {}, outcome?: StoredHelp['outcome']) => {
    const api = screenApi();
    const json = { ...asked, ...person };
    const { body } = await api.call('post', '/help', { json });
    const request = existing(stored(api)[0]);
    const help = { ...existing(request.help), ...(outcome && { outcome }) };
    await api.deps.store.change((draft) => draft.messages.put({ ...request, ...changed, help }));
    await setHash(body.manageUrl.split('#')[1]);
    const page = await livePage('/help/yours', YourHelpPage, { api });
    await screen.findByText('What you asked for');
    return { ...page, user: setUpPerson() };
  };
  const heading = () => screen.getByRole('heading', { level: 1 }).textContent;

  test('shows where it stands, takes more words, and is called off after a question', async () => {
    const { user, api, root } = await sent();
    expect(heading()).toBe('We have it');
    expect(words(root).match(/We will ring you (today|on \w+) between/g)).toHaveLength(1);
    expect(words(screen.getByRole('list', { name: 'Where your request stands' }))).not.toMatch(/\d:\d\d/);
    await user.type(screen.getByLabelText(/^Write to us/), 'He uses a stick.');
    await press(user, 'Send');
    await screen.findByText('Thank you, we have your message.');
    expect(words(root)).toContain('He uses a stick.');
    await user.click(screen.getByText('Call It Off'));
    await press(user, 'Yes, Call It Off');
    await screen.findByRole('heading', { level: 1, name: 'You have called it off' });
    expect(stored(api)).toMatchObject([{ help: { withdrawnAt: expect.any(String) } }]);
  });

  test('says before a change what it undoes, once something is arranged', async () => {
    const { root } = await sent({}, { is: 'arranged', says: 'At nine.', at: '2026-01-05T09:00:00.000Z' });
    expect(heading()).toBe('It is arranged');
    expect(words(root)).toContain('With a new day or time, what is arranged no longer stands');
    cleanup();
    expect(words((await sent()).root)).not.toContain('what is arranged no longer stands');
  });

  test('says that we are late once the time that was promised is over', async () => {
    const { root } = await sent({ createdAt: '2026-01-05T09:00:00.000Z' });
    expect(words(root)).toMatch(/You should have heard from us by now. We are sorry: please ring .+ and say H-/);
    expect(words(root)).not.toContain('We will ring you');
  });

  test('changes the day', async () => {
    const { user, api } = await sent();
    const later = addDays(SOON, 7);
    await user.clear(screen.getByLabelText('The day'));
    await user.type(screen.getByLabelText('The day'), later);
    await press(user, 'Save the Change');
    await screen.findByText('Your changes are with us.');
    expect(stored(api)).toMatchObject([{ help: { day: later } }]);
  });
});

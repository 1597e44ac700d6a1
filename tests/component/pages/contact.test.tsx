import { act, cleanup, screen, waitFor } from '@testing-library/react';
import type userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { diskFailure } from '#api/core/disk-failure.ts';
import { KEY_FIELD, SENT_BEFORE } from '#contract/calls/sent-once.ts';
import { ContactPage } from '#site/pages/contact/ContactPage.tsx';
import { livePage } from '../../support/live-page.tsx';
import { setUpPerson } from '../../support/person.ts';
import { links, publicPage, words } from '../../support/public-page.ts';
import { screenApi } from '../../support/screen-api.ts';

const WORDS = 'We have a bill from the hospital and another one for the hotel beside it.';
const CRISIS = 'I cannot go on like this and I do not know whom to ask.';

beforeEach(() => {
  localStorage.clear();
  vi.spyOn(console, 'warn').mockImplementation(() => {});
});
afterEach(() => {
  cleanup();
  document.body.innerHTML = '';
  vi.mocked(console.warn).mockRestore();
});

type Before = Parameters<typeof livePage>[2];
const open = async (address = '/contact', api = screenApi(), more: Before = {}) => {
  const page = await livePage(address, ContactPage, { api, ...more });
  return { ...page, user: setUpPerson() };
};
type User = ReturnType<typeof userEvent.setup>;
const stored = ({ api }: { api: ReturnType<typeof screenApi> }) => [...api.deps.store.data.messages.all()];
const fill = async (user: User, message = WORDS) => {
  await user.click(screen.getByRole('radio', { name: /Medical costs/ }));
  await user.type(screen.getByLabelText('Your name'), 'Colm Furlong');
  await user.type(screen.getByLabelText(/^Phone/), '087 000 0188');
  await user.type(screen.getByLabelText(/^Your words/), message);
};
const send = (user: User) => user.click(screen.getByRole('button', { name: 'Send' }));

describe('the contact page', () => {
  test('is a plain form with the topic that the address names, and what to have ready for help with costs', async () => {
    const { main } = await publicPage('/contact?about=medical-expenses');
    const form = main.querySelector('form[method=post]');
    expect([form?.getAttribute('action'), form?.getAttribute('enctype')]).toEqual([
      '/contact#write',
      'multipart/form-data',
    ]);
    expect(main.querySelector('input[name=about]:checked')?.getAttribute('value')).toBe('medical-expenses');
    expect(words(main)).toContain('Please do not send any of them by email');
    expect(words((await publicPage('/contact?about=<b>')).main)).not.toContain('Have these ready');
  });

  test.each([
    ['2026-11-20T06:00:00Z', /The phone is closed\. It opens today at 9/],
    ['2026-11-20T12:00:00Z', /The phone is answered now, until \d/],
    ['2026-11-20T23:00:00Z', /The phone is closed\. It opens on Saturday at \d/],
  ])('says at %s whether the phone is answered', async (now, sentence) => {
    expect(words((await publicPage('/contact', screenApi(), new Date(now))).main)).toMatch(sentence);
  });

  test('is reached from the foot of every page', async () => {
    const { document } = await publicPage('/services/medical-expenses');
    expect(links(document.querySelector('.foot__more') ?? document)).toContain('/contact');
  });
});

describe('a message whose answer is lost', () => {
  const lost = async () => {
    const page = await open();
    await fill(page.user);
    page.line.loseAnswer('POST', '/api/messages');
    await send(page.user);
    await screen.findByText('No connection. Nothing is lost.');
    return page;
  };
  const thanked = () => screen.findByRole('heading', { name: 'Thank you, Colm' });

  test('is there once when it is sent again, also after a reload, with the reference of the first', async () => {
    const { user, api } = await lost();
    cleanup();
    document.body.innerHTML = '';
    await open('/contact', api);
    await screen.findByDisplayValue(WORDS);
    await send(user);
    await thanked();
    const [message, ...others] = stored({ api });
    expect([screen.queryByText(message?.reference ?? '') !== null, others]).toEqual([true, []]);
  });

  test('is there once when it was posted before the scripts had arrived, and is sent again after Back', async () => {
    const key = 'a-key-of-the-server-0001';
    const fields = {
      about: 'medical-expenses',
      name: 'Colm Furlong',
      email: '',
      phone: '087 000 0188',
      message: WORDS,
    };
    const { api } = await open('/contact', screenApi(), { posted: { ...fields, website: '', [KEY_FIELD]: key } });
    expect(stored({ api })).toHaveLength(1);
    cleanup();
    document.body.innerHTML = '';
    const before = (root: HTMLElement) => root.querySelector(`[name=${KEY_FIELD}]`)?.setAttribute('value', key);
    const { user } = await open('/contact', api, { before });
    await fill(user);
    await send(user);
    await thanked();
    expect(stored({ api })).toHaveLength(1);
  });

  test('is not sent with other words before the person knows that the first has arrived', async () => {
    const { user, api } = await lost();
    await user.type(screen.getByLabelText(/^Your words/), ' And for parking.');
    await send(user);
    await screen.findByText(SENT_BEFORE);
    expect(stored({ api })).toHaveLength(1);
    await user.click(screen.getByRole('button', { name: 'Close' }));
    await send(user);
    await thanked();
    expect(
      stored({ api })
        .map(({ message }) => message)
        .toSorted(),
    ).toEqual([WORDS, `${WORDS} And for parking.`]);
  });
});

describe('writing a message', () => {
  test('sends it and thanks by name, with the reference', async () => {
    const { user, ...page } = await open();
    await fill(user);
    await send(user);
    const thanks = await screen.findByRole('heading', { name: 'Thank you, Colm' });
    await waitFor(() => expect(document.activeElement).toBe(thanks));
    const [message] = stored(page);
    expect(message).toMatchObject({
      about: 'medical-expenses',
      name: 'Colm Furlong',
      phone: '087 000 0188',
      message: WORDS,
    });
    expect(screen.getByText(message?.reference ?? '')).not.toBeNull();
    expect(localStorage.getItem('draft.message')).toBeNull();
  });

  test('names what is missing, with links to the fields', async () => {
    const { user, ...page } = await open();
    await send(user);
    for (const sentence of [
      'Please choose what it is about',
      'Please write your name',
      'Please give a phone number or an email address, so that we can answer.',
      'Please write a few words',
    ])
      expect(screen.getAllByText(sentence)).toHaveLength(2);
    await user.click(screen.getByRole('link', { name: 'Please write your name' }));
    expect(document.activeElement).toBe(screen.getByLabelText('Your name'));
    expect(stored(page)).toEqual([]);
  });

  test('words of an emergency are answered at once, before anything is sent, and can be sent all the same', async () => {
    const { user, ...page } = await open();
    await fill(user, CRISIS);
    const card = screen.getByRole('heading', { name: 'Are you safe just now?' }).closest('.form__foot .help');
    expect(links(card ?? document)).toEqual(['tel:112', 'tel:116123', 'tel:1800247247', 'sms:50808?body=HELLO']);
    expect(words(card)).toContain('112 or 999');
    await send(user);
    const thanks = await screen.findByRole('heading', { name: 'Thank you for telling us.' });
    expect(stored(page)).toMatchObject([{ urgent: true, message: CRISIS }]);
    expect(document.activeElement).toBe(thanks);
    expect(words(document.querySelector('.help'))).toContain('112 or 999');
  });

  test('a lift is said to be quickest by phone before anything is typed', async () => {
    await open('/contact?about=hospital-transport');
    expect(screen.getByText('A lift is quickest by phone.')).not.toBeNull();
    expect(screen.getByRole('link', { name: 'Ask for a Lift' }).getAttribute('href')).toBe('/help?service=lift');
  });

  test('without a connection nothing is lost, and it is sent when the connection is back', async () => {
    const { user, line, ...page } = await open();
    await fill(user);
    line.failNext('POST', '/api/messages', 'offline');
    await send(user);
    await screen.findByText('No connection. Nothing is lost.');
    expect(screen.getByLabelText(/^Your words/)).toHaveProperty('value', WORDS);
    globalThis.dispatchEvent(new Event('online'));
    await screen.findByRole('heading', { name: 'Thank you, Colm' });
    expect(stored(page)).toHaveLength(1);
  });

  describe('an edit without a connection', () => {
    const MORE = ' And another one';
    const box = () => screen.getByLabelText<HTMLInputElement>('Send as soon as the connection is back');
    const back = async () => {
      act(() => void globalThis.dispatchEvent(new Event('online')));
      await waitFor(() => expect(screen.queryByText('No connection. Nothing is lost.')).toBeNull());
    };
    const notSent = async () => {
      const page = await open();
      await fill(page.user);
      page.line.failNext('POST', '/api/messages', 'offline');
      await send(page.user);
      await screen.findByText('No connection. Nothing is lost.');
      return page;
    };
    const goOn = (user: User) => user.type(screen.getByLabelText(/^Your words/), MORE);

    test('takes back that it is sent by itself: Send is pressed again', async () => {
      const { user, line, ...page } = await notSent();
      expect(box().checked).toBe(true);
      await goOn(user);
      expect(box().checked).toBe(false);
      await back();
      expect(line.made('POST', '/api/messages')).toHaveLength(1);
      expect(stored(page)).toEqual([]);
      await user.type(screen.getByLabelText(/^Your words/), ' from the hotel.');
      await send(user);
      await screen.findByRole('heading', { name: 'Thank you, Colm' });
      expect(stored(page)).toMatchObject([{ message: `${WORDS}${MORE} from the hotel.` }]);
    });

    test('is sent by itself where that is asked for again', async () => {
      const { user, ...page } = await notSent();
      await goOn(user);
      await user.click(box());
      expect(box().checked).toBe(true);
      await back();
      await screen.findByRole('heading', { name: 'Thank you, Colm' });
      expect(stored(page)).toMatchObject([{ message: `${WORDS}${MORE}` }]);
    });

    test('is not sent by itself where it was made while the message was on its way', async () => {
      const { user, line, ...page } = await open();
      await fill(user);
      const held = line.holdNext('POST', '/api/messages');
      await send(user);
      await held.sent;
      await goOn(user);
      const mend = line.offline();
      await screen.findByText('No connection. Nothing is lost.');
      expect(box().checked).toBe(false);
      mend();
      await back();
      expect(line.made('POST', '/api/messages')).toHaveLength(1);
      expect(stored(page)).toEqual([]);
    });
  });

  test('what was begun is there again after a reload', async () => {
    const { user } = await open();
    await fill(user);
    cleanup();
    document.body.innerHTML = '';
    await open();
    expect(await screen.findByDisplayValue(WORDS)).not.toBeNull();
    expect(screen.getByLabelText('Your name')).toHaveProperty('value', 'Colm Furlong');
  });
});

describe('without scripts', () => {
  const posted = { about: 'counselling', name: 'Ciara Doyle', phone: '086 000 0000', message: CRISIS };

  test('it is sent', async () => {
    const api = screenApi();
    await livePage('/contact', ContactPage, { api, posted: { ...posted, message: WORDS } });
    expect(screen.getByRole('heading', { name: 'Thank you, Ciara' })).not.toBeNull();
    expect(stored({ api })).toHaveLength(1);
  });

  test('what is missing is named, and nothing that was written is lost', async () => {
    const api = screenApi();
    await livePage('/contact', ContactPage, { api, posted: { ...posted, phone: '' } });
    expect(screen.getAllByText(/Please give a phone number/).length).toBeGreaterThan(0);
    expect(screen.getByLabelText(/^Your words/)).toHaveProperty('value', CRISIS);
    expect(stored({ api })).toEqual([]);
  });

  test('a full disk is said, with everything that was written', async () => {
    const api = screenApi();
    vi.spyOn(api.deps.store, 'change').mockRejectedValueOnce(diskFailure());
    await livePage('/contact', ContactPage, { api, posted });
    expect(screen.getByText(diskFailure().message)).not.toBeNull();
    expect(screen.getByLabelText(/^Your words/)).toHaveProperty('value', CRISIS);
    expect(document.title).toMatch(/^Error: \S/);
  });
});

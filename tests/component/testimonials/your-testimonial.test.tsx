import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { YourTestimonial } from '#contract/yours.ts';
import { TestimonialsPage } from '#site/pages/testimonials/TestimonialsPage.tsx';
import { YourTestimonialPage } from '#site/pages/testimonials/YourTestimonialPage.tsx';
import { type Answering, type Call, livePage, problem } from '../../support/live-page.tsx';
import { links, publicPage, words } from '../../support/public-page.ts';

/** Resolves when the event is over: who follows a link from elsewhere causes none. */
const setHash = (hash: string) =>
  new Promise<void>((done) => {
    if (window.location.hash.slice(1) === hash) return done();
    window.addEventListener('hashchange', () => done(), { once: true });
    window.location.hash = hash;
  });
const TOKEN = 'k'.repeat(32);
const URL = `http://site.test/testimonials/yours#${TOKEN}`;
const CONTENT = 'The lift to hospital came every Tuesday.';
const yours = (details: Partial<YourTestimonial> = {}): YourTestimonial => ({
  name: 'Nuala',
  email: 'nuala@post.example',
  content: CONTENT,
  publicContent: null,
  hasImage: false,
  imageUrl: null,
  status: 'approved',
  createdAt: '2026-11-18T12:00:00.000Z',
  correctedAt: null,
  agreedTo: ['publication', 'name', 'health'],
  ...details,
});

const answers =
  (saved: (call: Call) => Response = () => Response.json(yours({ status: 'pending' }))): Answering =>
  (call) => {
    if (call.path === '/testimonials/yours/withdraw') return new Response(null, { status: 204 });
    if (call.path !== '/testimonials/yours') return undefined;
    return call.method === 'PUT' ? saved(call) : Response.json(yours());
  };

beforeEach(async () => {
  await setHash('');
});
afterEach(async () => {
  cleanup();
  document.body.innerHTML = '';
  await setHash('');
});

const open = async (answering = answers()) => {
  await setHash(TOKEN);
  const page = await livePage('/testimonials/yours', YourTestimonialPage, { answering });
  const user = userEvent.setup();
  await screen.findByRole('heading', { name: 'Correct it' });
  return { ...page, user };
};

describe('the page behind a private link', () => {
  test('asks with the token from the address and shows what was sent', async () => {
    const { calls } = await open();
    expect(calls.map(({ path, method, body }) => [method, path, body])).toEqual([
      ['POST', '/testimonials/yours', { token: TOKEN }],
    ]);
    expect(screen.getByText('It is public on this website.')).toBeTruthy();
    expect(screen.getByText(/Sent on 18 November 2026 as Nuala, with the address nuala@post.example/)).toBeTruthy();
    expect(screen.getByLabelText(/^Your testimonial/)).toHaveProperty('value', CONTENT);
    const boxes = screen.getAllByRole('checkbox');
    expect(boxes.map((box) => (box as HTMLInputElement).value)).toEqual(['publication', 'health', 'name']);
    expect(boxes.every((box) => (box as HTMLInputElement).checked)).toBe(true);
  });

  test('saves new words and agreements, and says that they wait', async () => {
    const { user, calls } = await open();
    const field = screen.getByLabelText(/^Your testimonial/);
    await user.clear(field);
    await user.type(field, 'It always came on time, rain or shine.');
    await user.click(screen.getByRole('checkbox', { name: /publish my name/ }));
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Your changes are saved.')).toBeTruthy();
    expect(screen.getByText('It waits for us to read it. It is not public.')).toBeTruthy();
    expect(calls.at(-1)).toMatchObject({
      method: 'PUT',
      body: {
        token: TOKEN,
        content: 'It always came on time, rain or shine.',
        consentTo: ['publication', 'health'],
      },
    });
  });

  test('leads to what has to be mended, and keeps what was typed', async () => {
    const sentence = 'Testimonial must be at least 20 characters long';
    const { user } = await open(answers(() => problem(400, sentence, { content: sentence })));
    const field = screen.getByLabelText(/^Your testimonial/);
    await user.clear(field);
    await user.type(field, 'Short');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await user.click(await screen.findByRole('link', { name: sentence }));
    expect(document.activeElement).toBe(screen.getByLabelText(/^Your testimonial/));
    expect(screen.getByLabelText(/^Your testimonial/)).toHaveProperty('value', 'Short');
  });

  test('withdraws after a second press, and says that it is deleted', async () => {
    const { user, calls } = await open();
    expect(document.querySelector('details')?.open).toBe(false);
    await user.click(screen.getByText('Withdraw it'));
    await user.click(screen.getByRole('button', { name: 'Withdraw my testimonial' }));
    expect(await screen.findByText('Your testimonial is deleted.')).toBeTruthy();
    expect(calls.at(-1)).toMatchObject({ path: '/testimonials/yours/withdraw', body: { token: TOKEN } });
    expect(screen.queryByRole('heading', { name: 'Correct it' })).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Your testimonial' }));
  });

  test('says when the link leads nowhere, and takes another', async () => {
    let known = false;
    const answering: Answering = ({ path }) => {
      if (path !== '/testimonials/yours') return undefined;
      return known ? Response.json(yours()) : problem(404, 'This link does not lead to a testimonial.');
    };
    await setHash('nonsense');
    await livePage('/testimonials/yours', YourTestimonialPage, { answering });
    expect(await screen.findByText('This link does not lead to a testimonial.')).toBeTruthy();
    known = true;
    const user = userEvent.setup();
    await user.type(screen.getByLabelText('Your private link'), URL);
    await user.click(screen.getByRole('button', { name: 'Show my testimonial' }));
    expect(await screen.findByRole('heading', { name: 'Correct it' })).toBeTruthy();
  });

  test('shows what staff have taken out, and who can see a picture', async () => {
    const answering: Answering = ({ path }) =>
      path === '/testimonials/yours'
        ? Response.json(yours({ publicContent: 'The lift came.', hasImage: true, status: 'pending' }))
        : undefined;
    await open(answering);
    expect(screen.getByText('The lift came.')).toBeTruthy();
    expect(screen.getByText(/nobody but our staff can see it/)).toBeTruthy();
    expect(screen.getByRole('checkbox', { name: /my picture/ })).toHaveProperty('checked', false);
  });
});

describe('without scripts', () => {
  test('the page asks for the link, posts it, and is left out of search engines', async () => {
    const { main, meta } = await publicPage('/testimonials/yours');
    const form = main.querySelector('form');
    expect(form?.getAttribute('method')).toBe('post');
    expect(form?.getAttribute('action')).toBe('/testimonials/yours');
    expect(main.querySelector('button[name=do]')?.getAttribute('value')).toBe('see');
    expect(meta.indexed).toBe(false);
  });

  test('the answer has the forms with the token in them, and nothing asks again', async () => {
    const submitted = { values: { token: TOKEN }, errors: {}, yours: { testimonial: yours(), done: null } };
    let plain = '';
    const { calls } = await livePage('/testimonials/yours', YourTestimonialPage, {
      submitted,
      before: (root) => (plain = root.innerHTML),
    });
    const page = new DOMParser().parseFromString(plain, 'text/html');
    const tokens = [...page.querySelectorAll('input[name=token]')].map((input) => input.getAttribute('value'));
    expect(tokens).toEqual([TOKEN, TOKEN]);
    expect([...page.querySelectorAll('button[name=do]')].map((button) => button.getAttribute('value'))).toEqual([
      'save',
      'withdraw',
    ]);
    expect(calls).toEqual([]);
  });

  test('a refused correction shows what was typed, beside the testimonial', async () => {
    const sentence = 'Testimonial must be at least 20 characters long';
    await livePage('/testimonials/yours', YourTestimonialPage, {
      submitted: {
        values: { token: TOKEN, do: 'save', content: 'Short', consentTo: ['health'] },
        errors: { content: sentence },
        yours: { testimonial: yours(), done: null },
      },
    });
    expect(screen.getByLabelText(/^Your testimonial/)).toHaveProperty('value', 'Short');
    expect(screen.getByRole('link', { name: sentence })).toBeTruthy();
    expect(screen.getByRole('checkbox', { name: /publish my words/ })).toHaveProperty('checked', false);
    expect(screen.getByRole('checkbox', { name: /about my health/ })).toHaveProperty('checked', true);
  });
});

describe('the private link after sending', () => {
  test('is shown with the thanks, without scripts too', async () => {
    let plain = '';
    await livePage('/testimonials', TestimonialsPage, {
      submitted: { values: {}, errors: {}, sent: 'waiting', manageUrl: URL },
      before: (root) => (plain = root.innerHTML),
    });
    const page = new DOMParser().parseFromString(plain, 'text/html');
    expect(links(page.querySelector('.private-link') ?? page)).toEqual([URL]);
    expect(words(page.querySelector('.private-link'))).toContain('Keep this private link.');
    expect(screen.getByRole('button', { name: 'Copy link' })).toBeTruthy();
  });

  test('is shown in the alert, and copied', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    const answering: Answering = ({ path, method }) => {
      if (path === '/testimonials/auto-review')
        return Response.json({ isAppropriate: true, feedback: 'Good.', confidenceScore: 0.9 });
      if (path !== '/testimonials' || method !== 'POST') return undefined;
      const sent = { id: 't'.repeat(22), name: 'Anonymous', content: CONTENT, imageUrl: null, isApproved: false };
      return Response.json({ ...sent, status: 'pending', createdAt: '2026-11-20T12:00:00.000Z', manageUrl: URL });
    };
    await livePage('/testimonials?write=1', TestimonialsPage, { answering });
    const user = userEvent.setup();
    await user.type(screen.getByLabelText(/^Your testimonial/), CONTENT);
    for (const name of [/publish my words/, /about my health/])
      await user.click(screen.getByRole('checkbox', { name }));
    await user.click(screen.getByRole('button', { name: /Submit Testimonial|Reviewing/ }));
    const said = within(await screen.findByRole('alertdialog', {}, { timeout: 4000 }));
    expect(said.getByRole('link').getAttribute('href')).toBe(URL);
    await user.click(said.getByRole('button', { name: 'Copy link' }));
    await waitFor(() => expect(said.getByText('Copied.')).toBeTruthy());
    expect(await navigator.clipboard.readText()).toBe(URL);
    vi.mocked(console.warn).mockRestore();
    localStorage.clear();
  });
});

import { cleanup, screen } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { KEY_FIELD } from '#contract/calls/sent-once.ts';
import { CONSENT_VERSION } from '#contract/testimonials/testimonials.ts';
import { TestimonialsPage } from '#site/pages/testimonials/TestimonialsPage.tsx';
import { livePage } from '../../support/live-page.tsx';
import { setUpPerson } from '../../support/person.ts';
import { links, publicPage, words } from '../../support/public-page.ts';
import { addApprovedStory, made } from '../../support/records.ts';
import { screenApi } from '../../support/screen-api.ts';

afterEach(() => {
  cleanup();
  document.body.innerHTML = '';
});

const LIST = ['GET', '/api/testimonials/approved'] as const;
const INTERNAL = 'Something went wrong on our side. Please try again.';

/** An API with so many published testimonials, by `Nuala 1` to `Nuala n`. */
const withStories = async (count: number) => {
  const api = screenApi();
  for (let at = 1; at <= count; at += 1) await addApprovedStory(api, { name: `Nuala ${at}` }, { minutesAgo: 60 - at });
  return api;
};

describe('the list', () => {
  test('shows six on a page and leads to the other pages', async () => {
    const { main } = await publicPage('/testimonials?page=2', await withStories(14));
    expect([...main.querySelectorAll('.note cite')].map(words)).toEqual([
      'Nuala 8',
      'Nuala 7',
      'Nuala 6',
      'Nuala 5',
      'Nuala 4',
      'Nuala 3',
    ]);
    const pager = main.querySelector('.pager');
    if (!pager) throw new Error('There is no paging.');
    expect(words(pager)).toBe('Previous123Next');
    expect(links(pager)).toEqual([
      '/testimonials',
      '/testimonials',
      '/testimonials?page=2',
      '/testimonials?page=3',
      '/testimonials?page=3',
    ]);
  });

  test('says of a text that staff edited for privacy that it was, and of no other', async () => {
    const api = await withStories(1);
    const id = await addApprovedStory(api);
    const json = { content: 'The driver was kind, and my mother was never alone.' };
    made(await api.call('put', `/testimonials/${id}/redaction`, { as: await api.staff(), json }));
    const { main } = await publicPage('/testimonials', api);
    const notes = [...main.querySelectorAll('.note')].map(words);
    expect(notes[0]).toContain('Edited for privacy');
    expect(notes[1]).not.toContain('Edited for privacy');
  });

  test('says so when there is none yet, and where a page is empty', async () => {
    const none = await publicPage('/testimonials');
    expect(words(none.main)).toContain('No testimonials have been published yet. Be the first to share your story!');
    const beyond = await publicPage('/testimonials?page=9', await withStories(1));
    expect(words(beyond.main)).toContain('There are no testimonials on this page.');
  });

  test('says that it failed and tries again', async () => {
    const api = await withStories(1);
    const repair = api.line.failAll(...LIST, 500);
    let plain = '';
    await livePage('/testimonials', TestimonialsPage, { api, before: (root) => (plain = root.innerHTML) });
    const page = new DOMParser().parseFromString(plain, 'text/html');
    expect(words(page.querySelector('[role=alert] p'))).toBe(INTERNAL);
    expect(screen.getByRole('alert').textContent).toContain(INTERNAL);
    expect(screen.getAllByRole('heading', { name: 'Failed to Load Testimonials' })).toHaveLength(1);
    repair();
    await setUpPerson().click(screen.getByRole('button', { name: 'Try again' }));
    await screen.findByText('Nuala 1');
    expect(screen.queryByRole('heading', { name: 'Failed to Load Testimonials' })).toBeNull();
  });

  test('shows the same sentence of the server from the server on, and nothing of the answer around it', async () => {
    const api = screenApi();
    api.line.failAll(...LIST, 500);
    const { html, data, main } = await publicPage('/testimonials', api);
    expect(words(main.querySelector('[role=alert] p'))).toBe(INTERNAL);
    expect(html).not.toContain('HTTP 500');
    expect(JSON.stringify(data)).not.toContain('HTTP 500');
  });

  test.each([
    ['no words but those of the browser', 'offline' as const],
    ['an answer that is not for people', new Response('<h1>502 Bad Gateway</h1>', { status: 502 })],
    ['an answer without a sentence', Response.json({ code: 'internal' }, { status: 500 })],
  ])('has words for an error with %s', async (_, trouble) => {
    const api = screenApi();
    api.line.failAll(...LIST, trouble);
    let plain = '';
    await livePage('/testimonials', TestimonialsPage, { api, before: (root) => (plain = root.innerHTML) });
    const sentence = 'Unknown error occurred while loading testimonials.';
    expect(plain).toContain(sentence);
    expect(words(screen.getByText(sentence))).toBe(sentence);
  });
});

describe('without scripts', () => {
  test('the form stands in the page and posts with the names of the call', async () => {
    const { main, html } = await publicPage('/testimonials?write=1');
    const form = main.querySelector('#write form');
    expect(form?.getAttribute('method')).toBe('post');
    expect(form?.getAttribute('action')).toBe('/testimonials#write');
    expect(form?.getAttribute('enctype')).toBe('multipart/form-data');
    const names = [...(form?.querySelectorAll('[name]') ?? [])].map((field) => field.getAttribute('name'));
    expect(new Set(names)).toEqual(
      new Set(['name', 'email', 'content', 'image', 'consent', 'consentTo', 'website', 'whose', KEY_FIELD]),
    );
    const button = main.querySelector('#write [type=submit]');
    expect(button?.getAttribute('form')).toBe(form?.id);
    expect(html).not.toMatch(/\sstyle=/);
    const opener = main.querySelector('form[method=get][action="/testimonials#write"] button[name=write]');
    expect(words(opener)).toBe('Write a Testimonial');
  });

  test('the answer shows what was sent, with the errors', async () => {
    await livePage('/testimonials?write=1', TestimonialsPage, {
      posted: { name: 'Nuala', content: 'Thanks', consentTo: ['publication'] },
    });
    expect(screen.getByLabelText(/^Your testimonial/)).toHaveProperty('value', 'Thanks');
    expect(screen.getAllByRole('link', { name: 'Testimonial must be at least 20 characters long' })).toHaveLength(1);
    expect(screen.getByRole('checkbox', { name: /publish my words/ })).toHaveProperty('checked', true);
  });

  test('what was typed before the scripts came is taken over', async () => {
    await livePage('/testimonials?write=1', TestimonialsPage, {
      before: (root) => {
        const field = root.querySelector<HTMLTextAreaElement>('[name=content]');
        if (!field) throw new Error('The plain form has no text.');
        field.value = 'Thank you for the lift.';
        field.focus();
      },
    });
    const field = screen.getByLabelText(/^Your testimonial/);
    expect(field).toHaveProperty('value', 'Thank you for the lift.');
    expect(document.activeElement).toBe(field);
    expect(screen.getAllByText(/23 of 5,000 characters/)).toHaveLength(1);
  });

  const whole = {
    content: 'Thank you for the lift to hospital.',
    consent: CONSENT_VERSION,
    consentTo: ['publication', 'health'],
    whose: 'own',
  };

  test('it is thanked for when it was taken', async () => {
    const { api } = await livePage('/testimonials', TestimonialsPage, { posted: whole });
    expect(screen.getAllByText(/submitted for review/)).toHaveLength(1);
    expect(document.querySelector('form[method=post]')).toBeNull();
    expect(api.deps.store.data.testimonials.count('status', 'pending')).toBe(1);
  });

  test('a sentence about the whole stands above the form', async () => {
    const api = screenApi();
    for (let time = 0; time < 30; time += 1) await api.deps.attempts.use('submission', 'sender');
    const message = 'Too many attempts. Please try again in 10 minutes.';
    await livePage('/testimonials', TestimonialsPage, {
      api,
      posted: whole,
      before: (root) => expect(words(root.querySelector('[role=alert]'))).toBe(message),
    });
    const alert = screen.getByRole('alert');
    expect(words(alert)).toBe(message);
    const form = screen.getByRole('heading', { name: 'Write a Testimonial' });
    expect(alert.compareDocumentPosition(form)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });
});

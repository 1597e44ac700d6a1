import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, test } from 'vitest';
import { TestimonialsPage } from '#site/pages/testimonials/TestimonialsPage.tsx';
import { livePage, problem } from '../../support/live-page.tsx';
import { links, publicPage, words } from '../../support/public-page.ts';

afterEach(() => {
  cleanup();
  document.body.innerHTML = '';
  localStorage.clear();
});

const testimonial = (at: number) => ({
  id: `${at}`.repeat(22).slice(0, 22),
  name: `Nuala ${at}`,
  content: 'Thank you for the lift to hospital.',
  imageUrl: null,
  createdAt: '2026-09-01T10:00:00.000Z',
  approvedAt: '2026-09-18T10:00:00.000Z',
});
const list = (total: number, rows: number) => ({
  '/testimonials/approved': { testimonials: Array.from({ length: rows }, (_, at) => testimonial(at + 1)), total },
});

describe('the list', () => {
  test('asks for six and leads to the other pages', async () => {
    const { main, asked } = await publicPage('/testimonials?page=2', list(14, 6));
    expect(asked).toContain('/testimonials/approved?page=2&pageSize=6');
    expect(main.querySelectorAll('.note')).toHaveLength(6);
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
    const testimonials = [{ ...testimonial(1), edited: true }, testimonial(2)];
    const { main } = await publicPage('/testimonials', { '/testimonials/approved': { testimonials, total: 2 } });
    const notes = [...main.querySelectorAll('.note')].map(words);
    expect(notes[0]).toContain('Edited for privacy');
    expect(notes[1]).not.toContain('Edited for privacy');
  });

  test('says so when there is none yet, and where a page is empty', async () => {
    const none = await publicPage('/testimonials', list(0, 0));
    expect(words(none.main)).toContain('No testimonials have been published yet. Be the first to share your story!');
    const beyond = await publicPage('/testimonials?page=9', list(7, 0));
    expect(words(beyond.main)).toContain('There are no testimonials on this page.');
  });

  test('says that it failed and tries again', async () => {
    let broken = true;
    const answering = ({ path }: { path: string }) => {
      if (!path.startsWith('/testimonials/approved')) return undefined;
      return broken ? problem(500, 'Something broke.') : Response.json(list(1, 1)['/testimonials/approved']);
    };
    let plain = '';
    await livePage('/testimonials', TestimonialsPage, { answering, before: (root) => (plain = root.innerHTML) });
    const page = new DOMParser().parseFromString(plain, 'text/html');
    expect(words(page.querySelector('[role=alert] p'))).toBe('Something broke.');
    expect(screen.getByRole('heading', { name: 'Failed to Load Testimonials' })).toBeTruthy();
    expect(screen.getByText('Something broke.')).toBeTruthy();
    broken = false;
    await userEvent.setup().click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Nuala 1')).toBeTruthy();
  });

  test('shows the same sentence of the server from the server on, and nothing of the answer around it', async () => {
    const { html, data, main } = await publicPage('/testimonials', { '/testimonials/approved': 500 });
    expect(words(main.querySelector('[role=alert] p'))).toBe('Something broke.');
    expect(html).not.toContain('HTTP 500');
    expect(JSON.stringify(data)).not.toContain('HTTP 500');
  });

  test.each([
    ['no words', () => new Error('')],
    ['words for programmers', () => new TypeError('Failed to fetch')],
    ['an answer that is not for people', () => new Response('<h1>502 Bad Gateway</h1>', { status: 502 })],
    ['an answer without a sentence', () => Response.json({ code: 'internal' }, { status: 500 })],
  ])('has words for an error with %s', async (_, failure) => {
    const answering = ({ path }: { path: string }) => {
      if (!path.startsWith('/testimonials/approved')) return undefined;
      const answer = failure();
      if (answer instanceof Error) throw answer;
      return answer;
    };
    let plain = '';
    await livePage('/testimonials', TestimonialsPage, { answering, before: (root) => (plain = root.innerHTML) });
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
    expect(new Set(names)).toEqual(new Set(['name', 'email', 'content', 'image', 'consent', 'consentTo', 'website']));
    const button = main.querySelector('#write [type=submit]');
    expect(button?.getAttribute('form')).toBe(form?.id);
    expect(html).not.toMatch(/\sstyle=/);
    expect(main.querySelector('form[method=get][action="/testimonials#write"] button[name=write]')).toBeTruthy();
  });

  test('the answer shows what was sent, with the errors', async () => {
    const submitted = {
      values: { name: 'Nuala', content: 'Thanks', consentTo: ['publication'] },
      errors: { content: 'Testimonial must be at least 20 characters long' },
    };
    await livePage('/testimonials?write=1', TestimonialsPage, { submitted });
    expect(screen.getByLabelText(/^Your testimonial/)).toHaveProperty('value', 'Thanks');
    expect(screen.getByRole('link', { name: 'Testimonial must be at least 20 characters long' })).toBeTruthy();
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
    expect(screen.getByText(/23 of 5,000 characters/)).toBeTruthy();
  });

  test('it is thanked for when it was taken', async () => {
    await livePage('/testimonials', TestimonialsPage, { submitted: { values: {}, errors: {}, sent: 'waiting' } });
    expect(screen.getByText(/submitted for review/)).toBeTruthy();
    expect(document.querySelector('form[method=post]')).toBeNull();
  });

  test('a sentence about the whole stands above the form, or above the thanks', async () => {
    const message = 'You have sent a lot in a short time. Please wait ten minutes and try again.';
    const submitted = { values: { content: 'Thanks' }, errors: {}, message };
    await livePage('/testimonials', TestimonialsPage, {
      submitted,
      before: (root) => expect(words(root.querySelector('[role=alert]'))).toBe(message),
    });
    const alert = screen.getByRole('alert');
    expect(words(alert)).toBe(message);
    const form = screen.getByRole('heading', { name: 'Write a Testimonial' });
    expect(alert.compareDocumentPosition(form)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    cleanup();
    document.body.innerHTML = '';
    await livePage('/testimonials', TestimonialsPage, { submitted: { ...submitted, sent: 'waiting' } });
    const thanks = screen.getByText(/submitted for review/);
    expect(screen.getByRole('alert').compareDocumentPosition(thanks)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });
});

import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { TestimonialsPage } from '#site/pages/testimonials/TestimonialsPage.tsx';
import { type Answering, livePage, picture, problem } from '../../support/live-page.tsx';

const content = 'The lift to hospital came every Tuesday.';
const sent = (status: 'pending' | 'approved' = 'pending') => ({
  id: 't'.repeat(22),
  name: 'Nuala',
  content,
  imageUrl: null,
  isApproved: status === 'approved',
  status,
  createdAt: '2026-11-20T12:00:00.000Z',
});
const good = { isAppropriate: true, feedback: 'Clear and kind.', confidenceScore: 0.94 };
const bad = {
  isAppropriate: false,
  feedback: 'There is a phone number in it.',
  suggestedChanges: 'Ring them on […], they always answer.',
  confidenceScore: 0.88,
};
const answers =
  (review: unknown = good, submission: () => Response = () => Response.json(sent(), { status: 201 })): Answering =>
  ({ path, method }) => {
    if (path === '/testimonials/auto-review')
      return review instanceof Response ? review.clone() : Response.json(review);
    return path === '/testimonials' && method === 'POST' ? submission() : undefined;
  };

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  vi.spyOn(console, 'warn').mockImplementation(() => {});
});
afterEach(() => {
  cleanup();
  document.body.innerHTML = '';
  localStorage.clear();
  vi.mocked(console.warn).mockRestore();
  vi.useRealTimers();
});

const open = async (answering: Answering = answers(), address = '/testimonials') => {
  const page = await livePage(address, TestimonialsPage, { answering });
  const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime, applyAccept: false });
  const [link] = screen.getAllByRole('button', { name: 'Write a Testimonial' });
  if (!link) throw new Error('There is no link to the form.');
  await user.click(link);
  return { ...page, user, link };
};
const rest = (milliseconds = 800) => act(() => vi.advanceTimersByTimeAsync(milliseconds));
const write = (text: string) =>
  fireEvent.change(screen.getByLabelText(/^Your testimonial/), { target: { value: text } });
const agree = (topic: RegExp) => fireEvent.click(screen.getByRole('checkbox', { name: topic }));
const agreeToAll = () => {
  agree(/publish my words/);
  agree(/about my health/);
};
const submit = () => screen.getByRole('button', { name: /Submit Testimonial|Please revise|Submitting|Reviewing/ });
const review = () => document.querySelector('#testimonial-review');

describe('the dialog', () => {
  test('opens above the page with the focus on its title, and gives the focus back', async () => {
    const { user, link } = await open();
    const dialog = screen.getByRole('dialog', { name: 'Write a Testimonial' });
    expect(document.activeElement).toBe(within(dialog).getByRole('heading', { name: 'Write a Testimonial' }));
    await user.click(within(dialog).getByRole('button', { name: 'Cancel' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(document.activeElement).toBe(link);
  });

  test('names what is missing, and forgets it when it is mended', async () => {
    const { user } = await open();
    fireEvent.change(screen.getByLabelText(/^Email/), { target: { value: 'nuala' } });
    await user.click(submit());
    const box = screen.getAllByRole('alert')[0];
    expect(document.activeElement).toBe(box);
    expect(screen.getAllByText('Please enter a valid email address')).toHaveLength(2);
    expect(screen.getAllByText('Testimonial content is required')).toHaveLength(2);
    expect(screen.getAllByText('Please agree that we may publish your words')).toHaveLength(2);
    write('Thank you.');
    expect(screen.queryByText('Testimonial content is required')).toBeNull();
    await user.click(submit());
    expect(screen.getAllByText('Testimonial must be at least 20 characters long')).toHaveLength(2);
    await user.click(screen.getByRole('link', { name: 'Please agree that we may publish your words' }));
    expect(document.activeElement).toBe(screen.getByRole('checkbox', { name: /publish my words/ }));
  });

  test('has a field that only robots find', async () => {
    await open();
    const trap = document.querySelector('[name=website]');
    expect(trap?.getAttribute('tabindex')).toBe('-1');
    expect(trap?.getAttribute('autocomplete')).toBe('off');
    expect(trap?.closest('[aria-hidden=true]')?.className).toBe('sr');
  });

  test('refuses pictures with the specification’s sentences, shows one and removes it', async () => {
    const { user } = await open();
    const input = screen.getByLabelText(/^Picture/);
    const close = () => user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Close' }));
    await user.upload(input, picture('a.gif', 'image/gif'));
    expect(screen.getByText('Please select a valid image file (JPEG, PNG, or WebP)')).toBeTruthy();
    await close();
    await user.upload(input, picture('a.png', 'image/png', 5 * 1024 * 1024));
    expect(screen.getByText('Image file size must be less than 5MB')).toBeTruthy();
    await close();
    expect(screen.queryByRole('checkbox', { name: /my picture/ })).toBeNull();
    await user.upload(input, picture('garden.jpg'));
    expect(screen.getByText('garden.jpg')).toBeTruthy();
    expect(screen.getByRole('checkbox', { name: /my picture/ })).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Remove garden.jpg' }));
    expect(screen.queryByText('garden.jpg')).toBeNull();
  });
});

describe('the automatic review', () => {
  test('asks once, when typing has rested for 800 ms and the text is long enough', async () => {
    const { calls } = await open();
    const asked = () => calls.filter(({ path }) => path === '/testimonials/auto-review');
    write('Too short');
    await rest(2000);
    expect(asked()).toHaveLength(0);
    write(`${content} It`);
    await rest(400);
    write(content);
    await rest(400);
    expect(asked()).toHaveLength(0);
    await rest(500);
    expect(asked().map(({ body }) => body)).toEqual([{ content }]);
    expect(review()?.textContent).toContain('Clear and kind.');
    expect(review()?.textContent).toContain('Confidence 94%');
  });

  test('disables the button until the text is edited, and offers its wording', async () => {
    const { user, calls } = await open(answers(bad));
    write(content);
    await rest();
    expect(submit()).toHaveProperty('disabled', true);
    expect(submit().textContent).toBe('Please revise content above');
    expect(review()?.textContent).toContain('There is a phone number in it.');
    await user.click(screen.getByRole('button', { name: 'Use this wording' }));
    expect(screen.getByLabelText(/^Your testimonial/)).toHaveProperty('value', bad.suggestedChanges);
    expect(submit()).toHaveProperty('disabled', false);
    await rest();
    expect(calls.filter(({ path }) => path === '/testimonials/auto-review')).toHaveLength(2);
  });

  test('that cannot be reached says so, and the text can be sent', async () => {
    await open(answers(problem(503, 'Not now.')));
    write(content);
    await rest();
    expect(review()?.textContent).toContain(
      'Review service temporarily unavailable. Content will be manually reviewed.',
    );
    expect(review()?.textContent).toContain('Confidence 0%');
    expect(submit()).toHaveProperty('disabled', false);
  });

  test('is waited for when somebody submits at once; a refusal leads back to the text', async () => {
    const { user, calls } = await open(answers(bad));
    write(content);
    agreeToAll();
    await user.click(submit());
    await rest(10);
    expect(calls.some(({ path }) => path === '/testimonials')).toBe(false);
    expect(submit().textContent).toBe('Please revise content above');
    expect(document.activeElement).toBe(screen.getByLabelText(/^Your testimonial/));
  });
});

describe('sending', () => {
  test('sends the fields and what was agreed to, closes and says that it will be reviewed', async () => {
    const { user, calls } = await open();
    write(content);
    fireEvent.change(screen.getByLabelText(/^Name/), { target: { value: 'Nuala' } });
    await user.upload(screen.getByLabelText(/^Picture/), picture('garden.jpg'));
    agreeToAll();
    agree(/my name/);
    agree(/my picture/);
    await user.click(submit());
    await rest(10);
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.getByText(/Thank you, Nuala. Your testimonial was submitted for review/)).toBeTruthy();
    const form = calls.find(({ path }) => path === '/testimonials')?.body;
    if (!(form instanceof FormData)) throw new Error('No form was sent.');
    expect(form.get('content')).toBe(content);
    expect(form.get('name')).toBe('Nuala');
    expect(form.get('consent')).toBe('2026-11');
    expect([...form.getAll('consentTo')].sort()).toEqual(['health', 'name', 'photo', 'publication']);
    expect(form.get('image')).toBeInstanceOf(File);
    expect(calls.some(({ path }) => path.startsWith('/testimonials/approved'))).toBe(true);
    expect(localStorage.getItem('draft.testimonial')).toBeNull();
  });

  test('from the form in the page gives the focus to the list when its alert is closed', async () => {
    await livePage('/testimonials?write=1', TestimonialsPage, { answering: answers() });
    const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime });
    write(content);
    agreeToAll();
    await user.click(submit());
    await rest(10);
    expect(screen.queryByLabelText(/^Your testimonial/)).toBeNull();
    const said = screen.getByRole('alertdialog');
    expect(said.contains(document.activeElement)).toBe(true);
    await user.click(within(said).getByRole('button', { name: 'Close' }));
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Published testimonials' }));
  });

  test('says when it was approved and is live at once', async () => {
    const { user } = await open(answers(good, () => Response.json(sent('approved'), { status: 201 })));
    write(content);
    agreeToAll();
    await user.click(submit());
    await rest(10);
    expect(screen.getByText(/approved and is live at once/)).toBeTruthy();
  });

  test('an error shows the server’s sentence and keeps everything', async () => {
    const refused = () => problem(429, 'Please wait ten minutes and try again.');
    const { user } = await open(answers(good, refused));
    write(content);
    agreeToAll();
    await user.click(submit());
    await rest(10);
    expect(screen.getByText('Please wait ten minutes and try again.')).toBeTruthy();
    expect(screen.getByLabelText(/^Your testimonial/)).toHaveProperty('value', content);
    const [, error] = vi.mocked(console.warn).mock.calls.at(-1) ?? [];
    expect(error).toHaveProperty('message', expect.stringMatching(/^HTTP 429: \{/));
  });
});

describe('the draft', () => {
  test('is there again when the form is opened again, and can be dropped', async () => {
    const { user, link } = await open();
    write(content);
    agree(/publish my words/);
    await rest(10);
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    await user.click(link);
    await rest(10);
    expect(screen.getByText('We kept what you wrote earlier')).toBeTruthy();
    expect(screen.getByLabelText(/^Your testimonial/)).toHaveProperty('value', content);
    expect(screen.getByRole('checkbox', { name: /publish my words/ })).toHaveProperty('checked', true);
    await user.click(screen.getByRole('button', { name: 'Start again' }));
    expect(screen.getByLabelText(/^Your testimonial/)).toHaveProperty('value', '');
  });
});

import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createReviewer } from '#api/review/automatic-reviewer.ts';
import { CONSENT_VERSION } from '#contract/testimonials/testimonials.ts';
import { TestimonialsPage } from '#site/pages/testimonials/TestimonialsPage.tsx';
import { testDeps } from '../../support/deps.ts';
import { livePage } from '../../support/live-page.tsx';
import { setUpPerson } from '../../support/person.ts';
import { screenApi } from '../../support/screen-api.ts';
import { photo } from '../../support/submissions.ts';

const content = 'The lift to hospital came every Tuesday, and my mother was never late.';
const REVIEW = ['POST', '/api/testimonials/auto-review'] as const;
const SUBMIT = ['POST', '/api/testimonials'] as const;
/** What the review says of a text. */
const reviewOf = (text: string) => createReviewer().review(text).result;
const bad = 'Ring the driver on 087 123 4567, she always answers and comes on time.';

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  vi.spyOn(console, 'warn').mockImplementation(() => {});
});
afterEach(() => {
  cleanup();
  document.body.innerHTML = '';
  vi.mocked(console.warn).mockRestore();
  vi.useRealTimers();
});

const open = async (api = screenApi(), posted?: NonNullable<Parameters<typeof livePage>[2]>['posted']) => {
  const page = await livePage('/testimonials', TestimonialsPage, { api, posted });
  const user = setUpPerson({ advanceTimers: vi.advanceTimersByTime, applyAccept: false });
  const [link] = screen.getAllByRole('button', { name: 'Write a Testimonial' });
  if (!link) throw new Error('There is no link to the form.');
  await user.click(link);
  return { ...page, user, link };
};
const rest = (milliseconds = 800) => act(() => vi.advanceTimersByTimeAsync(milliseconds));
const field = () => screen.getByLabelText(/^Your testimonial/);
const write = (text: string) => fireEvent.change(field(), { target: { value: text } });
const agree = (topic: RegExp) => fireEvent.click(screen.getByRole('checkbox', { name: topic }));
const choose = (whose: RegExp) => fireEvent.click(screen.getByRole('radio', { name: whose }));
const agreeToAll = () => {
  agree(/publish my words/);
  choose(/My own/);
  // Asked only where the text speaks of it.
  if (screen.queryByRole('checkbox', { name: /about my health/ })) agree(/about my health/);
};
const submit = () => screen.getByRole('button', { name: /Submit Testimonial|Please revise|Submitting|Reviewing/ });
const review = () => document.querySelector('#testimonial-review')?.textContent ?? '';
const kept = (api: ReturnType<typeof screenApi>) => [...api.deps.store.data.testimonials.all()];

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
    const said = () => screen.findByRole('alertdialog');
    const close = async () => user.click(within(await said()).getByRole('button', { name: 'Close' }));
    await user.upload(input, photo('a.gif', { type: 'image/gif' }));
    expect((await said()).textContent).toContain('Please select a valid image file (JPEG, PNG, or WebP)');
    await close();
    expect(screen.queryByRole('alertdialog')).toBeNull();
    await user.upload(input, photo('a.png', { type: 'image/png', bytes: 5 * 1024 * 1024 }));
    expect((await said()).textContent).toContain('Image file size must be less than 5MB');
    await close();
    expect(screen.queryByRole('checkbox', { name: /my picture/ })).toBeNull();
    await user.upload(input, photo('garden.jpg'));
    expect(await screen.findByRole('checkbox', { name: /my picture/ })).toHaveProperty('checked', false);
    await user.click(screen.getByRole('button', { name: 'Remove garden.jpg' }));
    expect(screen.queryByText('garden.jpg')).toBeNull();
    expect(screen.queryByRole('checkbox', { name: /my picture/ })).toBeNull();
  });
});

describe('the automatic review', () => {
  test('asks once, when typing has rested for 800 ms and the text is long enough', async () => {
    const { line } = await open();
    write('Too short');
    await rest(2000);
    expect(line.made(...REVIEW)).toHaveLength(0);
    write(`${content} It`);
    await rest(400);
    write(content);
    await rest(400);
    expect(line.made(...REVIEW)).toHaveLength(0);
    await rest(500);
    expect(line.made(...REVIEW)).toHaveLength(1);
    await waitFor(() => expect(review()).toContain(reviewOf(content).feedback));
    expect(review()).not.toMatch(/\d%/);
  });

  test('disables the button until the text is edited, and offers its wording', async () => {
    const { user, line } = await open();
    write(bad);
    await rest();
    await waitFor(() => expect(submit().textContent).toBe('Please revise content above'));
    expect(submit()).toHaveProperty('disabled', true);
    const why = document.getElementById(submit().getAttribute('aria-describedby') ?? '');
    expect(why?.textContent).toBe(reviewOf(bad).feedback);
    expect(review()).toContain(reviewOf(bad).feedback);
    await user.click(screen.getByRole('button', { name: 'Use this wording' }));
    expect(field()).toHaveProperty('value', reviewOf(bad).suggestedChanges);
    expect(field()).not.toHaveProperty('value', expect.stringContaining('087'));
    expect(submit()).toHaveProperty('disabled', false);
    await rest();
    expect(line.made(...REVIEW)).toHaveLength(2);
    await waitFor(() => expect(submit().textContent).toBe('Submit Testimonial'));
  });

  test('that cannot be reached says so, and the text can be sent', async () => {
    const { line } = await open();
    line.failNext(...REVIEW, 503);
    write(content);
    await rest();
    await waitFor(() =>
      expect(review()).toContain('Review service temporarily unavailable. Content will be manually reviewed.'),
    );
    expect(submit()).toHaveProperty('disabled', false);
  });

  test('is waited for when somebody submits at once; a refusal leads back to the text', async () => {
    const { user, api, line } = await open();
    const held = line.holdNext(...REVIEW);
    write(bad);
    agreeToAll();
    await user.click(submit());
    await held.sent;
    expect(submit().textContent).toBe('Reviewing…');
    held.release();
    await waitFor(() => expect(submit().textContent).toBe('Please revise content above'));
    expect(document.activeElement).toBe(field());
    expect(line.made(...SUBMIT)).toHaveLength(0);
    expect(kept(api)).toEqual([]);
  });
});

describe('words about health', () => {
  test('are agreed to in words that fit whose story it is', async () => {
    const { user, api } = await open();
    write('The kettle was always on when we came, and nobody was ever in a hurry.');
    expect(screen.getAllByRole('checkbox')).toHaveLength(1);
    write(content);
    agree(/publish my words/);
    await user.click(submit());
    await user.click(screen.getByRole('link', { name: 'Please say whose story it is' }));
    expect(document.activeElement).toBe(screen.getByRole('radio', { name: /My own/ }));
    choose(/Somebody else/);
    expect(screen.queryByText(/my health/)).toBeNull();
    screen.getByText(/a parent or guardian agrees for them/);
    agree(/has read these words and agrees/);
    choose(/has died/);
    screen.getByText('We are sorry for your loss, and glad you are writing.');
    await user.click(submit());
    expect(screen.getAllByText('Please say that the family has nothing against it')).toHaveLength(2);
    agree(/the family has nothing against it/);
    await user.click(submit());
    await screen.findByText(/submitted for review/);
    expect(kept(api)).toMatchObject([{ consent: { to: ['publication', 'health'], whose: 'died' } }]);
  });
});

describe('sending', () => {
  test('sends the fields and what was agreed to, closes and says that it will be reviewed', async () => {
    const { user, api, line } = await open();
    write(content);
    fireEvent.change(screen.getByLabelText(/^Name/), { target: { value: 'Nuala' } });
    await user.upload(screen.getByLabelText(/^Picture/), photo('garden.jpg'));
    agreeToAll();
    agree(/my name/);
    agree(/my picture/);
    await user.click(submit());
    await screen.findByText(/Thank you, Nuala. Your testimonial was submitted for review/);
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(kept(api)).toMatchObject([
      {
        content,
        name: 'Nuala',
        email: null,
        status: 'pending',
        picture: { width: 640, height: 480 },
        consent: { version: CONSENT_VERSION, to: ['publication', 'name', 'photo', 'health'] },
      },
    ]);
    await waitFor(() => expect(line.made('GET', '/api/testimonials/approved')).toHaveLength(1));
    expect(localStorage.getItem('draft.testimonial')).toBeNull();
  });

  test('says while it sends that it does, and sends once however often Submit is pressed', async () => {
    const { user, api, line } = await open();
    const held = line.holdNext(...SUBMIT);
    write(content);
    agreeToAll();
    await user.click(submit());
    await held.sent;
    expect(submit().textContent).toBe('Submitting…');
    await user.click(submit());
    held.release();
    await screen.findByText(/submitted for review/);
    expect(kept(api)).toHaveLength(1);
  });

  test('from the form in the page gives the focus to the list when its alert is closed', async () => {
    await livePage('/testimonials?write=1', TestimonialsPage);
    const user = setUpPerson({ advanceTimers: vi.advanceTimersByTime });
    write(content);
    agreeToAll();
    await user.click(submit());
    const said = await screen.findByRole('alertdialog');
    expect(screen.queryByLabelText(/^Your testimonial/)).toBeNull();
    expect(said.contains(document.activeElement)).toBe(true);
    await user.click(within(said).getByRole('button', { name: 'Close' }));
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Published testimonials' }));
  });

  test('says when it was approved and is live at once, and the list shows it', async () => {
    const { policy } = testDeps();
    const { user } = await open(screenApi({ policy: { ...policy, autoApprove: true } }));
    write(content);
    agreeToAll();
    await user.click(submit());
    await screen.findByText(/approved and is live at once/);
    await waitFor(() => expect(document.querySelector('.note blockquote')?.textContent).toBe(content));
  });

  test('an error shows the server’s sentence and keeps everything', async () => {
    const { user, api } = await open();
    for (let time = 0; time < 30; time += 1) await api.deps.attempts.use('submission', 'unknown');
    write(content);
    agreeToAll();
    await user.click(submit());
    await screen.findByText('Too many attempts. Please try again in 10 minutes.');
    expect(field()).toHaveProperty('value', content);
    const [, error] = vi.mocked(console.warn).mock.calls.at(-1) ?? [];
    expect(error).toHaveProperty('message', expect.stringMatching(/^HTTP 429: \{/));
  });
});

test('without a connection nothing is lost, and it is sent when the connection is back', async () => {
  const { user, api, line } = await open();
  write(content);
  agreeToAll();
  line.failNext('POST', '/api/testimonials', 'offline');
  await user.click(submit());
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Close' }));
  expect(screen.getByText('No connection. Nothing is lost.')).not.toBeNull();
  expect(field()).toHaveProperty('value', content);
  globalThis.dispatchEvent(new Event('online'));
  await waitFor(() => expect(kept(api)).toMatchObject([{ content }]));
});

test('it is sent when the server answers again, though no event told of the connection', async () => {
  const { user, api, line } = await open();
  write(content);
  agreeToAll();
  line.failNext(...SUBMIT, 'offline');
  await user.click(submit());
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Close' }));
  line.failNext('HEAD', '/api/health', 'offline');
  await rest(15_000);
  expect(line.made('HEAD', '/api/health')).toHaveLength(1);
  expect(line.made(...SUBMIT)).toHaveLength(1);
  await rest(15_000);
  await waitFor(() => expect(kept(api)).toMatchObject([{ content }]));
  await rest(30_000);
  expect([line.made('HEAD', '/api/health').length, line.made(...SUBMIT).length]).toEqual([2, 2]);
});

test.each([
  ['the text', () => write(`${content} Thank`)],
  ['a name', () => fireEvent.change(screen.getByLabelText(/^Name/), { target: { value: 'Nu' } })],
  ['an agreement', () => agree(/publish my words/)],
])('an edit of %s without a connection takes back that it is sent by itself', async (_what, edit) => {
  const { user, api, line } = await open();
  write(content);
  agreeToAll();
  line.failNext(...SUBMIT, 'offline');
  await user.click(submit());
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Close' }));
  const box = screen.getByLabelText<HTMLInputElement>('Send as soon as the connection is back');
  expect(box.checked).toBe(true);
  edit();
  expect(box.checked).toBe(false);
  act(() => void globalThis.dispatchEvent(new Event('online')));
  await waitFor(() => expect(screen.queryByText('No connection. Nothing is lost.')).toBeNull());
  await rest();
  expect(line.made(...SUBMIT)).toHaveLength(1);
  expect(kept(api)).toEqual([]);
});

describe('the draft', () => {
  test('is there again when the form is opened again, and can be dropped', async () => {
    const { user, link } = await open();
    write(content);
    agree(/publish my words/);
    await rest(10);
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    await user.click(link);
    await screen.findByText('We kept what you wrote earlier');
    expect(field()).toHaveProperty('value', content);
    expect(screen.getByRole('checkbox', { name: /publish my words/ })).toHaveProperty('checked', true);
    localStorage.setItem('sending.testimonial', 'sent-before-0001');
    await user.click(screen.getByRole('button', { name: 'Start again' }));
    expect(field()).toHaveProperty('value', '');
    expect(localStorage.getItem('sending.testimonial')).toBeNull();
    expect(screen.queryByText('We kept what you wrote earlier')).toBeNull();
  });
});

describe('the helplines and the question about names', () => {
  const inDistress = 'Since Noel went I want to die most days, and the shop was kind to me.';
  const named = 'Nurse Mary Kehoe told my sister about the weekly shopping. It came every Friday.';

  test('somebody in distress reads whom to ring at once, also while the text is changed, and can send', async () => {
    const { user, api } = await open();
    write(inDistress);
    await rest();
    const box = await screen.findByText('Are you safe just now?');
    expect(box.closest('.dialog__foot, .form__foot')?.contains(submit())).toBe(true);
    expect(review()).toContain('A person reads it first');
    expect(screen.getByRole('link', { name: '116 123' }).getAttribute('href')).toBe('tel:116123');
    expect(screen.getByRole('link', { name: 'HELLO to 50808' }).getAttribute('href')).toBe('sms:50808?body=HELLO');
    write(`${inDistress} Thank you.`);
    expect(box.isConnected).toBe(true);
    agreeToAll();
    await user.click(submit());
    await waitFor(() => expect(kept(api)).toHaveLength(1));
    expect(kept(api)[0]?.review.urgent).toBe(true);
    expect(document.activeElement?.textContent).toBe('Thank you for telling us.');
    expect(screen.getByRole('link', { name: '112 or 999' })).toBeDefined();
    expect(screen.getByText('Keep this private link.')).toBeDefined();
  });

  test('the numbers take the focus also where an earlier story was sent without scripts', async () => {
    const story = { content, consent: CONSENT_VERSION, consentTo: ['publication', 'health'], whose: 'own' };
    const { user } = await open(screenApi(), story);
    write(inDistress);
    await rest();
    agreeToAll();
    await user.click(submit());
    const thanks = await screen.findByRole('heading', { name: 'Thank you for telling us.' });
    expect(document.activeElement).toBe(thanks);
  });

  test('a few words are enough, before the review is asked', async () => {
    const { line } = await open();
    write('I want to die');
    expect(screen.getByRole('link', { name: '112 or 999' }).closest('.help--foot')).not.toBeNull();
    await rest();
    expect(line.made(...REVIEW)).toEqual([]);
  });

  test('who may be in danger is not held back by what else the review finds', async () => {
    const { user, api } = await open();
    write(`${inDistress} Ring me on 087 123 4567.`);
    await rest();
    await screen.findByText('Are you safe just now?');
    expect(submit()).toHaveProperty('disabled', false);
    expect(screen.queryByRole('button', { name: 'Use this wording' })).toBeNull();
    agreeToAll();
    await user.click(submit());
    await waitFor(() => expect(kept(api)).toHaveLength(1));
  });

  test('the helplines go when the text no longer speaks of it', async () => {
    await open();
    write(inDistress);
    await rest();
    await screen.findByText('Are you safe just now?');
    write(content);
    await rest();
    await waitFor(() => expect(screen.queryByText('Are you safe just now?')).toBeNull());
  });

  test('who is named is asked about kindly: the permission is sent along', async () => {
    const { user, api } = await open();
    write(named);
    await rest();
    await screen.findByText(/You wrote “Nurse Mary Kehoe”/);
    expect(review()).toContain('Nothing to change');
    await user.click(screen.getByRole('checkbox', { name: 'I have their permission' }));
    agreeToAll();
    await user.click(submit());
    await waitFor(() => expect(kept(api)).toHaveLength(1));
    expect(kept(api)[0]?.namedAgreed).toBe(true);
  });

  test('one press writes the text without names; a permission does not count for another name', async () => {
    const { user } = await open();
    write(named);
    await rest();
    await user.click(await screen.findByRole('checkbox', { name: 'I have their permission' }));
    write(named.replace('Mary Kehoe', 'Una Walsh'));
    await rest();
    const box = await screen.findByRole('checkbox', { name: 'I have their permission' });
    expect((box as HTMLInputElement).checked).toBe(false);
    await user.click(screen.getByRole('button', { name: 'Write it without names' }));
    expect((field() as HTMLTextAreaElement).value).toMatch(/^A nurse told my sister/);
    await rest();
    await waitFor(() => expect(review()).toContain('Nothing to change'));
    expect(screen.queryByRole('checkbox', { name: 'I have their permission' })).toBeNull();
  });
});

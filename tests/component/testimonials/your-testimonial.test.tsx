import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { LINK_UNKNOWN } from '#contract/manage-link/manage-link.ts';
import { CONSENT_VERSION } from '#contract/testimonials/testimonials.ts';
import { TestimonialsPage } from '#site/pages/testimonials/TestimonialsPage.tsx';
import { YourTestimonialPage } from '#site/pages/testimonials/YourTestimonialPage.tsx';
import { limitMs } from '../../../scripts/test-limits.mjs';
import { freshAddressEachTime, setHash } from '../../support/hash.ts';
import { livePage } from '../../support/live-page.tsx';
import { setUpPerson } from '../../support/person.ts';
import { links, publicPage, words } from '../../support/public-page.ts';
import { made } from '../../support/records.ts';
import { screenApi } from '../../support/screen-api.ts';
import { pngFile, submitStory } from '../../support/submissions.ts';

const CONTENT = 'The lift to hospital came every Tuesday.';
const TOO_SHORT = 'Testimonial must be at least 20 characters long';
const YOURS = '/api/testimonials/yours';

freshAddressEachTime();

/** Nuala's testimonial and her private link; it waits unless it is said to be approved. */
const sentStory = async ({ approved = true, ...fields }: { approved?: boolean; image?: Blob } = {}) => {
  const api = screenApi();
  const consentTo = ['publication', 'name', 'health'];
  const agreed = { consent: CONSENT_VERSION, consentTo, whose: 'own' };
  const story = { name: 'Nuala', email: 'nuala@post.example', content: CONTENT, ...agreed };
  const { id, manageUrl } = await api.at('2026-11-18T12:00:00.000Z', async () =>
    made(await submitStory(api, { ...story, ...fields })),
  );
  const as = await api.staff();
  if (approved) made(await api.call('put', `/testimonials/${id}/status`, { as, json: { action: 'approve' } }));
  const kept = () => api.deps.store.data.testimonials.get(id);
  return { api, id, as, kept, url: String(manageUrl), token: String(manageUrl).split('#')[1] ?? '' };
};

/** The page as it opens behind the private link. */
const open = async (story: Awaited<ReturnType<typeof sentStory>>) => {
  await setHash(story.token);
  const page = await livePage('/testimonials/yours', YourTestimonialPage, { api: story.api });
  const user = setUpPerson();
  await screen.findByRole('heading', { name: 'Correct it' });
  return { ...page, user };
};
const field = () => screen.getByLabelText(/^Your testimonial/);

describe('the page behind a private link', () => {
  test('asks with the token from the address and shows what was sent', async () => {
    const { line } = await open(await sentStory());
    expect(line.calls).toEqual([{ method: 'POST', path: YOURS, query: {} }]);
    expect(screen.getAllByText('It is public on this website.')).toHaveLength(1);
    expect(screen.getAllByText(/Sent on 18 November 2026 as Nuala, with the address nuala@post.example/)).toHaveLength(
      1,
    );
    expect(field()).toHaveProperty('value', CONTENT);
    const boxes = screen.getAllByRole<HTMLInputElement>('checkbox');
    expect(boxes.map(({ value }) => value)).toEqual(['publication', 'health', 'name']);
    expect(boxes.map(({ checked }) => checked)).toEqual([true, true, true]);
  });

  test('who may be in danger reads the numbers while writing, and first once it is saved', async () => {
    const { user } = await open(await sentStory());
    expect(document.querySelector('.help')).toBeNull();
    await user.type(field(), ' Most days I want to die.');
    expect(document.querySelector('.form__foot .help')).not.toBeNull();
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await screen.findByText('Your changes are saved.');
    expect(words(document.querySelector('.yours > .help'))).toContain('Samaritans');
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }));
    await user.type(field(), ' I still want to die.');
    expect(document.querySelectorAll('.help')).toHaveLength(1);
  });

  test('saves new words and agreements, and says that they wait', async () => {
    const story = await sentStory();
    const { user } = await open(story);
    await user.clear(field());
    await user.type(field(), 'It always came on time, rain or shine.');
    await user.click(screen.getByRole('checkbox', { name: /publish my name/ }));
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await screen.findByText('Your changes are saved.');
    expect(screen.getAllByText('We have not read it yet. It is not public.')).toHaveLength(1);
    expect(screen.queryByText('It is public on this website.')).toBeNull();
    expect(story.kept()).toMatchObject({
      content: 'It always came on time, rain or shine.',
      status: 'pending',
      consent: { to: ['publication', 'health'] },
    });
  });

  test('leads to what has to be mended, and keeps what was typed', async () => {
    const story = await sentStory();
    const { user } = await open(story);
    await user.clear(field());
    await user.type(field(), 'Short');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await user.click(await screen.findByRole('link', { name: TOO_SHORT }));
    expect(document.activeElement).toBe(field());
    expect(field()).toHaveProperty('value', 'Short');
    expect(story.kept()).toMatchObject({ content: CONTENT });
  });

  test('withdraws after a second press, and says that it is deleted', async () => {
    const story = await sentStory();
    const { user } = await open(story);
    expect(document.querySelector('details')?.open).toBe(false);
    await user.click(screen.getByText('Withdraw it'));
    expect(story.kept()).toMatchObject({ content: CONTENT });
    await user.click(screen.getByRole('button', { name: 'Withdraw my testimonial' }));
    await screen.findByText('Your testimonial has been deleted.');
    expect(story.kept()).toBeUndefined();
    expect(screen.queryByRole('heading', { name: 'Correct it' })).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Your testimonial' }));
  });

  test('says when the link leads nowhere, and takes another', async () => {
    const { api, url } = await sentStory();
    await setHash('nonsense');
    await livePage('/testimonials/yours', YourTestimonialPage, { api });
    await screen.findByText(LINK_UNKNOWN);
    const user = setUpPerson();
    await user.type(screen.getByLabelText('Your private link'), url);
    await user.click(screen.getByRole('button', { name: 'Show my testimonial' }));
    await screen.findByRole('heading', { name: 'Correct it' });
    expect(screen.queryByText(LINK_UNKNOWN)).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Your testimonial' }));
  });

  test('shows what staff have taken out, and who can see a picture', async () => {
    const story = await sentStory({ approved: false, image: pngFile() });
    const json = { content: 'The lift to hospital came.' };
    made(await story.api.call('put', `/testimonials/${story.id}/redaction`, { as: story.as, json }));
    await open(story);
    expect(screen.getAllByText('The lift to hospital came.')).toHaveLength(1);
    expect(screen.getAllByText(/nobody but our staff can see it/)).toHaveLength(1);
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
    const { api, token } = await sentStory();
    let plain = '';
    const { line } = await livePage('/testimonials/yours', YourTestimonialPage, {
      api,
      posted: { token, do: 'see' },
      before: (root) => (plain = root.innerHTML),
    });
    const page = new DOMParser().parseFromString(plain, 'text/html');
    const tokens = [...page.querySelectorAll('input[name=token]')].map((input) => input.getAttribute('value'));
    expect(tokens).toEqual([token, token]);
    expect([...page.querySelectorAll('button[name=do]')].map((button) => button.getAttribute('value'))).toEqual([
      'save',
      'withdraw',
    ]);
    expect(line.calls).toEqual([]);
  });

  test('a refused correction shows what was typed, beside the testimonial', async () => {
    const { api, token } = await sentStory();
    await livePage('/testimonials/yours', YourTestimonialPage, {
      api,
      posted: { token, do: 'save', content: 'In hospital', consentTo: ['health'] },
    });
    expect(field()).toHaveProperty('value', 'In hospital');
    expect(screen.getAllByRole('link', { name: TOO_SHORT })).toHaveLength(1);
    expect(screen.getByRole('checkbox', { name: /publish my words/ })).toHaveProperty('checked', false);
    expect(screen.getByRole('checkbox', { name: /about my health/ })).toHaveProperty('checked', true);
  });
});

describe('the private link after sending', () => {
  const story = { content: CONTENT, consent: CONSENT_VERSION, consentTo: ['publication', 'health'], whose: 'own' };

  test('is shown with the thanks, without scripts too', async () => {
    let plain = '';
    await livePage('/testimonials', TestimonialsPage, { posted: story, before: (root) => (plain = root.innerHTML) });
    const page = new DOMParser().parseFromString(plain, 'text/html');
    const [url, ...others] = links(page.querySelector('.private-link') ?? page);
    expect(url).toMatch(/^http:\/\/localhost:3000\/testimonials\/yours#[\w-]{22,}$/);
    expect(others).toEqual([]);
    expect(words(page.querySelector('.private-link'))).toContain('Keep this private link.');
    expect(screen.getAllByRole('button', { name: 'Copy link' })).toHaveLength(1);
  });

  test('is shown in the alert, copied, and leads to what was sent', async () => {
    const { api } = await livePage('/testimonials?write=1', TestimonialsPage);
    const user = setUpPerson();
    await user.type(field(), CONTENT);
    await user.click(screen.getByRole('radio', { name: /My own/ }));
    for (const name of [/publish my words/, /about my health/])
      await user.click(screen.getByRole('checkbox', { name }));
    await user.click(screen.getByRole('button', { name: /Submit Testimonial|Reviewing/ }));
    const said = within(await screen.findByRole('alertdialog', {}, { timeout: limitMs(4000) }));
    const url = said.getByRole('link').getAttribute('href') ?? '';
    await user.click(said.getByRole('button', { name: 'Copy link' }));
    await waitFor(() => expect(said.getAllByText('Copied.')).toHaveLength(1));
    expect(await navigator.clipboard.readText()).toBe(url);
    const seen = await api.call('post', '/testimonials/yours', { json: { token: url.split('#')[1] } });
    expect(seen.body).toMatchObject({ content: CONTENT, status: 'pending' });
  });
});

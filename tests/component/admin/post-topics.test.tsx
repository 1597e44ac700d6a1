import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { TOPICS_TOO_MANY } from '#contract/blogs/post-topics.ts';
import { AUTOSAVE_MS } from '#site/admin/publish/blogs/useAutosave.ts';
import { openPortal } from '../../support/portal.tsx';
import { addPost } from '../../support/records.ts';
import { screenApi } from '../../support/screen-api.ts';

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const openTea = async (topics: string[] = []) => {
  const api = screenApi();
  await addPost(api, { title: 'The van', topics: ['Hospital transport', 'Volunteers'] });
  const { id } = await addPost(api, { title: 'Tea', topics });
  const portal = await openPortal(`/admin/blogs/${id}`, { api });
  const field = await screen.findByLabelText<HTMLInputElement>(/^Topics/);
  const others = await screen.findByRole('group', { name: 'Topics of other posts' });
  return { ...portal, field, others, kept: () => api.deps.store.data.posts.get(id)?.topics };
};
const untilSaved = () => act(() => vi.advanceTimersByTimeAsync(AUTOSAVE_MS + 100));

test('topics are written with commas, or chosen among those of other posts, and pressed away again', async () => {
  const tea = await openTea();
  await tea.person.type(tea.field, 'Tea & scones');
  await tea.person.click(within(tea.others).getByRole('button', { name: 'Volunteers' }));
  expect(tea.field.value).toBe('Tea & scones, Volunteers');
  await tea.person.click(within(tea.others).getByRole('button', { name: 'Hospital transport' }));
  await tea.person.click(within(tea.others).getByRole('button', { name: 'Volunteers', pressed: true }));
  await untilSaved();
  await waitFor(() => expect(tea.kept()).toEqual(['Tea & scones', 'Hospital transport']));
});

test('the same topics with other spaces are nothing to save', async () => {
  const tea = await openTea(['Tea', 'History']);
  expect(tea.field.value).toBe('Tea, History');
  await tea.person.type(tea.field, ' ,');
  expect(document.querySelector('.head [role="status"]')?.textContent).not.toContain('not saved');
});

test('too many topics are refused at the field', async () => {
  const tea = await openTea();
  await tea.person.type(tea.field, 'a, b, c, d, e, f');
  await untilSaved();
  await screen.findByText(TOPICS_TOO_MANY);
  expect(tea.kept()).toEqual([]);
});

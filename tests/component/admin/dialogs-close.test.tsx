import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { openPortal } from '../../support/portal.tsx';
import { addPublishedPost, addStory, made } from '../../support/records.ts';
import { screenApi } from '../../support/screen-api.ts';
import { formOf, pngFile } from '../../support/submissions.ts';

beforeEach(() => {
  Element.prototype.scrollIntoView = vi.fn();
  window.scrollTo = vi.fn();
});
const question = () => screen.findByRole('alertdialog');
const closed = () => waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());

test('the question before several approvals closes with its answers, also when others still wait', async () => {
  const api = screenApi();
  for (const name of ['Maura Cullen', 'Ann', 'Una']) await addStory(api, { name });
  const { person } = await openPortal('/admin/testimonials', { api });
  await person.click(await screen.findByLabelText('Select Ann'));
  await person.click(screen.getByRole('button', { name: 'Approve 1' }));
  await person.click(within(await question()).getByRole('button', { name: 'Cancel' }));
  await closed();
  expect(api.line.made('POST', '/api/testimonials/approve')).toEqual([]);
  await person.click(screen.getByRole('button', { name: 'Approve 1' }));
  await person.click(within(await question()).getByRole('button', { name: 'Approve all of them' }));
  await screen.findByText('1 of 1 approved.');
  await closed();
  expect(screen.getAllByRole('article', { name: 'Maura Cullen' })).toHaveLength(1);
});

test('the question before several approvals closes when the server refuses, and the selection stays', async () => {
  const api = screenApi();
  for (const name of ['Maura Cullen', 'Ann']) await addStory(api, { name });
  const { person } = await openPortal('/admin/testimonials', { api });
  await person.click(await screen.findByLabelText('Select Ann'));
  await person.click(screen.getByRole('button', { name: 'Approve 1' }));
  api.line.failNext('POST', '/api/testimonials/approve', 503);
  await person.click(within(await question()).getByRole('button', { name: 'Approve all of them' }));
  await person.click(await screen.findByRole('button', { name: 'Close' }));
  await closed();
  expect(screen.getByLabelText('Select Ann')).toHaveProperty('checked', true);
});

test('the next rejection of several begins without the words of the last', async () => {
  const api = screenApi();
  for (const name of ['Maura Cullen', 'Ann']) await addStory(api, { name });
  const { person } = await openPortal('/admin/testimonials', { api });
  const words = async (name: string) => {
    await person.click(await screen.findByLabelText(`Select ${name}`));
    await person.click(screen.getByRole('button', { name: 'Reject 1' }));
    return within(await screen.findByRole('dialog')).getByLabelText<HTMLTextAreaElement>(/^Admin notes/);
  };
  await person.type(await words('Ann'), 'Names a neighbour.');
  await person.click(screen.getByRole('button', { name: /^Reject all of them/ }));
  await screen.findByText('1 of 1 rejected.');
  expect((await words('Maura Cullen')).value).toBe('');
});

test('the question before a picture is deleted closes with both answers, also when the server refuses', async () => {
  const api = screenApi();
  const as = await api.staff();
  made(await api.call('post', '/media', { as, form: formOf({ image: pngFile(), altText: 'A van' }) }));
  const { person } = await openPortal('/admin/media', { api });
  await person.click(await screen.findByRole('button', { name: /A van/ }));
  const ask = async () => person.click(await screen.findByRole('button', { name: 'Delete picture' }));
  await ask();
  await person.click(within(await question()).getByRole('button', { name: 'Keep it' }));
  await closed();
  expect(api.line.made('DELETE', '/api/media/:id')).toEqual([]);
  api.line.failNext('DELETE', '/api/media/:id', 503);
  await ask();
  await person.click(within(await question()).getByRole('button', { name: 'Delete for good' }));
  await closed();
  await screen.findByRole('alert');
  expect(screen.getByRole('button', { name: 'Delete picture' }).getAttribute('aria-disabled')).not.toBe('true');
});

test.each([
  ['Unpublish', 'POST', '/api/blogs/:id/unpublish', 'Unpublish'],
  ['Delete', 'DELETE', '/api/blogs/:id', 'Delete for good'],
] as const)('the question before %s of a post closes with both answers', async (button, method, path, yes) => {
  const api = screenApi();
  await addPublishedPost(api, { title: 'Open day' });
  const { person } = await openPortal('/admin/blogs', { api });
  const ask = async () => person.click(await screen.findByRole('button', { name: `${button} Open day` }));
  await ask();
  await person.click(within(await question()).getByRole('button', { name: 'Cancel' }));
  await closed();
  expect(api.line.made(method, path)).toEqual([]);
  const call = api.line.holdNext(method, path);
  await ask();
  await person.click(within(await question()).getByRole('button', { name: yes }));
  await call.sent;
  await closed();
  call.release();
  await waitFor(() => expect(screen.queryByRole('button', { name: `${button} Open day` })).toBeNull());
});

test('the preview of a post closes', async () => {
  const api = screenApi();
  await addPublishedPost(api, { title: 'Open day' });
  const { person } = await openPortal('/admin/blogs', { api });
  await person.click(await screen.findByRole('button', { name: 'Preview Open day' }));
  const preview = await screen.findByRole('dialog');
  await person.click(within(preview).getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('Erase everything is busy while it erases, and is pressed in vain meanwhile', async () => {
  const api = screenApi();
  await addStory(api, { name: 'Maura', email: 'maura@post.example' });
  const { person } = await openPortal('/admin/privacy', { api });
  await person.type(await screen.findByLabelText('Email'), 'maura@post.example');
  await person.click(screen.getByRole('button', { name: 'Find' }));
  await person.click(await screen.findByRole('button', { name: 'Erase everything' }));
  const call = api.line.holdNext('POST', '/api/privacy/erase');
  await person.click(within(await question()).getByRole('button', { name: 'Erase everything' }));
  await call.sent;
  await closed();
  const erasing = await screen.findByRole('button', { name: 'Erasing' });
  expect(erasing.getAttribute('aria-disabled')).toBe('true');
  await person.click(erasing);
  expect(screen.queryByRole('alertdialog')).toBeNull();
  call.release();
  await screen.findByText(/^Erased: /);
  expect(screen.queryByRole('button', { name: /^Eras/ })).toBeNull();
  expect(api.line.made('POST', '/api/privacy/erase')).toHaveLength(1);
});

import { expect, it } from 'vitest';
import type { SubmissionNotice } from '../../../desktop/main/notifications/new-submissions.ts';
import { watchConcerns } from '../../../desktop/main/notifications/watch-concerns.ts';
import { ID, OTHER_ID } from './desktop-data.ts';

/** What colleagues have said, and what the watcher told of it. */
const startWatching = () => {
  const told: SubmissionNotice[] = [];
  const state = {
    mentions: [{ id: 'old', kind: 'donation', subjectId: ID, title: 'Armchairs', by: 'Nuala', text: '@Aoife look' }],
    assigned: [] as { kind: string; id: string; title: string }[],
    wishes: null as unknown,
  };
  const watcher = watchConcerns({
    read: async (path) => (path === '/api/preferences' ? state.wishes : { told: state }),
    notify: (notice) => told.push(notice),
  });
  return { watcher, state, told };
};

it('a colleague’s mention and what a colleague gives one to look after are announced once, without a name or a word', async () => {
  const { watcher, state, told } = startWatching();
  await watcher.check();
  expect(told).toEqual([]);
  state.mentions.unshift({
    ...{ id: 'new', kind: 'testimonial', subjectId: OTHER_ID },
    title: 'Maura',
    by: 'Nuala',
    text: 'x',
  });
  state.assigned.push({ kind: 'message', id: ID, title: 'Tom' });
  await watcher.check();
  await watcher.check();
  expect(told).toEqual([
    {
      title: 'A colleague has named you',
      body: 'In a comment on a testimonial.',
      path: `/admin/testimonials?tab=all&item=${OTHER_ID}`,
    },
    {
      title: 'Something for you',
      body: 'You look after a message now.',
      path: `/admin/messages?view=mine&message=${ID}`,
    },
  ]);
});

it('nothing is announced to who does not want it, nor what was there for another person', async () => {
  const { watcher, state, told } = startWatching();
  await watcher.check();
  state.wishes = { notices: { concerns: false } };
  state.assigned.push({ kind: 'donation', id: ID, title: 'Armchairs' });
  await watcher.check();
  state.wishes = null;
  watcher.reset();
  await watcher.check();
  expect(told).toEqual([]);
});

it('many things that a colleague gives at once are one notice', async () => {
  const { watcher, state, told } = startWatching();
  await watcher.check();
  for (let count = 0; count < 30; count += 1)
    state.assigned.push({ kind: 'donation', id: `${ID.slice(2)}${count + 10}`, title: 'Coats' });
  await watcher.check();
  expect(told).toEqual([{ title: 'Something for you', body: '30 things concern you now.', path: '/admin' }]);
});

import { beforeEach, describe, expect, it } from 'vitest';
import { bothStores } from '../support/both-stores.ts';
import { personNamed } from '../support/people.ts';
import { makeOffer, submitStory } from '../support/submissions.ts';
import { type Headers, type TestApi, testApi } from '../support/test-api.ts';

const GONE = 'AAAAAAAAAAAAAAAAAAAAAA';

let api: TestApi;
let admin: Headers;
let brian: Headers;
const start = async (open: () => Promise<TestApi> | TestApi = testApi) => {
  api = await open();
  admin = await api.staff();
  brian = await api.staff('Volunteer', 'Brian Roche');
};
beforeEach(() => start());

const say = (subjectId: string, text: string, as = admin, kind = 'donation') =>
  api.call('post', '/comments', { as, json: { kind, subjectId, text } });
const thread = async (subjectId: string, as = admin, kind = 'donation') =>
  (await api.get(`/comments?kind=${kind}&subjectId=${subjectId}`, as)).body.comments;
const concerns = async (as: Headers) => (await api.get('/concerns', as)).body;
const seen = (subjectId: string, as: Headers) =>
  api.call('post', '/comments/seen', { as, json: { kind: 'donation', subjectId } });

describe.each(bothStores())('comments on %s', (_, open) => {
  it('are read by colleagues, tell who is named until they have seen it, and go with what they are about', async () => {
    await start(open);
    const { id } = (await makeOffer(api)).body;
    await say(id, 'Nice dresser. @brian will you ring her?');
    api.deps.clock.advance({ seconds: 1 });
    await say(id, 'Done.', brian);
    expect(await thread(id, brian)).toMatchObject([
      { by: 'Aoife Byrne', mine: false, mentioned: ['brian'] },
      { by: 'Brian Roche', mine: true, mentioned: [] },
    ]);
    expect(await concerns(brian)).toMatchObject({
      mentions: [{ kind: 'donation', subjectId: id, title: 'A solid oak table with four chairs', by: 'Aoife Byrne' }],
      counts: { mentions: 1, assigned: 0 },
    });
    expect((await concerns(admin)).counts).toEqual({ mentions: 0, assigned: 0 });
    await seen(id, brian);
    expect((await concerns(brian)).mentions).toEqual([]);
    await api.call('delete', `/donationitems/${id}`, { as: admin });
    expect([...api.deps.store.data.comments.all()]).toEqual([]);
  });

  it('are written once, however often a request with its key is sent', async () => {
    await start(open);
    const { id } = (await makeOffer(api)).body;
    const request = { as: admin, headers: { 'idempotency-key': 'comment-0001' } };
    const json = { kind: 'donation', subjectId: id, text: 'Nice dresser.' };
    const [first, second] = [
      await api.call('post', '/comments', { ...request, json }),
      await api.call('post', '/comments', { ...request, json }),
    ];
    expect([first.status, second.status, second.body]).toEqual([201, 201, first.body]);
    expect(await thread(id)).toHaveLength(1);
  });
});

it('what somebody looks after concerns them until it is done', async () => {
  const { id } = (await makeOffer(api)).body;
  const { id: assignedTo } = personNamed(api.deps, 'Brian Roche');
  await api.call('post', '/donationitems/assign', { as: admin, json: { ids: [id], assignedTo } });
  expect((await concerns(brian)).assigned).toMatchObject([{ kind: 'donation', id, givenByColleague: true }]);
  await api.call('post', '/donationitems/reject', { as: brian, json: { ids: [id], adminNotes: 'Woodworm.' } });
  expect((await concerns(brian)).assigned).toEqual([]);
});

it('all that a colleague has given or said is told, where the lists end after twenty', async () => {
  const { id: assignedTo } = personNamed(api.deps, 'Brian Roche');
  const ids: string[] = [];
  for (let count = 0; count < 22; count += 1) {
    const { id } = (await makeOffer(api)).body;
    ids.push(id);
    await say(id, '@brian look');
    api.deps.clock.advance({ seconds: 1 });
  }
  await api.call('post', '/donationitems/assign', { as: admin, json: { ids: ids.slice(1), assignedTo } });
  await api.call('post', '/donationitems/assign', { as: brian, json: { ids: ids.slice(0, 1), assignedTo } });
  const { mentions, assigned, told, counts } = await concerns(brian);
  expect([mentions.length, assigned.length, counts]).toEqual([20, 20, { mentions: 22, assigned: 22 }]);
  expect(told.mentions.map(({ subjectId }: { subjectId: string }) => subjectId)).toEqual(ids);
  // What one has taken oneself is no news.
  expect(told.assigned).toEqual(ids.slice(1).map((id) => ({ kind: 'donation', id })));
});

it('only who wrote a comment deletes it, and nothing is said about what is gone', async () => {
  const { id } = (await makeOffer(api)).body;
  const { body: comment } = await say(id, 'A word.', brian);
  expect((await api.call('delete', `/comments/${comment.id}`, { as: admin })).status).toBe(403);
  expect((await api.call('delete', `/comments/${comment.id}`, { as: brian })).status).toBe(204);
  expect((await api.call('delete', `/comments/${comment.id}`, { as: brian })).status).toBe(404);
  expect((await say(GONE, 'A word.')).status).toBe(404);
  expect((await say(id, '   ')).status).toBe(400);
});

it('volunteers neither read nor write about posts, and are not told of them', async () => {
  const { body: post } = await api.call('post', '/blogs', { as: admin, json: { title: 'Open day', body: 'Soon.' } });
  expect((await say(post.id, 'Ready? @Brian', admin, 'post')).status).toBe(201);
  expect((await say(post.id, 'Yes.', brian, 'post')).status).toBe(403);
  expect((await api.get(`/comments?kind=post&subjectId=${post.id}`, brian)).status).toBe(403);
  expect((await concerns(brian)).mentions).toEqual([]);
});

it('who is erased is named in no comment any more; what was said of their submission goes with it', async () => {
  const { body } = await submitStory(api, { email: 'maura@post.example' });
  await say(body.id, 'I know her. @Brian Roche?', admin, 'testimonial');
  const { body: exported } = await api.call('post', '/privacy/export', {
    as: admin,
    json: { email: 'maura@post.example' },
  });
  expect(exported.comments).toMatchObject([{ by: 'Aoife Byrne', text: 'I know her. @Brian Roche?' }]);
  await api.call('post', '/privacy/erase', { as: admin, json: { email: personNamed(api.deps, 'Brian Roche').email } });
  expect((await thread(body.id, admin, 'testimonial'))[0].text).toBe('I know her. A former colleague?');
  await api.call('post', '/privacy/erase', { as: admin, json: { email: 'maura@post.example' } });
  expect([...api.deps.store.data.comments.all()]).toEqual([]);
});

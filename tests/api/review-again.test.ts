import { expect, it } from 'vitest';
import { addressAt, floodApi } from '../support/floods.ts';
import { STORY, submitStory } from '../support/submissions.ts';
import { type TestApi, testApi } from '../support/test-api.ts';

const NUMBER = 'Mary 087 123 4567';

const reasonsOf = (api: TestApi, id: string) =>
  api.deps.store.data.testimonials.get(id)?.review.reasons.map(({ message }) => message) ?? [];
const correct = (api: TestApi, manageUrl: string, content: string) =>
  api.call('put', '/testimonials/yours', { json: { token: manageUrl.split('#')[1], content } });

it('a corrected text is shown to staff with what was found in its name', async () => {
  const api = testApi();
  const { body } = await submitStory(api, { name: NUMBER });
  expect(reasonsOf(api, body.id)).toEqual([expect.stringMatching(/^In the name: /)]);
  expect((await correct(api, body.manageUrl, `${STORY} Thank you.`)).status).toBe(200);
  expect(reasonsOf(api, body.id)).toEqual([expect.stringMatching(/^In the name: /)]);
});

it('a text that is released from quarantine is shown to staff with what was found in its name', async () => {
  const site = await floodApi();
  await site.fillCeiling(10);
  const { body } = await submitStory(site.api, { name: NUMBER }, { 'x-forwarded-for': addressAt(400) });
  const { body: released } = await site.send('/quarantine/release', { items: [{ kind: 'testimonial', id: body.id }] });
  expect(released.results).toMatchObject([{ outcome: 'released' }]);
  expect(reasonsOf(site.api, body.id)).toContainEqual(expect.stringMatching(/^In the name: /));
});

it('a robot’s text is still held as one after a correction, and nobody is mailed of a decision', async () => {
  const api = testApi();
  const { body } = await submitStory(api, { website: 'https://spam.example', email: 'niamh@post.example' });
  const before = reasonsOf(api, body.id);
  expect(before).toHaveLength(1);
  await correct(api, body.manageUrl, `${STORY} Thank you.`);
  expect(reasonsOf(api, body.id)).toEqual(before);
  const json = { action: 'approve' };
  await api.call('put', `/testimonials/${body.id}/status`, { as: await api.staff(), json });
  expect([...api.deps.store.data.mails.list('about', body.id)]).toEqual([]);
});

import { beforeEach, describe, expect, it } from 'vitest';
import { CONTENT_REQUIRED } from '#contract/testimonials.ts';
import { testDeps } from '../support/deps.ts';
import { STORY, submitStory } from '../support/submissions.ts';
import { type TestApi, testApi } from '../support/test-api.ts';

let api: TestApi;
beforeEach(() => {
  api = testApi();
});

const kept = (id: string) => api.deps.store.data.testimonials.get(id);

describe('approval by the review', () => {
  const withAutoApprove = () => {
    const { policy } = testDeps();
    return testApi({ policy: { ...policy, autoApprove: true } });
  };

  it('publishes a text without findings at once if it is enabled', async () => {
    api = withAutoApprove();
    const { body } = await submitStory(api);
    expect([body.isApproved, body.status]).toEqual([true, 'approved']);
    expect((await api.get('/testimonials/approved')).body.total).toBe(1);
    expect(kept(body.id)).toMatchObject({ approvedBy: 'name:Automatic review', reviewedBy: null });
  });

  it.each([
    ['a filled honeypot', { website: 'https://buy.example' }],
    ['an e-mail address', { content: `${STORY} Write to me at maire@post.example.` }],
    ['words of crisis', { content: `${STORY} I want to kill myself tonight.` }],
  ])('leaves a text with %s to staff', async (_, fields) => {
    api = withAutoApprove();
    const { status, body } = await submitStory(api, fields);
    expect([status, body.status]).toEqual([201, 'pending']);
  });

  it('leaves a text that was submitted before to staff', async () => {
    api = withAutoApprove();
    await submitStory(api);
    expect((await submitStory(api, { content: `${STORY} Thanks!` })).body.status).toBe('pending');
  });

  it('leaves everything to staff if it is disabled', async () => {
    expect((await submitStory(api)).body.status).toBe('pending');
  });
});

describe('the automatic review', () => {
  const review = (content: unknown) => api.call('post', '/testimonials/auto-review', { json: { content } });

  it('returns its result, and stores nothing', async () => {
    const good = await review(STORY);
    expect(good.body).toEqual({
      isAppropriate: true,
      feedback: expect.any(String),
      confidenceScore: expect.any(Number),
    });
    const bad = await review(`${STORY} Write to maire@post.example.`);
    expect(bad.body).toMatchObject({ isAppropriate: false });
    expect(bad.body.suggestedChanges).not.toContain('maire@post.example');
    expect(api.deps.store.data.testimonials.size).toBe(0);
  });

  it.each([[undefined], [null], [7], [['x']], [''], [' \n ']])(
    'says that the content is missing for %j',
    async (content) => {
      const { status, body } = await review(content);
      expect([status, body.fields]).toEqual([400, { content: CONTENT_REQUIRED }]);
    },
  );

  it('is limited to 60 a minute from one address', async () => {
    for (let count = 0; count < 60; count += 1) expect((await review(STORY)).status).toBe(200);
    expect((await review(STORY)).status).toBe(429);
  });
});

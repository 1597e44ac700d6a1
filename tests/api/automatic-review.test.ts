import { beforeEach, describe, expect, it } from 'vitest';
import { CONTENT_REQUIRED } from '#contract/testimonials/testimonial-text.ts';
import { CONSENT_VERSION, consentTopics } from '#contract/testimonials/testimonials.ts';
import { testDeps } from '../support/deps.ts';
import { pngFile, STORY, submitStory } from '../support/submissions.ts';
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
    const { body } = await submitStory(api, { consent: CONSENT_VERSION, consentTo: consentTopics, whose: 'own' });
    expect([body.isApproved, body.status]).toEqual([true, 'approved']);
    expect((await api.get('/testimonials/approved')).body.total).toBe(1);
    expect(kept(body.id)).toMatchObject({ approvedBy: 'name:Automatic review', reviewedBy: null });
  });

  it.each([
    ['a filled honeypot', { website: 'https://buy.example' }],
    ['an email address', { content: `${STORY} Write to me at maire@post.example.` }],
    ['a named nurse', { content: `${STORY} Nurse Mary Kehoe was with her all night.` }],
    ['another language', { content: 'Dziękuję bardzo za pomoc i dobre słowo dla mojej mamy.' }],
    ['words of crisis', { content: `${STORY} I want to kill myself tonight.` }],
  ])('leaves a text with %s to staff', async (_, fields) => {
    api = withAutoApprove();
    const agreed = { consent: CONSENT_VERSION, consentTo: consentTopics, whose: 'own' };
    const { status, body } = await submitStory(api, { ...agreed, ...fields });
    expect([status, body.status]).toEqual([201, 'pending']);
  });

  it.each([
    ['abuse for a name', { name: 'Fuck you all' }],
    ['a telephone number for a name', { name: 'Mary 087 123 4567' }],
  ])('leaves a text with %s to staff, who read why', async (_, fields) => {
    api = withAutoApprove();
    const { body } = await submitStory(api, {
      consent: CONSENT_VERSION,
      consentTo: consentTopics,
      whose: 'own',
      ...fields,
    });
    expect(body.status).toBe('pending');
    expect(kept(body.id)?.review.reasons[0]?.message).toMatch(/^In the name: /);
  });

  it('publishes a text beside an ordinary name, in any language', async () => {
    api = withAutoApprove();
    for (const name of ['Dick Cockburn', 'Agnieszka Wójcik-Szczepańska', 'Nurse Mary Kehoe']) {
      const content = `${name} thanks everybody in the shop. The drivers were on time and never asked for anything.`;
      const plain = content.replace(name, 'Our family');
      const { body } = await submitStory(api, {
        name,
        content: `${plain} ${name.length} times.`,
        consent: CONSENT_VERSION,
        consentTo: consentTopics,
        whose: 'own',
      });
      expect([name, kept(body.id)?.review.reasons.filter(({ kind }) => kind !== 'duplicate')]).toEqual([name, []]);
    }
  });

  it('leaves a picture, which nobody has seen, and a name without consent to it to staff', async () => {
    api = withAutoApprove();
    const agreed = { consent: CONSENT_VERSION, consentTo: consentTopics, whose: 'own' };
    expect((await submitStory(api, { ...agreed, image: pngFile() })).body.status).toBe('pending');
    const content = 'Four days from form to cheque. My husband slept that night for the first time since June.';
    const unnamed = { ...agreed, content, consentTo: ['publication', 'health'], name: 'Eileen Butler' };
    expect((await submitStory(api, unnamed)).body.status).toBe('pending');
  });

  it('leaves a text without consent to its publication to staff', async () => {
    api = withAutoApprove();
    expect((await submitStory(api)).body.status).toBe('pending');
    const health = await submitStory(api, {
      content: `${STORY} We thank them all.`,
      consent: CONSENT_VERSION,
      consentTo: ['health'],
    });
    expect(health.body.status).toBe('pending');
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

it('puts the words of crisis first in the queue of staff, however old they are', async () => {
  await submitStory(api, { content: 'I dont want to be here anymore, and nobody knows it.' });
  await submitStory(api);
  const { body } = await api.get('/testimonials/pending', await api.staff('Volunteer'));
  expect(body.testimonials.map(({ review }: { review: { urgent: boolean } }) => review.urgent)).toEqual([true, false]);
});

describe('the permission of those who are named', () => {
  const named = `${STORY} Nurse Mary Kehoe was with her all night.`;

  it('is kept for staff where the writer has it, and never makes a text live by itself', async () => {
    const { policy } = testDeps();
    api = testApi({ policy: { ...policy, autoApprove: true } });
    const agreed = { consent: CONSENT_VERSION, consentTo: consentTopics, whose: 'own' };
    const { body } = await submitStory(api, { ...agreed, content: named, permission: 'yes' });
    expect(body.status).toBe('pending');
    const shown = await api.get(`/testimonials/${body.id}`, await api.staff('Volunteer'));
    expect(shown.body.namedAgreed).toBe(true);
    expect(body.namedAgreed).toBeUndefined();
  });

  it('is not kept where it was not given, or where nobody is named', async () => {
    const without = await submitStory(api, { content: named });
    const nobody = await submitStory(api, { content: `${STORY} Thank you all.`, permission: 'yes' });
    expect([kept(without.body.id)?.namedAgreed, kept(nobody.body.id)?.namedAgreed]).toEqual([undefined, undefined]);
  });

  it('ends when the writer corrects the text', async () => {
    const { body } = await submitStory(api, { content: named, permission: 'yes' });
    const token = new URL(body.manageUrl, 'http://portal.test').hash.slice(1);
    const content = `${named} Nurse Una Walsh came in the morning.`;
    const corrected = await api.call('put', '/testimonials/yours', { json: { token, content } });
    expect([corrected.status, kept(body.id)?.namedAgreed]).toEqual([200, undefined]);
  });
});

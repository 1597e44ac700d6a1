import { expect, it } from 'vitest';
import { handlePostedForm, postedForms } from '#api/pages/handle-posted-form.ts';
import { consentTopics } from '#contract/testimonials.ts';
import { addressAt, floodApi, honestTexts, storyFrom } from '../../support/floods.ts';
import { formOf, STORY } from '../../support/submissions.ts';

const fields = { name: 'Nóra Kehoe', content: STORY, consentTo: consentTopics };

const floodedApi = async () => {
  const site = await floodApi();
  await site.setCeiling(100);
  for (let at = 0; at < 70; at += 1) await storyFrom(site.api, addressAt(at), `${honestTexts[at % 5]} ${at}`);
  const post = async (more: Record<string, string> = {}) => {
    const form = postedForms['/testimonials'];
    if (!form) throw new Error('There is no such form.');
    const request = new Request('http://localhost/', { method: 'POST', body: formOf({ ...fields, ...more }) });
    return handlePostedForm(site.api.deps, form, request, '198.51.100.7');
  };
  return { ...site, post };
};

it('32 a form without scripts is asked a question in a flood, keeps what was typed, and is taken with the answer', async () => {
  const { api, pending, post } = await floodedApi();
  const before = (await pending()).total;
  const asked = await post();
  const { question, values, errors } = asked.submitted;
  expect([asked.status, errors]).toEqual([200, {}]);
  expect(values).toMatchObject(fields);
  expect((await pending()).total).toBe(before);

  api.deps.clock.advance({ seconds: 10 });
  const wrong = await post({ proofToken: question?.token ?? '', proofAnswer: 'something else' });
  expect(wrong.submitted.errors.proofAnswer).toContain('Everything else you wrote is still here');
  expect(wrong.submitted.values).toMatchObject(fields);
  const next = wrong.submitted.question;
  expect(next?.token).not.toBe(question?.token);

  api.deps.clock.advance({ seconds: 10 });
  const answer = { proofToken: next?.token ?? '', proofAnswer: ` ${next?.word.toUpperCase()} ` };
  const right = await post(answer);
  expect([right.status, right.submitted.sent]).toEqual([201, 'waiting']);
  expect((await pending()).total).toBe(before + 1);
  expect((await post(answer)).submitted.question).toBeDefined();
});

it('32 an answer that comes sooner than a person can type is asked again', async () => {
  const { post } = await floodedApi();
  const { question } = (await post()).submitted;
  const answered = await post({ proofToken: question?.token ?? '', proofAnswer: question?.word ?? '' });
  expect(answered.submitted.question).toBeDefined();
});

import { describe, expect, it } from 'vitest';
import { normaliseText } from '#contract/text/text.ts';
import { makeOffer, offer, STORY, submitStory } from '../support/submissions.ts';
import { testApi } from '../support/test-api.ts';

const INVISIBLE = [
  '\u200B',
  '\u200D',
  '\u2060',
  '\uFEFF',
  '\u00AD',
  '\u034F',
  '\u3164',
  '\u2800',
  '\u202E',
  '\uFE0F',
  '\u0001',
  '\u{E0020}',
];

describe('a text in which nothing can be seen', () => {
  it.each(INVISIBLE)('is as good as none: %j', async (sign) => {
    const api = testApi();
    const nothing = ` ${sign.repeat(30)} \n${sign}`;
    const offered = await makeOffer(api, { submitterName: nothing, submitterPhone: nothing, description: nothing });
    expect([offered.status, offered.body.fields]).toEqual([
      400,
      {
        submitterName: 'Name is required',
        submitterPhone: 'Phone number is required',
        description: 'Item description is required',
      },
    ]);
    const pickup = await makeOffer(api, { pickupAddress: nothing });
    expect(pickup.body.message).toBe('Pickup address is required when pickup is needed');
    const told = await submitStory(api, { content: nothing });
    expect([told.status, told.body.message]).toEqual([400, 'Testimonial content is required']);
    const reviewed = await api.call('post', '/testimonials/auto-review', { json: { content: nothing } });
    expect(reviewed.body.message).toBe('Testimonial content is required');
    const message = { about: 'counselling', name: nothing, email: offer.submitterEmail, message: nothing };
    const written = await api.call('post', '/messages', { json: message });
    expect([written.status, Object.keys(written.body.fields)]).toEqual([400, ['name', 'message']]);
    const named = await submitStory(api, { content: STORY, name: nothing });
    expect([named.status, named.body.name]).toEqual([201, 'Anonymous']);
  });

  it('is found in time in proportion to its length', () => {
    const long = `${'\u200B '.repeat(500_000)}a`;
    const before = process.cpuUsage();
    expect(normaliseText(long).endsWith('a')).toBe(true);
    expect(process.cpuUsage(before).user).toBeLessThan(2_000_000);
  });
});

it.each([
  '👨‍👩‍👧‍👦 a family’s cot',
  'می‌خواهم کمک کنم',
  'Kranken\u00ADhaus\u00ADfahrt',
  '❤️ a heart of wood',
  '\u2067עברית\u2069 is kept',
])('what cannot be seen stays beside what can: %s', async (description) => {
  const api = testApi();
  const { status, body } = await makeOffer(api, { description });
  expect(status).toBe(201);
  expect(api.deps.store.data.donations.get(body.id)?.description).toBe(description);
});

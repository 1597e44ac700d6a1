import type { Hono } from 'hono';
import { beforeEach, describe, expect, it } from 'vitest';
import { createApi } from '#api/app/create-api.ts';
import { createResponses } from '#api/http/cache/responses.ts';
import { makeOffer, STORY, submitStory } from '../support/submissions.ts';
import { type Headers, type TestApi, testApi } from '../support/test-api.ts';

let api: TestApi;
let app: Hono;
let staff: Headers;
beforeEach(async () => {
  api = testApi();
  const options = { version: '0', trustProxy: false, origins: [], documentHeaders: {} };
  app = createApi(api.deps, createResponses(api.deps), options);
  staff = await api.staff('Volunteer', 'Aoife Byrne');
});

const listen = async (headers: Headers = {}, as = staff) => {
  const answer = await app.request('/api/events', { headers: { accept: 'text/event-stream', ...as, ...headers } });
  const reader = answer.body?.getReader();
  const decoder = new TextDecoder();
  return {
    answer,
    /** Reads on until the text holds this; fails when the stream ends before. */
    until: async (wanted: string): Promise<string> => {
      let text = '';
      while (!text.includes(wanted)) {
        const next = await reader?.read();
        if (!next || next.done) throw new Error(`The stream ended with: ${text}`);
        text += decoder.decode(next.value);
      }
      return text;
    },
    /** Reads to the end. */
    rest: async (): Promise<string> => {
      let text = '';
      for (let next = await reader?.read(); next && !next.done; next = await reader?.read()) {
        text += decoder.decode(next.value);
      }
      return text;
    },
    cancel: () => reader?.cancel(),
  };
};

describe('the stream of changes', () => {
  it('reports a new submission and a decision, without their content', async () => {
    const stream = await listen();
    expect(stream.answer.headers.get('content-type')).toBe('text/event-stream');
    expect(stream.answer.headers.get('cache-control')).toBe('no-store');
    const { id } = (await submitStory(api, { name: 'Nuala' })).body;
    const created = await stream.until('"created"');
    expect(created).toContain(`data: {"kind":"testimonial","id":"${id}","change":"created"}`);
    await api.call('put', `/testimonials/${id}/status`, { as: staff, json: { action: 'approve' } });
    const changed = await stream.until('"changed"');
    for (const text of [created, changed]) expect(text).not.toMatch(new RegExp(`${STORY}|Nuala`));
    await stream.cancel();
  });

  it('starts with an id to resume from, without an event', async () => {
    const stream = await listen();
    expect(await stream.until('data')).toMatch(/^retry: 3000\n\nid: \S+-\d+\ndata\n\n$/);
    await stream.cancel();
  });

  it('resumes where a broken one ended', async () => {
    const first = await listen();
    await makeOffer(api);
    const heard = await first.until('"donation"');
    const id = [...heard.matchAll(/^id: (.+)$/gm)].at(-1)?.[1] ?? '';
    await first.cancel();
    await submitStory(api);
    const second = await listen({ 'last-event-id': id });
    const missed = await second.until('"testimonial"');
    expect(missed).not.toContain('"donation"');
    expect(missed).not.toContain('resync');
    const lost = await listen({ 'last-event-id': 'from-before-the-restart-9' });
    expect(await lost.until('resync')).toContain('event: resync');
  });

  it('ends when the person signs out', async () => {
    const stream = await listen();
    await api.call('post', '/auth/logout', { as: staff });
    expect(await stream.rest()).not.toContain('event:');
    expect((await listen()).answer.status).toBe(401);
  });

  it('ends when the account is disabled, and when the session expires', async () => {
    const admin = await api.staff('Administrator');
    const stream = await listen();
    const id = (await api.get('/auth/me', staff)).body.id;
    await api.call('patch', `/people/${id}`, { as: admin, json: { disabled: true } });
    await stream.rest();
    const longest = await listen({}, admin);
    api.deps.clock.advance({ hours: 12 });
    api.deps.live.beat();
    await longest.rest();
  });

  it('ends when the server stops', async () => {
    const stream = await listen();
    api.deps.live.close();
    await stream.rest();
    expect((await listen()).answer.status).toBe(503);
  });

  it('is only for signed-in people who request events, and accepts no token in the address', async () => {
    expect((await listen({}, {})).answer.status).toBe(401);
    const token = staff.authorization?.replace('Bearer ', '');
    const asked = await app.request(`/api/events?token=${token}`, { headers: { accept: 'text/event-stream' } });
    expect(asked.status).toBe(401);
    const plain = await api.get('/events', staff);
    expect([plain.status, plain.body.code]).toEqual([400, 'invalid']);
  });

  it('is not left open by a HEAD request', async () => {
    for (let count = 0; count < 12; count += 1) {
      await app.request('/api/events', { method: 'HEAD', headers: { accept: 'text/event-stream', ...staff } });
    }
    const first = await listen();
    for (let count = 0; count < 9; count += 1) await listen();
    await submitStory(api);
    expect(await first.until('"created"')).toContain('testimonial');
  });
});

describe.each([
  ['testimonial', '/testimonials', () => submitStory(api)],
  ['donation', '/donationitems', () => makeOffer(api)],
] as const)('a %s that a colleague has open', (kind, base, make) => {
  it('shows the colleague until the lease is released or the item decided', async () => {
    const { id } = (await make()).body;
    const declan = await api.staff('Volunteer', 'Declan Roche');
    const hold = (as: Headers) => api.call('post', `${base}/${id}/hold`, { as });
    expect((await hold(staff)).body).toMatchObject({ mine: true, heldBy: { name: 'Aoife Byrne' } });
    expect((await hold(declan)).body).toMatchObject({ mine: false, heldBy: { name: 'Aoife Byrne' } });
    expect((await api.get(`${base}/${id}`, declan)).body.heldBy.name).toBe('Aoife Byrne');
    expect((await api.call('post', `${base}/${id}/release`, { as: declan })).status).toBe(204);
    expect((await api.get(`${base}/${id}`, declan)).body.heldBy.name).toBe('Aoife Byrne');
    await api.call('post', `${base}/${id}/release`, { as: staff });
    expect((await hold(declan)).body.mine).toBe(true);
    const decision =
      kind === 'donation'
        ? api.call('patch', `${base}/${id}/review`, { as: declan, json: { status: 'approved' } })
        : api.call('put', `${base}/${id}/status`, { as: declan, json: { action: 'approve' } });
    expect((await decision).body.heldBy).toBeNull();
  });

  it('is reported to colleagues, and 404 for an unknown item', async () => {
    const stream = await listen();
    const { id } = (await make()).body;
    await api.call('post', `${base}/${id}/hold`, { as: staff });
    expect(await stream.until('"held"')).toContain(`{"kind":"${kind}","id":"${id}","change":"held"}`);
    const nowhere = await api.call('post', `${base}/AAAAAAAAAAAAAAAAAAAAAA/hold`, { as: staff });
    expect(nowhere.status).toBe(404);
  });
});

import { beforeEach, describe, expect, it } from 'vitest';
import { createAdmission } from '#api/admission/admit-or-quarantine.ts';
import { countRecentSubmissions } from '#api/admission/recent-submissions.ts';
import { handlePostedForm } from '#api/pages/handle-posted-form.ts';
import { postedTestimonial } from '#api/pages/posted-testimonial.ts';
import { consentTopics } from '#contract/testimonials/testimonials.ts';
import { type FloodApi, floodApi, linkText, offerFrom, storyFrom } from '../../support/floods.ts';
import { formOf, makeOffer, STORY, submitStory } from '../../support/submissions.ts';
import type { TestApi } from '../../support/test-api.ts';

const CEILING = 20;

let site: FloodApi;
let api: TestApi;
beforeEach(async () => {
  site = await floodApi();
  api = site.api;
});

describe('32 above the hourly ceiling', () => {
  it('a submission is answered like any other, and lies in quarantine', async () => {
    await site.setCeiling(1000);
    const before = (await submitStory(api)).body;
    await site.fillCeiling(CEILING);
    const { status, body } = await storyFrom(api, '198.51.100.7', linkText(1));
    expect(status).toBe(201);
    expect(Object.keys(body)).toEqual(Object.keys(before));
    expect(body).toMatchObject({ status: 'pending', isApproved: false });
    const offered = await offerFrom(api, '198.51.100.8', 'A sofa, hardly used, with covers.');
    expect(offered.status).toBe(201);
    expect(offered.body.reference).toMatch(/^D-/);
    expect(await site.groups()).toMatchObject({ total: 2, testimonials: 1, donations: 1, active: true });
  });

  it('it is in no list, count, search, figure, file or event, and nobody is mailed', async () => {
    await site.fillCeiling(CEILING);
    const events: string[] = [];
    api.deps.live.listen(
      { personId: 'x', isSignedIn: () => true, maySee: () => true, send: (text) => events.push(text) > 0, end() {} },
      null,
    );
    const [read, figures] = [await site.pending(), await site.read('/dashboard')];
    events.length = 0;
    const analytics = await site.read('/analytics');
    await submitStory(api, { content: 'Unusual zebra words of a flood.', email: 'flood@example.org', name: 'Zebra' });
    await makeOffer(api, { description: 'Unusual zebra furniture of a flood.' });
    expect(await site.pending()).toEqual(read);
    expect((await site.read('/testimonials')).total).toBe(read.total);
    for (const path of [
      '/testimonials?q=zebra',
      '/testimonials/pending?q=zebra',
      '/donationitems?q=zebra',
      '/donationitems',
      '/donationitems/status/pending',
    ]) {
      expect((await site.read(path)).total, path).toBe(0);
    }
    expect(await site.read('/donationitems/counts')).toMatchObject({ pending: 0, all: 0 });
    expect((await api.get('/donationitems.csv', await site.staff())).text).not.toContain('zebra');
    expect(await site.read('/analytics')).toEqual(analytics);
    expect(await site.read('/dashboard')).toMatchObject({ ...figures, quarantined: 2 });
    expect(events).toEqual([]);
    expect(api.deps.mails).toEqual([]);
  });

  it('its sender loses nothing: the manage link and adding photos work, and it is found for a data request', async () => {
    await site.fillCeiling(CEILING);
    const { body } = await submitStory(api, { email: 'niamh@post.example' });
    const token = String(body.manageUrl).split('#')[1];
    expect((await api.call('post', '/testimonials/yours', { json: { token } })).body).toMatchObject({ content: STORY });
    const corrected = await api.call('put', '/testimonials/yours', { json: { token, content: `${STORY} And more.` } });
    expect(corrected.body.status).toBe('pending');
    expect((await site.groups()).total).toBe(1);
    const json = { email: 'niamh@post.example' };
    const found = await site.send('/privacy/find', json);
    expect(found.body.testimonials).toHaveLength(1);
    expect((await site.send('/privacy/export', json)).text).not.toContain('likeness');
    expect((await site.send('/privacy/erase', json)).body.testimonials).toBe(1);
    expect((await site.groups()).total).toBe(0);
  });

  it('what its sender does with it is neither in the log nor on the dashboard', async () => {
    await site.fillCeiling(CEILING);
    const { recent } = await site.read('/dashboard');
    const { total } = await site.read('/audit');
    const token = String((await submitStory(api)).body.manageUrl).split('#')[1];
    await api.call('put', '/testimonials/yours', { json: { token, content: `${STORY} And more.` } });
    const { status } = await api.call('post', '/testimonials/yours/withdraw', { json: { token } });
    expect(status).toBe(204);
    expect((await site.read('/dashboard')).recent).toEqual(recent);
    expect((await site.read('/audit')).total).toBe(total);
  });

  it('nobody decides about it before it is released, and then it has its place', async () => {
    await site.fillCeiling(CEILING);
    const { id } = (await submitStory(api)).body;
    const read = (await site.pending()).total;
    const decided = await api.call('put', `/testimonials/${id}/status`, {
      as: await site.staff(),
      json: { action: 'approve' },
    });
    expect([decided.status, decided.body.message]).toEqual([409, expect.stringContaining('release it first')]);
    const bulk = await site.send('/testimonials/approve', { ids: [id] });
    expect(bulk.body.results).toMatchObject([{ id, outcome: 'conflict' }]);
    const items = [{ kind: 'testimonial', id }];
    const released = await site.send('/quarantine/release', { items });
    expect(released.body).toEqual({ results: [{ kind: 'testimonial', id, outcome: 'released' }], left: 0 });
    expect((await site.pending()).total).toBe(read + 1);
    expect((await site.send('/quarantine/release', { items })).body.results).toMatchObject([
      { id, outcome: 'not_found' },
    ]);
  });

  it('an hour later, or with a higher ceiling, submissions reach staff again', async () => {
    await site.fillCeiling(CEILING);
    await site.setCeiling(200);
    expect(await site.groups()).toMatchObject({ active: false, submissionsPerHour: 200 });
    await submitStory(api);
    expect((await site.pending()).total).toBe(CEILING + 1);
    await site.setCeiling(CEILING);
    await submitStory(api);
    expect((await site.pending()).total).toBe(CEILING + 1);
    await site.advance({ minutes: 61 });
    await submitStory(api);
    expect((await site.pending()).total).toBe(CEILING + 2);
  });

  it('and just below it nothing is asked of anybody, and the proof that an old page still sends is ignored', async () => {
    await site.fillCeiling(CEILING - 2);
    await site.setCeiling(CEILING);
    expect((await storyFrom(api, '198.51.100.7', STORY, { 'x-proof': 'token.1-2-3' })).status).toBe(201);
    const body = formOf({ name: 'Nóra Kehoe', content: STORY, consentTo: consentTopics, proofToken: 'token' });
    const request = new Request('http://localhost/testimonials', { method: 'POST', body });
    const posted = await handlePostedForm(api.deps, postedTestimonial, request, '198.51.100.8');
    expect([posted.status, posted.submitted.sent]).toEqual([201, 'waiting']);
    expect((await site.pending()).total).toBe(CEILING);
    expect((await site.groups()).total).toBe(0);
  });

  it('a restart does not reset the count', async () => {
    await site.fillCeiling(CEILING - 1);
    await api.call('post', '/messages', {
      json: { name: 'Una', email: 'una@post.example', about: 'question', message: 'When are you open?' },
    });
    const before = countRecentSubmissions(api.deps.store, api.deps.now());
    expect(before).toBe(CEILING);
    const admission = createAdmission({ now: api.deps.now, before });
    const admitted = admission.admit({ address: '198.51.100.7' }, CEILING);
    expect(admitted.reason).toBe('ceiling');
  });
});

describe('32 one network', () => {
  it.each([
    ['a /48', (at: number) => `2001:db8:40:${(at + 1).toString(16)}::1`, '2001:db8:41::1'],
    ['a /16', (at: number) => `203.0.${at % 250}.${1 + Math.floor(at / 250)}`, '203.1.1.1'],
  ])('%s cannot send as if it were as many visitors as it has addresses', async (_, address, neighbour) => {
    await site.setCeiling(10_000);
    for (let at = 0; at < 300; at += 1) await storyFrom(api, address(at), `${STORY} ${at}`);
    expect(await site.groups()).toMatchObject({ total: 0 });
    await storyFrom(api, address(301), STORY);
    expect(await site.groups()).toMatchObject({ total: 1, active: false });
    await storyFrom(api, neighbour, STORY);
    expect((await site.pending()).total).toBe(301);
  });

  it('is known by one hash for a day, and by another on the next', () => {
    const admission = createAdmission({ now: api.deps.now });
    const hash = () => admission.admit({ address: '198.51.100.7' }, CEILING).network;
    const today = hash();
    expect(hash()).toBe(today);
    api.deps.clock.advance({ days: 1 });
    expect(hash()).not.toBe(today);
  });
});

import { beforeEach, describe, expect, it } from 'vitest';
import { applyRetention } from '#api/privacy/apply-retention.ts';
import { limitQuarantine } from '#api/quarantine/limit-size.ts';
import { EVERY } from '#api/store/collections.ts';
import { limitMs } from '../../../scripts/test-limits.mjs';
import {
  addressAt,
  type FloodApi,
  floodApi,
  honestTexts,
  linkText,
  messageFrom,
  offerFrom,
  storyFrom,
  templateText,
} from '../../support/floods.ts';
import { formOf, pngFile, STORY, submitStory } from '../../support/submissions.ts';
import type { TestApi } from '../../support/test-api.ts';

const CEILING = 20;

let site: FloodApi;
let api: TestApi;

/** The words of what is in quarantine. */
const listsOfHeld = ({ deps: { store } }: TestApi) => ({
  stories: store.data.testimonials.list('quarantined', EVERY).map(({ content }) => content),
  offers: store.data.donations.list('quarantined', EVERY).map(({ description }) => description),
  messages: store.data.messages.list('quarantined', EVERY).map(({ message }) => message),
});

beforeEach(async () => {
  site = await floodApi();
  api = site.api;
});

describe('32 a mixed flood from 1,000 addresses', () => {
  const SIZE = 1000;
  const flood = async () => {
    await site.setCeiling(60);
    for (const [at, text] of honestTexts.entries()) await storyFrom(api, `192.0.2.${at}`, text);
    for (let at = 0; at < SIZE; at += 1) {
      const address = addressAt(at);
      if (at % 3 === 0) await offerFrom(api, address, linkText(at));
      else await storyFrom(api, address, at % 3 === 1 ? linkText(at) : templateText(at));
    }
    for (const [at, text] of honestTexts.entries()) await storyFrom(api, `192.0.2.${50 + at}`, `${text} Thank you.`);
  };
  const list = async () => (await site.pending()).testimonials.map((one: { content: string }) => one.content);

  it('leaves what was there before, and is removed in five steps that leave the people alone', {
    timeout: limitMs(60_000),
  }, async () => {
    await flood();
    expect(await list()).toEqual(expect.arrayContaining(honestTexts));
    // 1. Look at the groups.
    const seen = await site.groups();
    expect(seen.groups.length).toBeLessThan(8);
    const floods = seen.groups
      .filter(({ count }: { count: number }) => count > 20)
      .map(({ key }: { key: string }) => key);
    // 2. Select everything that waits and is alike.
    const { body: alike } = await site.send('/quarantine/alike', { groups: floods, within: 'waiting' });
    // The ceiling less what people had sent.
    expect(alike.total).toBe(55);
    // 3. Delete it, 50 in each call.
    for (const [path, kind] of [
      ['/testimonials/delete', 'testimonial'],
      ['/donationitems/delete', 'donation'],
    ] as const) {
      const ids = alike.items.filter((one: { kind: string }) => one.kind === kind).map((one: { id: string }) => one.id);
      if (ids.length > 0) await site.send(path, { ids: ids.slice(0, 50) });
    }
    // 4. Delete the groups, a turn at a time.
    let left = 1;
    while (left > 0) {
      ({ left } = (await site.send('/quarantine/delete', { groups: floods, until: seen.to })).body);
    }
    // 5. Release the people.
    const rest = await site.groups();
    expect(rest.total).toBe(honestTexts.length);
    const items = (await site.read('/quarantine?pageSize=50')).items.map(
      ({ kind, id }: { kind: string; id: string }) => ({ kind, id }),
    );
    await site.send('/quarantine/release', { items });
    expect((await list()).sort()).toEqual([...honestTexts, ...honestTexts.map((text) => `${text} Thank you.`)].sort());
    expect((await site.read('/donationitems')).total).toBe(0);
  });
});

describe('32 the quarantine itself', () => {
  it('is bounded in number and in size: the oldest of what is alike is dropped, and the log says so', async () => {
    const warnings: string[] = [];
    site = await floodApi({ log: { info() {}, error() {}, warn: (event: string) => void warnings.push(event) } });
    api = site.api;
    await site.fillCeiling(CEILING);
    const stop = limitQuarantine(api.deps, { items: 40, bytes: 60_000 });
    for (let at = 0; at < 90; at += 1) {
      api.deps.clock.advance({ seconds: 1 });
      await storyFrom(api, addressAt(at), `${STORY} ${at}`);
      await Promise.resolve();
    }
    await expect.poll(async () => (await site.groups()).total).toBeLessThanOrEqual(40);
    const { items } = await site.read('/quarantine?pageSize=1');
    expect(items[0].testimonial.content).toBe(`${STORY} 89`);
    expect(warnings).toContain('quarantine.full');
    for (let at = 0; at < 12; at += 1) await storyFrom(api, addressAt(200 + at), 'long words here '.repeat(300));
    await expect.poll(async () => (await site.groups()).total).toBeLessThan(12);
    stop();
  });

  it('that is full drops what is alike, and keeps what people sent before', async () => {
    await site.fillCeiling(CEILING);
    const stop = limitQuarantine(api.deps, { items: 40, bytes: 1_000_000 });
    for (const [at, text] of honestTexts.entries()) await storyFrom(api, `192.0.2.${at}`, `${text} Thank you.`);
    for (let at = 0; at < 120; at += 1) {
      api.deps.clock.advance({ seconds: 1 });
      await storyFrom(api, addressAt(at), templateText(at));
      await offerFrom(api, addressAt(at), linkText(at));
    }
    await expect.poll(async () => (await site.groups()).total).toBeLessThanOrEqual(40);
    stop();
    const { items } = await site.read('/quarantine?pageSize=100');
    const texts = items.map((one: { testimonial?: { content: string } }) => one.testimonial?.content);
    expect(texts).toEqual(expect.arrayContaining(honestTexts.map((text) => `${text} Thank you.`)));
  });

  it('counts contact messages, too: a flood of them drops itself, and nothing of what people sent', async () => {
    await site.fillCeiling(CEILING);
    const stop = limitQuarantine(api.deps, { items: 40, bytes: 1_000_000 });
    for (const [at, text] of honestTexts.entries()) await storyFrom(api, `192.0.2.${at}`, `${text} Thank you.`);
    await offerFrom(api, '192.0.2.77', 'An oak dresser of my aunt, to be fetched in June.');
    const wish = 'Could somebody drive my mother to Waterford on Thursday, please?';
    await messageFrom(api, '192.0.2.78', wish);
    for (let at = 0; at < 120; at += 1) {
      api.deps.clock.advance({ seconds: 1 });
      await messageFrom(api, addressAt(at), templateText(at));
    }
    const held = () => Object.values(listsOfHeld(api)).flat();
    await expect.poll(() => held().length).toBeLessThanOrEqual(40);
    const { stories, offers, messages } = listsOfHeld(api);
    expect(stories).toEqual(expect.arrayContaining(honestTexts.map((text) => `${text} Thank you.`)));
    expect(offers).toHaveLength(1);
    expect(messages).toEqual(expect.arrayContaining([wish, templateText(119)]));
    stop();
  });

  it('counts what it held before a restart, messages too, and no longer what was deleted', async () => {
    await site.fillCeiling(CEILING);
    for (let at = 0; at < 6; at += 1) await messageFrom(api, addressAt(at), templateText(at));
    const stop = limitQuarantine(api.deps, { items: 6, bytes: 1_000_000 });
    for (const { id } of api.deps.store.data.messages.list('quarantined', EVERY)) {
      expect((await api.call('delete', `/messages/${id}`, { as: await site.staff() })).status).toBe(204);
    }
    for (const text of honestTexts) await storyFrom(api, '192.0.2.79', `${text} Thank you.`);
    expect(listsOfHeld(api)).toMatchObject({ stories: { length: honestTexts.length }, messages: [] });
    for (let at = 0; at < 2; at += 1) await messageFrom(api, addressAt(at), templateText(at));
    await expect.poll(() => Object.values(listsOfHeld(api)).flat().length).toBeLessThanOrEqual(6);
    stop();
  });

  it('deletes and releases of a group in turns nothing but that group', { timeout: limitMs(60_000) }, async () => {
    await site.fillCeiling(CEILING);
    for (const [at, text] of honestTexts.entries()) await storyFrom(api, `192.0.2.${at}`, `${text} Thank you.`);
    // Two more than a call takes: what is left of the group is no group any more.
    for (let at = 0; at < 502; at += 1) await storyFrom(api, addressAt(at), templateText(at));
    for (let at = 0; at < 52; at += 1) await storyFrom(api, addressAt(at), linkText(at));
    const { groups, to } = await site.groups();
    const keyOf = (count: number): string =>
      groups.find((one: { count: number; key: string }) => one.count === count).key;
    const turns = async (action: 'delete' | 'release', key: string) => {
      let [left, handled] = [1, 0];
      while (left > 0) {
        const { body } = await site.send(`/quarantine/${action}`, { groups: [key], until: to });
        left = body.left;
        handled += body.results.length;
      }
      return handled;
    };
    const keys = [keyOf(502), keyOf(52)] as const;
    expect(await turns('delete', keys[0])).toBe(502);
    expect(await turns('release', keys[1])).toBe(52);
    const texts = (await site.read('/quarantine?pageSize=100')).items.map(
      (one: { testimonial: { content: string } }) => one.testimonial.content,
    );
    expect(texts.sort()).toEqual(honestTexts.map((text) => `${text} Thank you.`).sort());
  });

  it('deletes of a group only what belonged to it when it was looked at, also where something later joins it to others', async () => {
    await site.fillCeiling(CEILING);
    const person = 'My sister found your shop by way of https://www.harbour-news.example and cried for an hour.';
    await storyFrom(api, '192.0.2.1', person);
    for (let at = 0; at < 5; at += 1) await storyFrom(api, addressAt(at), linkText(at));
    const { groups, to } = await site.groups();
    const { key } = groups.find((one: { count: number }) => one.count === 5);
    api.deps.clock.advance({ seconds: 5 });
    await storyFrom(
      api,
      '192.0.2.9',
      'See https://n1.best-loan.example and https://harbour-news.example as well, all.',
    );
    await site.send('/quarantine/delete', { groups: [key], until: to });
    const { items } = await site.read('/quarantine?pageSize=100');
    expect(items.map((one: { testimonial: { content: string } }) => one.testimonial.content)).toContain(person);
    expect(items).toHaveLength(2);
  });

  it('finds nobody alike who only shares a network with a robot, unless it sends by the dozen', async () => {
    await site.setCeiling(1000);
    await storyFrom(api, '86.40.1.1', honestTexts[0] ?? '');
    const { id } = (await storyFrom(api, '86.40.2.2', linkText(1))).body;
    await storyFrom(api, '203.0.113.9', linkText(2));
    const alike = async () =>
      (await site.send('/quarantine/alike', { items: [{ kind: 'testimonial', id }] })).body.total;
    expect(await alike()).toBe(2);
    for (let at = 0; at < 18; at += 1) await storyFrom(api, `86.40.${at}.3`, `${at} ${honestTexts[at % 5]} ${at * at}`);
    expect(await alike()).toBe(21);
  });

  it('forgets what nobody looked at after a month, and networks after a week', async () => {
    await site.fillCeiling(CEILING);
    await storyFrom(api, '198.51.100.7', STORY);
    const stored = () => JSON.stringify([...api.deps.store.data.testimonials.all()]);
    expect(stored()).toContain('"network"');
    expect(stored()).not.toContain('198.51');
    await site.advance({ days: 8 });
    await applyRetention(api.deps);
    expect(stored()).not.toContain('"network"');
    expect(stored().split('"likeness"')).toHaveLength(2);
    expect((await site.groups()).total).toBe(1);
    await site.advance({ days: 23 });
    await applyRetention(api.deps);
    expect((await site.groups()).total).toBe(0);
    expect((await site.pending()).total).toBe(CEILING);
  });

  it('is deleted by administrators only, and released by volunteers, too', async () => {
    await site.fillCeiling(CEILING);
    const { id } = (await submitStory(api)).body;
    const volunteer = await api.staff('Volunteer', 'Brian Roche');
    const json = { items: [{ kind: 'testimonial', id }] };
    expect((await api.call('post', '/quarantine/delete', { as: volunteer, json })).status).toBe(403);
    expect((await api.call('post', '/quarantine/release', { as: volunteer, json })).status).toBe(200);
    expect((await site.send('/quarantine/delete', json)).body.results).toMatchObject([{ outcome: 'not_found' }]);
    expect((await site.pending()).total).toBe(CEILING + 1);
    const tooMany = Array(51).fill({ kind: 'testimonial', id });
    for (const wrong of [{}, { items: [] }, { items: tooMany }]) {
      expect((await site.send('/quarantine/release', wrong)).status).toBe(400);
    }
  });

  it('with a picture loses it with the record', async () => {
    await site.fillCeiling(CEILING);
    const { body } = await api.call('post', '/testimonials', { form: formOf({ content: STORY, image: pngFile() }) });
    const picture = api.deps.store.data.testimonials.get(body.id)?.picture?.id;
    expect(picture).toBeDefined();
    await site.send('/quarantine/delete', { items: [{ kind: 'testimonial', id: body.id }] });
    expect(await api.deps.images.list()).not.toContain(picture);
  });
});

import { beforeEach, describe, expect, it } from 'vitest';
import { addressAt, type FloodApi, floodApi, honestTexts, storyFrom, workedOut } from '../../support/floods.ts';
import { STORY, submitStory } from '../../support/submissions.ts';
import type { Headers, TestApi } from '../../support/test-api.ts';

let site: FloodApi;
let api: TestApi;
beforeEach(async () => {
  site = await floodApi();
  api = site.api;
});

describe('32 the proof of work', () => {
  const flood = async () => {
    await site.setCeiling(100);
    for (let at = 0; at < 70; at += 1) await storyFrom(api, addressAt(at), `${honestTexts[at % 5]} ${at}`);
  };

  it('is asked of nobody while few submissions arrive', async () => {
    expect(await site.proof()).toMatchObject({ bits: 0, puzzles: 0 });
    await submitStory(api);
    expect((await site.pending()).total).toBe(1);
  });

  it('is asked for in a flood: with it a submission reaches staff, without it, or with another’s, it does not', async () => {
    await flood();
    const before = (await site.pending()).total;
    const challenge = await site.proof();
    expect(challenge.bits).toBeGreaterThan(10);
    const good = await workedOut(challenge);
    const stories: [string, Headers][] = [
      ['without', {}],
      ['unsolved', { 'x-proof': `${challenge.token}.${Array(16).fill(1).join('-')}` }],
      ['forged', { 'x-proof': good.replace(/~.{4}/, '~AAAA') }],
      ['rubbish', { 'x-proof': '../../../.'.repeat(50) }],
    ];
    for (const [name, headers] of stories) {
      expect((await storyFrom(api, '198.51.100.1', `${STORY} ${name}`, headers)).status, name).toBe(201);
      expect((await site.pending()).total, name).toBe(before);
    }
    const solved = await workedOut(await site.proof());
    await storyFrom(api, '198.51.100.2', STORY, { 'x-proof': solved });
    expect((await site.pending()).total).toBe(before + 1);
    await storyFrom(api, '198.51.100.3', STORY, { 'x-proof': solved });
    expect((await site.pending()).total).toBe(before + 1);
  });

  it('of a challenge from quieter times is worth what was asked then, until it expires', async () => {
    const [early, late] = [await site.proof(), await site.proof()];
    await flood();
    const before = (await site.pending()).total;
    await storyFrom(api, '198.51.100.2', STORY, { 'x-proof': `${early.token}.` });
    expect((await site.pending()).total).toBe(before + 1);
    await site.advance({ minutes: 16 });
    await storyFrom(api, '198.51.100.3', STORY, { 'x-proof': `${late.token}.` });
    expect((await site.pending()).total).toBe(before + 1);
  });

  it('can be a question instead, answered not sooner than a person can', async () => {
    await flood();
    const before = (await site.pending()).total;
    const send = async (token: string, word: string) => {
      await storyFrom(api, '198.51.100.2', STORY, { 'x-proof': `${token}.${word}` });
      return (await site.pending()).total - before;
    };
    const ask = async () => (await api.get('/submissions/question')).body;
    const [tooSoon, wrong, right] = [await ask(), await ask(), await ask()];
    expect(await send(tooSoon.token, tooSoon.word)).toBe(0);
    api.deps.clock.advance({ seconds: 8 });
    expect(await send(wrong.token, 'nonsense')).toBe(0);
    expect(await send(right.token, right.word.toUpperCase())).toBe(1);
    expect(await send(right.token, right.word)).toBe(1);
  });

  describe('that costs a robot nothing', () => {
    /** Answers to questions, or challenges without work that were fetched before the flood. */
    const answers = async (count: number) => {
      const asked = await Promise.all(
        Array.from({ length: count }, async () => (await api.get('/submissions/question')).body),
      );
      api.deps.clock.advance({ seconds: 8 });
      return asked.map(({ token, word }) => `${token}.${word}`);
    };
    const sendAll = async (proofs: readonly string[], addressOf: (at: number) => string) => {
      const before = (await site.pending()).total;
      for (const [at, proof] of proofs.entries()) {
        await storyFrom(api, addressOf(at), `${STORY} ${at}`, { 'x-proof': proof });
      }
      return (await site.pending()).total - before;
    };

    it('reaches staff ten times an hour at a ceiling of a hundred, from however many networks', async () => {
      const early = `${(await site.proof()).token}.`;
      await flood();
      const proofs = await answers(20);
      expect(await sendAll(proofs, (at) => addressAt(500 + at))).toBe(10);
      expect(await sendAll([early], () => '198.51.100.9')).toBe(0);
      const solved = await workedOut(await site.proof());
      expect(await sendAll([solved], () => '198.51.100.9')).toBe(1);
    });

    it('reaches staff five times an hour from one network, and uses up nothing of others', async () => {
      await flood();
      const proofs = await answers(25);
      expect(await sendAll(proofs.slice(0, 20), (at) => `198.51.${at}.7`)).toBe(5);
      expect(await sendAll(proofs.slice(20), (at) => `203.${at}.113.7`)).toBe(5);
    });
  });

  it('becomes more work the more arrives, up to what an old phone can bear', async () => {
    await site.setCeiling(10);
    const bits: number[] = [];
    for (let at = 0; at < 120; at += 1) {
      await storyFrom(api, addressAt(at), `${STORY} ${at}`);
      bits.push(createdBits());
    }
    expect(bits[0]).toBe(0);
    expect(bits).toEqual(bits.toSorted((a, b) => a - b));
    expect(bits.at(-1)).toBe(17);
  });
  const createdBits = () => api.deps.admission.challenge(10).bits;
});

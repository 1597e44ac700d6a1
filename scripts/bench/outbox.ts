import { admitAll } from '#api/admission/admit-or-quarantine.ts';
import { unlimited } from '#api/attempts/attempts.ts';
import { createClock } from '../../tests/support/deps.ts';
import { makeOffer } from '../../tests/support/submissions.ts';
import { type TestApi, testApi } from '../../tests/support/test-api.ts';
import { median } from './load.ts';
import { type Row, ratio } from './report.ts';

const WAITING = 10_000;
const ROUNDS = 60;

const filled = async (count: number): Promise<TestApi> => {
  const clock = createClock();
  const admission = admitAll;
  const api = testApi({ clock, admission, attempts: unlimited });
  await api.deps.store.change((draft) => {
    for (let at = 0; at < count; at += 1) {
      const about = { type: 'donation', id: api.deps.newId() } as const;
      api.deps.outbox.enqueue(draft, { kind: 'offer-received', to: `donor${at}@post.example`, about });
    }
  });
  api.deps.outbox.start();
  api.deps.clock.set('2026-03-01T09:00:00.000Z');
  return api;
};

const decide = async (api: TestApi, as: Record<string, string>): Promise<number> => {
  const { body, text } = await makeOffer(api, { submitterEmail: `${api.deps.newId()}@post.example` });
  if (!text.includes('reference')) throw new Error('The offer was not taken.');
  const startedAt = performance.now();
  const answer = await api.call('patch', `/donationitems/${body.id}/review`, { as, json: { status: 'approved' } });
  if (answer.status !== 200) throw new Error(`The decision was answered with ${answer.status}.`);
  return performance.now() - startedAt;
};

const ratioOf = async (
  empty: TestApi,
  full: TestApi,
  staff: readonly [Record<string, string>, Record<string, string>],
) => {
  const times: [number[], number[]] = [[], []];
  for (let round = 0; round < ROUNDS; round += 1) {
    times[0].push(await decide(empty, staff[0]));
    times[1].push(await decide(full, staff[1]));
  }
  return median(times[1]) / median(times[0]);
};

export const measureOutbox = async (): Promise<Row[]> => {
  const [empty, full] = [await filled(0), await filled(WAITING)];
  const staff = [await empty.staff(), await full.staff()] as const;
  await ratioOf(empty, full, staff);
  // The best of five, as a busy machine makes single ones longer.
  const ratios: number[] = [];
  for (let run = 0; run < 5; run += 1) ratios.push(await ratioOf(empty, full, staff));
  await Promise.all([empty.deps.outbox.close(), full.deps.outbox.close()]);
  const all = ratios.map((one) => one.toFixed(2)).join(', ');
  return [ratio('decision with 10,000 waiting mails against none', Math.min(...ratios), { most: 1.05 }, all)];
};

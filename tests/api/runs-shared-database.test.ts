import { afterEach, describe, expect, it } from 'vitest';
import { newId } from '#api/core/new-id.ts';
import { openPostgresStore, type PostgresStore } from '#api/store/postgres/open-postgres-store.ts';
import { withoutPostgres } from '../support/postgres-binaries.ts';
import { freshDatabase } from '../support/postgres-server.ts';
import { FRIDAY, runsIn } from '../support/runs.ts';
import { testApi } from '../support/test-api.ts';
import { memoryLog } from '../unit/store/records.ts';

const opened: PostgresStore[] = [];
afterEach(async () => {
  await Promise.all(opened.splice(0).map((store) => store.close()));
});

/** Two processes on one new database. */
const twoProcesses = async () => {
  const url = await freshDatabase();
  const stores = await Promise.all([1, 2].map(() => openPostgresStore(url, { log: memoryLog() })));
  opened.push(...stores);
  const [first, second] = stores.map((store) => testApi({ store, newId }));
  if (!first || !second) throw new Error('There are no two processes.');
  return [first, second] as const;
};

describe.skipIf(withoutPostgres)(
  `runs of two processes on one database${withoutPostgres ? ` (${withoutPostgres})` : ''}`,
  () => {
    it('give the last place to one of two donors, and the stops to one of two planners', async () => {
      const [first, second] = await twoProcesses();
      const aoife = await first.staff('Volunteer', 'Aoife Byrne');
      const made = runsIn(first, aoife);
      const [last, other] = [await made.runOf({ stopsMax: 1 }), await made.runOf({ date: FRIDAY })];
      const donors = [await made.pickupOf(), await made.pickupOf()];
      for (const { id } of donors) await made.offerDays(id, [last.id, other.id]);
      const choices = await Promise.all(
        [first, second].map((api, at) =>
          api.call('post', '/donationitems/yours/choose', { json: { token: donors[at]?.token, day: last.id } }),
        ),
      );
      expect(choices.map(({ status }) => status).toSorted()).toEqual([200, 409]);
      const lost = choices.find(({ status }) => status === 409);
      expect(lost?.body.days.map(({ id }: { id: string }) => id)).toEqual([other.id]);
      const more = [await made.pickupOf(), await made.pickupOf()];
      const json = (id = '') => ({ stops: [id], revision: other.revision });
      const plans = await Promise.all(
        [first, second].map((api, at) =>
          api.call('put', `/runs/${other.id}/stops`, { as: aoife, json: json(more[at]?.id) }),
        ),
      );
      expect(plans.map(({ status }) => status).toSorted()).toEqual([200, 409]);
      const seen = await second.get(`/runs?from=2026-03-05&to=${FRIDAY}`, aoife);
      expect(seen.body.runs.map(({ stops }: { stops: unknown[] }) => stops.length)).toEqual([1, 1]);
      expect((await second.get('/runs/waiting', aoife)).body.total).toBe(2);
    });
  },
);

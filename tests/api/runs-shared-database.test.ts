import { describe, expect, it } from 'vitest';
import { withoutPostgres } from '../support/postgres-binaries.ts';
import { FRIDAY, runsIn } from '../support/runs.ts';
import { twoProcesses } from '../support/two-processes.ts';

describe.skipIf(withoutPostgres)(
  `runs of two processes on one database${withoutPostgres ? ` (${withoutPostgres})` : ''}`,
  () => {
    const open = twoProcesses();

    it('give the last place to one of two donors, and the stops to one of two planners', async () => {
      const [first, second] = await open();
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

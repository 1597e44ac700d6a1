import { existing } from './existing.ts';
import { offersIn } from './offers.ts';
import type { Headers, TestApi } from './test-api.ts';

/** A Thursday on which the shops are open; the clock of tests begins on Monday 2 March 2026. */
export const THURSDAY = '2026-03-05';
export const FRIDAY = '2026-03-06';

/** Runs and approved pickups of a test's own. */
export const runsIn = (api: TestApi, staff: Headers) => {
  const offers = offersIn(api, staff);
  const post = (path: string, json: unknown = {}, as = staff) => api.call('post', path, { as, json });
  return {
    post,
    stored: (id: string) => existing(api.deps.store.data.donations.get(id)),
    run: (id: string) => existing(api.deps.store.data.runs.get(id)),
    /** Plans a run of New Ross with room for two stops on Thursday. */
    async runOf(fields: Record<string, unknown> = {}) {
      const { status, body } = await post('/runs', { date: THURSDAY, van: 'Green van', stopsMax: 2, ...fields });
      if (status !== 201) throw new Error(`${status} ${body.message}`);
      return body;
    },
    /** An approved offer that is to be collected. */
    async pickupOf(fields: Record<string, unknown> = {}): Promise<{ id: string; reference: string; token: string }> {
      const { id, reference, manageUrl } = await offers.offerOf(fields);
      const { status } = await offers.review(id, { status: 'approved' });
      if (status !== 200) throw new Error(String(status));
      return { id, reference, token: manageUrl.split('#')[1] ?? '' };
    },
    review: offers.review,
    assign: (run: { id: string; revision: number }, stops: readonly string[], as = staff) =>
      api.call('put', `/runs/${run.id}/stops`, { as, json: { stops, revision: run.revision } }),
    offerDays: (id: string, days: readonly string[], as = staff) => post(`/donationitems/${id}/days`, { days }, as),
    agree: (id: string, json: unknown = {}) => post(`/runs/${id}/agree`, json),
    change: (id: string, json: unknown, as = staff) => api.call('patch', `/runs/${id}`, { as, json }),
    outcome: (runId: string, id: string, json: unknown, key?: string) =>
      api.call('put', `/runs/${runId}/stops/${id}/outcome`, {
        as: staff,
        json,
        ...(key && { headers: { 'idempotency-key': key } }),
      }),
    read: async (id: string) => (await api.get(`/runs/${id}`, staff)).body,
    yours: (token: string, more = '', json: object = {}) =>
      api.call('post', `/donationitems/yours${more}`, { json: { token, ...json } }),
    waiting: async (query = '') => (await api.get(`/runs/waiting${query}`, staff)).body,
    /** Lets minutes pass, and sends the mails that are due then. */
    async later(minutes: number) {
      api.deps.clock.advance({ minutes });
      await api.deps.outbox.deliverDue();
    },
    /** The mails about an offer that wait, by kind. */
    mailsAbout: (id: string) =>
      api.deps.store.data.mails
        .list('about', id)
        .filter(({ state, kind }) => state === 'waiting' && kind.startsWith('day'))
        .map(({ kind, notBefore, values }) => ({ kind, notBefore, values })),
  };
};
export type Runs = ReturnType<typeof runsIn>;

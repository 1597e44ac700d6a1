import type { DonationItem } from '#contract/donation-desk.ts';
import { type DonationStatus, donationStatuses } from '#contract/donations.ts';
import { type FakeCall, type FakeRoutes, refused } from './fake-platform.ts';
import { administrator, dashboard, donation } from './staff-data.ts';

const pageOf = (rows: readonly DonationItem[], { query }: FakeCall) => {
  const size = Number(query.pageSize ?? 10);
  const first = (Number(query.page ?? 1) - 1) * size;
  return { items: rows.slice(first, first + size), total: rows.length };
};

const fits =
  ({ query }: FakeCall) =>
  (item: DonationItem) =>
    (!query.category || item.category === query.category) &&
    (!query.condition || item.condition === query.condition) &&
    (!query.q || item.description.toLowerCase().includes(query.q.toLowerCase()));

const inADay = () => new Date(Date.now() + 86_400_000).toISOString();

/** What decisions replaced, shared by all routes over the same rows. */
const replaced = new WeakMap<DonationItem[], Map<string, DonationItem>>();

/** A small server of offers in every status. */
export const deskRoutes = (rows: DonationItem[]): FakeRoutes => {
  const previous = replaced.get(rows) ?? new Map<string, DonationItem>();
  replaced.set(rows, previous);
  const indexOf = (id: string | undefined) => rows.findIndex((item) => item.id === id);
  return {
    'GET /dashboard': () => dashboard({ pendingDonations: rows.filter(({ status }) => status === 'pending').length }),
    'GET /donationitems': (call) => pageOf(rows.filter(fits(call)), call),
    'GET /donationitems/status/:status': (call) =>
      pageOf(rows.filter(({ status }) => status === call.params.status).filter(fits(call)), call),
    'GET /donationitems/counts': (call) => {
      const found = rows.filter(fits(call));
      const counts = donationStatuses.map((wanted) => [wanted, found.filter(({ status }) => status === wanted).length]);
      return { ...Object.fromEntries(counts), all: found.length };
    },
    'GET /donationitems/:id': ({ params }) =>
      rows[indexOf(params.id)] ?? refused(404, 'not_found', 'There is no such donation.'),
    'POST /donationitems/:id/hold': () => ({
      mine: true,
      heldBy: { id: administrator.id, name: administrator.name, until: new Date(Date.now() + 120_000).toISOString() },
    }),
    'POST /donationitems/:id/release': () => undefined,
    'PATCH /donationitems/:id/review': ({ params, body }) => {
      const index = indexOf(params.id);
      const before = donation(rows[index]);
      const { status, adminNotes } = body as { status: DonationStatus; adminNotes: string };
      const at = new Date().toISOString();
      const entry = { at, by: administrator.name, from: before.status, to: status, notes: adminNotes || null };
      const after = {
        ...before,
        status,
        adminNotes: adminNotes || before.adminNotes,
        reviewedBy: administrator.name,
        reviewedAt: at,
        undoUntil: inADay(),
        history: [...before.history, entry],
      };
      previous.set(before.id, before);
      rows[index] = after;
      return after;
    },
    'PUT /donationitems/:id/undo': ({ params }) => {
      const before = previous.get(params.id ?? '');
      if (!before) return refused(409, 'conflict', 'There is no decision to undo here.');
      previous.delete(before.id);
      rows[indexOf(before.id)] = before;
      return before;
    },
    'DELETE /donationitems/:id': ({ params }) => {
      rows.splice(indexOf(params.id), 1);
    },
  };
};

import {
  type AuditKind,
  accessActions,
  type Dashboard,
  type StoredAuditEntry,
  type WaitingItem,
} from '#contract/audit/audit.ts';
import { addDays, dublinDay, startOfDay } from '#contract/dublin.ts';
import { DUE_SOON_DAYS, dueDay } from '#contract/privacy/data-request-deadline.ts';
import { type May, mayDo, type Permission } from '#contract/roles.ts';
import { excerpt, itemTitle } from '#contract/text/excerpt.ts';
import { viewNamedEntry } from '../audit/list.ts';
import type { Deps } from '../http/deps.ts';
import type { Actor } from '../identity/interfaces.ts';
import { EVERY } from '../store/collections.ts';
import type { View } from '../store/store.ts';

const RECENT = 10;
const WAITING = 5;
const TITLE = 60;

/** The oldest pending submissions of both kinds, oldest first. */
const waitingLongest = ({ testimonials, donations }: View): WaitingItem[] => {
  const pending = testimonials.list('status', 'pending');
  // Words of crisis stand before the others, whatever their age.
  const urgent = pending.filter(({ review }) => review.urgent);
  const stories = [...urgent.slice(-WAITING), ...pending.slice(urgent.length).slice(-WAITING)].map(
    ({ id, name, content, createdAt }) =>
      ({ kind: 'testimonial', id, label: name, title: excerpt(content, TITLE), createdAt }) as const,
  );
  const offers = donations
    .list('status', 'pending')
    .slice(-WAITING)
    .map(
      ({ id, reference, description, createdAt }) =>
        ({ kind: 'donation', id, label: reference, title: itemTitle(description), createdAt }) as const,
    );
  return [...stories, ...offers].sort((a, b) => a.createdAt.localeCompare(b.createdAt)).slice(0, WAITING);
};

/** Number of offers since the first day of the month in Ireland. */
const thisMonth = ({ donations }: View, now: Date): number => {
  const since = startOfDay(`${dublinDay(now).slice(0, 7)}-01`).toISOString();
  const newest = donations.list('newest', EVERY);
  const older = newest.findIndex(({ createdAt }) => createdAt < since);
  return older === -1 ? newest.length : older;
};

const draftsIn = ({ posts }: View): number =>
  posts.list('newest', EVERY).filter(({ status }) => status === 'draft').length;

/** Data requests whose last day is near or over. */
const dueRequests = ({ dataRequests }: View, now: Date) => {
  const today = dublinDay(now);
  const last = dataRequests.list('open', EVERY).map(dueDay);
  return {
    dueDataRequests: last.filter((day) => day <= addDays(today, DUE_SOON_DAYS)).length,
    overdueDataRequests: last.filter((day) => day < today).length,
  };
};

type DashboardDeps = Pick<Deps, 'store' | 'now' | 'warnings' | 'space' | 'pendingUploads'>;

/** Who may read an entry about a kind: it may hold words of the record, as those of a draft. */
const auditedFor: Record<AuditKind, May> = {
  testimonial: 'decide',
  donation: 'decide',
  message: 'decide',
  quarantine: 'decide',
  run: 'plan',
  post: 'publish',
  media: 'publish',
  text: 'edit-pages',
  image: 'edit-pages',
  settings: 'settings',
  mail: 'settings',
  privacy: 'privacy',
  person: 'people',
  token: 'connections',
  webhook: 'connections',
  analytics: 'audit',
  audit: 'audit',
};

const maySee = ({ id, role }: Actor, { subjectKind, subjectId }: StoredAuditEntry): boolean =>
  mayDo(role, auditedFor[subjectKind]) || (subjectKind === 'person' && subjectId === id);

/** The latest entries of changes that somebody may see; most of the log may be sign-ins. */
const latestChanges = ({ audit }: View, actor: Actor): StoredAuditEntry[] => {
  const found: StoredAuditEntry[] = [];
  for (const entry of audit.list('newest', EVERY)) {
    if (!accessActions.includes(entry.action) && maySee(actor, entry)) found.push(entry);
    if (found.length === RECENT) break;
  }
  return found;
};

const submissionCounts = ({ store: { data }, now }: Pick<DashboardDeps, 'store' | 'now'>) => ({
  pendingDonations: data.donations.count('status', 'pending'),
  pendingTestimonials: data.testimonials.count('status', 'pending'),
  donations: data.donations.count('newest', EVERY),
  testimonials: data.testimonials.count('newest', EVERY),
  approvedTestimonials: data.testimonials.count('status', 'approved'),
  quarantined: data.testimonials.count('quarantined', EVERY) + data.donations.count('quarantined', EVERY),
  openMessages: data.messages.count('state', 'open'),
  donationsThisMonth: thisMonth(data, now()),
  waiting: waitingLongest(data),
});

const nothing = {
  pendingDonations: 0,
  pendingTestimonials: 0,
  donations: 0,
  testimonials: 0,
  approvedTestimonials: 0,
  quarantined: 0,
  openMessages: 0,
  donationsThisMonth: 0,
  waiting: [],
  blogs: 0,
  draftBlogs: 0,
  failedMails: 0,
  dueDataRequests: 0,
  overdueDataRequests: 0,
  warnings: [],
};

/** Pending submissions, counts, and the latest changes by staff, as far as the actor may open them. */
export const readDashboard = (deps: DashboardDeps, actor: Actor): Dashboard => {
  const { store, now, warnings, space, pendingUploads } = deps;
  const { data } = store;
  const may = (permission: Permission) => mayDo(actor.role, permission);
  return {
    ...nothing,
    ...(may('decide') && submissionCounts(deps)),
    ...((may('publish') || may('decide')) && { blogs: data.posts.size, draftBlogs: draftsIn(data) }),
    ...(may('privacy') && dueRequests(data, now())),
    ...(may('connections') && { failedMails: data.mails.count('state', 'failed'), warnings: [...warnings] }),
    storage: { ...space.state(), picturesFull: pendingUploads.isFull() },
    recent: latestChanges(data, actor).map((entry) => viewNamedEntry(data, entry)),
  };
};

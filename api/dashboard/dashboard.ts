import { type AuditKind, accessActions, type Dashboard, type StoredAuditEntry } from '#contract/audit/audit.ts';
import { dublinDay, startOfDay } from '#contract/dublin.ts';
import { type May, mayDo, type Permission } from '#contract/roles.ts';
import { viewNamedEntry } from '../audit/list.ts';
import type { Deps } from '../http/deps.ts';
import type { Actor } from '../identity/interfaces.ts';
import { EVERY } from '../store/collections.ts';
import type { View } from '../store/store.ts';

const RECENT = 10;

const thisMonth = ({ donations }: View, now: Date): number => {
  const since = startOfDay(`${dublinDay(now).slice(0, 7)}-01`).toISOString();
  const newest = donations.list('newest', EVERY);
  const older = newest.findIndex(({ createdAt }) => createdAt < since);
  return older === -1 ? newest.length : older;
};

const draftsIn = ({ posts }: View): number =>
  posts.list('newest', EVERY).filter(({ status }) => status === 'draft').length;

type DashboardDeps = Pick<Deps, 'store' | 'now' | 'warnings' | 'space' | 'pendingUploads'>;

/** An entry may hold words of its record, as those of a draft. */
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
  blogs: 0,
  draftBlogs: 0,
  failedMails: 0,
  warnings: [],
};

export const readDashboard = (deps: DashboardDeps, actor: Actor): Dashboard => {
  const { store, warnings, space, pendingUploads } = deps;
  const { data } = store;
  const may = (permission: Permission) => mayDo(actor.role, permission);
  return {
    ...nothing,
    ...(may('decide') && submissionCounts(deps)),
    ...((may('publish') || may('decide')) && { blogs: data.posts.size, draftBlogs: draftsIn(data) }),
    ...(may('connections') && { failedMails: data.mails.count('state', 'failed'), warnings: [...warnings] }),
    storage: { ...space.state(), picturesFull: pendingUploads.isFull() },
    recent: latestChanges(data, actor).map((entry) => viewNamedEntry(data, entry)),
  };
};

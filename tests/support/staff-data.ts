import type { AuditEntry, Dashboard } from '#contract/audit.ts';
import { defaultSettings } from '#contract/default-settings.ts';
import type { DonationItem } from '#contract/donation-desk.ts';
import type { User } from '#contract/people.ts';
import type { StaffTestimonial } from '#contract/testimonials.ts';
import type { FakeCall, FakeRoutes } from './fake-platform.ts';

/** An id that the contract accepts. */
export const idOf = (name: string): string =>
  name
    .replace(/[^A-Za-z0-9_-]/g, '-')
    .padEnd(22, '0')
    .slice(0, 22);

export const minutesAgo = (minutes: number): string => new Date(Date.now() - minutes * 60_000).toISOString();

export const administrator: User = {
  id: idOf('aoife'),
  name: 'Aoife Byrne',
  email: 'aoife@charity.example',
  role: 'Administrator',
  lastLogin: null,
  mustChangePassword: false,
};
export const volunteer: User = { ...administrator, id: idOf('declan'), name: 'Declan Roche', role: 'Volunteer' };

/** A testimonial that waits for review. */
export const testimonial = (details: Partial<StaffTestimonial> = {}): StaffTestimonial => ({
  id: idOf('maura'),
  name: 'Maura Cullen',
  email: 'maura@post.example',
  content: 'The driver waited four hours with my brother on the day of the scan.',
  picture: null,
  status: 'pending',
  createdAt: minutesAgo(120),
  approvedAt: null,
  approvedBy: null,
  reviewedAt: null,
  reviewedBy: null,
  adminNotes: null,
  consent: { version: '2026-11', to: ['publication', 'health', 'name'], at: minutesAgo(120) },
  review: { isAppropriate: true, feedback: 'Thank you.', confidenceScore: 0.94, reasons: [], urgent: false },
  imageUrl: null,
  isApproved: false,
  ...details,
});

/** An offer that waits for review. */
export const donation = (details: Partial<DonationItem> = {}): DonationItem => ({
  id: idOf('armchairs'),
  reference: 'D-ABC123',
  submitterName: 'Deirdre Kinsella',
  submitterEmail: 'deirdre@post.example',
  submitterPhone: '020 915 0002',
  description: 'Two purple armchairs. Wool covers, from a smoke-free home.',
  category: 'furniture',
  condition: 'good',
  estimatedValue: 120,
  pickupRequired: true,
  pickupAddress: '14 Charlton Hill, New Ross',
  pickupInstructions: 'Green gate.',
  photos: [],
  photoUrls: [],
  status: 'pending',
  held: false,
  adminNotes: null,
  createdAt: minutesAgo(38),
  reviewedAt: null,
  reviewedBy: null,
  collectedAt: null,
  history: [],
  ...details,
});

export const auditEntry = (details: Partial<AuditEntry> = {}): AuditEntry => ({
  id: idOf('entry'),
  at: minutesAgo(12),
  actorId: administrator.id,
  actorName: administrator.name,
  action: 'approved',
  subjectKind: 'testimonial',
  subjectId: idOf('nuala'),
  detail: '',
  ...details,
});

export const dashboard = (details: Partial<Dashboard> = {}): Dashboard => ({
  pendingDonations: 12,
  pendingTestimonials: 8,
  donations: 156,
  testimonials: 58,
  approvedTestimonials: 46,
  blogs: 24,
  draftBlogs: 2,
  donationsThisMonth: 18,
  waiting: [],
  recent: [],
  ...details,
});

const pageOf = <Row>(rows: readonly Row[], { query }: FakeCall): Row[] => {
  const size = Number(query.pageSize ?? 10);
  const first = (Number(query.page ?? 1) - 1) * size;
  return rows.slice(first, first + size);
};

/** The calls that every screen of the portal makes. */
export const shellRoutes = (details: Partial<Dashboard> = {}): FakeRoutes => ({
  'GET /settings': () => defaultSettings,
  'GET /dashboard': () => dashboard(details),
  'GET /auth/options': () => ({ microsoft: null, google: null }),
});

/** A small server of testimonials: what is decided or deleted shows in the lists. */
export const testimonialRoutes = (rows: StaffTestimonial[]): FakeRoutes => {
  const pending = () => rows.filter(({ status }) => status === 'pending');
  return {
    'GET /dashboard': () =>
      dashboard({
        pendingTestimonials: pending().length,
        approvedTestimonials: rows.filter(({ status }) => status === 'approved').length,
        testimonials: rows.length,
      }),
    'GET /testimonials/pending': (call) => ({ testimonials: pageOf(pending(), call), total: pending().length }),
    'GET /testimonials': (call) => ({ testimonials: pageOf(rows, call), total: rows.length }),
    'PUT /testimonials/:id/status': ({ params, body }) => {
      const index = rows.findIndex(({ id }) => id === params.id);
      const { action, adminNotes } = body as { action: string; adminNotes: string };
      const status = action === 'approve' ? 'approved' : 'rejected';
      const after = testimonial({ ...rows[index], status, isApproved: status === 'approved', adminNotes });
      rows[index] = after;
      return after;
    },
    'DELETE /testimonials/:id': ({ params }) => {
      rows.splice(
        rows.findIndex(({ id }) => id === params.id),
        1,
      );
    },
  };
};

/** A small server of offers that wait. */
export const donationRoutes = (rows: DonationItem[]): FakeRoutes => {
  const found = ({ query }: FakeCall) =>
    rows.filter(
      (item) =>
        item.status === 'pending' &&
        (!query.category || item.category === query.category) &&
        (!query.condition || item.condition === query.condition) &&
        (!query.q || item.description.toLowerCase().includes(query.q.toLowerCase())),
    );
  return {
    'GET /dashboard': () => dashboard({ pendingDonations: rows.filter(({ status }) => status === 'pending').length }),
    'GET /donationitems/status/pending': (call) => ({ items: pageOf(found(call), call), total: found(call).length }),
    'PATCH /donationitems/:id/review': ({ params, body }) => {
      const index = rows.findIndex(({ id }) => id === params.id);
      const after = donation({ ...rows[index], ...(body as Pick<DonationItem, 'status' | 'adminNotes'>) });
      rows[index] = after;
      return after;
    },
  };
};

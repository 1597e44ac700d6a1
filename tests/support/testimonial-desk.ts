import type { StaffTestimonial } from '#contract/testimonials.ts';
import { type FakeCall, type FakeRoutes, refused } from './fake-platform.ts';
import { administrator, testimonial, testimonialRoutes } from './staff-data.ts';

const inTwoMinutes = () => new Date(Date.now() + 120_000).toISOString();

const found = (rows: readonly StaffTestimonial[], { query }: FakeCall) => {
  const testimonials = rows.filter(
    ({ name, status }) =>
      (!query.q || name.toLowerCase().includes(query.q.toLowerCase())) && (!query.status || status === query.status),
  );
  return { testimonials, total: testimonials.length };
};

/** A small server of testimonials with everything that staff can do; the list `rows` is what it keeps. */
export const testimonialDesk = (rows: StaffTestimonial[]): FakeRoutes => {
  const put = (id: string | undefined, change: (before: StaffTestimonial) => Partial<StaffTestimonial>) => {
    const index = rows.findIndex((row) => row.id === id);
    const before = testimonial(rows[index]);
    const after = { ...before, ...change(before) };
    rows[index] = after;
    return after;
  };
  return {
    ...testimonialRoutes(rows),
    'GET /testimonials': (call) => found(rows, call),
    'GET /testimonials/pending': (call) =>
      found(
        rows.filter(({ status }) => status === 'pending'),
        call,
      ),
    'GET /testimonials/:id': ({ params }) =>
      rows.find(({ id }) => id === params.id) ?? refused(404, 'not_found', 'There is no such testimonial.'),
    'PUT /testimonials/:id/undo': ({ params }) =>
      put(params.id, () => ({ status: 'pending', isApproved: false, reviewedBy: null, undoUntil: null })),
    'PUT /testimonials/:id/redaction': ({ params, body }) =>
      put(params.id, ({ content, originalContent }) => {
        const original = originalContent ?? content;
        const text = (body as { content: string }).content;
        return text
          ? { content: text, originalContent: original, edited: true }
          : { content: original, originalContent: null, edited: false };
      }),
    'POST /testimonials/approve': ({ body }) => ({
      results: (body as { ids: string[] }).ids.map((id) => {
        put(id, () => ({ status: 'approved', isApproved: true, reviewedBy: administrator.name }));
        return { id, outcome: 'approved' };
      }),
    }),
    'POST /testimonials/:id/hold': () => ({
      mine: true,
      heldBy: { id: administrator.id, name: administrator.name, until: inTwoMinutes() },
    }),
    'POST /testimonials/:id/release': () => undefined,
    'GET /settings/review': () => ({ rejectionReasons: ['It is advertising.', 'We already have this one.'] }),
  };
};

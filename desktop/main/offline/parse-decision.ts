import * as z from 'zod/mini';
import { donationReview } from '#contract/donation-desk.ts';
import { statusUpdate } from '#contract/moderation.ts';
import { queuedDecision } from '../../bridge.ts';

/** A decision as it is stored until it has been sent. */
export const storedDecision = z.object({
  ...queuedDecision.shape,
  personId: z.string(),
  method: z.enum(['PUT', 'PATCH']),
  path: z.string(),
  body: z.string(),
});
export type StoredDecision = z.infer<typeof storedDecision>;

/** What a request decides, read from its method, path and body. */
export interface Decision {
  kind: StoredDecision['kind'];
  id: string;
  method: StoredDecision['method'];
  path: string;
  decision: StoredDecision['decision'];
  notes: string;
  body: Record<string, unknown>;
}

const TESTIMONIAL_PATH = /^\/api\/testimonials\/([A-Za-z0-9_-]{22})\/status$/;
const DONATION_PATH = /^\/api\/donationitems\/([A-Za-z0-9_-]{22})\/review$/;

const parseJson = <S extends z.core.$ZodType>(schema: S, text: string): z.core.output<S> | null => {
  try {
    return z.safeParse(schema, JSON.parse(text)).data ?? null;
  } catch {
    return null;
  }
};

const parseTestimonial = (id: string, path: string, text: string): Decision | null => {
  const update = parseJson(statusUpdate, text);
  if (!update || (update.action === 'reject' && update.adminNotes === '')) return null;
  const decision = update.action === 'approve' ? 'approved' : 'rejected';
  return { kind: 'testimonial', id, method: 'PUT', path, decision, notes: update.adminNotes, body: update };
};

const parseDonation = (id: string, path: string, text: string): Decision | null => {
  const update = parseJson(donationReview, text);
  if (!update || (update.status === 'rejected' && update.adminNotes === '')) return null;
  const { status: decision, adminNotes: notes } = update;
  return { kind: 'donation', id, method: 'PATCH', path, decision, notes, body: update };
};

/** The decision that a request makes, or null for any other request and for one that the server would refuse. */
export const parseDecision = (method: string, path: string, text: string): Decision | null => {
  const testimonial = method === 'PUT' ? TESTIMONIAL_PATH.exec(path)?.[1] : undefined;
  if (testimonial) return parseTestimonial(testimonial, path, text);
  const donation = method === 'PATCH' ? DONATION_PATH.exec(path)?.[1] : undefined;
  return donation ? parseDonation(donation, path, text) : null;
};

import * as z from 'zod/mini';
import { donationReview } from '#contract/donation-desk.ts';
import { statusUpdate } from '#contract/moderation.ts';
import { queuedDecision } from '../bridge.ts';

/** A decision as it is kept until it has been sent. */
export const keptDecision = z.object({
  ...queuedDecision.shape,
  personId: z.string(),
  method: z.enum(['PUT', 'PATCH']),
  path: z.string(),
  body: z.string(),
});
export type KeptDecision = z.infer<typeof keptDecision>;

/** What a call decides, read from its method, path and body. */
export interface Decision {
  kind: KeptDecision['kind'];
  id: string;
  method: KeptDecision['method'];
  path: string;
  decision: KeptDecision['decision'];
  notes: string;
  body: Record<string, unknown>;
}

const TESTIMONIAL = /^\/api\/testimonials\/([A-Za-z0-9_-]{22})\/status$/;
const DONATION = /^\/api\/donationitems\/([A-Za-z0-9_-]{22})\/review$/;

const parsed = <S extends z.core.$ZodType>(schema: S, text: string): z.core.output<S> | null => {
  try {
    return z.safeParse(schema, JSON.parse(text)).data ?? null;
  } catch {
    return null;
  }
};

const ofTestimonial = (id: string, path: string, text: string): Decision | null => {
  const update = parsed(statusUpdate, text);
  if (!update || (update.action === 'reject' && update.adminNotes === '')) return null;
  const decision = update.action === 'approve' ? 'approved' : 'rejected';
  return { kind: 'testimonial', id, method: 'PUT', path, decision, notes: update.adminNotes, body: update };
};

const ofDonation = (id: string, path: string, text: string): Decision | null => {
  const update = parsed(donationReview, text);
  if (!update || (update.status === 'rejected' && update.adminNotes === '')) return null;
  return {
    kind: 'donation',
    id,
    method: 'PATCH',
    path,
    decision: update.status,
    notes: update.adminNotes,
    body: update,
  };
};

/** The decision that a call makes, or null for any other call and for one that the server would refuse. */
export const decisionOf = (method: string, path: string, text: string): Decision | null => {
  const testimonial = method === 'PUT' ? TESTIMONIAL.exec(path)?.[1] : undefined;
  if (testimonial) return ofTestimonial(testimonial, path, text);
  const donation = method === 'PATCH' ? DONATION.exec(path)?.[1] : undefined;
  return donation ? ofDonation(donation, path, text) : null;
};

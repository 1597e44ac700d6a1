import * as z from 'zod/mini';
import { donationReview } from '../donations/donation-desk.ts';
import { lacksReason, statusUpdate } from '../moderation/moderation.ts';
import type { WaitingDecision } from './offline-decisions.ts';

/** What a request decides, read from its method, path and body. */
export interface Decision {
  kind: WaitingDecision['kind'];
  id: string;
  method: 'PUT' | 'PATCH';
  path: string;
  decision: WaitingDecision['decision'];
  notes: string;
  /** The status that was seen when it was made. */
  from?: WaitingDecision['from'];
  /** What the donor of a rejected offer reads. */
  reasonForDonor?: string;
  body: Record<string, unknown>;
}

const TESTIMONIAL_PATH = /^\/api\/testimonials\/([A-Za-z0-9_-]{22})\/status$/;
const DONATION_PATH = /^\/api\/donationitems\/([A-Za-z0-9_-]{22})\/review$/;

const UNDO_PATH = /^\/api\/(?:testimonials|donationitems)\/([A-Za-z0-9_-]{22})\/undo$/;

/** The id of the record whose latest decision a request undoes, or undefined for any other request. */
export const undoneId = (method: string, path: string): string | undefined =>
  method === 'PUT' ? UNDO_PATH.exec(path)?.[1] : undefined;

const parseJson = <S extends z.core.$ZodType>(schema: S, text: string): z.core.output<S> | null => {
  try {
    return z.safeParse(schema, JSON.parse(text)).data ?? null;
  } catch {
    return null;
  }
};

const parseTestimonial = (id: string, path: string, text: string): Decision | null => {
  const update = parseJson(statusUpdate, text);
  if (!update || (update.action === 'reject' && lacksReason(update))) return null;
  const decision = update.action === 'approve' ? 'approved' : 'rejected';
  const { adminNotes: notes, from } = update;
  return { kind: 'testimonial', id, method: 'PUT', path, decision, notes, from, body: update };
};

const parseDonation = (id: string, path: string, text: string): Decision | null => {
  const update = parseJson(donationReview, text);
  if (!update || (update.status === 'rejected' && lacksReason(update))) return null;
  const { status: decision, adminNotes: notes, from, reasonForDonor = '' } = update;
  return { kind: 'donation', id, method: 'PATCH', path, decision, notes, from, reasonForDonor, body: update };
};

/** The decision that a request makes, or null for any other request and for one that the server would refuse. */
export const parseDecision = (method: string, path: string, text: string): Decision | null => {
  const testimonial = method === 'PUT' ? TESTIMONIAL_PATH.exec(path)?.[1] : undefined;
  if (testimonial) return parseTestimonial(testimonial, path, text);
  const donation = method === 'PATCH' ? DONATION_PATH.exec(path)?.[1] : undefined;
  return donation ? parseDonation(donation, path, text) : null;
};

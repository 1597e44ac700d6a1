import type { AuditEntry } from '#contract/audit/audit.ts';
import type { StoredMessage } from '#contract/messages/messages.ts';
import type { StoredTestimonial } from '#contract/testimonials/stored-testimonial.ts';

/** A record id made of a number. */
export const idOf = (number: number): string => String(number).padStart(22, '0');

/** A moment so many seconds after the first one. */
export const at = (seconds: number): string => new Date(Date.UTC(2026, 0, 1) + seconds * 1000).toISOString();
export const now = (): Date => new Date(at(0));

export const testimonial = (number: number, changes: Partial<StoredTestimonial> = {}): StoredTestimonial => ({
  id: idOf(number),
  name: 'Máire',
  email: null,
  content: `They drove my mother to the hospital ${number} times.`,
  picture: null,
  status: 'pending',
  createdAt: at(number),
  approvedAt: null,
  approvedBy: null,
  reviewedAt: null,
  reviewedBy: null,
  adminNotes: null,
  consent: 'none',
  review: { isAppropriate: true, feedback: '', confidenceScore: 0.5, reasons: [], urgent: false },
  ...changes,
});

export const message = (number: number): StoredMessage => ({
  id: idOf(number),
  reference: `M-${String(number).padStart(6, '0')}`,
  about: 'question',
  name: 'Ciara',
  email: 'ciara@post.example',
  phone: null,
  message: 'When are you open?',
  createdAt: at(number),
  urgent: false,
  held: false,
  state: 'open',
  answeredAt: null,
  assignedTo: null,
  notes: [],
});

export const auditEntry = (number: number): AuditEntry => ({
  id: idOf(number),
  at: at(number),
  actorId: null,
  actorName: '',
  action: 'submitted',
  subjectKind: 'testimonial',
  subjectId: idOf(number),
  detail: '',
});

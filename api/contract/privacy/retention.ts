import * as z from 'zod/mini';

const RETENTION_MONTHS_MAX = 120;
const MONTHS_MESSAGE = `Please write a whole number of months from 1 to ${RETENTION_MONTHS_MAX}`;
const months = z
  .int(MONTHS_MESSAGE)
  .check(z.minimum(1, MONTHS_MESSAGE), z.maximum(RETENTION_MONTHS_MAX, MONTHS_MESSAGE));

/** Months after which closed records are deleted automatically. */
export const retention = z.object({
  /** Counted from the decision. */
  rejectedTestimonials: months,
  /** Collected or rejected offers, counted from that change. */
  closedDonations: months,
  /** Answered messages, counted from the answer. */
  messages: z._default(months, 12),
  audit: months,
});
export type Retention = z.infer<typeof retention>;

export const defaultRetention: Retention = { rejectedTestimonials: 12, closedDonations: 24, messages: 12, audit: 36 };

/** Days that mails stay in the outbox if there is no mail server. */
export const OUTBOX_DAYS_MAX = 30;

/** Days until a quarantined submission is deleted, and until the hash of any submission's network is. */
export const QUARANTINE_DAYS_MAX = 30;
export const NETWORK_DAYS_MAX = 7;

/** Months that a closed data request is kept, long enough to answer a complaint about it. */
export const DATA_REQUEST_MONTHS = 24;

/** Days that an automatic backup is kept at most: seven daily ones, then one a week for four weeks. */
export const BACKUP_DAYS_MAX = 42;

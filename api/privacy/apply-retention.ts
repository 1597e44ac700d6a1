import type { StoredDonation } from '#contract/donations/stored-donation.ts';
import { OUTBOX_DAYS_MAX, QUARANTINE_DAYS_MAX } from '#contract/privacy/retention.ts';
import type { StoredTestimonial } from '#contract/testimonials/stored-testimonial.ts';
import { recordAudit } from '../audit/record.ts';
import { pruneRevisions } from '../blogs/prune-revisions.ts';
import { forgetComments } from '../comments/forget-comments.ts';
import { filtered } from '../core/filter-iterable.ts';
import { monthsBefore } from '../core/months-before.ts';
import type { Deps } from '../http/deps.ts';
import { forgetMails } from '../mail/forget-mails.ts';
import { pruneMails } from '../mail/prune-mails.ts';
import { removePictures } from '../picture-attachments/remove-pictures.ts';
import { forgetStops } from '../stops/places.ts';
import { EVERY } from '../store/collections.ts';
import { donationPictureIds, testimonialPictureIds } from '../store/index-keys.ts';
import { pruneDeliveries } from '../webhooks/prune-deliveries.ts';
import { forgetLikeness } from './forget-likeness.ts';
import { forgetSentKeys } from './forget-sent-keys.ts';
import { formatCounts } from './format-counts.ts';
import { pruneRequests } from './requests/prune-requests.ts';
import { readRetention } from './retention-periods.ts';

type RetentionDeps = Pick<Deps, 'store' | 'images' | 'mailer' | 'outbox' | 'now' | 'newId' | 'log'>;

const BATCH_SIZE = 500;
const DAY_MS = 24 * 60 * 60 * 1000;

export interface Deleted {
  testimonials: number;
  donations: number;
  messages: number;
  audit: number;
}

const rejectedAt = ({ reviewedAt, createdAt }: StoredTestimonial | StoredDonation) => reviewedAt ?? createdAt;
const closedAt = (donation: StoredDonation) =>
  donation.status === 'collected' ? (donation.collectedAt ?? rejectedAt(donation)) : rejectedAt(donation);

const daysBefore = (now: Date, days: number) => new Date(now.getTime() - days * DAY_MS).toISOString();

const findExpired = ({ store: { data }, now }: RetentionDeps, periods: ReturnType<typeof readRetention>) => {
  const limit = (months: number) => monthsBefore(now(), months).toISOString();
  const [testimonials, donations, messages, audit] = [
    limit(periods.rejectedTestimonials),
    limit(periods.closedDonations),
    limit(periods.messages),
    limit(periods.audit),
  ];
  const quarantineEnds = daysBefore(now(), QUARANTINE_DAYS_MAX);
  const heldTooLong = ({ quarantinedAt = '' }: { quarantinedAt?: string | undefined }) =>
    quarantinedAt < quarantineEnds;
  const closed = (['collected', 'rejected'] as const).flatMap((status) =>
    filtered(data.donations.iterate('status', status), (one) => closedAt(one) < donations),
  );
  return {
    testimonials: [
      ...filtered(data.testimonials.iterate('status', 'rejected'), (one) => rejectedAt(one) < testimonials),
      ...filtered(data.testimonials.iterate('quarantined', EVERY), heldTooLong),
    ],
    donations: [...closed, ...filtered(data.donations.iterate('quarantined', EVERY), heldTooLong)],
    messages: [
      ...filtered(data.messages.iterate('state', 'answered'), (one) => (one.answeredAt ?? one.createdAt) < messages),
      ...filtered(data.messages.iterate('quarantined', EVERY), heldTooLong),
    ],
    audit: filtered(data.audit.iterate('newest', EVERY), ({ at }) => at < audit),
  };
};

/** Skips records changed since they were found; adds drivers' photos to `stopPhotos`. */
const removeAll = async <Name extends keyof Deleted>(
  { store, outbox }: RetentionDeps,
  name: Name,
  expired: ReturnType<typeof findExpired>[Name],
  stopPhotos: string[] = [],
): Promise<string[]> => {
  const removed: string[] = [];
  for (let at = 0; at < expired.length; at += BATCH_SIZE) {
    const batch = expired.slice(at, at + BATCH_SIZE);
    await store.change((draft) => {
      const unchanged = batch.filter((record) => draft[name].get(record.id) === record);
      for (const { id } of unchanged) draft[name].remove(id);
      const ids = unchanged.map(({ id }) => id);
      if (name !== 'audit') {
        outbox.forget(draft, ids);
        forgetComments(draft, ids);
      }
      if (name === 'donations') stopPhotos.push(...forgetStops(draft, ids));
      removed.push(...ids);
    });
  }
  return removed;
};

/**
 * Deletes expired records with photos and mails, and old mails in the outbox. Runs daily and at start; logged, and audited if
 * anything was deleted.
 */
export const applyRetention = async (deps: RetentionDeps): Promise<Deleted> => {
  const expired = findExpired(deps, readRetention(deps));
  const testimonials = await removeAll(deps, 'testimonials', expired.testimonials);
  const stopPhotos: string[] = [];
  const donations = await removeAll(deps, 'donations', expired.donations, stopPhotos);
  const messages = await removeAll(deps, 'messages', expired.messages);
  const audit = await removeAll(deps, 'audit', expired.audit);
  await forgetLikeness(deps);
  await forgetSentKeys(deps);
  const removed = new Set([...testimonials, ...donations, ...messages]);
  const pictures = [
    ...expired.testimonials.filter(({ id }) => removed.has(id)).flatMap(testimonialPictureIds),
    ...expired.donations.filter(({ id }) => removed.has(id)).flatMap(donationPictureIds),
    ...stopPhotos,
  ];
  await removePictures(deps, pictures);
  if (removed.size > 0) await forgetMails(deps, [...removed]);
  await pruneMails(deps);
  await pruneDeliveries(deps);
  await pruneRequests(deps);
  await pruneRevisions(deps);
  const mails = await deps.mailer.forgetBefore(new Date(daysBefore(deps.now(), OUTBOX_DAYS_MAX)));
  const deleted = {
    testimonials: testimonials.length,
    donations: donations.length,
    messages: messages.length,
    audit: audit.length,
  };
  deps.log.info('retention.applied', { ...deleted, pictures: pictures.length, mails });
  if (removed.size + audit.length > 0) {
    await deps.store.change((draft) =>
      recordAudit(draft, deps, {
        actor: { id: null, name: 'The retention periods' },
        action: 'deleted by age',
        subjectKind: 'privacy',
        subjectId: 'retention',
        detail: formatCounts(deleted),
      }),
    );
  }
  return deleted;
};

import type { StoredDonation } from '#contract/donations/stored-donation.ts';
import {
  QUARANTINE_DELETE_MAX,
  QUARANTINE_ITEMS_MAX,
  type QuarantineChoice,
  type QuarantineResults,
} from '#contract/quarantine/quarantine.ts';
import type { StoredTestimonial } from '#contract/testimonials/stored-testimonial.ts';
import { recordAudit } from '../audit/record.ts';
import { notifyDonor } from '../donations/notify-donor.ts';
import type { Deps } from '../http/deps.ts';
import type { Actor } from '../identity/interfaces.ts';
import { forgetMails } from '../mail/forget-mails.ts';
import { removePictures } from '../picture-attachments/remove-pictures.ts';
import { formatCounts } from '../privacy/format-counts.ts';
import type { Draft } from '../store/store.ts';
import { notifyAuthor } from '../testimonials/notify-author.ts';
import { reviewAgain } from '../testimonials/review-written.ts';
import type { Submission } from './records.ts';
import { removeQuarantinedRecord } from './remove-quarantined-record.ts';
import { resolveChoice } from './resolve-choice.ts';

type Outcome = QuarantineResults['results'][number];
const NOT_IN_QUARANTINE = 'It is no longer in quarantine.';

const withoutQuarantine = <T extends StoredTestimonial | StoredDonation>(record: T) => {
  const { quarantinedAt, quarantineReason, ...rest } = record;
  return rest;
};

/** One change per turn; submissions that have left the quarantine are `not_found`. */
const inOneTurn = async (
  deps: Deps,
  choice: QuarantineChoice,
  { most, done, actor }: { most: number; done: 'released' | 'deleted'; actor: Actor },
  act: (draft: Draft, submission: Submission) => void,
): Promise<QuarantineResults> => {
  const all = resolveChoice(deps.store.data, choice);
  const turn = all.slice(0, most);
  const missing = choice.items.filter(({ id }) => !all.some((one) => one.id === id));
  const handled = await deps.store.change((draft) => {
    const present = turn.filter(({ kind, id }) => {
      const record = kind === 'donation' ? draft.donations.get(id) : draft.testimonials.get(id);
      return record?.quarantinedAt !== undefined;
    });
    for (const one of present) act(draft, one);
    if (present.length > 0) {
      const subject = { subjectKind: 'quarantine', subjectId: 'quarantine' } as const;
      const stories = present.filter(({ kind }) => kind === 'testimonial').length;
      const detail = formatCounts({ testimonials: stories, donations: present.length - stories });
      recordAudit(draft, deps, { actor, action: `${done} from quarantine`, ...subject, detail });
    }
    return new Set(present.map(({ id }) => id));
  });
  const outcomeOf = ({ kind, id }: { kind: Outcome['kind']; id: string }): Outcome =>
    handled.has(id) ? { kind, id, outcome: done } : { kind, id, outcome: 'not_found', message: NOT_IN_QUARANTINE };
  return { results: [...turn, ...missing].map(outcomeOf), left: all.length - turn.length };
};

const releaseOne = (
  deps: Parameters<typeof reviewAgain>[0] & Pick<Deps, 'outbox'>,
  draft: Draft,
  { kind, id }: Submission,
): void => {
  if (kind === 'donation') {
    const donation = draft.donations.get(id);
    if (!donation) return;
    const released = withoutQuarantine(donation);
    draft.donations.put(released);
    notifyDonor(deps, draft, released, 'offer-received');
    return;
  }
  const testimonial = draft.testimonials.get(id);
  if (!testimonial) return;
  const released = { ...withoutQuarantine(testimonial), review: reviewAgain(deps, testimonial) };
  draft.testimonials.put(released);
  notifyAuthor(deps, draft, released, 'testimonial-received');
};

/** Releases up to 50 into the queue, at their time of arrival. Sends the mail held back, unless a robot is suspected. */
export const release = async (deps: Deps, choice: QuarantineChoice, actor: Actor): Promise<QuarantineResults> => {
  const reviewing = { store: deps.store, outbox: deps.outbox, reviewer: await deps.loadReviewer() };
  return inOneTurn(deps, choice, { most: QUARANTINE_ITEMS_MAX, done: 'released', actor }, (draft, one) =>
    releaseOne(reviewing, draft, one),
  );
};

/** Up to 500, for good, with their pictures. */
export const removeQuarantined = async (
  deps: Deps,
  choice: QuarantineChoice,
  actor: Actor,
): Promise<QuarantineResults> => {
  const pictures: string[] = [];
  const result = await inOneTurn(
    deps,
    choice,
    { most: QUARANTINE_DELETE_MAX, done: 'deleted', actor },
    (draft, one) => {
      pictures.push(...removeQuarantinedRecord(draft, one));
      deps.outbox.forget(draft, [one.id]);
    },
  );
  await removePictures(deps, pictures);
  await forgetMails(
    deps,
    result.results.filter(({ outcome }) => outcome === 'deleted').map(({ id }) => id),
  );
  return result;
};

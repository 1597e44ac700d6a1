import type { StoredDonation } from '#contract/donations/stored-donation.ts';
import type { StoredMessage } from '#contract/messages/messages.ts';
import { emailForm } from '#contract/personal-data/email.ts';
import type { Erasure } from '#contract/privacy/privacy.ts';
import { createTextsOf } from '#contract/records/description.ts';
import { donationRecord } from '#contract/records/donation.ts';
import { messageRecord } from '#contract/records/message.ts';
import { testimonialRecord } from '#contract/records/testimonial.ts';
import { mayDo } from '#contract/roles.ts';
import type { StoredTestimonial } from '#contract/testimonials/stored-testimonial.ts';
import { ANONYMOUS } from '#contract/testimonials/testimonials.ts';
import { recordAudit } from '../audit/record.ts';
import { forgetUndos, removeFactors } from '../auth/factors/own-factors.ts';
import { withdrawInvitations } from '../auth/invitations.ts';
import { endSessions } from '../auth/sessions.ts';
import { forgetComments, forgetMentions } from '../comments/forget-comments.ts';
import { Failure } from '../core/failure.ts';
import type { Deps } from '../http/deps.ts';
import type { Actor } from '../identity/interfaces.ts';
import { forgetMails } from '../mail/forget-mails.ts';
import { checkNotLast } from '../people/last-administrator.ts';
import { unassignAll } from '../people/unassign.ts';
import { removePictures } from '../picture-attachments/remove-pictures.ts';
import { forgetViews, forgetViewsAbout } from '../saved-views/forget-views.ts';
import { forgetStops } from '../stops/places.ts';
import { EVERY } from '../store/collections.ts';
import { donationPictureIds, personPictureIds, testimonialPictureIds } from '../store/index-keys.ts';
import type { Draft } from '../store/store.ts';
import { countsOf } from './counts-of.ts';
import { formatCounts } from './format-counts.ts';
import { idsOf, type PersonRecords, recordsOf } from './person-records.ts';
import { withoutRequester } from './requests/without-requester.ts';

const OWN = 'This is your own account. Please ask another administrator to erase it.';
const ACCOUNT = 'This is the account of a colleague. Please ask an administrator to erase it.';
const NOTHING_STORED = 'Nothing is kept about this email address.';

const eraseAccount = (draft: Draft, { account, audit }: PersonRecords) => {
  if (!account) return;
  checkNotLast(draft, account);
  draft.people.remove(account.id);
  for (const { id } of draft.calendars.list('person', account.id)) draft.calendars.remove(id);
  endSessions(draft, account);
  removeFactors(draft, account.id);
  forgetUndos(draft, account.id);
  withdrawInvitations(draft, account.id);
  unassignAll(draft, account.id);
  forgetViews(draft, account.id);
  draft.preferences.remove(account.id);
  forgetMentions(draft, account.id);
  for (const { id } of audit) {
    const entry = draft.audit.get(id);
    if (entry?.subjectId !== account.id) continue;
    const { before, after, ...rest } = entry;
    draft.audit.put({ ...rest, detail: '' });
  }
};

const soughtIn = (
  { testimonials, donations, messages }: PersonRecords,
  kinds: Parameters<typeof createTextsOf>[1],
): string[] =>
  [
    ...testimonials.flatMap(createTextsOf<StoredTestimonial>(testimonialRecord, kinds)),
    ...donations.flatMap(createTextsOf<StoredDonation>(donationRecord, kinds)),
    ...messages.flatMap(createTextsOf<StoredMessage>(messageRecord, kinds)),
  ].filter((text) => text !== ANONYMOUS);

/**
 * Permanently deletes a person's records, photos, mails and account, and removes the name elsewhere. Within a minute the text
 * is gone from all files except earlier backups. `record` adds log and case entries to the change; the log keeps only counts.
 * @throws Failure `forbidden` for an account without the right to manage people, `conflict` for one's own or the last
 * administrator.
 */
export const eraseRecords = async (
  deps: Deps,
  found: PersonRecords,
  actor: Actor,
  record: (draft: Draft) => void,
): Promise<Erasure> => {
  const { testimonials, donations, messages, account, comments, requests, addresses } = found;
  if (account && !mayDo(actor.role, 'people')) throw new Failure('forbidden', ACCOUNT);
  if (account?.id === actor.id) throw new Failure('conflict', OWN);
  const ids = idsOf(found);
  const { pictures, mails } = await deps.store.change((draft) => {
    const pictureIds = [
      ...testimonials.flatMap(({ id }) => draft.testimonials.get(id) ?? []).flatMap(testimonialPictureIds),
      ...donations.flatMap(({ id }) => draft.donations.get(id) ?? []).flatMap(donationPictureIds),
      ...(account ? personPictureIds(draft.people.get(account.id) ?? account) : []),
    ];
    for (const { id } of testimonials) draft.testimonials.remove(id);
    for (const { id } of donations) draft.donations.remove(id);
    for (const { id } of messages) draft.messages.remove(id);
    for (const { id } of comments) draft.comments.remove(id);
    for (const { id } of requests) {
      const request = draft.dataRequests.get(id);
      if (!request?.closedAt) continue;
      draft.dataRequests.put(withoutRequester(request));
      // Colleagues may have named the person there.
      forgetComments(draft, [id]);
    }
    const stopPhotos = forgetStops(draft, ids);
    forgetComments(draft, ids);
    forgetViewsAbout(draft, {
      words: [...addresses, ...soughtIn(found, ['name', 'email', 'reference'])],
      whole: soughtIn(found, ['phone', 'eircode']),
    });
    deps.outbox.forget(draft, ids);
    // Whatever they are about: what was said about a data request goes, too.
    const mailIds = addresses.flatMap((address) => deps.outbox.forgetAddress(draft, address));
    eraseAccount(draft, found);
    draft.erase();
    record(draft);
    return { pictures: [...pictureIds, ...stopPhotos], mails: mailIds };
  });
  await removePictures(deps, pictures);
  await forgetMails(deps, [...ids, ...mails]);
  const { testimonials: stories, donations: offers, messages: letters } = countsOf(found);
  return {
    testimonials: stories,
    donations: offers,
    messages: letters,
    photos: pictures.length,
    account: account !== null,
  };
};

/** @throws Failure as `eraseRecords`, `not_found` if there is nothing. */
export const erasePerson = async (deps: Deps, email: string, actor: Actor): Promise<Erasure> => {
  const found = recordsOf(deps, email);
  const hasClosed = found.requests.some(({ closedAt }) => closedAt);
  const hasMails = deps.store.data.mails.list('state', EVERY).some(({ to }) => emailForm(to) === email);
  if (idsOf(found).length === 0 && !hasClosed && !hasMails) throw new Failure('not_found', NOTHING_STORED);
  const { addresses, ...counts } = countsOf(found);
  return eraseRecords(deps, found, actor, (draft) => {
    const subject = { subjectKind: 'privacy', subjectId: deps.newId() } as const;
    recordAudit(draft, deps, { actor, action: 'erased', ...subject, detail: formatCounts(counts) });
  });
};

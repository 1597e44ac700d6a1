import { exportFile } from '#contract/calls/call.ts';
import type { StoredComment } from '#contract/comments/comments.ts';
import type { Picture } from '#contract/images/pictures.ts';
import type { StoredMail } from '#contract/mail-admin/mails.ts';
import { emailForm } from '#contract/personal-data/email.ts';
import { handedOver } from '#contract/records/description.ts';
import { donationRecord } from '#contract/records/donation.ts';
import { testimonialRecord } from '#contract/records/testimonial.ts';
import { viewEntry } from '../audit/list.ts';
import { recordAudit } from '../audit/record.ts';
import { methodDatesOf } from '../auth/factors/own-factors.ts';
import { decidedByName as donationDecidedByName } from '../donations/view.ts';
import type { Deps } from '../http/deps.ts';
import { authorName } from '../identity/author-name.ts';
import type { Actor } from '../identity/interfaces.ts';
import { viewMessage } from '../messages/view.ts';
import { stopsOf } from '../stops/stops-of.ts';
import { EVERY } from '../store/collections.ts';
import type { View } from '../store/store.ts';
import { decidedByName as testimonialDecidedByName } from '../testimonials/view.ts';
import { countsOf } from './counts-of.ts';
import { formatCounts } from './format-counts.ts';
import { auditFor, idsOf, type PersonRecords, recordsOf } from './person-records.ts';

const pictureOf = async ({ images }: Deps, picture: Picture) => {
  const copy = await images.read(picture.id, `${picture.width}x${picture.height}.webp`);
  return copy && `data:${copy.type};base64,${Buffer.from(copy.bytes).toString('base64')}`;
};

const commentOf =
  (data: View) =>
  ({ by, createdAt, text }: StoredComment) => ({ by: authorName(data, by), createdAt, text });

const mailsOf = (data: View, found: PersonRecords): StoredMail[] => {
  const addresses = new Set(found.addresses);
  const about = idsOf(found).flatMap((id) => data.mails.list('about', id));
  const sent = addresses.size > 0 ? data.mails.list('state', EVERY) : [];
  return [...new Set([...about, ...sent.filter(({ to }) => addresses.has(emailForm(to)))])];
};

const dataOf = async (deps: Deps, found: PersonRecords, actor: Actor) => {
  const { data } = deps.store;
  const { testimonials, donations, messages, account } = found;
  return {
    exportedAt: deps.now().toISOString(),
    testimonials: await Promise.all(
      testimonials.map(async (testimonial) => ({
        ...handedOver(testimonialRecord, testimonial),
        ...testimonialDecidedByName(data, testimonial),
        picture: testimonial.picture && (await pictureOf(deps, testimonial.picture)),
      })),
    ),
    donations: await Promise.all(
      donations.map(async (donation) => ({
        ...handedOver(donationRecord, donation),
        ...donationDecidedByName(data, donation),
        ...(donation.previous?.dayAsked && { dayAskedBefore: donation.previous.dayAsked }),
        photos: await Promise.all(donation.photos.map((photo) => pictureOf(deps, photo))),
        stops: await Promise.all(
          stopsOf(data, donation.id).map(async ({ photo, ...stop }) => ({
            ...stop,
            photo: photo && (await pictureOf(deps, photo)),
          })),
        ),
      })),
    ),
    comments: [
      ...[...testimonials, ...donations, ...messages].flatMap(({ id }) => data.comments.list('subject', id)),
      ...found.comments,
    ].map(commentOf(data)),
    messages: messages.map((message) => viewMessage(data, message)),
    account: account && {
      id: account.id,
      name: account.name,
      email: account.email,
      role: account.role,
      disabled: account.disabled,
      createdAt: account.createdAt,
      lastLogin: account.lastLogin,
      picture: account.picture && (await pictureOf(deps, account.picture)),
      signInMethods: methodDatesOf(data, account.id),
      comments: data.comments.list('person', account.id).map(commentOf(data)),
      views: data.views
        .list('person', account.id)
        .map(({ screen, name, query, shared }) => ({ screen, name, query, shared })),
      preferences: data.preferences.get(account.id) ?? null,
    },
    requests: found.requests.map(({ steps, ...request }) => ({
      ...request,
      steps: steps.map(({ at, action }) => ({ at, action })),
    })),
    mails: mailsOf(data, found).map(({ kind, to, state, createdAt, sentAt, sent }) => ({
      kind,
      to,
      state,
      createdAt,
      sentAt,
      ...(sent && { sent }),
    })),
    log: auditFor(found, actor).map(({ repeatKey, ...entry }) => viewEntry(data, entry)),
  };
};

export const exportRecords = async (
  deps: Deps,
  found: PersonRecords,
  heading: Record<string, string>,
  actor: Actor,
): Promise<Response> =>
  new Response(`${JSON.stringify({ ...heading, ...(await dataOf(deps, found, actor)) }, null, 2)}\n`, {
    headers: {
      'content-type': `${exportFile.contentType}; charset=utf-8`,
      'content-disposition': 'attachment; filename="personal-data.json"',
    },
  });

export const exportPerson = async (deps: Deps, email: string, actor: Actor): Promise<Response> => {
  const found = recordsOf(deps, email);
  const { addresses, ...counts } = countsOf(found);
  await deps.store.change((draft) =>
    recordAudit(draft, deps, {
      actor,
      action: 'exported',
      subjectKind: 'privacy',
      subjectId: deps.newId(),
      detail: formatCounts(counts),
    }),
  );
  return exportRecords(deps, found, { email }, actor);
};

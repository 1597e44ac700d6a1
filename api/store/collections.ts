import {
  type StoredApiToken,
  type StoredApiTokenKey,
  storedApiToken,
  storedApiTokenKey,
} from '#contract/api-tokens.ts';
import { type StoredAuditEntry, storedAuditEntry } from '#contract/audit.ts';
import { type StoredPost, storedPost } from '#contract/blogs.ts';
import { type StoredCalendar, storedCalendar } from '#contract/calendar.ts';
import {
  type StoredImageContainer,
  type StoredTextContainer,
  storedImageContainer,
  storedTextContainer,
} from '#contract/containers.ts';
import { type StoredInvitation, storedInvitation } from '#contract/invitations.ts';
import { type StoredMailTemplate, storedMailTemplate } from '#contract/mail-templates.ts';
import { type StoredBouncedMailbox, type StoredMail, storedBouncedMailbox, storedMail } from '#contract/mails.ts';
import { type StoredMedia, storedMedia } from '#contract/media.ts';
import { type StoredPerson, type StoredSession, storedPerson, storedSession } from '#contract/people.ts';
import { type StoredRun, storedRun } from '#contract/runs.ts';
import { type StoredDonation, storedDonation } from '#contract/stored-donation.ts';
import { type StoredLease, storedLease } from '#contract/stored-lease.ts';
import { type StoredSettings, storedSettings } from '#contract/stored-settings.ts';
import { type StoredTestimonial, storedTestimonial } from '#contract/testimonials.ts';
import { ALL, index, measured, newestFirst, oldestFirst, quarantined } from './index-definitions.ts';
import {
  containerPictureIds,
  daysToChoose,
  donationPictureIds,
  isWaitingForVan,
  personAndKey,
  placeOf,
  postPictureIds,
  runDonationIds,
  runPictureIds,
  testimonialPictureIds,
} from './index-keys.ts';

const dateAndTime = ({ date, from }: StoredRun) => `${date} ${from}`;

/** Every collection of the store: its schema and its indexes. The key of a collection is the name of its JSON file. */
export const collections = {
  testimonials: {
    schema: storedTestimonial,
    indexes: index<
      StoredTestimonial,
      'newest' | 'status' | 'approved' | 'picture' | 'waiting' | 'link' | 'quarantined' | 'measured'
    >({
      newest: { keys: (t) => (t.quarantinedAt ? [] : [ALL]), ...newestFirst },
      status: { keys: (t) => (t.quarantinedAt ? [] : [t.status]), ...newestFirst },
      approved: {
        keys: (t) => (t.status === 'approved' ? [ALL] : []),
        order: (t) => t.approvedAt ?? t.createdAt,
        descending: true,
      },
      picture: { keys: testimonialPictureIds, ...newestFirst },
      waiting: { keys: (t) => (t.pictureWaiting ? [ALL] : []), ...oldestFirst },
      link: { keys: (t) => (t.linkHash ? [t.linkHash] : []), ...newestFirst },
      quarantined,
      measured,
    }),
  },
  donations: {
    schema: storedDonation,
    indexes: index<
      StoredDonation,
      'newest' | 'status' | 'reference' | 'picture' | 'waiting' | 'forVan' | 'day' | 'quarantined' | 'measured'
    >({
      newest: { keys: (d) => (d.quarantinedAt ? [] : [ALL]), ...newestFirst },
      status: { keys: (d) => (d.quarantinedAt ? [] : [d.status]), ...newestFirst },
      reference: { keys: (d) => [d.reference], ...newestFirst },
      picture: { keys: donationPictureIds, ...newestFirst },
      waiting: { keys: (d) => (d.photoPlaces ? [ALL] : []), ...oldestFirst },
      forVan: { keys: (d) => (isWaitingForVan(d) ? [ALL] : []), ...oldestFirst },
      day: { keys: daysToChoose, ...oldestFirst },
      quarantined,
      measured,
    }),
  },
  runs: {
    schema: storedRun,
    indexes: index<StoredRun, 'date' | 'day' | 'stop' | 'picture' | 'waiting'>({
      date: { keys: () => [ALL], order: dateAndTime },
      day: { keys: (r) => [r.date], order: dateAndTime },
      stop: { keys: runDonationIds, order: dateAndTime },
      picture: { keys: runPictureIds, order: dateAndTime },
      waiting: { keys: (r) => (r.stops.some(({ photoWaiting }) => photoWaiting) ? [ALL] : []), order: dateAndTime },
    }),
  },
  calendars: {
    schema: storedCalendar,
    indexes: index<StoredCalendar, 'hash' | 'person'>({
      hash: { keys: (c) => [c.hash], ...oldestFirst },
      person: { keys: (c) => [c.personId], ...oldestFirst },
    }),
  },
  textContainers: {
    schema: storedTextContainer,
    indexes: index<StoredTextContainer, 'place' | 'tag' | 'oldest'>({
      place: { keys: (c) => [placeOf(c.tags, c.relativeUrl)], ...oldestFirst },
      tag: { keys: (c) => [...new Set(c.tags)], ...oldestFirst },
      oldest: { keys: () => [ALL], ...oldestFirst },
    }),
  },
  imageContainers: {
    schema: storedImageContainer,
    indexes: index<StoredImageContainer, 'place' | 'tag' | 'oldest' | 'picture'>({
      place: { keys: (c) => [placeOf(c.tags, c.relativeUrl)], ...oldestFirst },
      tag: { keys: (c) => [...new Set(c.tags)], ...oldestFirst },
      oldest: { keys: () => [ALL], ...oldestFirst },
      picture: { keys: containerPictureIds, ...oldestFirst },
    }),
  },
  posts: {
    schema: storedPost,
    indexes: index<StoredPost, 'newest' | 'slug' | 'published' | 'picture'>({
      newest: { keys: () => [ALL], ...newestFirst },
      slug: { keys: (p) => [p.slug], ...newestFirst },
      published: {
        keys: (p) => (p.status === 'published' && p.publishedAt ? [ALL] : []),
        order: (p) => p.publishedAt ?? '',
        descending: true,
      },
      picture: { keys: postPictureIds, ...newestFirst },
    }),
  },
  people: {
    schema: storedPerson,
    indexes: index<StoredPerson, 'email' | 'role' | 'microsoft' | 'google' | 'oldest'>({
      email: { keys: (p) => [p.email], ...oldestFirst },
      role: { keys: (p) => (p.disabled ? [] : [p.role]), ...oldestFirst },
      microsoft: { keys: (p) => (p.microsoftSubject ? [p.microsoftSubject] : []), ...oldestFirst },
      google: { keys: (p) => (p.googleSubject ? [p.googleSubject] : []), ...oldestFirst },
      oldest: { keys: () => [ALL], ...oldestFirst },
    }),
  },
  sessions: {
    schema: storedSession,
    indexes: index<StoredSession, 'person' | 'expiry'>({
      person: { keys: (s) => [s.personId], ...oldestFirst },
      expiry: { keys: () => [ALL], order: (s) => s.expiresAt },
    }),
  },
  settings: { schema: storedSettings, indexes: index<StoredSettings, never>({}) },
  audit: {
    schema: storedAuditEntry,
    indexes: index<StoredAuditEntry, 'newest' | 'repeat'>({
      newest: { keys: () => [ALL], order: (entry) => entry.at, descending: true },
      repeat: { keys: (entry) => (entry.repeatKey ? [personAndKey(entry.repeatKey)] : []), order: (entry) => entry.at },
    }),
  },
  invitations: {
    schema: storedInvitation,
    indexes: index<StoredInvitation, 'person' | 'token' | 'expiry'>({
      person: { keys: (i) => [i.personId], ...oldestFirst },
      token: { keys: (i) => [i.tokenHash], ...oldestFirst },
      expiry: { keys: () => [ALL], order: (i) => i.expiresAt },
    }),
  },
  media: {
    schema: storedMedia,
    indexes: index<StoredMedia, 'newest' | 'picture'>({
      newest: { keys: () => [ALL], ...newestFirst },
      picture: { keys: (m) => [m.picture.id], ...newestFirst },
    }),
  },
  leases: {
    schema: storedLease,
    indexes: index<StoredLease, 'expiry'>({ expiry: { keys: () => [ALL], order: (lease) => lease.until } }),
  },
  apiTokens: { schema: storedApiToken, indexes: index<StoredApiToken, never>({}) },
  apiTokenKeys: {
    schema: storedApiTokenKey,
    indexes: index<StoredApiTokenKey, 'hash' | 'every'>({
      hash: { keys: (k) => [k.hash], order: (k) => k.id },
      every: { keys: () => [ALL], order: (k) => k.id },
    }),
  },
  mails: {
    schema: storedMail,
    indexes: index<StoredMail, 'due' | 'state' | 'sent' | 'closed' | 'about' | 'mailbox'>({
      due: { keys: (m) => (m.state === 'waiting' ? [ALL] : []), order: (m) => m.notBefore },
      state: { keys: (m) => (m.to ? [m.state, ALL] : []), ...newestFirst },
      sent: { keys: (m) => (m.sentAt ? [ALL] : []), order: (m) => m.sentAt ?? '', descending: true },
      closed: { keys: (m) => (m.state === 'waiting' ? [] : [ALL]), ...oldestFirst },
      about: { keys: (m) => (m.about ? [m.about.id] : []), ...oldestFirst },
      mailbox: { keys: (m) => [m.mailbox], ...oldestFirst },
    }),
  },
  bouncedMailboxes: { schema: storedBouncedMailbox, indexes: index<StoredBouncedMailbox, never>({}) },
  mailTemplates: { schema: storedMailTemplate, indexes: index<StoredMailTemplate, never>({}) },
};

/**
 * What lives no longer than the processes: the store on disk holds it in memory only, one in a database shares it. It is in no
 * journal, snapshot or backup.
 */
export const isTransient = (name: CollectionName): boolean => name === 'leases';

export type CollectionName = keyof typeof collections;

/** The record type of each collection. */
export interface Records {
  testimonials: StoredTestimonial;
  donations: StoredDonation;
  runs: StoredRun;
  calendars: StoredCalendar;
  textContainers: StoredTextContainer;
  imageContainers: StoredImageContainer;
  posts: StoredPost;
  people: StoredPerson;
  sessions: StoredSession;
  settings: StoredSettings;
  audit: StoredAuditEntry;
  invitations: StoredInvitation;
  media: StoredMedia;
  leases: StoredLease;
  apiTokens: StoredApiToken;
  apiTokenKeys: StoredApiTokenKey;
  mails: StoredMail;
  bouncedMailboxes: StoredBouncedMailbox;
  mailTemplates: StoredMailTemplate;
}

export type IndexName<Name extends CollectionName> = keyof (typeof collections)[Name]['indexes'] & string;

/** The one key of an index that does not group its records. */
export const EVERY = ALL;

import type { StoredAuditEntry } from '#contract/audit.ts';
import type { StoredMessage } from '#contract/messages.ts';
import type { StoredPerson } from '#contract/people.ts';
import type { PersonalData } from '#contract/privacy.ts';
import type { StoredDonation } from '#contract/stored-donation.ts';
import type { StoredTestimonial } from '#contract/stored-testimonial.ts';
import { viewEntry } from '../audit/list.ts';
import type { Deps } from '../http/deps.ts';
import { EVERY } from '../store/collections.ts';

const EXCERPT = 140;

/** All records about one e-mail address. */
export interface PersonRecords {
  testimonials: StoredTestimonial[];
  donations: StoredDonation[];
  messages: StoredMessage[];
  account: StoredPerson | null;
  /** Entries about these records or by the account, newest first. */
  audit: StoredAuditEntry[];
}

/** What is in quarantine is kept about a person, too. */
const lists = ['newest', 'quarantined'] as const;

/** Finds all records with an e-mail address, given in lower case. */
export const recordsOf = ({ store: { data } }: Pick<Deps, 'store'>, email: string): PersonRecords => {
  const matches = (stored: string | null) => stored?.toLowerCase() === email;
  const testimonials = lists.flatMap((list) => data.testimonials.list(list, EVERY).filter((one) => matches(one.email)));
  const donations = lists.flatMap((list) =>
    data.donations.list(list, EVERY).filter((one) => matches(one.submitterEmail)),
  );
  const messages = lists.flatMap((list) => data.messages.list(list, EVERY).filter((one) => matches(one.email)));
  const account = data.people.list('email', email)[0] ?? null;
  const ids = new Set([...testimonials, ...donations, ...messages, ...(account ? [account] : [])].map(({ id }) => id));
  const isAbout = ({ subjectId, actorId }: StoredAuditEntry) => ids.has(subjectId) || (actorId && ids.has(actorId));
  const audit = ids.size > 0 ? data.audit.list('newest', EVERY).filter(isAbout) : [];
  return { testimonials, donations, messages, account, audit };
};

const excerptOf = (text: string) => (text.length > EXCERPT ? `${text.slice(0, EXCERPT).trimEnd()}…` : text);

/** A summary of everything about one e-mail address. */
export const findPerson = (deps: Pick<Deps, 'store'>, email: string): PersonalData => {
  const { testimonials, donations, messages, account, audit } = recordsOf(deps, email);
  return {
    testimonials: testimonials.map(({ id, name, status, createdAt, content, picture }) => ({
      id,
      name,
      status,
      createdAt,
      excerpt: excerptOf(content),
      photos: picture ? 1 : 0,
    })),
    donations: donations.map(({ id, reference, submitterName, status, createdAt, photos }) => ({
      id,
      reference,
      name: submitterName,
      status,
      createdAt,
      photos: photos.length,
    })),
    messages: messages.map(({ id, reference, name, createdAt, message }) => ({
      id,
      reference,
      name,
      createdAt,
      excerpt: excerptOf(message),
    })),
    account,
    audit: audit.map((entry) => viewEntry(deps.store.data, entry)),
  };
};

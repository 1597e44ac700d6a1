import type { StoredAuditEntry } from '#contract/audit/audit.ts';
import type { StoredComment } from '#contract/comments/comments.ts';
import type { StoredDonation } from '#contract/donations/stored-donation.ts';
import type { StoredMessage } from '#contract/messages/messages.ts';
import type { StoredPerson } from '#contract/people/people.ts';
import { emailForm } from '#contract/personal-data/email.ts';
import type { StoredDataRequest } from '#contract/privacy/data-requests.ts';
import type { PersonalData } from '#contract/privacy/privacy.ts';
import { mayDo } from '#contract/roles.ts';
import type { StoredTestimonial } from '#contract/testimonials/stored-testimonial.ts';
import { viewEntry } from '../audit/list.ts';
import type { Deps } from '../http/deps.ts';
import type { Actor } from '../identity/interfaces.ts';
import { EVERY } from '../store/collections.ts';
import type { View } from '../store/store.ts';

const EXCERPT = 140;

export interface PersonRecords {
  testimonials: StoredTestimonial[];
  donations: StoredDonation[];
  messages: StoredMessage[];
  account: StoredPerson | null;
  /** Comments elsewhere; those on the records above go with them. */
  comments: StoredComment[];
  requests: StoredDataRequest[];
  /** Addresses, in the form for comparing, to which every mail was for this person. */
  addresses: string[];
  audit: StoredAuditEntry[];
}

const lists = ['newest', 'quarantined'] as const;

export const idsOf = ({
  testimonials,
  donations,
  messages,
  account,
}: Pick<PersonRecords, 'testimonials' | 'donations' | 'messages' | 'account'>): string[] =>
  [...testimonials, ...donations, ...messages, ...(account ? [account] : [])].map(({ id }) => id);

export const auditOf = (data: View, found: Parameters<typeof idsOf>[0]): StoredAuditEntry[] => {
  const ids = new Set(idsOf(found));
  const isAbout = ({ subjectId, actorId }: StoredAuditEntry) => ids.has(subjectId) || (actorId && ids.has(actorId));
  return ids.size > 0 ? data.audit.list('newest', EVERY).filter(isAbout) : [];
};

/** Only readers of the log see what colleagues did and what was done to accounts. */
export const auditFor = (
  { audit, account }: Pick<PersonRecords, 'audit' | 'account'>,
  { role }: Pick<Actor, 'role'>,
): StoredAuditEntry[] =>
  mayDo(role, 'audit')
    ? audit
    : audit.filter(({ subjectId, actorId }) => subjectId !== account?.id && (!account || actorId !== account.id));

const forms = new WeakMap<object, string | null>();
const formOf = (record: object, email: string | null): string | null => {
  const known = forms.get(record);
  if (known !== undefined) return known;
  const form = email === null ? null : emailForm(email);
  forms.set(record, form);
  return form;
};

/** `email` must be in the form for comparing (`emailForm`). */
export const recordsOf = ({ store: { data } }: Pick<Deps, 'store'>, email: string): PersonRecords => {
  const matches = (record: object, stored: string | null) => formOf(record, stored) === email;
  const testimonials = lists.flatMap((list) =>
    data.testimonials.list(list, EVERY).filter((one) => matches(one, one.email)),
  );
  const donations = lists.flatMap((list) =>
    data.donations.list(list, EVERY).filter((one) => matches(one, one.submitterEmail)),
  );
  const messages = lists.flatMap((list) => data.messages.list(list, EVERY).filter((one) => matches(one, one.email)));
  const account = data.people.list('email', email)[0] ?? null;
  const requests = data.dataRequests.list('every', EVERY).filter((one) => matches(one, one.email));
  const found = { testimonials, donations, messages, account };
  return { ...found, comments: [], requests, addresses: [email], audit: auditOf(data, found) };
};

const excerptOf = (text: string) => (text.length > EXCERPT ? `${text.slice(0, EXCERPT).trimEnd()}…` : text);

export const findPerson = (deps: Pick<Deps, 'store'>, email: string, actor: Actor): PersonalData => {
  const found = recordsOf(deps, email);
  const { testimonials, donations, messages, account } = found;
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
    audit: auditFor(found, actor).map((entry) => viewEntry(deps.store.data, entry)),
  };
};

import { emailForm } from '#contract/personal-data/email.ts';
import type { OwnKind, OwnRef } from '#contract/privacy/personal-records.ts';
import { Failure } from '../../core/failure.ts';
import type { Deps } from '../../http/deps.ts';
import { auditOf, idsOf, type PersonRecords, recordsOf } from '../person-records.ts';

const GONE = 'What you chose is not there any more. Please look again.';

/** Addresses left without any record; mail to others may be for somebody else. */
const ownAddresses = (deps: Pick<Deps, 'store'>, found: Parameters<typeof idsOf>[0]): string[] => {
  const ids = new Set(idsOf(found));
  const addresses = [
    ...found.testimonials.map(({ email }) => email),
    ...found.donations.map(({ submitterEmail }) => submitterEmail),
    ...found.messages.map(({ email }) => email),
    found.account?.email,
  ].flatMap((address) => (address ? emailForm(address) : []));
  return [...new Set(addresses)].filter((address) => idsOf(recordsOf(deps, address)).every((id) => ids.has(id)));
};

/** Skips records that are gone. @throws Failure `not_found` when none is left. */
export const chosenOf = (deps: Pick<Deps, 'store'>, refs: readonly OwnRef[]): PersonRecords => {
  const { data } = deps.store;
  const of = <T>(kind: OwnKind, get: (id: string) => T | undefined): T[] =>
    [...new Set(refs.filter((ref) => ref.kind === kind).map(({ id }) => id))].flatMap((id) => get(id) ?? []);
  const records = {
    testimonials: of('testimonial', (id) => data.testimonials.get(id)),
    donations: of('donation', (id) => data.donations.get(id)),
    messages: of('message', (id) => data.messages.get(id)),
    account: of('account', (id) => data.people.get(id))[0] ?? null,
  };
  const comments = of('comment', (id) => data.comments.get(id));
  const mailed = of('mails', (id) => data.mails.get(id)).map(({ to }) => emailForm(to));
  if (idsOf(records).length + comments.length + mailed.length === 0) throw new Failure('not_found', GONE);
  const addresses = [...new Set([...ownAddresses(deps, records), ...mailed])].filter(Boolean);
  const requests = addresses.flatMap((address) => recordsOf(deps, address).requests);
  return { ...records, comments, requests, addresses, audit: auditOf(data, records) };
};

import { emailForm } from '#contract/personal-data/email.ts';
import type { DataRequest } from '#contract/privacy/data-requests.ts';
import type { OwnKind, OwnRef, PersonalRecords } from '#contract/privacy/personal-records.ts';
import { Failure } from '../../core/failure.ts';
import type { Deps } from '../../http/deps.ts';
import type { Actor } from '../../identity/interfaces.ts';
import type { Draft } from '../../store/store.ts';
import { countsOf } from '../counts-of.ts';
import { eraseRecords } from '../erase.ts';
import { exportRecords } from '../export.ts';
import { formatCounts } from '../format-counts.ts';
import { auditOf, idsOf, type PersonRecords, recordsOf } from '../person-records.ts';
import { searchPerson } from '../search/search.ts';
import { CLOSED } from './change.ts';
import { recordStep, type Step } from './record-step.ts';
import { isIdentityChecked, requestOrThrow, viewRequest } from './view.ts';

const NO_LONGER_THERE = 'What you chose is not there any more. Please look again.';

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
const chosenOf = (deps: Pick<Deps, 'store'>, refs: readonly OwnRef[]): PersonRecords => {
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
  if (idsOf(records).length + comments.length + mailed.length === 0) throw new Failure('not_found', NO_LONGER_THERE);
  const addresses = [...new Set([...ownAddresses(deps, records), ...mailed])].filter(Boolean);
  const requests = addresses.flatMap((address) => recordsOf(deps, address).requests);
  return { ...records, comments, requests, addresses, audit: auditOf(data, records) };
};

const WHO_ASKS = 'Please make sure first that it is the person who asks, and say so.';
const NO_MAIL = 'No mail reaches this person. Please copy the text, and send a letter or ring.';
const ONE_ACCOUNT = 'Please choose one staff account at a time.';

const openOrThrow = (tables: Parameters<typeof requestOrThrow>[0], id: string) => {
  const request = requestOrThrow(tables, id);
  if (request.closedAt) throw new Failure('conflict', CLOSED);
  return request;
};

/** @throws Failure as above, `conflict` until the identity has been checked. */
const knownOrThrow = (tables: Parameters<typeof requestOrThrow>[0], id: string) => {
  const request = openOrThrow(tables, id);
  if (!isIdentityChecked(request)) throw new Failure('conflict', WHO_ASKS);
  return request;
};

const checkOneAccount = (records: readonly OwnRef[]): void => {
  if (records.filter(({ kind }) => kind === 'account').length > 1) throw new Failure('conflict', ONE_ACCOUNT);
};

const addStep = (deps: Deps, id: string, step: Step, actor: Actor) => (draft: Draft) =>
  recordStep(deps, draft, openOrThrow(draft, id), step, actor);

export const searchForRequest = async (
  deps: Deps,
  { id, terms }: { id: string; terms: readonly string[] },
  actor: Actor,
): Promise<PersonalRecords> => {
  openOrThrow(deps.store.data, id);
  const found = searchPerson(deps, terms);
  const records = found.records.filter((record) => record.id !== id);
  await deps.store.change(addStep(deps, id, { action: 'searched', records }, actor));
  return { ...found, records };
};

interface Chosen {
  id: string;
  records: readonly OwnRef[];
}

export const exportForRequest = async (deps: Deps, { id, records }: Chosen, actor: Actor): Promise<Response> => {
  const { number } = knownOrThrow(deps.store.data, id);
  checkOneAccount(records);
  const found = chosenOf(deps, records);
  const detail = formatCounts(countsOf(found));
  await deps.store.change(addStep(deps, id, { action: 'exported', records, detail }, actor));
  return exportRecords(deps, found, { request: number }, actor);
};

export const correctForRequest = async (deps: Deps, { id, records }: Chosen, actor: Actor): Promise<DataRequest> => {
  const done = await deps.store.change(addStep(deps, id, { action: 'corrected', records }, actor));
  return viewRequest(deps.store.data, done);
};

/** Erases and notes it on the case in one change. */
export const eraseForRequest = async (deps: Deps, { id, records }: Chosen, actor: Actor): Promise<DataRequest> => {
  knownOrThrow(deps.store.data, id);
  checkOneAccount(records);
  const found = chosenOf(deps, records);
  const detail = formatCounts(countsOf(found));
  await eraseRecords(deps, found, actor, (draft) => {
    recordStep(deps, draft, knownOrThrow(draft, id), { action: 'erased', records, detail }, actor);
  });
  return viewRequest(deps.store.data, requestOrThrow(deps.store.data, id));
};

/** The words of the answer are not kept with the case. */
export const answerRequest = async (
  deps: Deps,
  { id, text, byMail }: { id: string; text: string; byMail: boolean },
  actor: Actor,
): Promise<DataRequest> => {
  const done = await deps.store.change((draft) => {
    const request = openOrThrow(draft, id);
    const about = { type: 'data-request', id } as const;
    const mail = { kind: 'data-request-answer', about, values: { message: text } } as const;
    if (byMail && !(request.email && deps.outbox.enqueue(draft, { ...mail, to: request.email })))
      throw new Failure('conflict', NO_MAIL);
    const action = byMail ? 'answered by mail' : 'answered otherwise';
    return recordStep(deps, draft, request, { action }, actor);
  });
  return viewRequest(deps.store.data, done);
};

import { createHash } from 'node:crypto';
import * as z from 'zod/mini';
import { TICKET_MINUTES, TICKET_OVER } from '#contract/auth/factors.ts';
import { id } from '#contract/fields/record-fields.ts';
import type { StoredPerson } from '#contract/people/people.ts';
import { CLOCK_TOLERANCE_MS } from '../core/clock-tolerance.ts';
import { Failure } from '../core/failure.ts';
import type { Deps } from '../http/deps.ts';
import { EVERY } from '../store/collections.ts';
import type { Draft } from '../store/store.ts';

type TicketDeps = Pick<Deps, 'sealing' | 'now'>;

const dated = z.object({ until: z.int(), claims: z.unknown() });

/** Issues a text with which the holder can go on once, within five minutes; it is stored only when used. */
export const issueTicket = ({ sealing, now }: TicketDeps, purpose: string, claims: unknown): string =>
  sealing.seal(purpose, JSON.stringify({ until: now().getTime() + TICKET_MINUTES * 60_000, claims }));

const nameOfTicket = (ticket: string): string =>
  createHash('sha256').update(ticket).digest().subarray(0, 16).toString('base64url');

/** Null for a ticket that is over, used, or not issued by this server for this purpose. */
export const readTicket = <S extends z.core.$ZodType>(
  { sealing, now, store }: TicketDeps & Pick<Deps, 'store'>,
  purpose: string,
  schema: S,
  ticket: string,
): z.core.output<S> | null => {
  const text = sealing.open(purpose, ticket);
  if (text === null || store.data.usedTickets.get(nameOfTicket(ticket))) return null;
  const { until, claims } = z.parse(dated, JSON.parse(text));
  const remainingMs = until - now().getTime();
  // A clock that was set back makes a ticket live hardly longer.
  return remainingMs > 0 && remainingMs <= TICKET_MINUTES * 60_000 + CLOCK_TOLERANCE_MS
    ? z.parse(schema, claims)
    : null;
};

const SWEEP_MAX = 1000;

/**
 * Uses the ticket up within the change it allows, so that it counts once even with concurrent requests.
 * @throws Failure with `code` if it was used before.
 */
export const markTicketUsed = (
  draft: Draft,
  { now }: Pick<Deps, 'now'>,
  ticket: string,
  code: 'unauthenticated' | 'conflict' = 'unauthenticated',
): void => {
  const id = nameOfTicket(ticket);
  if (draft.usedTickets.get(id)) throw new Failure(code, TICKET_OVER);
  const at = now().getTime();
  // As long as the clock may make the ticket live again.
  const until = new Date(at + TICKET_MINUTES * 60_000 + CLOCK_TOLERANCE_MS).toISOString();
  const over = draft.usedTickets.list('until', EVERY).slice(0, SWEEP_MAX);
  for (const used of over) if (Date.parse(used.until) <= at) draft.usedTickets.remove(used.id);
  draft.usedTickets.put({ id, until });
};

export const SECOND_STEP = 'second step of a sign-in';
export const secondStep = z.object({
  personId: id,
  way: z.enum(['password', 'Microsoft', 'Google', 'invitation']),
  /** A new password makes the ticket invalid. */
  state: z.string(),
});

export type SecondStep = z.infer<typeof secondStep>;

export const stateOf = ({ passwordHash }: { passwordHash: string | null }): string =>
  createHash('sha256')
    .update(passwordHash ?? '')
    .digest('base64url');

/** @throws Failure `unauthenticated` if anything that the ticket depends on has changed. */
export const personOfStep = (step: SecondStep | null, get: (id: string) => StoredPerson | undefined): StoredPerson => {
  const person = step ? get(step.personId) : undefined;
  if (!step || !person || person.disabled || stateOf(person) !== step.state)
    throw new Failure('unauthenticated', TICKET_OVER);
  return person;
};

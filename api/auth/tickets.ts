import { createHash } from 'node:crypto';
import * as z from 'zod/mini';
import { TICKET_MINUTES, TICKET_OVER } from '#contract/factors.ts';
import type { StoredPerson } from '#contract/people.ts';
import { id } from '#contract/record-fields.ts';
import { CLOCK_TOLERANCE_MS } from '../core/clock-tolerance.ts';
import { Failure } from '../core/failure.ts';
import type { Deps } from '../http/deps.ts';

type TicketDeps = Pick<Deps, 'sealing' | 'now'>;

const dated = z.object({ until: z.int(), claims: z.unknown() });

/** A text of five minutes with which the holder goes on with what they have begun. It is stored nowhere. */
export const issueTicket = ({ sealing, now }: TicketDeps, purpose: string, claims: unknown): string =>
  sealing.seal(purpose, JSON.stringify({ until: now().getTime() + TICKET_MINUTES * 60_000, claims }));

/** What a ticket says, or null when it is over, or not one of this server for this purpose. */
export const readTicket = <S extends z.core.$ZodType>(
  { sealing, now }: TicketDeps,
  purpose: string,
  schema: S,
  ticket: string,
): z.core.output<S> | null => {
  const text = sealing.open(purpose, ticket);
  if (text === null) return null;
  const { until, claims } = z.parse(dated, JSON.parse(text));
  const left = until - now().getTime();
  // A clock that was set back makes a ticket live hardly longer.
  return left > 0 && left <= TICKET_MINUTES * 60_000 + CLOCK_TOLERANCE_MS ? z.parse(schema, claims) : null;
};

/** Uses up what counts once, under a name of it; false the second time. */
export const isFirstUse = async ({ attempts }: Pick<Deps, 'attempts'>, name: string): Promise<boolean> => {
  try {
    await attempts.use('spentTicket', name);
    return true;
  } catch (error) {
    if (error instanceof Failure && error.code === 'rate_limited') return false;
    throw error;
  }
};

/** The name under which a ticket is used up. */
export const nameOfTicket = (ticket: string): string => createHash('sha256').update(ticket).digest('base64url');

/** The ticket between the first and the second step of a sign-in. */
export const SECOND_STEP = 'second step of a sign-in';
export const secondStep = z.object({
  personId: id,
  way: z.enum(['password', 'Microsoft', 'Google', 'invitation']),
  /** Another password makes the ticket invalid. */
  state: z.string(),
});

export type SecondStep = z.infer<typeof secondStep>;

/** What a ticket of an account depends on. */
export const stateOf = ({ passwordHash }: { passwordHash: string | null }): string =>
  createHash('sha256')
    .update(passwordHash ?? '')
    .digest('base64url');

/** The person of a ticket, as long as nothing has changed that it depends on. @throws Failure `unauthenticated`. */
export const personOfStep = (step: SecondStep | null, get: (id: string) => StoredPerson | undefined): StoredPerson => {
  const person = step ? get(step.personId) : undefined;
  if (!step || !person || person.disabled || stateOf(person) !== step.state)
    throw new Failure('unauthenticated', TICKET_OVER);
  return person;
};

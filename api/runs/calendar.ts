import { createHash, randomBytes } from 'node:crypto';
import type * as z from 'zod/mini';
import type { AuditAction } from '#contract/audit/audit.ts';
import { addressOf } from '#contract/calls/address.ts';
import { addDays, dublinDay, dublinMoment } from '#contract/dublin.ts';
import { mayDo } from '#contract/roles.ts';
import type { calendarAddress, calendarState } from '#contract/runs/calendar.ts';
import { readRunsCalendar } from '#contract/runs/public-calls.ts';
import type { StoredRun } from '#contract/runs/runs.ts';
import { recordAudit } from '../audit/record.ts';
import { checkSignedIn } from '../auth/sessions.ts';
import { Failure } from '../core/failure.ts';
import type { CalendarEvent } from '../core/icalendar.ts';
import { calendarAnswer } from '../http/calendar-response.ts';
import type { Deps } from '../http/deps.ts';
import type { Actor } from '../identity/interfaces.ts';
import { readSettings } from '../settings/settings.ts';
import { shopWithKey } from '../settings/shops.ts';
import type { Draft } from '../store/store.ts';
import { runsBetween } from './lists.ts';

const UNKNOWN = 'There is no such calendar. Its address may have been revoked.';
const SECRET_BYTES = 32;
/** How far back the calendar goes, in days. */
const DAYS_BACK = 31;

/** A plain hash will do, as the secret is random. */
const hashOf = (secret: string): string => createHash('sha256').update(secret).digest('base64url');

const record = (draft: Draft, deps: Deps, actor: Actor, action: AuditAction<'run'>) =>
  recordAudit(draft, deps, { actor, action, subjectKind: 'run', subjectId: 'calendar' });

const removeAll = (draft: Draft, { id: personId }: Actor): boolean => {
  const before = draft.calendars.list('person', personId);
  for (const { id } of before) draft.calendars.remove(id);
  return before.length > 0;
};

export const readCalendar = ({ store }: Deps, { id }: Actor): z.infer<typeof calendarState> => ({
  createdAt: store.data.calendars.list('person', id).at(-1)?.createdAt ?? null,
});

/** The earlier address stops working. */
export const makeCalendar = async (deps: Deps, actor: Actor): Promise<z.infer<typeof calendarAddress>> => {
  const secret = randomBytes(SECRET_BYTES).toString('base64url');
  const createdAt = deps.now().toISOString();
  await deps.store.change((draft) => {
    checkSignedIn(draft, actor);
    removeAll(draft, actor);
    draft.calendars.put({ id: deps.newId(), personId: actor.id, hash: hashOf(secret), createdAt });
    record(draft, deps, actor, 'calendar address made');
  });
  return {
    url: `${deps.policy.publicUrl}/api${addressOf(readRunsCalendar, { 'token.ics': `${secret}.ics` })}`,
    createdAt,
  };
};

export const revokeCalendar = (deps: Deps, actor: Actor): Promise<void> =>
  deps.store.change((draft) => {
    if (removeAll(draft, actor)) record(draft, deps, actor, 'calendar address revoked');
  });

const eventOf = (deps: Deps, run: StoredRun): CalendarEvent => {
  const count = run.stops.length;
  return {
    uid: `${run.id}@${new URL(deps.policy.publicUrl).hostname}`,
    sequence: run.revision,
    start: dublinMoment(run.date, run.from),
    end: dublinMoment(run.date, run.to),
    summary: `${run.van}, ${shopWithKey(deps.store.data, run.shop)?.name ?? run.shop}: ${count} ${count === 1 ? 'stop' : 'stops'}`,
    url: `${deps.policy.publicUrl}/admin/runs/${run.id}`,
    isCancelled: run.state === 'cancelled',
  };
};

/**
 * Runs from a month back, without names or addresses of anybody.
 * @throws Failure `not_found` for a wrong or revoked address, or one of a disabled account.
 */
export const runsCalendar = (deps: Deps, secret: string): Response => {
  const { data } = deps.store;
  const [found] = data.calendars.list('hash', hashOf(secret));
  const person = found && data.people.get(found.personId);
  if (!person || person.disabled || !mayDo(person.role, 'drive')) throw new Failure('not_found', UNKNOWN);
  const { organisation } = readSettings(deps);
  const from = addDays(dublinDay(deps.now()), -DAYS_BACK);
  const events = runsBetween(deps, { from, to: undefined })
    .filter((run) => mayDo(person.role, 'plan') || run.driverId === person.id)
    .map((run) => eventOf(deps, run));
  return calendarAnswer({ file: 'runs', name: `${organisation.name}, runs` }, events, deps.now());
};

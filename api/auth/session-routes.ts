import * as calls from '#contract/auth/calls.ts';
import type { OwnSessions } from '#contract/people/people.ts';
import { recordAudit } from '../audit/record.ts';
import { Failure } from '../core/failure.ts';
import type { Deps } from '../http/deps.ts';
import { type Route, route } from '../http/route.ts';
import { lifeOf } from '../http/session-life.ts';
import type { Actor } from '../identity/interfaces.ts';
import { endOtherSessions, endSession } from './sessions.ts';

const NO_SUCH_SESSION = 'This session has ended already.';
const UNKNOWN = 'An unknown device';

const listOwnSessions = ({ store, now }: Pick<Deps, 'store' | 'now'>, actor: Actor): OwnSessions => {
  const sessions = store.data.sessions
    .list('person', actor.id)
    .filter((session) => lifeOf(session, now()) === 'runs')
    .map(({ id, device = UNKNOWN, createdAt, lastUsedAt = createdAt }) => ({
      ...{ id, device, createdAt, lastUsedAt },
      current: id === actor.sessionId,
    }));
  const byUse = (one: { lastUsedAt: string }, other: { lastUsedAt: string }) =>
    other.lastUsedAt.localeCompare(one.lastUsedAt);
  return { sessions: sessions.sort((one, other) => Number(other.current) - Number(one.current) || byUse(one, other)) };
};

type EndDeps = Pick<Deps, 'store' | 'newId' | 'now'>;

const endOwnSession = (deps: EndDeps, id: string, actor: Actor): Promise<void> =>
  deps.store.change((draft) => {
    const session = draft.sessions.get(id);
    if (session?.personId !== actor.id) throw new Failure('not_found', NO_SUCH_SESSION);
    endSession(draft, session);
    const entry = { actor, subjectKind: 'person', subjectId: actor.id } as const;
    recordAudit(draft, deps, { ...entry, action: 'sessions ended', detail: session.device ?? UNKNOWN });
  });

const endOwnOthers = (deps: EndDeps, actor: Actor): Promise<void> =>
  deps.store.change((draft) => {
    endOtherSessions(draft, actor);
    const entry = { actor, subjectKind: 'person', subjectId: actor.id } as const;
    recordAudit(draft, deps, { ...entry, action: 'sessions ended', detail: 'all others' });
  });

export const sessionRoutes: Route[] = [
  route(calls.listOwnSessions, {
    tag: 'Sign-in',
    summary: 'The own sessions, with device and last use',
    handle: ({ deps, actor }) => listOwnSessions(deps, actor),
  }),
  route(calls.endOwnSession, {
    tag: 'Sign-in',
    summary: 'End one of the own sessions',
    handle: ({ deps, params: { id }, actor }) => endOwnSession(deps, id, actor),
  }),
  route(calls.endOtherSessions, {
    tag: 'Sign-in',
    summary: 'End every own session but this one',
    handle: ({ deps, actor }) => endOwnOthers(deps, actor),
  }),
];

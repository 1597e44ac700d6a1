import type { OwnSessions } from '#contract/people/people.ts';
import { recordAudit } from '../audit/record.ts';
import { Failure } from '../core/failure.ts';
import type { Deps } from '../http/deps.ts';
import { lifeOf } from '../http/session-life.ts';
import type { Actor } from '../identity/interfaces.ts';
import { endOtherSessions, endSession } from './sessions.ts';

const NO_SUCH_SESSION = 'This session has ended already.';
const UNKNOWN = 'An unknown device';

export const listOwnSessions = ({ store, now }: Pick<Deps, 'store' | 'now'>, actor: Actor): OwnSessions => {
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

export const endOwnSession = (deps: EndDeps, id: string, actor: Actor): Promise<void> =>
  deps.store.change((draft) => {
    const session = draft.sessions.get(id);
    if (session?.personId !== actor.id) throw new Failure('not_found', NO_SUCH_SESSION);
    endSession(draft, session);
    const entry = { actor, subjectKind: 'person', subjectId: actor.id } as const;
    recordAudit(draft, deps, { ...entry, action: 'sessions ended', detail: session.device ?? UNKNOWN });
  });

export const endOwnOthers = (deps: EndDeps, actor: Actor): Promise<void> =>
  deps.store.change((draft) => {
    endOtherSessions(draft, actor);
    const entry = { actor, subjectKind: 'person', subjectId: actor.id } as const;
    recordAudit(draft, deps, { ...entry, action: 'sessions ended', detail: 'all others' });
  });

import type { StoredSession } from '#contract/people/people.ts';

const MINUTE_MS = 60_000;
const NOTED_EVERY_MS = 10 * MINUTE_MS;

const lastUse = ({ lastUsedAt, createdAt }: StoredSession): number => Date.parse(lastUsedAt ?? createdAt);

/** Whether a session runs, has reached its end, or was not used for as long as it may be idle. */
export const lifeOf = (session: StoredSession, now: Date): 'runs' | 'over' | 'idle' => {
  if (Date.parse(session.expiresAt) <= now.getTime()) return 'over';
  const { idleMinutes } = session;
  return idleMinutes !== undefined && now.getTime() - lastUse(session) > idleMinutes * MINUTE_MS ? 'idle' : 'runs';
};

/** True when the use of a session has to be noted again: more often where it ends when it is idle. */
export const isUseToNote = (session: StoredSession, now: Date): boolean => {
  const { idleMinutes } = session;
  const every = idleMinutes === undefined ? NOTED_EVERY_MS : Math.min(NOTED_EVERY_MS, (idleMinutes * MINUTE_MS) / 10);
  return now.getTime() - lastUse(session) >= every;
};

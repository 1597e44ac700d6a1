import type { StoredSession } from '#contract/people/people.ts';

const MINUTE_MS = 60_000;
const NOTED_EVERY_MS = 10 * MINUTE_MS;

const lastUse = ({ lastUsedAt, createdAt }: StoredSession): number => Date.parse(lastUsedAt ?? createdAt);

export const lifeOf = (session: StoredSession, now: Date): 'runs' | 'over' | 'idle' => {
  if (Date.parse(session.expiresAt) <= now.getTime()) return 'over';
  const { idleMinutes } = session;
  return idleMinutes !== undefined && now.getTime() - lastUse(session) > idleMinutes * MINUTE_MS ? 'idle' : 'runs';
};

export const isUseToNote = (session: StoredSession, now: Date): boolean => {
  const { idleMinutes } = session;
  const every = idleMinutes === undefined ? NOTED_EVERY_MS : Math.min(NOTED_EVERY_MS, (idleMinutes * MINUTE_MS) / 10);
  return now.getTime() - lastUse(session) >= every;
};

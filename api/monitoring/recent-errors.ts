import type { Log, LogFields } from '../core/log.ts';

const ERRORS_MAX = 100;
const EVENTS_MAX = 500;

interface RecentError {
  event: string;
  level: 'warn' | 'error';
  /** Pattern of the route, never the address itself. */
  pattern: string | null;
  requestId: string | null;
  kind: string | null;
  code: string | null;
  where: string | null;
  count: number;
  firstAt: Date;
  lastAt: Date;
}

export interface RecentErrors {
  watch(log: Log): Log;
  /** The latest hundred distinct ones, newest first. */
  list(): readonly RecentError[];
  counts(): ReadonlyMap<string, number>;
}

const text = (value: LogFields[string]): string | null => (typeof value === 'string' ? value.slice(0, 200) : null);

/** Without the folder, which would show how the machine is laid out. */
const placeOf = (value: LogFields[string]): string | null => /[^/\\(]+:\d+:\d+/.exec(text(value) ?? '')?.[0] ?? null;

const fieldsOf = (fields: LogFields) => ({
  pattern: text(fields.pattern),
  kind: text(fields.kind),
  code: text(fields.code),
  where: placeOf(fields.where),
});

export const createRecentErrors = (now: () => Date, max = ERRORS_MAX): RecentErrors => {
  // Oldest first: what happens again moves to the end.
  const errors = new Map<string, RecentError>();
  const counts = new Map<string, number>();

  const note = (level: RecentError['level'], event: string, fields: LogFields = {}) => {
    if (counts.size < EVENTS_MAX || counts.has(event)) counts.set(event, (counts.get(event) ?? 0) + 1);
    const details = fieldsOf(fields);
    const key = JSON.stringify([event, ...Object.values(details)]);
    const before = errors.get(key);
    errors.delete(key);
    errors.set(key, {
      event,
      level,
      ...details,
      requestId: text(fields.requestId),
      count: (before?.count ?? 0) + 1,
      firstAt: before?.firstAt ?? now(),
      lastAt: now(),
    });
    const oldest = errors.size > max ? errors.keys().next().value : undefined;
    if (oldest !== undefined) errors.delete(oldest);
  };

  return {
    watch: (log) => ({
      info: log.info,
      warn(event, fields) {
        note('warn', event, fields);
        log.warn(event, fields);
      },
      error(event, fields) {
        note('error', event, fields);
        log.error(event, fields);
      },
    }),
    list: () => [...errors.values()].reverse(),
    counts: () => counts,
  };
};

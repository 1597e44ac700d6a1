import { describeError } from '../core/log.ts';
import type { Deps } from '../http/deps.ts';
import type { FailedSignIns } from '../identity/interfaces.ts';
import type { Draft } from '../store/store.ts';

const HOUR_MS = 60 * 60 * 1000;
const WRITE_AFTER_MS = 10_000;

/** Subject for addresses without an account: what was typed is stored nowhere. */
const NO_ACCOUNT = 'unknown';
const ACTOR = { actorId: null, actorName: 'Somebody not signed in' } as const;
const actions = { failed: 'sign-in failed', refused: 'locked out' } as const;

interface Counted {
  id: string;
  action: string;
  person: { id: string; name: string } | null;
  hour: number;
  first: Date;
  last: Date;
  times: number;
  written: number;
}

const put = (draft: Draft, { id, action, person, first, last, times }: Counted) => {
  if (person && !draft.people.get(person.id)) return;
  draft.audit.put({
    ...{ id, action, ...ACTOR, at: first.toISOString(), subjectKind: 'person' },
    subjectId: person?.id ?? NO_ACCOUNT,
    detail: person?.name ?? '',
    after: { times, last: last.toISOString() },
  });
};

/**
 * Counts in memory and writes within ten seconds: response times must not reveal accounts, nor a thousand attempts make a
 * thousand entries. A killed process loses those seconds.
 */
export const createFailedSignIns = ({
  store,
  now,
  newId,
  log,
}: Pick<Deps, 'store' | 'now' | 'newId' | 'log'>): FailedSignIns => {
  const counts = new Map<string, Counted>();
  let timer: NodeJS.Timeout | undefined;
  let writing: Promise<void> = Promise.resolve();

  const write = async () => {
    const changed = [...counts.values()].filter(({ times, written }) => times > written);
    if (changed.length === 0) return;
    const copies = changed.map((one) => ({ ...one }));
    await store.change((draft) => copies.forEach((one) => void put(draft, one)));
    changed.forEach((one, at) => {
      one.written = copies[at]?.times ?? one.written;
    });
    const hour = Math.floor(now().getTime() / HOUR_MS);
    for (const [key, one] of counts) if (one.hour !== hour && one.written === one.times) counts.delete(key);
  };
  const flush = () => {
    clearTimeout(timer);
    timer = undefined;
    writing = writing.then(write).catch((error: unknown) => {
      log.error('audit.sign-ins-not-written', describeError(error));
      writeLater();
    });
    return writing;
  };
  const writeLater = () => {
    timer ??= setTimeout(() => void flush(), WRITE_AFTER_MS).unref();
  };

  return {
    count(kind, person) {
      const at = now();
      const hour = Math.floor(at.getTime() / HOUR_MS);
      const key = `${kind} ${person?.id ?? NO_ACCOUNT} ${hour}`;
      const named = person && { id: person.id, name: person.name };
      const fresh = {
        id: newId(),
        action: actions[kind],
        person: named,
        hour,
        first: at,
        last: at,
        times: 0,
        written: 0,
      };
      const counted = counts.get(key) ?? fresh;
      counted.last = at;
      counted.times += 1;
      counts.set(key, counted);
      writeLater();
    },
    flush,
  };
};

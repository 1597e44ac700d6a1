import { dublinDay, dublinMoment } from '#contract/dublin.ts';
import { DIGEST_FROM, DIGEST_UNTIL, type StoredPreferences } from '#contract/preferences/preferences.ts';
import type { Deps } from '../http/deps.ts';
import { summaryFor } from './summary.ts';

type DigestDeps = Pick<Deps, 'store' | 'outbox' | 'now'>;

const isDue = ({ notices, digestDay = '' }: StoredPreferences, today: string): boolean =>
  notices?.digest === true && digestDay < today;

/**
 * Called every minute, by every process: the day is noted in the change that adds the mail, so that each person gets one.
 * Sent in the Irish morning, to nobody for whom nothing waits; a server that was down all morning skips the day.
 */
export const sendDigests = async (deps: DigestDeps): Promise<number> => {
  const { store, outbox, now } = deps;
  const today = dublinDay(now());
  if (now() < dublinMoment(today, DIGEST_FROM) || now() >= dublinMoment(today, DIGEST_UNTIL)) return 0;
  const due = [...store.data.preferences.all()].filter((one) => isDue(one, today)).map(({ id }) => id);
  if (due.length === 0) return 0;
  return store.change((draft) => {
    const mailed = due.map((id) => {
      const preferences = draft.preferences.get(id);
      // Another process was faster, or the account is gone.
      if (!preferences || !isDue(preferences, today)) return null;
      draft.preferences.put({ ...preferences, digestDay: today });
      const person = draft.people.get(id);
      const lines = person && !person.disabled ? summaryFor(deps, person) : [];
      if (!person || lines.length === 0) return null;
      return outbox.enqueue(draft, {
        kind: 'daily-digest',
        to: person.email,
        about: { type: 'person', id },
        values: { name: person.name, summary: lines.join('\n') },
      });
    });
    return mailed.filter((mail) => mail !== null).length;
  });
};

import { describeError } from '../core/log.ts';
import type { Deps } from '../http/deps.ts';

const DAY_MS = 24 * 60 * 60_000;

const sentences = {
  passwords:
    'Somebody is trying wrong passwords for your account, in browsers that we do not know. If your password is long and you use it nowhere else, you do not need to do anything.',
  codes:
    'Somebody has typed wrong codes for the second step of your sign-in. Whoever gets that far knows your password. If it was not you, change it at once.',
} as const;

/** Tells the owner at most once a day; returns at once, and failures are logged. */
export const notifyOfTries = (
  { store, outbox, now, log }: Pick<Deps, 'store' | 'outbox' | 'now' | 'log'>,
  personId: string,
  what: keyof typeof sentences,
): void => {
  setImmediate(() => {
    const at = now();
    const enqueued = store.change((draft) => {
      const person = draft.people.get(personId);
      const last = Date.parse(person?.toldOfTries?.[what] ?? '');
      if (!person || person.disabled || Math.abs(at.getTime() - last) < DAY_MS) return;
      draft.people.put({ ...person, toldOfTries: { ...person.toldOfTries, [what]: at.toISOString() } });
      outbox.enqueue(draft, {
        kind: 'tries-noticed',
        to: person.email,
        about: { type: 'person', id: person.id },
        values: { name: person.name, what: sentences[what] },
      });
    });
    enqueued.catch((error: unknown) => log.error('tries.not-told', describeError(error)));
  });
};

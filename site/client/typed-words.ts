import * as z from 'zod/mini';

/**
 * What staff typed and have not saved, kept on this device under what it is about: it outlives an error, a reload, an update and
 * the end of a session, is given to the same person alone, and is forgotten when they sign out or somebody else signs in.
 */
const PREFIX = 'portal.typed.';

const stored = z.object({ personId: z.string(), words: z.unknown() });

/** Until the tab is closed; `durable` outlives that, too. Storage that is full or forbidden keeps nothing. */
const storages = { tab: () => sessionStorage, durable: () => localStorage };
export type TypedStorage = keyof typeof storages;

const attempt = <T>(act: () => T, otherwise: T): T => {
  try {
    return act();
  } catch {
    return otherwise;
  }
};

// JSON has no NaN, which stands for a figure that is not written yet.
const NOT_A_NUMBER = '\u0000NaN';
const write = (words: unknown) =>
  JSON.stringify(words, (_, value: unknown) => (Number.isNaN(value) ? NOT_A_NUMBER : value));
const read = (text: string | null): unknown =>
  JSON.parse(text ?? 'null', (_, value: unknown) => (value === NOT_A_NUMBER ? Number.NaN : value));

/** Keeps what a person typed; null forgets it. @returns false where the browser keeps nothing. */
export const keepTyped = (about: string, personId: string, words: unknown, storage: TypedStorage = 'tab'): boolean =>
  attempt(() => {
    if (words === null) storages[storage]().removeItem(PREFIX + about);
    else storages[storage]().setItem(PREFIX + about, write({ personId, words }));
    return true;
  }, false);

/** What this person typed, or null; what another one did is nobody's business. */
export const readTyped = (about: string, personId: string, storage: TypedStorage = 'tab'): unknown =>
  attempt(() => {
    const { data } = z.safeParse(stored, read(storages[storage]().getItem(PREFIX + about)));
    return data?.personId === personId ? data.words : null;
  }, null);

const keysIn = (storage: Storage): string[] => Object.keys(storage).filter((key) => key.startsWith(PREFIX));

/** True when something is kept for whoever typed it. */
export const isAnythingTyped = (kept: readonly TypedStorage[] = ['tab', 'durable']): boolean =>
  kept.some((one) => attempt(() => keysIn(storages[one]()).length > 0, false));

const forgetWhere = (
  isForgotten: (text: string | null) => boolean,
  where: readonly TypedStorage[] = ['tab', 'durable'],
): void => {
  for (const one of where) {
    attempt(() => {
      const storage = storages[one]();
      for (const key of keysIn(storage)) if (isForgotten(storage.getItem(key))) storage.removeItem(key);
    }, undefined);
  }
};

/** Written by a sign-out, which the other tabs hear: each alone can wipe what it keeps. The end of a session does not write it. */
const WIPED_KEY = 'portal.wiped';

/** Forgets everything, in every tab, for whoever sits here next. */
export const forgetTyped = (): void => {
  forgetWhere(() => true);
  attempt(() => localStorage.setItem(WIPED_KEY, new Date().toISOString()), undefined);
};

globalThis.addEventListener?.('storage', ({ key }) => {
  // What outlives a tab is wiped already, and may be the next person's by now.
  if (key === WIPED_KEY) forgetWhere(() => true, ['tab']);
});

/** Forgets what others than this person typed. */
export const forgetTypedByOthers = (personId: string): void =>
  forgetWhere((text) => attempt(() => z.safeParse(stored, read(text)).data?.personId !== personId, true));

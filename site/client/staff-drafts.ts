import * as z from 'zod/mini';

/**
 * Typed words outlive an error, a reload, an update and the end of a session; they are given to the same person alone, and
 * forgotten when they sign out or somebody else signs in.
 */
const PREFIX = 'portal.typed.';

const stored = z.object({ personId: z.string(), words: z.unknown() });

/** `tab` lasts until the tab is closed, `durable` longer. Storage that is full or forbidden keeps nothing. */
const storages = { tab: () => sessionStorage, durable: () => localStorage };
export type DraftStorage = keyof typeof storages;

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

/**
 * Forgets the words if they are null.
 * @returns false if the browser keeps nothing.
 */
export const storeStaffDraft = (
  about: string,
  personId: string,
  words: unknown,
  storage: DraftStorage = 'tab',
): boolean =>
  attempt(() => {
    if (words === null) storages[storage]().removeItem(PREFIX + about);
    else storages[storage]().setItem(PREFIX + about, write({ personId, words }));
    return true;
  }, false);

/** Null if nothing is kept, or another person typed it. */
export const readStaffDraft = (about: string, personId: string, storage: DraftStorage = 'tab'): unknown =>
  attempt(() => {
    const { data } = z.safeParse(stored, read(storages[storage]().getItem(PREFIX + about)));
    return data?.personId === personId ? data.words : null;
  }, null);

const keysIn = (storage: Storage): string[] => Object.keys(storage).filter((key) => key.startsWith(PREFIX));

export const hasStaffDrafts = (kinds: readonly DraftStorage[] = ['tab', 'durable']): boolean =>
  kinds.some((one) => attempt(() => keysIn(storages[one]()).length > 0, false));

const forgetWhere = (
  isForgotten: (text: string | null) => boolean,
  where: readonly DraftStorage[] = ['tab', 'durable'],
): void => {
  for (const one of where) {
    attempt(() => {
      const storage = storages[one]();
      for (const key of keysIn(storage)) if (isForgotten(storage.getItem(key))) storage.removeItem(key);
    }, undefined);
  }
};

/**
 * Written by a sign-out for the other tabs, as each can only wipe what it keeps itself; the end of a session does not write it.
 */
const WIPED_KEY = 'portal.wiped';

export const clearStaffDrafts = (): void => {
  forgetWhere(() => true);
  attempt(() => localStorage.setItem(WIPED_KEY, new Date().toISOString()), undefined);
};

globalThis.addEventListener?.('storage', ({ key }) => {
  // What outlives a tab is wiped already, and may be the next person's by now.
  if (key === WIPED_KEY) forgetWhere(() => true, ['tab']);
});

export const clearStaffDraftsOfOthers = (personId: string): void =>
  forgetWhere((text) => attempt(() => z.safeParse(stored, read(text)).data?.personId !== personId, true));

import type { CachedAnswer, CachedAnswerKey, OfflineStorage } from './offline-storage.ts';

export const SCREENS = 'screens';
const SCREENS_MAX = 120;

/** If nothing can be stored, everything works but this. */
export interface OfflineCache {
  isPrivate: boolean;
  find(personId: string, path: string): Promise<CachedAnswer | null>;
  put(answer: CachedAnswer): Promise<void>;
  /** Removes these paths and groups, or everything if none is named. */
  forget(...names: string[]): Promise<void>;
  /** Removes what belongs to others, and what was stored before `since`. */
  removeOthers(personId: string, since: Date): Promise<void>;
}

const quietly = async (work: () => Promise<unknown>) => {
  try {
    await work();
  } catch (error) {
    console.info('Nothing is stored for the time without a connection', error);
  }
};

/** `role` is that of the person: what was read in one is not shown in another. */
export const createOfflineCache = (
  { answers }: Pick<OfflineStorage, 'answers'>,
  role: () => string | undefined,
): OfflineCache => {
  const inRole = (path: string) => `${role()} ${path}`;
  const pathOf = ({ path }: CachedAnswerKey) => path.slice(path.indexOf(' ') + 1);
  const removeWhere = (matches: (place: CachedAnswerKey) => boolean) => answers.clear((all) => all.filter(matches));
  return {
    isPrivate: answers.isPrivate,
    find: (personId, path) => answers.read(personId, inRole(path)).catch(() => null),
    put: (answer) =>
      quietly(async () => {
        await answers.write({ ...answer, path: inRole(answer.path) });
        await answers.clear((all) => all.filter(({ group }) => group === SCREENS).slice(0, -SCREENS_MAX));
      }),
    forget: (...names) =>
      quietly(() =>
        removeWhere((place) => names.length === 0 || names.includes(pathOf(place)) || names.includes(place.group)),
      ),
    removeOthers: (personId, since) =>
      quietly(() => removeWhere((place) => place.personId !== personId || place.at < since.toISOString())),
  };
};

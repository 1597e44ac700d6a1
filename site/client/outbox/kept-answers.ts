import type { KeptAnswer, PortalDatabase } from './portal-database.ts';

/** The group of what lists and other screens ask for. */
export const SCREENS = 'screens';
/** More of them is forgotten, the oldest first. */
const SCREENS_MAX = 120;

/** What this browser keeps of answers. Where it keeps nothing, everything works but the time without a connection. */
export interface KeptAnswers {
  find(personId: string, path: string): Promise<KeptAnswer | null>;
  /** What a person's screens asked for, the newest first. */
  screens(personId: string): Promise<KeptAnswer[]>;
  keep(answer: KeptAnswer): Promise<void>;
  /** Forgets paths and the groups of these names, or everything where none is named. */
  forget(...gone: string[]): Promise<void>;
  /** Forgets what belongs to others, and what was kept before a time. */
  keepOnlyOf(personId: string, since: Date): Promise<void>;
}

/** The index's keys of a group, by time. An array comes after every text. */
const ofGroup = (group: string) => IDBKeyRange.bound([group], [group, []]);

export const createKeptAnswers = (open: () => Promise<PortalDatabase>): KeptAnswers => {
  const removeWhere = async (isGone: (answer: KeptAnswer) => boolean) => {
    const transaction = (await open()).transaction('kept', 'readwrite');
    for await (const cursor of transaction.store) if (isGone(cursor.value)) void cursor.delete();
    await transaction.done;
  };
  const quietly = async (work: () => Promise<unknown>) => {
    try {
      await work();
    } catch (error) {
      console.info('Nothing is kept for the time without a connection', error);
    }
  };
  const prune = async () => {
    const database = await open();
    const keys = await database.getAllKeysFromIndex('kept', 'group, at', ofGroup(SCREENS));
    for (const key of keys.slice(0, -SCREENS_MAX)) await database.delete('kept', key);
  };
  return {
    async find(personId, path) {
      try {
        return (await (await open()).get('kept', [personId, path])) ?? null;
      } catch {
        return null;
      }
    },
    async screens(personId) {
      try {
        const answers = await (await open()).getAllFromIndex('kept', 'group, at', ofGroup(SCREENS));
        return answers.filter((answer) => answer.personId === personId).reverse();
      } catch {
        return [];
      }
    },
    keep: (answer) =>
      quietly(async () => {
        await (await open()).put('kept', answer);
        await prune();
      }),
    forget: (...gone) =>
      quietly(() => removeWhere(({ path, group }) => gone.length === 0 || gone.includes(path) || gone.includes(group))),
    keepOnlyOf: (personId, since) =>
      quietly(() => removeWhere((answer) => answer.personId !== personId || answer.at < since.toISOString())),
  };
};

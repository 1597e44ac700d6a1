import type { AnswerPlace, Keeping, StoredAnswer } from './keeping.ts';

/** The group of what lists and other screens ask for. */
export const SCREENS = 'screens';
/** More of them is removed, the oldest first. */
const SCREENS_MAX = 120;

/** Answers for the time without a connection. Where nothing can be stored, everything works but that. */
export interface KeptAnswers {
  find(personId: string, path: string): Promise<StoredAnswer | null>;
  keep(answer: StoredAnswer): Promise<void>;
  /** Removes paths and the groups of these names, or everything where none is named. */
  forget(...gone: string[]): Promise<void>;
  /** Removes what belongs to others, and what was stored before a time. */
  keepOnlyOf(personId: string, since: Date): Promise<void>;
}

const quietly = async (work: () => Promise<unknown>) => {
  try {
    await work();
  } catch (error) {
    console.info('Nothing is stored for the time without a connection', error);
  }
};

export const createKeptAnswers = ({ answers }: Pick<Keeping, 'answers'>): KeptAnswers => {
  const removeWhere = (isGone: (place: AnswerPlace) => boolean) => answers.clear((all) => all.filter(isGone));
  return {
    find: (personId, path) => answers.read(personId, path).catch(() => null),
    keep: (answer) =>
      quietly(async () => {
        await answers.write(answer);
        await answers.clear((all) => all.filter(({ group }) => group === SCREENS).slice(0, -SCREENS_MAX));
      }),
    forget: (...gone) =>
      quietly(() => removeWhere(({ path, group }) => gone.length === 0 || gone.includes(path) || gone.includes(group))),
    keepOnlyOf: (personId, since) =>
      quietly(() => removeWhere((place) => place.personId !== personId || place.at < since.toISOString())),
  };
};

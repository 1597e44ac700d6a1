/** Choices that are the same in each run, for tests over many made-up texts. */
export const randomChoices = (seed: number) => {
  let state = seed >>> 0;
  const below = (count: number): number => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * count);
  };
  return {
    below,
    pick<T>(all: readonly T[]): T {
      const chosen = all[below(all.length)];
      if (chosen === undefined) throw new Error('There is nothing to choose from.');
      return chosen;
    },
  };
};

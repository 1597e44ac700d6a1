/** How much is measured: the full run takes a few minutes, `--quick` shows in half a minute that everything works. */
export const sizesOf = (quick: boolean) =>
  quick
    ? { many: 5000, search: 1000, rounds: 2, ms: 300, writes: 60, writeRounds: 2, starts: 1, servingMs: 800 }
    : { many: 100_000, search: 10_000, rounds: 5, ms: 700, writes: 300, writeRounds: 7, starts: 3, servingMs: 4000 };

export type Sizes = ReturnType<typeof sizesOf>;

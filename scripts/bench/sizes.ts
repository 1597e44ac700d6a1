export const sizesOf = (quick: boolean) =>
  quick
    ? { counts: [100, 1000], rounds: 2, slices: 3, sliceMs: 250, writes: 60, writeRounds: 2, starts: 1, servingMs: 800 }
    : {
        counts: [100, 1000, 10_000, 100_000],
        rounds: 9,
        slices: 40,
        sliceMs: 250,
        writes: 150,
        writeRounds: 12,
        starts: 7,
        servingMs: 4000,
      };

export type Sizes = ReturnType<typeof sizesOf>;

export const most = ({ counts }: Sizes): number => Math.max(...counts);

export const shown = (count: number): string => count.toLocaleString('en-IE');

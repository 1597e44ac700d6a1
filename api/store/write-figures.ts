import type { StoreFigures } from './store.ts';

/** Counts the writes of a store; cheap enough to be always on. */
export interface WriteFigures {
  read(): Pick<StoreFigures, 'writes' | 'failedWrites' | 'isFailing' | 'secondsSinceWrite'>;
  /** Counts a write that is durable. `began` is from `performance.now()`, before anything of it waited for the disk or the database. */
  wrote(began: number): void;
  /** Counts a write that could not be made. */
  failed(): void;
  /** Runs what only finds out whether writing works. */
  attempt(probe: () => Promise<void>): Promise<void>;
  onWrite(listener: (seconds: number) => void): void;
}

export const createWriteFigures = (): WriteFigures => {
  let [writes, failedWrites] = [0, 0];
  let isFailing = false;
  let writtenAt: number | null = null;
  let listener: ((seconds: number) => void) | undefined;

  const attempt = async (probe: () => Promise<void>) => {
    try {
      await probe();
      isFailing = false;
    } catch (error) {
      isFailing = true;
      throw error;
    }
  };

  return {
    read: () => ({
      writes,
      failedWrites,
      isFailing,
      secondsSinceWrite: writtenAt === null ? null : (performance.now() - writtenAt) / 1000,
    }),
    attempt,
    wrote(began) {
      isFailing = false;
      writes += 1;
      writtenAt = performance.now();
      listener?.((writtenAt - began) / 1000);
    },
    failed() {
      isFailing = true;
      failedWrites += 1;
    },
    onWrite(next) {
      listener = next;
    },
  };
};

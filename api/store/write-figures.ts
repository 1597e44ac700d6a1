import type { StoreFigures } from './store.ts';

export interface WriteFigures {
  read(): Pick<StoreFigures, 'writes' | 'failedWrites' | 'isFailing' | 'secondsSinceWrite'>;
  /** `began` is from `performance.now()`, before anything of the write waited for the disk or the database. */
  wrote(began: number): void;
  failed(): void;
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

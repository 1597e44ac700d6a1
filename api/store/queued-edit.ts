import type { Staging } from './staging.ts';
import type { Draft } from './store.ts';

export interface QueuedEdit {
  run(staging: Staging): Outcome;
  refuse(error: unknown): void;
}
interface Outcome {
  settle: () => void;
  /** True when the outcome depends on staged changes, so that it fails when they cannot be written. */
  dependsOnBatch: boolean;
}

export const queuedEditOf = <T>(
  edit: (draft: Draft) => T,
  resolve: (value: T) => void,
  reject: (error: unknown) => void,
): QueuedEdit => ({
  refuse: reject,
  run(staging) {
    const dependsOnBatch = staging.touched;
    try {
      const result = staging.run(edit);
      return { settle: () => resolve(result), dependsOnBatch: staging.touched };
    } catch (error) {
      return { settle: () => reject(error), dependsOnBatch };
    }
  },
});

import type { Deps } from '../http/deps.ts';

/** Waits no longer than an earlier request may: after that, no refused picture takes back what was stored. */
export const whenSettled = (
  { store, policy, stopping }: Pick<Deps, 'store' | 'policy' | 'stopping'>,
  isSettled: () => boolean,
): Promise<void> =>
  new Promise((resolve) => {
    if (isSettled() || stopping.aborted) return resolve();
    const end = () => {
      clearTimeout(timer);
      unsubscribe();
      stopping.removeEventListener('abort', end);
      resolve();
    };
    const timer = setTimeout(end, policy.picturesWaitMs);
    const unsubscribe = store.subscribe(() => isSettled() && end());
    stopping.addEventListener('abort', end);
  });

import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** False while the server renders and while its HTML is taken over, true from then on. */
export const useAlive = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );

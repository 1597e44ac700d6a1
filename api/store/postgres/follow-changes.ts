import { describeError, type Log } from '../../core/log.ts';

/** Milliseconds between looks for changes whose notice may have been lost, and where the database sends no notices. */
const LOOK_MS = 1000;
const LOOK_WITHOUT_NOTICES_MS = 100;
/** Milliseconds that a reader waits for the database, and while it is known to be away. */
const FRESH_WITHIN_MS = 2000;
const AWAY_WITHIN_MS = 50;

interface Watch {
  fresh(): Promise<void>;
  isAway(): boolean;
  stop(): void;
}

export const startWatch = (look: () => Promise<void>, log: Log, { notices }: { notices: boolean }): Watch => {
  let timer: NodeJS.Timeout | undefined;
  let isStopped = false;
  let isAway = false;
  const seen = () => {
    if (isAway) log.info('store.database-back');
    isAway = false;
  };
  const failed = (error: unknown) => {
    if (!isAway && !isStopped) log.error('store.database-away', describeError(error));
    isAway = true;
  };
  const lookOnce = () => look().then(seen, failed);
  const lookLater = () => {
    if (isStopped) return;
    timer = setTimeout(() => lookOnce().then(lookLater), notices ? LOOK_MS : LOOK_WITHOUT_NOTICES_MS).unref();
  };
  lookLater();
  return {
    async fresh() {
      await new Promise<void>((resolve) => {
        const limit = setTimeout(resolve, isAway ? AWAY_WITHIN_MS : FRESH_WITHIN_MS);
        void lookOnce().then(() => {
          clearTimeout(limit);
          resolve();
        });
      });
    },
    isAway: () => isAway,
    stop() {
      isStopped = true;
      clearTimeout(timer);
    },
  };
};

const CHECK_MS = 15_000;

interface WatchIdleDeps {
  idleSeconds(): number;
  now(): Date;
  setTimer(ms: number, work: () => void): () => void;
  onIdle(seconds: number): void;
}

/** Tells every 15 seconds; the time in which the computer slept counts. */
export const watchIdle = ({ idleSeconds, now, setTimer, onIdle }: WatchIdleDeps) => {
  let last = now().getTime();
  let stop = () => {};
  const check = () => {
    const at = now().getTime();
    const asleep = (at - last - CHECK_MS) / 1000;
    last = at;
    onIdle(Math.max(idleSeconds(), asleep));
  };
  const checkLater = () => {
    stop = setTimer(CHECK_MS, () => {
      check();
      checkLater();
    });
  };
  checkLater();
  return { check, stop: () => stop() };
};

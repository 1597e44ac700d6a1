import type { Making } from './make-picture.ts';

export const waitForPictures = (
  makings: readonly Pick<Making, 'result'>[],
  ms: number,
  signals: readonly AbortSignal[],
): Promise<void> =>
  new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      for (const signal of signals) signal.removeEventListener('abort', end);
      resolve();
    };
    const timer = setTimeout(end, ms);
    for (const signal of signals) signal.addEventListener('abort', end);
    for (const { result } of makings) void result.then((made) => 'refusal' in made && end());
    void Promise.all(makings.map(({ result }) => result)).then(end);
    if (signals.some(({ aborted }) => aborted)) end();
  });

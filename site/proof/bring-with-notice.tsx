import type { ReactNode } from 'react';
import type { Platform } from '../client/platform.ts';
import { bringProof } from '../client/proof-of-work.ts';

type Headers = Readonly<Record<string, string>>;

/**
 * What a submission brings along while too many arrive; `show` is given what the form shows until then. Answering the question
 * ends the work. Without the notice the work goes on unseen.
 */
export const bringWithNotice = async (platform: Platform, show: (notice: ReactNode) => void): Promise<Headers> => {
  const stop = new AbortController();
  return new Promise<Headers>((resolve, reject) => {
    const onAnswer = (headers: Headers) => {
      stop.abort();
      resolve(headers);
    };
    const onWork = (share: number) => {
      import('./ProofNotice.tsx').then(
        ({ ProofNotice }) => stop.signal.aborted || show(<ProofNotice share={share} onAnswer={onAnswer} />),
        () => {},
      );
    };
    bringProof(platform, { signal: stop.signal, onWork }).then(resolve, reject);
  }).finally(() => stop.abort());
};

import { createElement, type FunctionComponent, type ReactNode, useState } from 'react';
import { usePlatform } from '../client/PlatformContext.tsx';
import { bringProof } from '../client/proof-of-work.ts';
import type { ProofNoticeProps } from './ProofNotice.tsx';

type Headers = Readonly<Record<string, string>>;

/**
 * What a submission brings along while too many arrive: the headers for it, and what the form shows until they are there.
 * The notice is loaded when there is work to do; without it the work goes on unseen.
 */
export const useProof = (): { notice: ReactNode; bring(): Promise<Headers> } => {
  const platform = usePlatform();
  const [Notice, load] = useState<FunctionComponent<ProofNoticeProps> | null>(null);
  const [work, setWork] = useState<ProofNoticeProps | null>(null);
  const bring = async () => {
    const stop = new AbortController();
    try {
      return await new Promise<Headers>((resolve) => {
        // A submission without its proof is taken all the same.
        const withoutProof = () => resolve({});
        const onAnswer = (headers: Headers) => {
          stop.abort();
          resolve(headers);
        };
        const onWork = (share: number) => setWork({ share, onAnswer });
        bringProof(platform, {
          signal: stop.signal,
          onWork(share) {
            onWork(share);
            import('./ProofNotice.tsx').then(
              ({ ProofNotice }) => load(() => ProofNotice),
              () => {},
            );
          },
        }).then(resolve, withoutProof);
      });
    } finally {
      setWork(null);
    }
  };
  return { notice: Notice && work && createElement(Notice, work), bring };
};

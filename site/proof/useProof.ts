import { type ReactNode, useState } from 'react';
import { usePlatform } from '../client/PlatformContext.tsx';

/**
 * What a submission brings along while too many arrive: the headers for it, and what the form shows until they are there.
 * All of it is loaded when a form is sent.
 */
export const useProof = (): { notice: ReactNode; bring(): Promise<Readonly<Record<string, string>>> } => {
  const platform = usePlatform();
  const [notice, show] = useState<ReactNode>(null);
  const bring = async () => {
    try {
      return await (await import('./bring-with-notice.tsx')).bringWithNotice(platform, show);
    } catch {
      // A submission without its proof is taken all the same.
      return {};
    } finally {
      show(null);
    }
  };
  return { notice, bring };
};

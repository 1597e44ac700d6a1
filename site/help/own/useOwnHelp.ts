import { addToOwnHelp, changeOwnHelp, readOwnHelp, withdrawOwnHelp } from '#contract/help/public-calls.ts';
import type { Submitted } from '#contract/pages/page-renderer.ts';
import { usePlatform } from '../../client/PlatformContext.tsx';
import { send } from '../../client/send.ts';
import { type Managed, useManaged } from '../../manage-link/useManaged.ts';

type Shown = NonNullable<Submitted['ownHelp']>;
type Step = 'add' | 'change' | 'withdraw';

export interface ManagedHelp extends Managed<Shown, Step> {
  add(message: string): void;
  change(to: { day: string; time: string; phone: string }): void;
  withdraw(): void;
}

export const useOwnHelp = (submitted: Submitted | null): ManagedHelp => {
  const platform = usePlatform();
  const managed = useManaged<Shown, Step>({
    submitted,
    posted: submitted?.ownHelp ?? null,
    read: async (token) => ({ help: await send(platform, readOwnHelp, { body: { token } }), done: null }),
  });
  return {
    ...managed,
    add: (message) =>
      managed.act('add', async (token) => ({
        help: await send(platform, addToOwnHelp, { body: { token, message } }),
        done: 'added',
      })),
    change: (to) =>
      managed.act('change', async (token) => ({
        help: await send(platform, changeOwnHelp, { body: { token, ...to } }),
        done: 'changed',
      })),
    withdraw: () =>
      managed.act('withdraw', async (token) => ({
        help: await send(platform, withdrawOwnHelp, { body: { token } }),
        done: 'withdrawn',
      })),
  };
};

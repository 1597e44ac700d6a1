import {
  addToManagedHelp,
  changeManagedHelp,
  readManagedHelp,
  withdrawManagedHelp,
} from '#contract/help/public-calls.ts';
import type { Submitted } from '#contract/pages/page-renderer.ts';
import { usePlatform } from '../../client/PlatformContext.tsx';
import { send } from '../../client/send.ts';
import { type Managed, useManaged } from '../../manage-link/useManaged.ts';

type Shown = NonNullable<Submitted['managedHelp']>;
type Step = 'add' | 'change' | 'withdraw';

export interface ManagedHelpState extends Managed<Shown, Step> {
  add(message: string): void;
  change(to: { day: string; time: string; phone: string }): void;
  withdraw(): void;
}

export const useManagedHelp = (submitted: Submitted | null): ManagedHelpState => {
  const platform = usePlatform();
  const managed = useManaged<Shown, Step>({
    submitted,
    posted: submitted?.managedHelp ?? null,
    read: async (token) => ({ help: await send(platform, readManagedHelp, { body: { token } }), done: null }),
  });
  return {
    ...managed,
    add: (message) =>
      managed.act('add', async (token) => ({
        help: await send(platform, addToManagedHelp, { body: { token, message } }),
        done: 'added',
      })),
    change: (to) =>
      managed.act('change', async (token) => ({
        help: await send(platform, changeManagedHelp, { body: { token, ...to } }),
        done: 'changed',
      })),
    withdraw: () =>
      managed.act('withdraw', async (token) => ({
        help: await send(platform, withdrawManagedHelp, { body: { token } }),
        done: 'withdrawn',
      })),
  };
};

import * as z from 'zod/mini';
import type { SecondStep } from '#contract/auth/factors.ts';
import type { User } from '#contract/people/people.ts';
import { lockMinutes, unlockWay } from './app-lock.ts';
import { type OfflineRecord, offlinePlace, offlineWrite } from './offline-records.ts';
import { type ShellState, themes, updateSteps } from './shell-state.ts';

const windowControls = ['minimise', 'maximise', 'close'] as const;
export type WindowControl = (typeof windowControls)[number];

export type Provider = 'microsoft' | 'google';
const signInWays = ['microsoft', 'google', 'passkey'] as const;
export type SignInWay = (typeof signInWays)[number];

export type Outcome<T = undefined> = { ok: true; value: T } | { ok: false; message: string };

export type Started = { ok: true; state: ShellState; path: string | null } | { ok: false; logPath: string };

export const ipcChannels = {
  start: z.undefined(),
  'server:choose': z.object({ name: z.string().check(z.maxLength(100)), url: z.string().check(z.maxLength(300)) }),
  'server:remove': z.string().check(z.maxLength(300)),
  sync: z.undefined(),
  'kept:read': offlinePlace,
  'kept:write': offlineWrite,
  'kept:give-up-locked': z.undefined(),
  'put-aside:dismiss': z.undefined(),
  'log:open': z.undefined(),
  'download:show': z.uuid(),
  'download:dismiss': z.uuid(),
  'download:choose-folder': z.undefined(),
  'menu:click': z.string().check(z.maxLength(50)),
  'window:control': z.enum(windowControls),
  'theme:set': z.enum(themes),
  'offline:set': z.boolean(),
  'notices-fail:dismiss': z.undefined(),
  'proxy:answer': z.nullable(
    z.object({ username: z.string().check(z.maxLength(300)), password: z.string().check(z.maxLength(300)) }),
  ),
  'update:put-away': z.enum(updateSteps),
  'update:install': z.undefined(),
  'notices:set': z.boolean(),
  'token-storage:allow-weak': z.undefined(),
  'open-allowed-url': z.string().check(z.maxLength(2000)),
  'sign-in': z.enum(signInWays),
  'lock:now': z.undefined(),
  'lock:sign-out': z.undefined(),
  'lock:set-after': lockMinutes,
  unlock: unlockWay,
} as const;
export type IpcChannel = keyof typeof ipcChannels;
export type IpcArgument<C extends IpcChannel> = z.infer<(typeof ipcChannels)[C]>;

export type ProviderSignedIn = { user: User } | { secondFactor: SecondStep };

interface Answers {
  start: Started;
  'server:choose': Outcome;
  'kept:read': OfflineRecord[];
  'open-allowed-url': boolean;
  'sign-in': Outcome<ProviderSignedIn | null>;
  unlock: Outcome;
}
export type IpcResults = { [C in IpcChannel]: C extends keyof Answers ? Answers[C] : undefined };

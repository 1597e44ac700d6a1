import { createHash } from 'node:crypto';
import { join } from 'node:path';
import * as z from 'zod/mini';
import type { OfflineKind } from '../bridge/offline-records.ts';
import type { ShellState } from '../bridge/shell-state.ts';
import { proxyApi } from './api-proxy.ts';
import { createApiClient } from './auth/api-client.ts';
import { withDeviceCookie } from './auth/device-cookie.ts';
import { endedSessions, openSignOut } from './auth/sign-out.ts';
import { openTokenStore, storedSession } from './auth/token-store.ts';
import type { Log } from './log.ts';
import { createConnection } from './server/connection.ts';
import { encryptedFile } from './storage/encrypted-file.ts';
import { jsonFile } from './storage/json-file.ts';
import { answersFile, entriesFile, type OfflineRecords, openAnswers, openEntries } from './storage/offline-records.ts';
import type { SafeStorage } from './storage/safe-storage.ts';

export interface ServerClientDeps {
  folder: string;
  safeStorage: SafeStorage;
  fetch: typeof globalThis.fetch;
  now(): Date;
  setTimer(ms: number, work: () => void): () => void;
  log: Log;
  onChange(): void;
  onPutAside(newPath: string): void;
  onServerChange(): void;
}

export interface ServerClient {
  readonly server: string;
  state(): Pick<ShellState, 'user' | 'online' | 'syncedAt' | 'queueLocked'>;
  unsent(): number;
  handle(request: Request): Promise<Response>;
  sync(): Promise<void>;
  workOffline(on: boolean): void;
  signOut(): Promise<void>;
  readonly offlineRecords: Record<OfflineKind, Pick<OfflineRecords, 'read' | 'write'>>;
  giveUpLocked(): Promise<void>;
  rewriteSession(): Promise<void>;
  save(): Promise<void>;
  close(): Promise<void>;
}

const openStorage = async (
  { folder, safeStorage, setTimer, now, onChange, onPutAside }: ServerClientDeps,
  server: string,
  onSession: () => void,
) => {
  const home = join(folder, createHash('sha256').update(server).digest('hex').slice(0, 16));
  const flushes: (() => Promise<void>)[] = [];
  const encrypted = <S extends Parameters<typeof encryptedFile>[1]>(name: string, schema: S) => {
    const file = encryptedFile(join(home, name), schema, safeStorage, onPutAside);
    flushes.push(file.flush);
    return file;
  };
  const tokenStore = await openTokenStore(encrypted('session.bin', storedSession), now, onSession);
  const entries = await openEntries({
    ...{ encrypted: encrypted('queue.bin', entriesFile), safeStorage, onChange },
    plain: jsonFile(join(home, 'queue.json'), entriesFile, [], onPutAside),
  });
  const answers = await openAnswers({
    ...{ file: encrypted('saved.bin', answersFile), setTimer },
    personId: () => tokenStore.user()?.id,
  });
  return {
    ...{ tokenStore, entries, answers },
    endedFile: encrypted('ended.bin', endedSessions),
    deviceFile: encrypted('device.bin', z.string()),
    async save(): Promise<void> {
      await Promise.all([entries.flush(), answers.flush()]);
      await Promise.all(flushes.map((flush) => flush()));
    },
  };
};

export const openServerClient = async (deps: ServerClientDeps, server: string): Promise<ServerClient> => {
  const { onChange, onServerChange, log } = deps;
  const storage = await openStorage(deps, server, () => void sessionChanged());
  const { tokenStore, entries, answers, save } = storage;
  const plainConnection = createConnection({
    ...{ server, fetch: deps.fetch, now: deps.now, setTimer: deps.setTimer },
    onChange: (online) => {
      onChange();
      if (online) void sync();
    },
  });
  const connection = await withDeviceCookie(plainConnection, storage.deviceFile);
  const apiClient = createApiClient(connection, tokenStore);
  const signOut = await openSignOut({ ...{ connection, tokenStore, answers }, file: storage.endedFile });

  async function sessionChanged() {
    onChange();
    if (tokenStore.user() && connection.online()) await sync();
  }
  async function sync() {
    try {
      await entries.unlock();
      if (!(await connection.ping())) return;
      await signOut.endOnServer();
    } catch (error) {
      log.write('Synchronising with the server failed.', error);
    }
    onChange();
    onServerChange();
  }

  if (signOut.hasUnsent()) void sync();
  return {
    server,
    state() {
      const user = tokenStore.user();
      return {
        ...{ user, online: connection.online(), queueLocked: entries.isLocked() },
        // When the data that can be shown was fetched.
        syncedAt: connection.syncedAt() ?? (user && answers.newestOf(user.id)),
      };
    },
    unsent: () => entries.countOf(tokenStore.user()?.id ?? ''),
    handle: (request) => proxyApi({ apiClient, tokenStore, signOut }, request),
    sync,
    workOffline: connection.workOffline,
    signOut: signOut.signOut,
    offlineRecords: { entries, answers },
    giveUpLocked: entries.giveUpLocked,
    rewriteSession: tokenStore.rewrite,
    save,
    async close() {
      connection.close();
      await save();
    },
  };
};

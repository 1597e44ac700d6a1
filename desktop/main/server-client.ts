import { createHash } from 'node:crypto';
import { join } from 'node:path';
import * as z from 'zod/mini';
import type { KeptKind } from '../bridge/kept-records.ts';
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
import { answersFile, entriesFile, type KeptRecords, openAnswers, openEntries } from './storage/kept-records.ts';
import type { SafeStorage } from './storage/safe-storage.ts';

export interface ServerClientDeps {
  /** Each server has a folder of its own in it. */
  folder: string;
  safeStorage: SafeStorage;
  fetch: typeof globalThis.fetch;
  now(): Date;
  setTimer(ms: number, work: () => void): () => void;
  log: Log;
  /** Something that the interface shows has changed. */
  onChange(): void;
  /** A file that could not be read has been kept under this path. */
  onPutAside(keptAs: string): void;
  /** Data on the server may have changed: the interface should load it again. */
  onServerChange(): void;
}

/** One server as staff work with it: the session, and what the interface keeps of it. */
export interface ServerClient {
  readonly server: string;
  state(): Pick<ShellState, 'user' | 'online' | 'syncedAt' | 'queueLocked'>;
  /** Entries of the signed-in person. */
  unsent(): number;
  /** Answers the interface's requests to `/api`. */
  handle(request: Request): Promise<Response>;
  sync(): Promise<void>;
  /** Works without the server although it could be reached, or with it again. */
  workOffline(on: boolean): void;
  /** Ends the session, and removes the answers that were kept for it. */
  signOut(): Promise<void>;
  readonly kept: Record<KeptKind, Pick<KeptRecords, 'read' | 'write'>>;
  /** Goes on without the entries that the key store does not decrypt. */
  giveUpLocked(): Promise<void>;
  /** Writes the session to disk again, after weak storage has been allowed. */
  rewriteSession(): Promise<void>;
  /** Resolves when everything that is to be stored is on disk. */
  save(): Promise<void>;
  /** Saves, and asks the server for nothing more. */
  close(): Promise<void>;
}

/** Opens everything that this computer has stored for a server. */
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
    /** Resolves when everything is on disk. */
    async save(): Promise<void> {
      await Promise.all([entries.flush(), answers.flush()]);
      await Promise.all(flushes.map((flush) => flush()));
    },
  };
};

/** Opens a server: loads what is stored for it, and ends the sessions that an earlier run could not end. */
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
    kept: { entries, answers },
    giveUpLocked: entries.giveUpLocked,
    rewriteSession: tokenStore.rewrite,
    save,
    async close() {
      connection.close();
      await save();
    },
  };
};

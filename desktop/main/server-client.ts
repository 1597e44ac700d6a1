import { createHash } from 'node:crypto';
import { join } from 'node:path';
import * as z from 'zod/mini';
import type { QueuedDecision, ShellState } from '../bridge/shell-state.ts';
import { type ApiProxyDeps, proxyApi } from './api-proxy.ts';
import { createApiClient } from './auth/api-client.ts';
import { withDeviceCookie } from './auth/device-cookie.ts';
import { endedSessions, openSignOut } from './auth/sign-out.ts';
import { openTokenStore, storedSession } from './auth/token-store.ts';
import type { Log } from './log.ts';
import { openQueue, queueFile } from './offline/decision-queue.ts';
import { createResponseCache, responseCacheFile } from './offline/response-cache.ts';
import { createQueueSender } from './offline/send-queued-decisions.ts';
import { createConnection } from './server/connection.ts';
import { encryptedFile } from './storage/encrypted-file.ts';
import { jsonFile } from './storage/json-file.ts';
import type { SafeStorage } from './storage/safe-storage.ts';

export interface ServerClientDeps {
  /** Each server has a folder of its own in it. */
  folder: string;
  safeStorage: SafeStorage;
  fetch: typeof globalThis.fetch;
  now(): Date;
  newKey(): string;
  setTimer(ms: number, work: () => void): () => void;
  log: Log;
  /** Something that the interface shows has changed. */
  onChange(): void;
  /** A file that could not be read has been kept under this path. */
  onPutAside(keptAs: string): void;
  /** Data on the server may have changed: the interface should load it again. */
  onServerChange(): void;
}

/** One server as staff work with it: the session, the cached responses and the queue of decisions. */
export interface ServerClient {
  readonly server: string;
  state(): Pick<ShellState, 'user' | 'online' | 'syncedAt' | 'queue' | 'queueLocked'>;
  /** Answers the interface's requests to `/api`. */
  handle(request: Request): Promise<Response>;
  sync(): Promise<void>;
  /** Works without the server although it could be reached, or with it again. */
  workOffline(on: boolean): void;
  /** Ends the session, and removes the responses that were cached for it. */
  signOut(): Promise<void>;
  /** Removes a decision that waits with those that follow from it, or one that was not applied. */
  removeDecision(key: string): Promise<void>;
  /** Goes on without the decisions that the key store does not decrypt. */
  giveUpLockedDecisions(): Promise<void>;
  /** Writes the session to disk again, after weak storage has been allowed. */
  rewriteSession(): Promise<void>;
  /** Resolves when everything that is to be stored is on disk. */
  save(): Promise<void>;
  /** Saves, and asks the server for nothing more. */
  close(): Promise<void>;
}

/** The part of a decision that is sent to the interface. */
const toQueued = ({ key, kind, id, title, decision, notes, at, state, theirs }: QueuedDecision): QueuedDecision => ({
  ...{ key, kind, id, title, decision, notes, at, state, theirs },
});

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
  const plain = jsonFile(join(home, 'queue.json'), queueFile, [], onPutAside);
  const tokenStore = await openTokenStore(encrypted('session.bin', storedSession), now, onSession);
  const queue = await openQueue({ encrypted: encrypted('queue.bin', queueFile), plain }, safeStorage, onChange);
  return {
    ...{ tokenStore, queue, cache: createResponseCache(encrypted('saved.bin', responseCacheFile), setTimer) },
    endedFile: encrypted('ended.bin', endedSessions),
    deviceFile: encrypted('device.bin', z.string()),
    async flush(): Promise<void> {
      await queue.flush();
      await Promise.all(flushes.map((flush) => flush()));
    },
  };
};

/** Opens a server: loads what is stored for it, and sends what an earlier run could not send. */
export const openServerClient = async (deps: ServerClientDeps, server: string): Promise<ServerClient> => {
  const { onChange, onServerChange, log } = deps;
  const storage = await openStorage(deps, server, () => void sessionChanged());
  const { tokenStore, cache, queue } = storage;
  const plainConnection = createConnection({
    ...{ server, fetch: deps.fetch, now: deps.now, setTimer: deps.setTimer },
    onChange: (online) => {
      onChange();
      if (online) void sync();
    },
  });
  const connection = await withDeviceCookie(plainConnection, storage.deviceFile);
  const apiClient = createApiClient(connection, tokenStore);
  const signOut = await openSignOut(connection, tokenStore, storage.endedFile);
  const sendQueue = createQueueSender(queue, apiClient, tokenStore);
  const { now, newKey } = deps;
  const proxyDeps: ApiProxyDeps = {
    ...{ apiClient, tokenStore, cache, queue, signOut, now, newKey },
    online: connection.online,
    sendSoon: () => void sync(),
  };

  async function sessionChanged() {
    const person = tokenStore.user();
    onChange();
    if (!person) await cache.clear();
    else {
      await cache.openFor(person.id);
      if (connection.online()) await sync();
    }
  }
  async function sync() {
    try {
      await queue.unlock();
      if (!(await connection.ping())) return;
      await signOut.endOnServer();
      await sendQueue();
    } catch (error) {
      log.write('Synchronising with the server failed.', error);
    }
    onChange();
    onServerChange();
  }

  /** When the data that can be shown was fetched. */
  const syncedAt = () => {
    const times = [...cache.all()].map(({ at }) => at).sort();
    return connection.syncedAt() ?? times.at(-1) ?? null;
  };

  const save = async () => {
    await cache.flush();
    await storage.flush();
  };
  const user = tokenStore.user();
  if (user) await cache.openFor(user.id);
  if (signOut.hasUnsent() || queue.of(user?.id ?? '').some(({ state }) => state === 'waiting')) void sync();
  return {
    server,
    state: () => ({
      user: tokenStore.user(),
      online: connection.online(),
      syncedAt: syncedAt(),
      queue: queue.of(tokenStore.user()?.id ?? '').map(toQueued),
      queueLocked: queue.isLocked(),
    }),
    handle: (request) => proxyApi(proxyDeps, request),
    sync,
    workOffline: connection.workOffline,
    async removeDecision(key) {
      await queue.takeBack(key);
      onServerChange();
    },
    signOut: signOut.signOut,
    giveUpLockedDecisions: queue.giveUpLocked,
    rewriteSession: tokenStore.rewrite,
    save,
    async close() {
      connection.close();
      await cache.close();
      await storage.flush();
    },
  };
};

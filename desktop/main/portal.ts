import { createHash } from 'node:crypto';
import { join } from 'node:path';
import type { QueuedDecision, ShellState } from '../bridge.ts';
import { type ApiDeps, answerApi } from './api-handler.ts';
import { createCaller } from './caller.ts';
import { createConnection } from './connection.ts';
import { openQueue, queueFile } from './decision-queue.ts';
import { jsonFile } from './json-file.ts';
import type { Log } from './log.ts';
import { createSavedAnswers, savedFile } from './saved-answers.ts';
import { sealedFile } from './sealed-file.ts';
import { createSender } from './send-queue.ts';
import { keptSession, openSession } from './session.ts';
import { endedSessions, openSignOut } from './sign-in.ts';
import type { Vault } from './vault.ts';

export interface PortalDeps {
  /** Where every server gets a folder of its own. */
  folder: string;
  vault: Vault;
  fetch: typeof globalThis.fetch;
  now(): Date;
  newKey(): string;
  later(ms: number, work: () => void): () => void;
  log: Log;
  /** Something that the interface shows has changed. */
  onChange(): void;
  /** What is on the server may have changed: the interface should ask anew. */
  onNews(): void;
}

/** One server as staff work with it: the session, the saved lists and the queue of decisions. */
export interface Portal {
  readonly server: string;
  state(): Pick<ShellState, 'user' | 'online' | 'syncedAt' | 'queue'>;
  /** Answers the interface's calls of `/api`. */
  answer(request: Request): Promise<Response>;
  sync(): Promise<void>;
  /** Ends the session, and forgets the lists that it read. */
  signOut(): Promise<void>;
  /** Forgets a decision that waits, or one that has been read about. */
  forgetDecision(key: string): Promise<void>;
  /** Writes the session to disk again, after the vault's way has changed. */
  keepSession(): Promise<void>;
  /** Resolves when everything that is to be kept is on disk. */
  close(): Promise<void>;
}

const shown = ({ key, kind, id, title, decision, notes, at, state, theirs }: QueuedDecision): QueuedDecision => ({
  key,
  kind,
  id,
  title,
  decision,
  notes,
  at,
  state,
  theirs,
});

/** Opens what this computer knows of a server. */
export const openPortal = async (deps: PortalDeps, server: string): Promise<Portal> => {
  const { vault, now, later, onChange, onNews, log } = deps;
  const at = (file: string) => join(deps.folder, createHash('sha256').update(server).digest('hex').slice(0, 16), file);
  const settling: (() => Promise<void>)[] = [];
  const sealed = <S extends Parameters<typeof sealedFile>[1]>(name: string, schema: S) => {
    const file = sealedFile(at(name), schema, vault);
    settling.push(file.settled);
    return file;
  };
  const session = await openSession(sealed('session.bin', keptSession), now, () => void personChanged());
  const connection = createConnection({
    server,
    fetch: deps.fetch,
    now,
    later,
    onChange: (online) => {
      onChange();
      if (online) void sync();
    },
  });
  const saved = createSavedAnswers(sealed('saved.bin', savedFile), later);
  const plain = jsonFile(at('queue.json'), queueFile, [], (path) => log.write(`Set aside, cannot be read: ${path}`));
  const queue = await openQueue({ sealed: sealed('queue.bin', queueFile), plain }, vault, onChange);
  const caller = createCaller(connection, session);
  const signOut = await openSignOut(connection, session, sealed('ended.bin', endedSessions));
  const send = createSender(queue, caller, session);
  const api: ApiDeps = {
    ...{ caller, session, saved, queue, connection, signOut, now, newKey: deps.newKey },
    online: connection.online,
  };

  async function personChanged() {
    const person = session.user();
    onChange();
    if (!person) await saved.clear();
    else {
      await saved.openFor(person.id);
      if (connection.online()) await sync();
    }
  }
  async function sync() {
    try {
      if (!(await connection.tryAgain())) return;
      await signOut.tell();
      await send();
    } catch (error) {
      log.write('Synchronising stopped.', error);
    }
    onChange();
    onNews();
  }

  /** When what can be shown was fetched. */
  const syncedAt = () => {
    const times = [...saved.all()].map(({ at: time }) => time).sort();
    return connection.syncedAt() ?? times.at(-1) ?? null;
  };

  const user = session.user();
  if (user) await saved.openFor(user.id);
  // What the server was not told before the app was closed.
  if (signOut.isUntold() || queue.of(user?.id ?? '').some(({ state }) => state === 'waiting')) void sync();
  return {
    server,
    state: () => ({
      user: session.user(),
      online: connection.online(),
      syncedAt: syncedAt(),
      queue: queue.of(session.user()?.id ?? '').map(shown),
    }),
    answer: (request) => answerApi(api, request),
    sync,
    async forgetDecision(key) {
      await queue.remove(key);
      onNews();
    },
    signOut: signOut.signOut,
    keepSession: session.keep,
    async close() {
      connection.close();
      await saved.flush();
      await Promise.all(settling.map((settled) => settled()));
    },
  };
};

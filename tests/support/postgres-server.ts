import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, chownSync, mkdtempSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import pg from 'pg';
import { limitMs } from '../../scripts/test-limits.mjs';
import { postgresPrograms, serverUser } from './postgres-binaries.ts';

const run = promisify(execFile);
const SUPERVISOR = resolve(import.meta.dirname, 'postgres-supervisor.mjs');
const START_WITHIN_MS = limitMs(20_000);

/** A PostgreSQL server of this process's own. It ends with this process. */
export interface PostgresServer {
  port: number;
  /** Where it keeps its files. */
  folder: string;
  url(database: string): string;
  /** A new, empty database. */
  createDatabase(): Promise<string>;
  /** The main process of the server. */
  pid(): Promise<number>;
  /** Ends it with kill -9. */
  kill(): Promise<void>;
  /** Starts it again after it was killed. */
  start(): Promise<void>;
  close(): Promise<void>;
}

const freePort = async (): Promise<number> => {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  return typeof address === 'object' && address ? address.port : 0;
};

const isServing = async (url: string): Promise<boolean> => {
  const client = new pg.Client(url);
  client.on('error', () => {});
  try {
    await client.connect();
    return true;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => {});
  }
};

const makeCluster = async (): Promise<{ base: string; folder: string; postgres: string }> => {
  const base = mkdtempSync(join(tmpdir(), 'postgres-'));
  chmodSync(base, 0o755);
  if (serverUser) chownSync(base, serverUser.uid, serverUser.gid);
  const { initdb, postgres } = await postgresPrograms(base);
  const folder = join(base, 'data');
  const words = ['-D', folder, '-U', 'portal', '-A', 'trust', '--no-locale', '-E', 'UTF8', '--no-sync'];
  await run(initdb, [...words, '--no-instructions'], serverUser ?? {});
  return { base, folder, postgres };
};

/** Starts a server on a free port. `fsync` makes commits durable, which only measurements need. */
export const startPostgres = async ({ fsync = false } = {}): Promise<PostgresServer> => {
  const { folder, postgres } = await makeCluster();
  const port = await freePort();
  const url = (database: string) => `postgres://portal@127.0.0.1:${port}/${database}`;
  let supervisor: ChildProcess | undefined;
  let databases = 0;

  const start = async () => {
    const words = [SUPERVISOR, postgres, folder, String(port), ...(serverUser ? [String(serverUser.uid)] : [])];
    const env = { ...process.env, POSTGRES_FSYNC: fsync ? 'on' : 'off' };
    const child = spawn(process.execPath, words, { stdio: ['pipe', 'ignore', 'pipe'], detached: true, env });
    supervisor = child;
    let output = '';
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      output = (output + text).slice(-4000);
    });
    child.unref();
    for (const part of [child.stdin, child.stderr]) if ('unref' in part) (part.unref as () => void)();
    for (const until = performance.now() + START_WITHIN_MS; !(await isServing(url('postgres'))); ) {
      if (child.exitCode !== null || performance.now() > until) throw new Error(`PostgreSQL did not start: ${output}`);
      await pause(20);
    }
  };
  const pid = async () => Number((await readFile(join(folder, 'postmaster.pid'), 'utf8')).split('\n')[0]);
  const end = async (signal: () => Promise<void>) => {
    const child = supervisor;
    supervisor = undefined;
    if (!child || child.exitCode !== null) return;
    const gone = once(child, 'exit');
    await signal();
    await gone;
  };
  await start();
  return {
    port,
    folder,
    url,
    async createDatabase() {
      databases += 1;
      const name = `portal_${databases}`;
      const client = new pg.Client(url('postgres'));
      await client.connect();
      await client.query(`CREATE DATABASE ${name}`);
      await client.end();
      return url(name);
    },
    pid,
    kill: () => end(async () => void process.kill(await pid(), 'SIGKILL')),
    start,
    close: () => {
      const child = supervisor;
      return end(async () => void child?.stdin?.end());
    },
  };
};

let shared: Promise<PostgresServer> | undefined;

/** The server that all tests of this worker share; it is started by the first. */
export const sharedPostgres = (): Promise<PostgresServer> => {
  shared ??= startPostgres();
  return shared;
};

/** The address of a new, empty database on the shared server. */
export const freshDatabase = async (): Promise<string> => (await sharedPostgres()).createDatabase();

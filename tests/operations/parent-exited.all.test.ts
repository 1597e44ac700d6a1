import { spawn } from 'node:child_process';
import { resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { limitMs } from '../../scripts/test-limits.mjs';
import { freePort } from '../support/free-port.ts';
import { makeDataDir, removeDataDir } from '../support/server-process.ts';

const SERVER = resolve('dist/server/main.js');
const WATCHES_EVERY_MS = 500;

let dataDir: string;
let serverPid = 0;
beforeEach(async () => {
  dataDir = await makeDataDir();
});
afterEach(async () => {
  if (isRunning()) process.kill(serverPid, 'SIGKILL');
  await removeDataDir(dataDir);
});

const isRunning = (): boolean => {
  try {
    return process.kill(serverPid, 0);
  } catch {
    return false;
  }
};

/** Starts the built server from a shell, and ends the shell with kill -9 once the server serves. */
const startAndLeave = async (env: Record<string, string>): Promise<void> => {
  const shell = spawn('sh', ['-c', `"$0" "${SERVER}" & echo "pid $!"; wait`, process.execPath], {
    env: { PATH: process.env.PATH, PORT: '0', DATA_DIR: dataDir, ...env },
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  let output = '';
  for await (const part of shell.stdout.setEncoding('utf8')) {
    output += part;
    if (output.includes('runs at http')) break;
  }
  serverPid = Number(/pid (\d+)/.exec(output)?.[1]);
  shell.kill('SIGKILL');
};

it('a server that npm started ends when npm is gone, as npm passes no signals on', async () => {
  await startAndLeave({ npm_lifecycle_event: 'start' });
  await expect.poll(isRunning, { timeout: limitMs(10_000) }).toBe(false);
});

it('a server that somebody else started goes on when its parent is gone', async () => {
  await startAndLeave({});
  for (const until = performance.now() + 3 * WATCHES_EVERY_MS; performance.now() < until; await pause(50)) {
    expect(isRunning()).toBe(true);
  }
});

it('a server whose output nobody reads any more serves all the same', async () => {
  const port = await freePort();
  const server = spawn(process.execPath, [SERVER], {
    env: { PATH: process.env.PATH, PORT: String(port), DATA_DIR: dataDir },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  serverPid = server.pid ?? 0;
  server.stdout.destroy();
  server.stderr.destroy();
  const health = () =>
    fetch(`http://127.0.0.1:${port}/api/health`).then(
      ({ status }) => status,
      () => 0,
    );
  await expect.poll(health, { timeout: limitMs(15_000) }).toBe(200);
  expect(server.exitCode).toBeNull();
});

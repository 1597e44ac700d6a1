import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import packageFile from '../../package.json' with { type: 'json' };

const ROOT = resolve(import.meta.dirname, '../..');
/** What `npm start` gives to Node. */
const FLAGS = packageFile.scripts.start.split(' ').slice(1, -1);
const ADDRESS = /runs at (http:\/\/\S+)/;

export const STAFF = { email: 'aoife@southeastcarefund.example', password: 'the dog is friendly today' } as const;

/** The built product in a process of its own. */
export interface ServerProcess {
  url: string;
  pid: number;
  dataDir: string;
  /** Everything it has written to the terminal and the log so far. */
  output(): string;
  /** Resolves with its exit code when it ends by itself. */
  ended(): Promise<number | null>;
  /** Ends it with a signal and waits until it is gone. */
  end(signal?: NodeJS.Signals): Promise<void>;
}

const addressFrom = (child: ChildProcess, output: () => string): Promise<string> =>
  new Promise((found, failed) => {
    child.stdout?.on('data', () => {
      const address = ADDRESS.exec(output())?.[1];
      if (address) found(address);
    });
    child.once('exit', (code) => failed(new Error(`The server ended with ${code}: ${output()}`)));
  });

/** Starts the built server, or the demo, on a free port. The data folder stays when the process ends: its maker removes it. */
export const startServer = async (
  dataDir: string,
  env: Record<string, string> = {},
  entry = 'main',
): Promise<ServerProcess> => {
  const child = spawn(process.execPath, [...FLAGS, `dist/server/${entry}.js`], {
    cwd: ROOT,
    env: {
      PATH: process.env.PATH,
      PORT: '0',
      DATA_DIR: dataDir,
      ADMIN_EMAIL: STAFF.email,
      ADMIN_PASSWORD: STAFF.password,
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let text = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (part: string) => {
      text += part;
    });
  }
  const exit = new Promise<number | null>((done) => child.once('exit', done));
  const url = await addressFrom(child, () => text);
  return {
    url,
    pid: child.pid ?? 0,
    dataDir,
    output: () => text,
    ended: () => exit,
    async end(signal = 'SIGTERM') {
      if (child.exitCode !== null || child.signalCode !== null) return;
      child.kill(signal);
      await exit;
    },
  };
};

/** An empty data folder; remove it with `removeDataDir`. */
export const makeDataDir = (): Promise<string> => mkdtemp(join(tmpdir(), 'portal-data-'));
export const removeDataDir = (dataDir: string): Promise<void> => rm(dataDir, { recursive: true, force: true });

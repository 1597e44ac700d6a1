import { execFile } from 'node:child_process';
import { resolve } from 'node:path';
import { callControl } from '#api/control/client.ts';
import { readLock } from '#api/store/disk/lock.ts';
import type { Role } from '#contract/roles.ts';
import { makeDataDirWithAccount } from './first-account.ts';
import { movableClock, moveClock } from './move-clock.ts';
import { makeDataDir, removeDataDir, type ServerProcess, STAFF, startServer } from './server-process.ts';
import type { Answer, Headers, Sent } from './test-api.ts';

const ADMIN_COMMAND = resolve(import.meta.dirname, '../../dist/server/admin-command.js');

/** Signs the tokens of every product that is started here, so that tests can forge with it. */
export const JWT_SECRET = 'kept for tests only: 9c1f0b54a6e24d2f8a7b';

interface Account {
  email: string;
  password: string;
}

/** The built product in a process of its own, with accounts on it. */
export interface Product {
  server: ServerProcess;
  /** Calls the API; `path` begins after `/api`. */
  call(method: string, path: string, sent?: Sent): Promise<Answer>;
  get(path: string, as?: Headers): Promise<Answer>;
  /** A page or a file of the site as it is sent. */
  page(path: string, headers?: Headers): Promise<Answer>;
  /** Headers of a new session. */
  signIn(account?: Account): Promise<Headers>;
  /** Makes an account as the terminal's command does, without a terminal, with a password of its own. */
  account(role?: Role, name?: string): Promise<Account>;
  /** Runs `npm run admin -- ...` beside the server; gives everything it printed. */
  admin(args: readonly string[], newPassword?: string): Promise<{ code: number; output: string }>;
  /** Moves the server's clock on, where it was started with `moveClockMs`. */
  moveClock(): Promise<void>;
  /** Ends the server and starts it again on the same data; sessions go on. */
  restart(): Promise<void>;
  close(): Promise<void>;
}

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
};

const send = async (url: string, method: string, { as, json, form, headers, raw }: Sent): Promise<Answer> => {
  // On a busy machine an idle connection may be used again in the moment in which the server closes it.
  const all: Headers = { connection: 'close', ...as, ...headers };
  if (json !== undefined) all['content-type'] ??= 'application/json';
  const body = raw ?? form ?? (json === undefined ? null : JSON.stringify(json));
  const answer = await fetch(url, { method: method.toUpperCase(), headers: all, body, redirect: 'manual' });
  const text = await answer.text();
  return { status: answer.status, headers: answer.headers, text, body: parsed(text) };
};

/** Calls the API of a server; `path` begins after `/api`. */
export const callerTo =
  (url: string): Product['call'] =>
  (method, path, sent = {}) =>
    send(`${url}/api${path}`, method, sent);

const runAdmin = (settings: Record<string, string>, args: readonly string[], newPassword = '') =>
  new Promise<{ code: number; output: string }>((done) => {
    const env = { PATH: process.env.PATH, ...settings, NEW_PASSWORD: newPassword };
    execFile(process.execPath, [ADMIN_COMMAND, ...args], { env }, (error, stdout, stderr) => {
      done({ code: error ? Number(error.code) : 0, output: stdout + stderr });
    });
  });

/** On a database no process owns the data: the command writes by itself. */
const accountByTerminal = async (
  { admin }: Product,
  { email, password }: Account,
  who: { role: Role; name: string },
) => {
  const { output } = await admin(['create', email, '--role', who.role, '--name', who.name], password);
  if (!output.includes('was created')) throw new Error(`No account was made: ${output}`);
};

/** Starts the built product on new data, without rate limits unless `env` says otherwise. */
export const startProduct = async (
  env: Record<string, string> = {},
  { moveClockMs }: { moveClockMs?: number } = {},
): Promise<Product> => {
  // The accounts of a database are in the database.
  const dataDir = await (env.DATABASE_URL ? makeDataDir() : makeDataDirWithAccount());
  const settings = { RATE_LIMITS: 'off', JWT_SECRET, ...(moveClockMs && movableClock(moveClockMs)), ...env };
  let accounts = 0;
  const product: Product = {
    server: await startServer(dataDir, settings),
    call: (method, path, sent) => callerTo(product.server.url)(method, path, sent),
    get: (path, as) => product.call('get', path, as ? { as } : {}),
    page: (path, headers = {}) => send(`${product.server.url}${path}`, 'get', { headers }),
    async signIn(account = STAFF) {
      const { status, body } = await product.call('post', '/auth/login', { json: account });
      if (status !== 200) throw new Error(`Signing in was answered with ${status}.`);
      return { authorization: `Bearer ${body.accessToken}` };
    },
    async account(role = 'Volunteer', name = 'Brian Roche') {
      accounts += 1;
      const account = { email: `staff-${accounts}@charity.example`, password: `lantern harbour ${accounts} oats` };
      const { socket } = (await readLock(dataDir)) ?? {};
      if (socket) await callControl(socket, 'people.create', { ...account, role, name });
      else await accountByTerminal(product, account, { role, name });
      return account;
    },
    admin: (args, newPassword) => {
      const { DATABASE_URL } = env;
      return runAdmin({ DATA_DIR: dataDir, ...(DATABASE_URL && { DATABASE_URL }) }, args, newPassword);
    },
    moveClock: () => moveClock(product.server),
    async restart() {
      await product.server.end();
      product.server = await startServer(dataDir, settings);
    },
    async close() {
      await product.server.end();
      await removeDataDir(dataDir);
    },
  };
  return product;
};

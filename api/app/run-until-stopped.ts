import { existsSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { PageRenderer } from '#contract/pages/page-renderer.ts';
import packageFile from '../../package.json' with { type: 'json' };
import { createLog, describeError, type Log } from '../core/log.ts';
import { type AssetNames, readAssetNames } from '../pages/assets.ts';
import type { PagesOptions } from '../pages/serve-pages.ts';
import { describeStartFailure } from './describe-start-failure.ts';
import { type Env, readEnv } from './env.ts';
import { listen, type RunningServer } from './http-server.ts';
import { openPortal, type Portal } from './open-portal.ts';

interface PageRendererModule {
  createPageRenderer(): Promise<PageRenderer>;
}

/** @throws Error if the site has not been built. */
const builtPages = async (serverDir: string, banner: AssetNames['banner'] = null): Promise<PagesOptions> => {
  const clientDir = join(serverDir, '../client');
  if (!existsSync(clientDir)) throw new Error('The site has not been built. Please run npm run build.');
  const names = { ...(await readAssetNames(clientDir)), banner };
  const built = pathToFileURL(join(serverDir, 'page-renderer.js')).href;
  const { createPageRenderer }: PageRendererModule = await import(/* @vite-ignore */ built);
  const pageRenderer = await createPageRenderer();
  return { clientDir, assets: async () => names, renderer: async () => pageRenderer };
};

const print = (line: string) => void process.stdout.write(`${line}\n`);

const addressOf = (env: Env, { port }: AddressInfo) => {
  const host = env.HOST === '127.0.0.1' || env.HOST === '0.0.0.0' || env.HOST === '::1' ? 'localhost' : env.HOST;
  return `http://${host.includes(':') ? `[${host}]` : host}:${port}`;
};

const printSignInHelp = (env: Env, portal: Portal, address: string) => {
  print(`Sign in at ${address}/admin/login`);
  if (portal.firstSignIn) {
    print(`  with ${portal.firstSignIn.email} and the password ${portal.firstSignIn.password}`);
    print('  It is shown only this once and has to be changed at the first sign-in.');
  } else if (env.ADMIN_EMAIL) print(`  with ${env.ADMIN_EMAIL} and its password, or any other staff account.`);
  else print('  with your staff account. Forgotten the password? npm run admin -- reset-password EMAIL');
};

/** Calls `end` on SIGINT and SIGTERM, and once the npm that started it is gone, as npm does not forward signals. */
const stopOnSignal = (end: () => void, startedByNpm: boolean) => {
  let isEnding = false;
  const endOnce = () => {
    if (!isEnding) end();
    isEnding = true;
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, endOnce);
  if (!startedByNpm) return;
  const parent = process.ppid;
  const watch = setInterval(() => process.ppid !== parent && endOnce(), 500);
  watch.unref();
};

const giveUp = (error: unknown, env: Env | undefined): never => {
  process.stderr.write(`The portal could not start. ${describeStartFailure(error, env)}\n`);
  process.exit(1);
};

/**
 * Enough for everybody behind one address of a hospital or mobile network; networks have a limit too, as their addresses cost
 * nothing.
 */
const CONNECTIONS = { address: 200, network: 1000 };

/**
 * Part of the five seconds that a stop may take, as the process itself needs up to a third of a second to end; every
 * acknowledged change is already in the journal.
 */
const STOP_WITHIN_MS = 4500;

/** Milliseconds after which a proxy that polls /api/ready every second has stopped sending requests. */
const PROXY_NOTICES_WITHIN_MS = 1800;

/** Keeps the server running when the terminal or the reader of its output goes away. */
const goOnWithoutOutput = () => {
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {});
};

const finish = (portal: Portal, server: RunningServer, log: Log): void => {
  portal.deps.stop();
  // Event streams do not end by themselves.
  portal.deps.live.close();
  portal.deps.signInAttempts.close();
  // While the last requests run, so that only what they change is left for the end.
  const compaction = portal.deps.compact().catch((error) => log.error('store.compaction-failed', describeError(error)));
  void Promise.all([server.close(), compaction])
    .then(() => portal.close())
    .then(() => process.exit(0));
};

/** Behind a proxy, keeps serving until the proxy has noticed, so that no request is lost. */
const stop = (portal: Portal, server: RunningServer, log: Log): void => {
  setTimeout(() => {
    log.warn('server.stopped-early', { within: STOP_WITHIN_MS });
    process.exit(0);
  }, STOP_WITHIN_MS);
  const isWatched = portal.deps.monitoring.readiness.isWatched();
  portal.deps.announceStop();
  if (isWatched) setTimeout(() => finish(portal, server, log), PROXY_NOTICES_WITHIN_MS);
  else finish(portal, server, log);
};

export interface RunOptions {
  variables: Record<string, string | undefined>;
  serverDir: string;
  prepare?: (portal: Portal) => Promise<string[]>;
  banner?: AssetNames['banner'];
}

/** Exits with 1 and a message if the portal cannot start. */
export const run = async ({ variables, serverDir, prepare, banner }: RunOptions): Promise<void> => {
  let env: Env | undefined;
  goOnWithoutOutput();
  try {
    env = readEnv(variables);
    const log = createLog(
      (line) => process.stderr.write(line),
      () => new Date(),
    );
    const portal = await openPortal(env, log, await builtPages(serverDir, banner), packageFile.version);
    if (prepare) await portal.firstAccount;
    const more = (await prepare?.(portal)) ?? [];
    // Behind a trusted proxy every connection is the proxy's.
    const connectionLimits = env.RATE_LIMITS && !env.TRUST_PROXY ? CONNECTIONS : null;
    const where = { port: env.PORT, host: env.HOST, connectionLimits };
    const server = await listen(portal.listener, where).catch(async (error: unknown) => {
      await portal.close();
      throw error;
    });
    void portal.firstAccount.catch(async (error: unknown) => {
      await portal.close();
      giveUp(error, env);
    });
    const byNpm = variables.npm_lifecycle_event !== undefined;
    stopOnSignal(() => stop(portal, server, portal.deps.log), byNpm);
    const address = addressOf(env, server.address);
    print(`The charity portal runs at ${address}`);
    print(`Data lies in ${env.DATABASE_URL ? 'the database' : env.DATA_DIR}`);
    if (!prepare) {
      printSignInHelp(env, portal, address);
      void portal.startBackups();
    }
    for (const line of more) print(line);
  } catch (error) {
    giveUp(error, env);
  }
};

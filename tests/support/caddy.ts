import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { limitMs } from '../../scripts/test-limits.mjs';

const CADDYFILE = resolve('docs/operations/Caddyfile');
const START_WITHIN_MS = limitMs(10_000);

const findCaddy = (): string | null => {
  try {
    return execFileSync('sh', ['-c', 'command -v "$1"', 'sh', process.env.CADDY_PATH ?? 'caddy'], {
      encoding: 'utf8',
    }).trim();
  } catch {
    return null;
  }
};

const caddy = findCaddy();

/** Why nothing can be tested with Caddy here; an empty text where it can. */
export const withoutCaddy = caddy ? '' : 'Caddy was not found: please install it, or set CADDY_PATH';

/** Starts Caddy with the Caddyfile of docs/operations, without TLS, in front of processes on these ports. */
export const startCaddy = async (
  port: string,
  upstreamPorts: readonly string[],
): Promise<{ url: string; end(): Promise<void> }> => {
  const folder = mkdtempSync(join(tmpdir(), 'caddy-'));
  const config = join(folder, 'Caddyfile');
  writeFileSync(config, `{\n\tadmin off\n}\n${readFileSync(CADDYFILE, 'utf8')}`);
  const url = `http://127.0.0.1:${port}`;
  const child = spawn(caddy ?? '', ['run', '--config', config, '--adapter', 'caddyfile'], {
    env: {
      PATH: process.env.PATH,
      HOME: folder,
      SITE_ADDRESS: url,
      UPSTREAMS: upstreamPorts.map((one) => `127.0.0.1:${one}`).join(' '),
    },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let output = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    output = (output + text).slice(-20_000);
  });
  const answers = () =>
    fetch(`${url}/api/health`).then(
      ({ ok }) => ok,
      () => false,
    );
  for (const until = performance.now() + START_WITHIN_MS; !(await answers()); ) {
    if (child.exitCode !== null || performance.now() > until) throw new Error(`Caddy does not serve: ${output}`);
    await pause(50);
  }
  return {
    url,
    async end() {
      child.kill();
      if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
      rmSync(folder, { recursive: true, force: true });
    },
  };
};

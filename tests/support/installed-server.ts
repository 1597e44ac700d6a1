import { type ChildProcess, execFile, execFileSync, spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

const PACKAGE_SERVER = resolve('scripts/package-server.mjs');
const ADDRESS = /runs at (http:\/\/\S+)/;

/** What the start script may use: a machine with Node, without npm and compilers. */
const PROGRAMS = ['sh', 'cat', 'dirname', 'readlink', 'id'];

/** The packed server, unpacked outside the repository. */
export interface InstalledServer {
  /** The folder of the archive. */
  folder: string;
  /** Starts it with settings; gives its address. */
  start(env: Record<string, string>): Promise<{ url: string; stop(): Promise<number | null> }>;
  /** Runs one of its commands, with settings; gives what it printed. */
  command(args: readonly string[], env: Record<string, string>): Promise<{ code: number; output: string }>;
  /** The size of the installation in bytes. */
  bytes(): number;
  remove(): void;
}

const bytesBelow = (folder: string): number =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((path) => statSync(join(folder, path)))
    .reduce((sum, { size }) => sum + size, 0);

const binFolder = (folder: string): string => {
  mkdirSync(folder);
  symlinkSync(process.execPath, join(folder, 'node'));
  for (const program of PROGRAMS) {
    const path = execFileSync('sh', ['-c', `command -v ${program}`], { encoding: 'utf8' }).trim();
    symlinkSync(path, join(folder, program));
  }
  return folder;
};

const addressOf = (child: ChildProcess): Promise<string> =>
  new Promise((found, failed) => {
    let text = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream?.setEncoding('utf8').on('data', (part: string) => {
        text += part;
        const address = ADDRESS.exec(text)?.[1];
        if (address) found(address);
      });
    }
    child.once('exit', (code) => failed(new Error(`The server ended with ${code}: ${text}`)));
  });

/** Packs the built server and unpacks it into an empty folder. */
export const installServer = (): InstalledServer => {
  const scratch = mkdtempSync(join(tmpdir(), 'installed-server-'));
  execFileSync(process.execPath, [PACKAGE_SERVER, '--output', join(scratch, 'release')]);
  const archive = readdirSync(join(scratch, 'release')).find((name) => name.endsWith('.tar.gz')) ?? '';
  const [expected] = readFileSync(join(scratch, 'release', `${archive}.sha256`), 'utf8').split(' ');
  const bytes = readFileSync(join(scratch, 'release', archive));
  if (createHash('sha256').update(bytes).digest('hex') !== expected) throw new Error('The SHA-256 is another one.');
  mkdirSync(join(scratch, 'opt'));
  execFileSync('tar', ['-xzf', join(scratch, 'release', archive), '-C', join(scratch, 'opt')]);
  const [name = ''] = readdirSync(join(scratch, 'opt'));
  const folder = join(scratch, 'opt', name);
  const PATH = binFolder(join(scratch, 'bin'));
  const portal = join(folder, 'portal');
  return {
    folder,
    async start(env) {
      const child = spawn(portal, ['start'], { cwd: scratch, env: { PATH, PORT: '0', ...env } });
      const url = await addressOf(child);
      return {
        url,
        async stop() {
          child.kill('SIGTERM');
          if (child.exitCode === null) await once(child, 'exit');
          return child.exitCode;
        },
      };
    },
    command: (args, env) =>
      new Promise((done) => {
        execFile(portal, args, { cwd: scratch, env: { PATH, ...env } }, (error, stdout, stderr) => {
          done({ code: error ? Number(error.code) : 0, output: stdout + stderr });
        });
      }),
    bytes: () => bytesBelow(folder),
    remove: () => rmSync(scratch, { recursive: true, force: true }),
  };
};

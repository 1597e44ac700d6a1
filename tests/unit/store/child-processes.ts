import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { temporaryFolder } from './records.ts';

/** Bundles a fixture script, so that its process starts quickly; returns the path for `startFixture`. */
export const bundleFixture = async (name: string): Promise<string> => {
  const outDir = temporaryFolder();
  const entry = fileURLToPath(new URL(`./fixtures/${name}.ts`, import.meta.url));
  await build({
    configFile: false,
    logLevel: 'silent',
    ssr: { noExternal: true },
    build: { ssr: entry, outDir, target: 'node20', rollupOptions: { output: { entryFileNames: 'fixture.mjs' } } },
  });
  return join(outDir, 'fixture.mjs');
};

/** What starts a process in a PID namespace of its own, as in a container; needs root. */
const IN_NAMESPACE = ['unshare', '--pid', '--fork', '--kill-child', '--mount-proc'];

/** Whether processes can be started in namespaces here. */
export const hasNamespaces = (): boolean => spawnSync('/usr/bin/env', [...IN_NAMESPACE, 'true']).status === 0;

/** A fixture running as a process of its own; `lines` are those it has printed. */
export const startFixture = (script: string, ...words: string[]) => run([process.execPath, script, ...words]);

/** The same in a PID namespace of its own. */
export const startInNamespace = (script: string, ...words: string[]) =>
  run([...IN_NAMESPACE, process.execPath, script, ...words]);

const run = (command: string[]) => {
  const child: ChildProcess = spawn('/usr/bin/env', command, { stdio: ['pipe', 'pipe', 'inherit'] });
  let text = '';
  child.stdout?.setEncoding('utf8').on('data', (part: string) => {
    text += part;
  });
  // Whole lines only: the last one may be cut off when the process is killed.
  const lines = () => text.split('\n').slice(0, -1);
  const ended = once(child, 'close');
  return {
    lines,
    pid: child.pid,
    /** Resolves when it has printed so many lines, or has ended. */
    async printed(count: number): Promise<void> {
      while (lines().length < count && child.exitCode === null && child.signalCode === null) {
        await Promise.race([once(child.stdout ?? child, 'data'), ended]);
      }
    },
    pause: () => child.kill('SIGSTOP'),
    resume: () => child.kill('SIGCONT'),
    async kill(): Promise<void> {
      child.kill('SIGKILL');
      await ended;
    },
    async end(): Promise<void> {
      child.stdin?.end();
      await ended;
    },
  };
};

import { spawnSync } from 'node:child_process';
import { closeSync, mkdtempSync, openSync, readSync, rmSync, writeFileSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Which of a server's file calls fail, counted from 1; `half`: half of what is to be written reaches the file all the same. */
interface Fault {
  from: number;
  count: number;
  half: boolean;
}

/** What happened since the fault was set: the calls made, how many of them failed, and the first that did. */
export interface Happened {
  calls: number;
  hits: number;
  first: string;
}

/** Makes file calls of one server in its data folder fail with EIO. */
export interface Faults {
  /** The environment to start the server with. */
  env: Record<string, string>;
  set(fault: Fault): void;
  /** Ends the fault, and tells what it did. */
  end(): Happened;
  remove(): void;
}

const SOURCE = join(import.meta.dirname, 'faults.c');
/** Eight numbers, of which the first four are set here, and a text, as faults.c has them. */
const NUMBERS = 8;
const [CALLS, HITS, FIRST, SIZE] = [4 * NUMBERS, 5 * NUMBERS, 6 * NUMBERS, 256];

const compile = (to: string): string | null => {
  const { status, stderr, error } = spawnSync('gcc', ['-shared', '-fPIC', '-O2', '-o', to, SOURCE, '-ldl'], {
    encoding: 'utf8',
  });
  return status === 0 ? null : `the fault library needs gcc on Linux: ${stderr || error?.message}`;
};

const inScratch = <T>(work: (folder: string) => T): T => {
  const folder = mkdtempSync(join(tmpdir(), 'portal-faults-'));
  try {
    return work(folder);
  } catch (error) {
    rmSync(folder, { recursive: true, force: true });
    throw error;
  }
};

/** Why faults cannot be made here, or null when they can. */
export const faultTrouble = (): string | null =>
  inScratch((folder) => {
    const trouble = process.platform === 'linux' ? compile(join(folder, 'faults.so')) : 'faults need Linux';
    rmSync(folder, { recursive: true, force: true });
    return trouble;
  });

/** Prepares faults for servers on a data folder. @throws Error where that cannot be done. */
export const makeFaults = (dataDir: string): Faults =>
  inScratch((folder) => {
    const [library, control] = [join(folder, 'faults.so'), join(folder, 'control')];
    const trouble = compile(library);
    if (trouble) throw new Error(trouble);
    writeFileSync(control, Buffer.alloc(SIZE));
    const file = openSync(control, 'r+');
    const arm = (armed: bigint) => writeSync(file, new BigInt64Array([armed]), 0, NUMBERS, 0);
    return {
      env: { LD_PRELOAD: library, FAULT_CONTROL: control, FAULT_FOLDER: dataDir },
      set({ from, count, half }) {
        const bytes = Buffer.alloc(SIZE);
        for (const [at, value] of [0, from, count, Number(half)].entries()) {
          bytes.writeBigInt64LE(BigInt(value), at * NUMBERS);
        }
        writeSync(file, bytes, 0, SIZE, 0);
        arm(1n);
      },
      end() {
        arm(0n);
        const bytes = Buffer.alloc(SIZE);
        readSync(file, bytes, 0, SIZE, 0);
        const first = bytes.toString('utf8', FIRST).replace(/\0.*$/s, '').replace(dataDir, '');
        return { calls: Number(bytes.readBigInt64LE(CALLS)), hits: Number(bytes.readBigInt64LE(HITS)), first };
      },
      remove() {
        closeSync(file);
        rmSync(folder, { recursive: true, force: true });
      },
    };
  });

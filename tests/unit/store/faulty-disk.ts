import type { Disk, DiskFile } from '#api/store/disk/disk.ts';
import { nodeDisk } from '#api/store/disk/disk.ts';

/** How much of a failing write has reached the file. */
export type Reached = 'nothing' | 'half' | 'all';

export interface Fault {
  code: 'ENOSPC' | 'EIO';
  /** The calls that fail, counted from 1. */
  from: number;
  count: number;
  reached: Reached;
}

/**
 * Runs a scenario once for every call that it makes of the disk, or for every `step`th, with that call's number. Each needs a
 * folder of its own; they wait for the disk more than they compute, so all run at once.
 */
export const atEachCall = (calls: number, run: (from: number) => Promise<unknown>, step = 1) =>
  Promise.all(Array.from({ length: Math.ceil(calls / step) }, (_, at) => run(1 + at * step)));

/** The machine's disk with calls that fail in turn; `calls` names all that were made. */
export const faultyDisk = (fault?: Fault) => {
  const calls: string[] = [];
  let ended = false;
  const call = async <T>(
    name: string,
    work: () => Promise<T>,
    partly?: (reached: Reached) => Promise<void>,
  ): Promise<T> => {
    calls.push(name);
    const number = calls.length;
    if (!fault || ended || number < fault.from || number >= fault.from + fault.count) return work();
    await partly?.(fault.reached);
    throw Object.assign(new Error(`${fault.code} at call ${number}: ${name}`), { code: fault.code });
  };
  const fileOf = (file: DiskFile): DiskFile => {
    const partly = (bytes: Uint8Array, position: number) => async (reached: Reached) => {
      if (reached === 'nothing') return;
      await file.write(reached === 'all' ? bytes : bytes.subarray(0, bytes.length / 2), position);
    };
    return {
      write: (bytes, position) => call('write', () => file.write(bytes, position), partly(bytes, position)),
      writeDurably: (bytes, position) =>
        call('writeDurably', () => file.writeDurably(bytes, position), partly(bytes, position)),
      sync: () => call('sync', () => file.sync()),
      truncate: (length) => call('truncate', () => file.truncate(length)),
      // What fails to close is closed all the same, as Linux does it.
      close: () =>
        call(
          'close',
          () => file.close(),
          () => file.close(),
        ),
    };
  };
  const disk: Disk = {
    open: (path, how) => call(`open ${how}`, async () => fileOf(await nodeDisk.open(path, how))),
    read: (path) => call('read', () => nodeDisk.read(path)),
    size: (path) => call('size', () => nodeDisk.size(path)),
    readPart: (path, into, position) => call('readPart', () => nodeDisk.readPart(path, into, position)),
    list: (folder) => call('list', () => nodeDisk.list(folder)),
    makeFolder: (folder) => call('makeFolder', () => nodeDisk.makeFolder(folder)),
    rename: (from, to) => call('rename', () => nodeDisk.rename(from, to)),
    remove: (path) => call('remove', () => nodeDisk.remove(path)),
    syncFolder: (folder) => call('syncFolder', () => nodeDisk.syncFolder(folder)),
  };
  const heal = () => {
    ended = true;
  };
  return { disk, calls, heal };
};

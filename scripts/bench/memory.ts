import { readFile } from 'node:fs/promises';

/** Megabytes; null where the system does not tell. */
export const residentMegabytes = async (pid: number): Promise<number | null> => {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
  const kilobytes = /^VmRSS:\s+(\d+) kB$/m.exec(status)?.[1];
  return kilobytes ? Number(kilobytes) / 1024 : null;
};

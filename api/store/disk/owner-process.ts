import fs from 'node:fs';

/** Boot and start time of a process on Linux, an empty text elsewhere, null when it has ended. */
export const startOf = (pid: number): string | null => {
  try {
    process.kill(pid, 0);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EPERM')) return null;
  }
  try {
    const boot = fs.readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
    const stat = fs.readFileSync(`/proc/${pid}/stat`, 'utf8');
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return fields[0] === 'Z' ? null : `${boot}:${fields[19]}`;
  } catch {
    return '';
  }
};

/** The PID namespace of a Linux machine itself, outside of all containers: its number is the same on every machine. */
export const MACHINE = 'pid:[4026531836]';

export const ownNamespace = (): string | undefined => {
  try {
    return fs.readlinkSync('/proc/self/ns/pid');
  } catch {
    return undefined;
  }
};

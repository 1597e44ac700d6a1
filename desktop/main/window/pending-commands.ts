import type { ShellCommand } from '../../bridge/shell-state.ts';

/** Keeps the latest of each kind. */
export const createPendingCommands = () => {
  const pending = new Map<ShellCommand['do'], ShellCommand>();
  return {
    add(command: ShellCommand): void {
      // An interface that begins loads everything by itself.
      if (command.do === 'refresh') return;
      pending.delete(command.do);
      pending.set(command.do, command);
    },
    take(): ShellCommand[] {
      const commands = [...pending.values()];
      pending.clear();
      return commands;
    },
  };
};

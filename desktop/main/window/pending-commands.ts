import type { ShellCommand } from '../../bridge/shell-state.ts';

/** Commands given while no interface is there to take them; of each kind the latest. */
export const createPendingCommands = () => {
  const pending = new Map<ShellCommand['do'], ShellCommand>();
  return {
    add(command: ShellCommand): void {
      // An interface that begins loads everything by itself.
      if (command.do === 'refresh') return;
      pending.delete(command.do);
      pending.set(command.do, command);
    },
    /** All of them, oldest first; afterwards there are none. */
    take(): ShellCommand[] {
      const commands = [...pending.values()];
      pending.clear();
      return commands;
    },
  };
};

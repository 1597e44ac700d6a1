import { runAdmin } from './admin-commands.ts';
import { onTerminal } from './terminal.ts';

process.exitCode = await onTerminal(process.env, (terminal) =>
  runAdmin(process.argv.slice(2), { ...terminal, newPassword: process.env.NEW_PASSWORD }),
);

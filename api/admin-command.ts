import { runAdmin } from './control/admin-cli.ts';
import { onTerminal } from './control/terminal.ts';

process.exitCode = await onTerminal(process.env, (terminal) =>
  runAdmin(process.argv.slice(2), { ...terminal, newPassword: process.env.NEW_PASSWORD }),
);

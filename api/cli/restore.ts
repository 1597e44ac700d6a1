import { runRestore } from './data-commands.ts';
import { onTerminal, typedPath } from './terminal.ts';

const fileArguments = { args: process.argv.slice(2), pathOf: (typed: string) => typedPath(process.env, typed) };

process.exitCode = await onTerminal(process.env, (terminal) => runRestore(terminal, fileArguments));

import { run } from './run.ts';

await run({ variables: process.env, serverDir: import.meta.dirname });

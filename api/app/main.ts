import { run } from './run-until-stopped.ts';

await run({ variables: process.env, serverDir: import.meta.dirname });

import { pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';

const TABLE = /\/eld\/src\/ngrams\/\w+\.js$/;

/**
 * Has the table of the language library read by `JSON.parse`: as a literal of 50,000 objects it stops the server for half a second
 * and takes twice the memory when the first text is reviewed.
 */
export const parsedTables = (): Plugin => ({
  name: 'parsed-tables',
  apply: 'build',
  async transform(_, id) {
    if (!TABLE.test(id)) return null;
    const { ngramsData }: { ngramsData: unknown } = await import(pathToFileURL(id).href);
    return { code: `export const ngramsData = JSON.parse(${JSON.stringify(JSON.stringify(ngramsData))});`, map: null };
  },
});

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach } from 'vitest';
import { callerTo } from './product.ts';
import { makeDataDir, removeDataDir } from './server-process.ts';
import { formOf, STORY } from './submissions.ts';

/** Stopping takes no longer, whatever is still connected. */
export const STOPPED_WITHIN_MS = 5000;

/** An empty data folder for each test of a file; gives where it is. */
export const dataDirOfEachTest = (): (() => string) => {
  let dataDir: string;
  beforeEach(async () => {
    dataDir = await makeDataDir();
  });
  afterEach(() => removeDataDir(dataDir));
  return () => dataDir;
};

/** What a stopped server has left in the JSON file of a collection. */
export const storedIn = (dataDir: string, name: string) =>
  JSON.parse(readFileSync(join(dataDir, `${name}.json`), 'utf8'));

/** Sends testimonials all at once; gives their ids. */
export const submitTestimonials = async (url: string, count: number): Promise<string[]> => {
  const call = callerTo(url);
  const answers = await Promise.all(
    Array.from({ length: count }, () => call('post', '/testimonials', { form: formOf({ content: STORY }) })),
  );
  return answers.map(({ body }) => body.id);
};

import { execFile } from 'node:child_process';
import { copyFile, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { generateSource } from 'oazapfts';

const ROOT = resolve(import.meta.dirname, '../..');
const TSC = join(ROOT, 'node_modules/.bin/tsc');
const OPTIONS = {
  compilerOptions: {
    target: 'ES2023',
    lib: ['ES2023', 'DOM', 'DOM.Iterable'],
    module: 'ESNext',
    moduleResolution: 'Bundler',
    strict: true,
    outDir: 'built',
    rootDir: '.',
    types: [],
  },
  include: ['*.ts'],
};

type Authorisation = Record<string, string>;

/** What `client-journey.ts.txt` exports: it calls the functions of the generated client. */
export interface Journey {
  connect(baseUrl: string): void;
  approvedNames(): Promise<string[]>;
  submit(name: string, content: string): Promise<string>;
  authorisation(email: string, password: string): Promise<Authorisation>;
  approveAll(reading: Authorisation, deciding: Authorisation): Promise<string[]>;
  /** A token that may decide, and not read. */
  createToken(name: string, expiresOn: string, headers: Authorisation): Promise<string>;
  refusalOfList(headers?: Authorisation): Promise<string | null>;
}

const compile = async (folder: string): Promise<void> => {
  try {
    await promisify(execFile)(TSC, ['-p', folder]);
  } catch (error) {
    throw new Error(`The generated client does not compile: ${(error as { stdout?: string }).stdout}`);
  }
};

/** Generates a client from the server's description, checks its types in strict mode, and loads what uses it. */
export const generateClient = async (serverUrl: string): Promise<{ journey: Journey; remove: () => Promise<void> }> => {
  const folder = await mkdtemp(join(tmpdir(), 'portal-client-'));
  const description = join(folder, 'openapi.json');
  await writeFile(description, await (await fetch(`${serverUrl}/api/openapi.json`)).text());
  await writeFile(join(folder, 'client.ts'), await generateSource(description, { optimistic: true }));
  await copyFile(join(import.meta.dirname, 'client-journey.ts.txt'), join(folder, 'journey.ts'));
  await writeFile(join(folder, 'tsconfig.json'), JSON.stringify(OPTIONS));
  await writeFile(join(folder, 'package.json'), '{ "type": "module" }');
  await symlink(join(ROOT, 'node_modules'), join(folder, 'node_modules'));
  await compile(folder);
  const journey: Journey = await import(pathToFileURL(join(folder, 'built/journey.js')).href);
  return { journey, remove: () => rm(folder, { recursive: true }) };
};

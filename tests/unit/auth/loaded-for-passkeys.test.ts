import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, it } from 'vitest';

const ROOT = resolve(import.meta.dirname, '../../..');
const STATIC = /^(?:import|export)\s(?!type\b)[^;]*?from '([^']+)'/gms;

const sourcesIn = (folder: string) =>
  readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name))
    .map((name) => join(folder, name));

/** The files of a folder that load a module as soon as they are loaded themselves. */
const loading = (folder: string, isIt: (path: string) => boolean) =>
  sourcesIn(folder).filter((file) =>
    [...readFileSync(join(ROOT, file), 'utf8').matchAll(STATIC)].some(([, path = '']) => isIt(path)),
  );

it('the server loads the libraries of passkeys and codes in the calls that use them, never at its start', () => {
  expect(loading('api', (path) => /^@simplewebauthn\/|^otpauth$/.test(path))).toEqual([]);
});

it('the portal loads the browser’s part of passkeys and the drawing of QR codes only with the screens that need them', () => {
  expect(loading('site', (path) => path.startsWith('@simplewebauthn/'))).toEqual(['site/client/passkeys.ts']);
  expect(loading('site', (path) => path.endsWith('/passkeys.ts'))).toEqual([]);
  expect(loading('site', (path) => path === 'qr')).toEqual(['site/admin/account/security/QrCode.tsx']);
});

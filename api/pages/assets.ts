import { readdir, readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { systemCode } from '../core/disk-failure.ts';
import { Failure } from '../core/failure.ts';
import type { Wanted } from '../http/cache/responses.ts';
import { type CachedResponse, entityTag } from '../http/cache/variants.ts';
import { NO_SOURCES_POLICY } from '../http/security-headers.ts';

export interface AssetNames {
  loader: string;
  publicStyles: readonly string[];
  languageStyles: readonly string[];
  formStyles: readonly string[];
  offerStyles: readonly string[];
  pageStyles: readonly string[];
  admin: { script: string; styles: readonly string[] };
  fonts: readonly string[];
  banner?: { sentence: string; style: string } | null;
  extraScripts: readonly string[];
}

interface ManifestChunk {
  file: string;
  css?: string[];
  imports?: string[];
}
type Manifest = Record<string, ManifestChunk>;

const PRELOADED_FONTS = [/besley-.*latin(?!-ext).*\.woff2$/, /atkinson-.*latin(?!-ext).*\.woff2$/];

const stylesOf = (manifest: Manifest, key: string, seen = new Set<string>()): string[] => {
  const chunk = manifest[key];
  if (!chunk || seen.has(key)) return [];
  seen.add(key);
  return [...(chunk.imports ?? []).flatMap((name) => stylesOf(manifest, name, seen)), ...(chunk.css ?? [])];
};

const needed = (manifest: Manifest, key: string): string => {
  const file = manifest[key]?.file;
  if (!file) throw new Error(`The built site has no ${key}. Please run npm run build.`);
  return `/${file}`;
};

const readManifest = async (clientDir: string, name: string): Promise<Manifest> =>
  JSON.parse(await readFile(join(clientDir, '.vite', name), 'utf8'));

export const readAssetNames = async (clientDir: string): Promise<AssetNames> => {
  const manifest = await readManifest(clientDir, 'manifest.json');
  const portal = await readManifest(clientDir, 'portal-manifest.json');
  const files = Object.values(manifest).map((chunk) => chunk.file);
  return {
    loader: needed(manifest, 'loader.ts'),
    publicStyles: [needed(manifest, 'styles/public.css')],
    languageStyles: [needed(manifest, 'styles/languages.css')],
    formStyles: [needed(manifest, 'styles/forms.css')],
    offerStyles: [needed(manifest, 'styles/offer.css')],
    pageStyles: [needed(manifest, 'styles/single-pages.css')],
    admin: {
      script: needed(portal, 'admin/main.tsx'),
      styles: [...new Set(stylesOf(portal, 'admin/main.tsx'))].map((file) => `/${file}`),
    },
    fonts: PRELOADED_FONTS.flatMap((font) => files.filter((file) => font.test(file)).slice(0, 1)).map(
      (file) => `/${file}`,
    ),
    extraScripts: [],
  };
};

const TYPES: Record<string, string> = {
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
  '.webp': 'image/webp',
  '.jpg': 'image/jpeg',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.json': 'application/json',
  '.txt': 'text/plain',
};

const FILE_PATH = /^\/(?:assets\/)?[A-Za-z0-9_-][A-Za-z0-9_.-]*\.[a-z0-9]+$/;
const FOREVER = 'public, max-age=31536000, immutable';
const AN_HOUR = 'public, max-age=3600';

const WORKERS = ['/admin-worker.js', '/offline-worker.js'];
const WORKER_POLICY = "default-src 'none'; connect-src 'self'";

const onlyWhenMissing = (error: unknown) => {
  if (systemCode(error) !== 'ENOENT') throw error;
  return null;
};

/** @throws Failure `not_found` if the file is no longer there. */
const readAsset = async (clientDir: string, path: string): Promise<CachedResponse> => {
  const type = TYPES[extname(path)] ?? '';
  const body = await readFile(join(clientDir, path)).catch(onlyWhenMissing);
  if (!body) throw new Failure('not_found', `There is no file ${path}.`);
  const text = /^(text|application)\/|svg/.test(type);
  const cacheControl = path.startsWith('/assets/') ? FOREVER : AN_HOUR;
  return {
    status: 200,
    headers: {
      'content-type': text ? `${type}; charset=utf-8` : type,
      'cache-control': cacheControl,
      'content-security-policy': WORKERS.includes(path) ? WORKER_POLICY : NO_SOURCES_POLICY,
    },
    body,
    brotli: await readFile(join(clientDir, `${path}.br`)).catch(onlyWhenMissing),
    etag: entityTag(body),
    expiresAt: Number.POSITIVE_INFINITY,
  };
};

const namesIn = async (folder: string): Promise<string[]> => (await readdir(folder).catch(onlyWhenMissing)) ?? [];

const listAssets = async (clientDir: string): Promise<ReadonlySet<string>> => {
  const [top, assets] = await Promise.all([namesIn(clientDir), namesIn(join(clientDir, 'assets'))]);
  const paths = [...top.map((name) => `/${name}`), ...assets.map((name) => `/assets/${name}`)];
  return new Set(paths.filter((path) => FILE_PATH.test(path) && TYPES[extname(path)]));
};

export const createAssets = (clientDir: string) => {
  let listed: Promise<ReadonlySet<string>> | undefined;
  return {
    async at(path: string): Promise<Wanted | null> {
      // Not for good when it fails, as while too many files are open.
      listed ??= listAssets(clientDir).catch((error: unknown) => {
        listed = undefined;
        throw error;
      });
      return (await listed).has(path) ? { key: path, invalidatedBy: [], make: () => readAsset(clientDir, path) } : null;
    },
  };
};

import { readFile } from 'node:fs/promises';
import { extname, join, normalize, sep } from 'node:path';
import { APP_ORIGIN } from '../bridge.ts';
import { parseUrl } from './parse-url.ts';

export const CONTENT_SECURITY_POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data: blob:",
  "font-src 'self'",
  "connect-src 'self'",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
  '.txt': 'text/plain; charset=utf-8',
};

const HEADERS = {
  'content-security-policy': CONTENT_SECURITY_POLICY,
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin',
};

/** True for the interface's own document, wherever its router stands. */
export const isAppDocument = (raw: string): boolean => {
  const url = parseUrl(raw);
  return url !== null && `${url.protocol}//${url.host}${url.pathname}` === `${APP_ORIGIN}/index.html`;
};

/** The file behind a path of the interface, or null when it would lie outside its folder. */
export const fileFor = (folder: string, pathname: string): string | null => {
  try {
    const file = normalize(join(folder, decodeURIComponent(pathname)));
    return file.startsWith(folder + sep) && !file.includes('\0') ? file : null;
  } catch {
    return null;
  }
};

const serveFile = async (folder: string, pathname: string): Promise<Response> => {
  const file = fileFor(folder, pathname);
  const type = file && TYPES[extname(file)];
  if (!type) return new Response(null, { status: 404 });
  try {
    return new Response(await readFile(file), { headers: { ...HEADERS, 'content-type': type } });
  } catch {
    return new Response(null, { status: 404 });
  }
};

export interface SchemeDeps {
  /** The built interface. */
  folder: string;
  answerApi(request: Request): Promise<Response>;
  /** While developing: asks Vite for the interface's files instead. */
  serveDevelopment?: ((path: string) => Promise<Response>) | undefined;
}

/** Answers everything under the app's own scheme: the interface's files, and `/api` for the server. */
export const answerScheme = async (deps: SchemeDeps, request: Request): Promise<Response> => {
  const url = new URL(request.url);
  if (`${url.protocol}//${url.host}` !== APP_ORIGIN) return new Response(null, { status: 404 });
  if (url.pathname.startsWith('/api/')) return deps.answerApi(request);
  if (request.method !== 'GET' && request.method !== 'HEAD') return new Response(null, { status: 405 });
  if (deps.serveDevelopment) return deps.serveDevelopment(url.pathname + url.search);
  return serveFile(deps.folder, url.pathname);
};

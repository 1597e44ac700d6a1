import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { extname, join, normalize, sep } from 'node:path';
import { APP_ORIGIN } from '#contract/desktop/desktop-shell.ts';
import { CONTENT_SECURITY_POLICY } from './security/content-security-policy.ts';

const STYLE = `
:root { color-scheme: light dark; font: 18px/1.6 "Atkinson Hyperlegible Next", system-ui, sans-serif; }
body { max-width: 34rem; margin: 20vh auto 0; padding: 0 2rem; background: light-dark(#f8f8f3, #0c1715); color: light-dark(#0b2624, #eef4f0); }
a { color: light-dark(#1b5a51, #7cbda7); font-weight: 700; }
code { overflow-wrap: anywhere; }
`;
const POLICY = `default-src 'none'; style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'`;

const escapeHtml = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

const pageMissing = (logPath: string): Response =>
  new Response(
    `<!doctype html><html lang="en-IE"><meta charset="utf-8"><title>Charity Portal</title><style>${STYLE}</style>
<h1>The app could not start</h1>
<p>Files of the app are missing on this computer. Please install Charity Portal again; nothing that you saved is lost.</p>
<p><a href="/index.html">Try again</a></p>
<p>The error log is in <code>${escapeHtml(logPath)}</code>.</p></html>`,
    { status: 500, headers: { 'content-type': 'text/html; charset=utf-8', 'content-security-policy': POLICY } },
  );

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

/** Null when it would be outside the folder. */
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

const INDEX = '/index.html';

export interface ProtocolDeps {
  folder: string;
  proxyApi(request: Request): Promise<Response>;
  logPath: string;
  devServer?: ((path: string) => Promise<Response>) | undefined;
}

export const handleProtocol = async (deps: ProtocolDeps, request: Request): Promise<Response> => {
  const url = new URL(request.url);
  if (`${url.protocol}//${url.host}` !== APP_ORIGIN) return new Response(null, { status: 404 });
  if (url.pathname.startsWith('/api/')) return deps.proxyApi(request);
  if (request.method !== 'GET' && request.method !== 'HEAD') return new Response(null, { status: 405 });
  if (deps.devServer) return deps.devServer(url.pathname + url.search);
  const file = await serveFile(deps.folder, url.pathname);
  return file.ok || url.pathname !== INDEX ? file : pageMissing(deps.logPath);
};

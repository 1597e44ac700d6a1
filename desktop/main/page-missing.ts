import { createHash } from 'node:crypto';

const STYLE = `
:root { color-scheme: light dark; font: 18px/1.6 "Atkinson Hyperlegible Next", system-ui, sans-serif; }
body { max-width: 34rem; margin: 20vh auto 0; padding: 0 2rem; background: light-dark(#f8f8f3, #0c1715); color: light-dark(#0b2624, #eef4f0); }
a { color: light-dark(#1b5a51, #7cbda7); font-weight: 700; }
code { overflow-wrap: anywhere; }
`;
const POLICY = `default-src 'none'; style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'`;

const escapeHtml = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

export const pageMissing = (logPath: string): Response =>
  new Response(
    `<!doctype html><html lang="en-IE"><meta charset="utf-8"><title>Charity Portal</title><style>${STYLE}</style>
<h1>The app could not start</h1>
<p>Files of the app are missing on this computer. Please install Charity Portal again; nothing that you saved is lost.</p>
<p><a href="/index.html">Try again</a></p>
<p>The error log is in <code>${escapeHtml(logPath)}</code>.</p></html>`,
    { status: 500, headers: { 'content-type': 'text/html; charset=utf-8', 'content-security-policy': POLICY } },
  );

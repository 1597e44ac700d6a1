import { APP_ORIGIN, SHELL_HEADER } from '#contract/desktop/desktop-shell.ts';
import { sentence } from '#contract/words/message.ts';
import { serverMessages } from '#contract/words/server-messages.ts';
import { Failure } from '../core/failure.ts';
import { problemAnswer } from './problems.ts';
import { NO_SOURCES_POLICY } from './security-headers.ts';

const FOREIGN = sentence(serverMessages.sentFromElsewhere);
const READS = new Set(['GET', 'HEAD', 'OPTIONS']);

interface WriteOrigins {
  publicUrl: string;
  others: readonly string[];
}

const hostOf = (origin: string): string | null => (URL.canParse(origin) ? new URL(origin).host : null);

/**
 * True for a write from another site's page, including subdomains and `null`. Browsers always send the origin and pages
 * cannot change it, so a request without one is not from a browser.
 */
const isForeignWrite = ({ method, headers }: Request, { publicUrl, others }: WriteOrigins): boolean => {
  if (READS.has(method)) return false;
  const [origin, site] = [headers.get('origin'), headers.get('sec-fetch-site')];
  const own = new URL(publicUrl);
  if (origin !== null && [own.origin, APP_ORIGIN, ...others].includes(origin)) return false;
  // Pages send this header only where the server lets them, and their browser adds their origin to every write.
  if (origin === null && headers.has(SHELL_HEADER)) return false;
  // What the browser itself says also holds behind a proxy that changes the Host, and on pages that send no referrer.
  if (site === 'same-origin') return false;
  if (site === 'cross-site' || site === 'same-site') return true;
  if (origin === null) return false;
  const host = headers.get('host');
  return host === null || host === own.host || hostOf(origin) !== host;
};

const FOREIGN_DOCUMENT = `<!doctype html>
<html lang="en-IE">
<head>
<meta charset="utf-8">
<title>Sent from another website</title>
</head>
<body>
<h1>This was not taken</h1>
<p>${FOREIGN}</p>
</body>
</html>`;

export const refuseForeignWrite = (request: Request, origins: WriteOrigins): Response | null => {
  if (!isForeignWrite(request, origins)) return null;
  if (new URL(request.url).pathname.startsWith('/api/')) return problemAnswer(new Failure('forbidden', FOREIGN));
  const headers = {
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
    'content-security-policy': NO_SOURCES_POLICY,
  };
  return new Response(FOREIGN_DOCUMENT, { status: 403, headers });
};

import { CONTENT_SECURITY_POLICY } from './security/content-security-policy.ts';

/** Vite's inline preamble and its web socket need more than the built files, and its client sets HTML from texts. */
const DEVELOPMENT_POLICY = CONTENT_SECURITY_POLICY.replace("script-src 'self'", "script-src 'self' 'unsafe-inline'")
  .replace("style-src 'self'", "style-src 'self' 'unsafe-inline'")
  .replace("connect-src 'self'", "connect-src 'self' ws://127.0.0.1:*")
  .replace(/; require-trusted-types-for .*/, '');

export const createDevServer = (isPackaged: boolean, address: string | undefined) => {
  if (isPackaged || !address) return undefined;
  return async (path: string): Promise<Response> => {
    const response = await fetch(new URL(path, address));
    const headers = new Headers(response.headers);
    headers.set('content-security-policy', DEVELOPMENT_POLICY);
    if (!headers.get('content-type')?.includes('html'))
      return new Response(response.body, { status: response.status, headers });
    headers.delete('content-length');
    const page = (await response.text()).replace(/<meta\s+http-equiv="Content-Security-Policy"[^>]*>/, '');
    return new Response(page, { status: response.status, headers });
  };
};

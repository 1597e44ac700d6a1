import { CONTENT_SECURITY_POLICY } from './scheme.ts';

/** While developing, the interface's files come from Vite; its inline preamble and its socket need more than the built files. */
const DEVELOPMENT_POLICY = CONTENT_SECURITY_POLICY.replace("script-src 'self'", "script-src 'self' 'unsafe-inline'")
  .replace("style-src 'self'", "style-src 'self' 'unsafe-inline'")
  .replace("connect-src 'self'", "connect-src 'self' ws://127.0.0.1:*");

/** Asks Vite for a file of the interface; undefined in a packed app, and where no development server was named. */
export const developmentServer = (isPackaged: boolean, address: string | undefined) => {
  if (isPackaged || !address) return undefined;
  return async (path: string): Promise<Response> => {
    const answer = await fetch(new URL(path, address));
    const headers = new Headers(answer.headers);
    headers.set('content-security-policy', DEVELOPMENT_POLICY);
    if (!headers.get('content-type')?.includes('html'))
      return new Response(answer.body, { status: answer.status, headers });
    headers.delete('content-length');
    const page = (await answer.text()).replace(/<meta\s+http-equiv="Content-Security-Policy"[^>]*>/, '');
    return new Response(page, { status: answer.status, headers });
  };
};

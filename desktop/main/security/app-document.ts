import { APP_ORIGIN } from '#contract/desktop/desktop-shell.ts';
import { parseUrl } from '../parse-url.ts';

export const isAppDocument = (raw: string): boolean => {
  const url = parseUrl(raw);
  return url !== null && `${url.protocol}//${url.host}${url.pathname}` === `${APP_ORIGIN}/index.html`;
};

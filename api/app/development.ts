import { resolve } from 'node:path';
import type { PageRenderer } from '#contract/pages/page-renderer.ts';
import packageFile from '../../package.json' with { type: 'json' };
import { createLog } from '../core/log.ts';
import type { AssetNames } from '../pages/assets.ts';
import type { PagesOptions } from '../pages/serve-pages.ts';
import { readEnv } from './env.ts';
import { openPortal } from './open-portal.ts';

const names: AssetNames = {
  loader: '/loader.ts',
  publicStyles: ['/styles/public.css'],
  languageStyles: ['/styles/languages.css'],
  formStyles: ['/styles/forms.css'],
  offerStyles: ['/styles/offer.css'],
  pageStyles: ['/styles/single-pages.css'],
  admin: { script: '/admin/main.tsx', styles: [] },
  fonts: ['/fonts/besley-latin.woff2', '/fonts/atkinson-hyperlegible-next-latin.woff2'],
  extraScripts: ['/@vite/client', '/development-preamble.ts'],
};

type EntryServer = { createPageRenderer: () => Promise<PageRenderer> };

export const openDevelopment = async (load: (path: string) => Promise<Record<string, unknown>>) => {
  const env = readEnv(process.env);
  const log = createLog(
    (line) => process.stderr.write(line),
    () => new Date(),
  );
  const pages: PagesOptions = {
    clientDir: resolve('site/public'),
    assets: async () => names,
    renderer: async () => ((await load('site/entry-server.tsx')) as EntryServer).createPageRenderer(),
    inlineStyles: true,
  };
  const portal = await openPortal(env, log, pages, packageFile.version);
  if (portal.firstSignIn) {
    process.stdout.write(
      `Sign in at /admin/login with ${portal.firstSignIn.email} and ${portal.firstSignIn.password}\n`,
    );
  }
  return { listener: portal.listener, close: () => portal.close() };
};

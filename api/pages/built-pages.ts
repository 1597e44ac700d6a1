import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { createPageRenderer } from '#site/entry-server.tsx';
import { readAssetNames } from './assets.ts';
import type { PagesOptions } from './pages.ts';

/** The built site that lies beside the built server. @throws Error when it has not been built. */
export const builtPages = async (serverDir: string): Promise<PagesOptions> => {
  const clientDir = join(serverDir, '../client');
  if (!existsSync(clientDir)) throw new Error('The site has not been built. Please run npm run build.');
  const names = await readAssetNames(clientDir);
  const pageRenderer = await createPageRenderer();
  return { clientDir, assets: async () => names, renderer: async () => pageRenderer };
};

import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { PageRenderer } from '#contract/pages/page-renderer.ts';
import { type AssetNames, readAssetNames } from '../pages/assets.ts';
import type { PagesOptions } from '../pages/serve-pages.ts';

interface PageRendererModule {
  createPageRenderer(): Promise<PageRenderer>;
}

/** @throws Error if the site has not been built. */
export const builtPages = async (serverDir: string, banner: AssetNames['banner'] = null): Promise<PagesOptions> => {
  const clientDir = join(serverDir, '../client');
  if (!existsSync(clientDir)) throw new Error('The site has not been built. Please run npm run build.');
  const names = { ...(await readAssetNames(clientDir)), banner };
  const built = pathToFileURL(join(serverDir, 'page-renderer.js')).href;
  const { createPageRenderer }: PageRendererModule = await import(/* @vite-ignore */ built);
  const pageRenderer = await createPageRenderer();
  return { clientDir, assets: async () => names, renderer: async () => pageRenderer };
};

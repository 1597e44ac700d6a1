import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import type { Plugin } from 'vite';

const PAGE = resolve(import.meta.dirname, '../site/gallery/index.html');

export const gallery = (): Plugin => ({
  name: 'gallery',
  apply: 'serve',
  configureServer: (server) => {
    server.middlewares.use((request, response, next) => {
      const url = request.url ?? '';
      if (!/^\/gallery\/?(\?|$)/.test(url)) return next();
      readFile(PAGE, 'utf8')
        .then((page) => server.transformIndexHtml(url, page))
        .then((page) => response.setHeader('content-type', 'text/html; charset=utf-8').end(page), next);
    });
  },
});

import type { IncomingMessage, ServerResponse } from 'node:http';
import { resolve } from 'node:path';
import type { Plugin, ViteDevServer } from 'vite';

const at = (path: string) => resolve(import.meta.dirname, '..', path);

type Listener = (request: IncomingMessage, response: ServerResponse) => unknown;

export const devServer = (): Plugin => {
  let opened: { listener: Promise<Listener>; close: () => Promise<void> } | undefined;
  const open = async (server: ViteDevServer) => {
    const { openDevelopment } = (await server.ssrLoadModule(
      at('api/app/development.ts'),
    )) as typeof import('../api/app/development.ts');
    return openDevelopment((path) => server.ssrLoadModule(at(path)));
  };
  return {
    name: 'dev-server',
    apply: 'serve',
    configureServer: (server) => () => {
      server.middlewares.use((request, response, next) => {
        request.url = request.originalUrl ?? request.url;
        opened ??= (() => {
          const development = open(server);
          return {
            listener: development.then((found) => found.listener),
            close: async () => (await development).close(),
          };
        })();
        opened.listener.then(
          (listener) => listener(request, response),
          (error: Error) => {
            opened = undefined;
            server.ssrFixStacktrace(error);
            next(error);
          },
        );
      });
      server.watcher.on('change', (file) => {
        if (!file.startsWith(at('api')) || !opened) return;
        const { close } = opened;
        opened = undefined;
        void close();
      });
      server.httpServer?.on('close', () => void opened?.close());
    },
  };
};

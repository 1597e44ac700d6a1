import type { LiveServer } from './live-server.ts';

/** Keeps every known server open for as long as the app runs; opening one that is open does nothing. */
export const createLiveServers = (openServer: (url: string) => Promise<LiveServer>) => {
  const servers = new Map<string, LiveServer>();
  const opening = new Map<string, Promise<void>>();
  const open = async (url: string) => {
    servers.set(url, await openServer(url));
  };
  return {
    get: (url: string | null): LiveServer | null => (url === null ? null : (servers.get(url) ?? null)),
    all: (): LiveServer[] => [...servers.values()],
    /** Opens a server; two calls at once open it once. */
    async open(url: string): Promise<void> {
      if (servers.has(url)) return;
      const running = opening.get(url) ?? open(url).finally(() => opening.delete(url));
      opening.set(url, running);
      await running;
    },
    /** Takes a server out, for its last calls. */
    take(url: string): LiveServer | null {
      const taken = servers.get(url) ?? null;
      servers.delete(url);
      return taken;
    },
    /** Does the same with each of them at once. */
    async each(work: (server: LiveServer) => unknown): Promise<void> {
      await Promise.all([...servers.values()].map(work));
    },
  };
};
export type LiveServers = ReturnType<typeof createLiveServers>;

import type { LiveServer } from './live-server.ts';

export const createLiveServers = (openServer: (url: string) => Promise<LiveServer>) => {
  const servers = new Map<string, LiveServer>();
  const opening = new Map<string, Promise<void>>();
  const open = async (url: string) => {
    servers.set(url, await openServer(url));
  };
  const openOnce = async (url: string): Promise<void> => {
    if (servers.has(url)) return;
    const running = opening.get(url) ?? open(url).finally(() => opening.delete(url));
    opening.set(url, running);
    await running;
  };
  return {
    get: (url: string | null): LiveServer | null => (url === null ? null : (servers.get(url) ?? null)),
    all: (): LiveServer[] => [...servers.values()],
    open: openOnce,
    /** Opens all of them or none: one that stayed open would ask its server beside those of the next attempt. */
    async openAll(urls: readonly string[]): Promise<void> {
      const results = await Promise.allSettled(urls.map(openOnce));
      const failed = results.find(({ status }) => status === 'rejected');
      if (failed?.status !== 'rejected') return;
      await Promise.allSettled([...servers.values()].map(({ client }) => client.close()));
      throw failed.reason;
    },
    remove(url: string): LiveServer | null {
      const removed = servers.get(url) ?? null;
      servers.delete(url);
      return removed;
    },
    async each(work: (server: LiveServer) => unknown): Promise<void> {
      await Promise.all([...servers.values()].map(work));
    },
  };
};
export type LiveServers = ReturnType<typeof createLiveServers>;

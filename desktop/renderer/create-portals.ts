import { createBrowserOfflineStorage } from '#site/client/outbox/browser-offline-storage.ts';
import { createOfflinePlatform } from '#site/client/outbox/offline-platform.ts';
import { startSending } from '#site/client/outbox/start-sending.ts';
import type { Bridge } from '../bridge/bridge.ts';
import { createDesktopOfflineStorage, takeOverEntries } from './desktop-offline-storage.ts';
import { createDesktopPlatform } from './desktop-platform.ts';
import type { ShellStore } from './shell-store.ts';

export type Portal = ReturnType<typeof createOfflinePlatform>;

/** Each server sends what waits for it, also while another one is shown. */
export const createPortals = (bridge: Bridge, store: ShellStore): ((server: string) => Portal) => {
  const portals = new Map<string, Portal>();
  const earlier = createBrowserOfflineStorage();
  const open = (server: string): Portal => {
    const platform = createDesktopPlatform(bridge, store, server);
    const storage = createDesktopOfflineStorage(bridge, store, server);
    const portal = createOfflinePlatform(platform, storage);
    const takeOver = () => {
      const person = platform.session.current();
      if (person) void takeOverEntries(earlier, storage, person.id).then(portal.outbox.send, () => {});
    };
    platform.session.subscribe(takeOver);
    takeOver();
    startSending(portal);
    return portal;
  };
  const portalOf = (server: string): Portal => {
    const portal = portals.get(server) ?? open(server);
    portals.set(server, portal);
    return portal;
  };
  const openAll = () => {
    for (const { url } of store.current().servers) portalOf(url);
  };
  store.subscribe(openAll);
  openAll();
  return portalOf;
};

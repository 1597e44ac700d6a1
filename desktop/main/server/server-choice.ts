import type { Outcome } from '../../bridge/ipc-channels.ts';
import type { ServerProfile } from '../../bridge/shell-state.ts';
import { changeSettings, type Settings } from '../settings.ts';
import type { JsonFile } from '../storage/json-file.ts';
import { findItemPage } from '../window/find-item-page.ts';
import type { LiveServers } from './live-servers.ts';
import { checkServer, readAddress } from './server-address.ts';

const SET_BY_POLICY = 'Whoever looks after this computer has set its servers.';

interface ServerChoiceDeps {
  settings: JsonFile<Settings>;
  servers: LiveServers;
  fetch: typeof globalThis.fetch;
  mayChange(): boolean;
  onChange(): void;
}

export const createServerChoice = ({ settings, servers, fetch, mayChange, onChange }: ServerChoiceDeps) => {
  const switchTo = (url: string): void => {
    if (url === settings.read().current || !servers.get(url)) return;
    changeSettings(settings, { current: url });
    onChange();
  };
  return {
    switchTo,
    async chooseServer({ name, url }: ServerProfile): Promise<Outcome> {
      const address = readAddress(url);
      if (!address.ok) return address;
      const isKnown = servers.get(address.value) !== null;
      if (!isKnown && !mayChange()) return { ok: false, message: SET_BY_POLICY };
      const checked = isKnown ? ({ ok: true, value: undefined } as const) : await checkServer(address.value, fetch);
      if (!checked.ok) return checked;
      await servers.open(address.value);
      const profile = { name: name.trim() || new URL(address.value).host, url: address.value };
      const known = settings.read().servers;
      const isListed = known.some((one) => one.url === profile.url);
      const listed = isListed ? known.map((one) => (one.url === profile.url ? profile : one)) : [...known, profile];
      changeSettings(settings, { servers: listed, current: profile.url });
      onChange();
      return checked;
    },
    /** Ends its session; calls that wait for it stay on this computer. */
    async removeServer(url: string): Promise<void> {
      const removed = mayChange() ? servers.remove(url)?.client : null;
      if (!removed) return;
      const { servers: known, current } = settings.read();
      const others = known.filter((server) => server.url !== url);
      changeSettings(settings, { servers: others, ...(current === url && { current: null }) });
      onChange();
      await removed.signOut();
      await removed.close();
    },
    /** Makes the server that has it the current one. `on` says which server is meant, where that is known. */
    async locate(path: string, on?: string): Promise<string> {
      const { servers: known, current } = settings.read();
      const others = known.map(({ url }) => url).filter((url) => url !== current);
      for (const url of on ? [on] : [...(current ? [current] : []), ...others]) {
        const live = servers.get(url);
        const page = live && (await findItemPage(live.read, path));
        if (!page) continue;
        switchTo(url);
        return page;
      }
      if (on) switchTo(on);
      return path;
    },
  };
};

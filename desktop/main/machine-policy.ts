import { join } from 'node:path';
import * as z from 'zod/mini';
import { type ServerProfile, serverProfile } from '../bridge/shell-state.ts';
import { readAddress } from './server/server-address.ts';
import { changeSettings, type Settings } from './settings.ts';
import { type JsonFile, readOrNull } from './storage/json-file.ts';

const policy = z.object({
  servers: z.array(serverProfile).check(z.minLength(1)),
  mayChangeServer: z._default(z.boolean(), true),
});
export type Policy = z.infer<typeof policy>;

/** A folder that administrators alone may write to. */
export const policyPath = (platform: NodeJS.Platform, programData = 'C:\\ProgramData'): string => {
  if (platform === 'win32') return `${programData}\\Charity Portal\\policy.json`;
  if (platform === 'darwin') return '/Library/Application Support/Charity Portal/policy.json';
  return join('/etc', 'charity-portal', 'policy.json');
};

/** Null where there is none. A policy that is wrong is reported and changes nothing. */
export const readPolicy = (path: string, log: (message: string, error?: unknown) => void): Policy | null => {
  try {
    const bytes = readOrNull(path);
    if (!bytes) return null;
    const { servers, mayChangeServer } = z.parse(policy, JSON.parse(bytes.toString('utf8')));
    const checked = servers.map(({ name, url }): ServerProfile => {
      const address = readAddress(url);
      if (!address.ok) throw new Error(`${url}: ${address.message}`);
      return { name, url: address.value };
    });
    return { servers: checked, mayChangeServer };
  } catch (error) {
    log(`The policy in ${path} was not understood, and is left out.`, error);
    return null;
  }
};

/** Puts preset servers before those that people added, or in their place; the first is used until another is chosen. */
export const applyPolicy = (settings: JsonFile<Settings>, { servers, mayChangeServer }: Policy): void => {
  const { servers: known, current } = settings.read();
  const others = known.filter(({ url }) => !servers.some((preset) => preset.url === url));
  const all = mayChangeServer ? [...servers, ...others] : servers;
  const isKnown = all.some(({ url }) => url === current);
  changeSettings(settings, { servers: all, current: isKnown ? current : (all[0]?.url ?? null) });
};

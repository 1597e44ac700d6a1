import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { applyPolicy, policyPath, readPolicy } from '../../../desktop/main/machine-policy.ts';
import { noSettings, settings as settingsSchema } from '../../../desktop/main/settings.ts';
import { jsonFile } from '../../../desktop/main/storage/json-file.ts';
import { temporaryFolder } from './desktop-data.ts';

const PRESET = { name: 'The charity', url: 'https://portal.example.org' };
const OWN = { name: 'A trial', url: 'https://trial.example.org' };

/** Settings of a person with one server of their own, under a policy. */
const under = async (policy: unknown) => {
  const folder = await temporaryFolder();
  const path = join(folder, 'policy.json');
  writeFileSync(path, typeof policy === 'string' ? policy : JSON.stringify(policy));
  const told: string[] = [];
  const settings = jsonFile(
    join(folder, 'settings.json'),
    settingsSchema,
    { ...noSettings, servers: [OWN], current: OWN.url },
    () => {},
  );
  const read = readPolicy(path, (message) => told.push(message));
  if (read) applyPolicy(settings, read);
  return { read, told, settings: settings.read() };
};

describe('a policy for a computer', () => {
  it('presets servers beside those of the person', async () => {
    const { read, settings } = await under({ servers: [{ ...PRESET, url: 'portal.example.org/' }] });
    expect(read).toEqual({ servers: [PRESET], mayChangeServer: true });
    expect(settings).toMatchObject({ servers: [PRESET, OWN], current: OWN.url });
  });
  it('replaces the person’s servers where it says so', async () => {
    const { settings } = await under({ servers: [PRESET], mayChangeServer: false });
    expect(settings).toMatchObject({ servers: [PRESET], current: PRESET.url });
  });
  it.each([
    ['{"servers":', 'is no JSON'],
    [{ servers: [] }, 'names no server'],
    [{ servers: [{ name: 'x', url: 'http://portal.example.org' }] }, 'has an address that is not safe'],
    [{ servers: 'https://portal.example.org' }, 'has another shape'],
  ] as [unknown, string][])('is left out and told of when it %j (%s)', async (policy, _why) => {
    const { read, told, settings } = await under(policy);
    expect(read).toBeNull();
    expect(told).toEqual([expect.stringContaining('policy.json was not understood')]);
    expect(settings).toMatchObject({ servers: [OWN], current: OWN.url });
  });
  it('is looked for where administrators alone may write', async () => {
    expect(policyPath('linux')).toBe('/etc/charity-portal/policy.json');
    expect(policyPath('win32', 'D:\\Data')).toBe('D:\\Data\\Charity Portal\\policy.json');
    expect(policyPath('darwin')).toBe('/Library/Application Support/Charity Portal/policy.json');
    expect(readPolicy(join(await temporaryFolder(), 'policy.json'), () => expect.unreachable())).toBeNull();
  });
});

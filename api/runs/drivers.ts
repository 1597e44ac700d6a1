import type { Drivers } from '#contract/runs/runs.ts';
import type { Deps } from '../http/deps.ts';
import { EVERY } from '../store/collections.ts';

/** The colleagues who can drive: everybody whose account is not disabled, by name. */
export const listDrivers = ({ store }: Pick<Deps, 'store'>): Drivers => {
  const people = store.data.people.list('oldest', EVERY).filter(({ disabled }) => !disabled);
  const drivers = people.map(({ id, name }) => ({ id, name }));
  return { drivers: drivers.sort((a, b) => a.name.localeCompare(b.name, 'en-IE')) };
};

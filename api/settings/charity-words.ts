import type { Deps } from '../http/deps.ts';
import { readSettings } from './settings.ts';

/** Names that somebody guessing a staff password would try first. */
export const charityWords = (deps: Pick<Deps, 'store'>): string[] => {
  const { organisation, contact, shops, social } = readSettings(deps);
  return [
    organisation.name,
    String(organisation.established),
    ...[contact.email, contact.organisationEmail],
    ...shops.flatMap(({ name, address, county }) => [name, address, county]),
    ...social.map(({ name }) => name),
  ];
};

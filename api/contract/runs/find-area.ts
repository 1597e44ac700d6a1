import { eircodeOf, type Whereabouts } from '../donations/pickup-address.ts';
import { foldCase } from '../personal-data/name.ts';
import { counties, countyOfEircode, namesOfCounty } from '../places/counties.ts';
import type { Area } from './run-settings.ts';

const ROUTING_KEY = 3;
const STREET =
  /^(street|st|road|rd|avenue|ave|lane|place|terrace|tce|park|drive|dr|square|sq|court|crescent|close|quay|row|hill|view|way|grove|lawn|lawns|heights|manor|bridge|business|industrial|retail|house|lodge|gate|upper|lower)$/;
const COUNTY = /^(co|county|contae)$/;

const wordsIn = (text: string): string[] =>
  foldCase(text)
    .replace(/['’.]/g, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);

const COUNTIES = new Set(counties.flatMap(namesOfCounty).map((name) => wordsIn(name).join(' ')));

interface Named {
  area: Area;
  words: string[];
}

interface Match extends Named {
  end: number;
  isWhole: boolean;
}

const nameAt = (words: readonly string[], at: number, names: ReadonlyMap<string, readonly Named[]>): Match | null => {
  const found = names.get(words[at] ?? '')?.find((named) => named.words.every((word, i) => words[at + i] === word));
  if (!found) return null;
  const { length } = found.words;
  return { ...found, end: at + length, isWhole: length === words.length };
};

const areasIn = (part: string, names: ReadonlyMap<string, readonly Named[]>): Match[] => {
  const words = wordsIn(part);
  const matches: Match[] = [];
  for (let at = 0; at < words.length; at += 1) {
    const match = nameAt(words, at, names);
    if (!match) continue;
    const isPlace = !STREET.test(words[match.end] ?? '') && !COUNTY.test(words[at - 1] ?? '');
    if (isPlace) matches.push(match);
    at = match.end - 1;
  }
  return matches;
};

const indexed = (areas: readonly Area[]): ReadonlyMap<string, readonly Named[]> => {
  const names = new Map<string, Named[]>();
  for (const area of areas)
    for (const name of [area.name, ...area.towns]) {
      const words = wordsIn(name);
      const [first] = words;
      if (first) names.set(first, [...(names.get(first) ?? []), { area, words }]);
    }
  for (const list of names.values()) list.sort((a, b) => b.words.length - a.words.length);
  return names;
};

/**
 * Prefers the first town that is a part of its own, as a later one may be only its post town; else the one nearest to the
 * end. A town named like a county counts only if no other is named.
 */
const townIn = (address: string, names: ReadonlyMap<string, readonly Named[]>): Area | null => {
  const matches = address.split(/[,\n;]/).flatMap((part) => areasIn(part, names));
  const isCounty = ({ words }: Named) => COUNTIES.has(words.join(' '));
  const towns = matches.filter((match) => !isCounty(match));
  return (towns.find(({ isWhole }) => isWhole) ?? towns.at(-1) ?? matches.at(-1))?.area ?? null;
};

export type FindArea = (where: Whereabouts) => Area | null;

/**
 * Decides by the Eircode's routing key, then by the town; a key that no area has gives none, whatever the address names.
 * Of areas with the same key the town decides, else the first. A town in the chosen county is preferred.
 */
export const createAreaFinder = (areas: readonly Area[]): FindArea => {
  const names = indexed(areas);
  const byKey = new Map<string, { first: Area; names: ReadonlyMap<string, readonly Named[]> }>();
  for (const key of new Set(areas.flatMap(({ routingKeys }) => routingKeys))) {
    const sharing = areas.filter(({ routingKeys }) => routingKeys.includes(key));
    const [first] = sharing;
    if (first) byKey.set(key, { first, names: indexed(sharing) });
  }
  const byCounty = new Map(
    counties.map((county) => [
      county,
      indexed(areas.filter(({ routingKeys }) => routingKeys.some((key) => countyOfEircode(key) === county))),
    ]),
  );
  return ({ address, county, eircode }) => {
    const key = eircodeOf({ address, eircode })?.slice(0, ROUTING_KEY);
    const near = county && byCounty.get(county);
    if (!key) return (near && townIn(address, near)) ?? townIn(address, names);
    const known = byKey.get(key);
    return known ? (townIn(address, known.names) ?? known.first) : null;
  };
};

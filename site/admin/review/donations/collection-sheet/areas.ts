import type { DonationItem } from '#contract/donations/donation-desk.ts';
import { COUNTY_WORD, countyNames } from '#contract/places/counties.ts';

/** Matches the end of an address that names no place to drive to: an Eircode, a county or the country. */
const NO_PLACE = new RegExp(`^(?:[a-z]\\d[\\dw]\\s*[a-z\\d]{4}|${COUNTY_WORD}${countyNames()}|ireland|éire)$`, 'iu');
const DUBLIN = /^dublin(?:\s+\d{1,2}w?)?$/i;
const EIRCODE_AT_END = /[\s,]+[a-z]\d[\dw]\s*[a-z\d]{4}$/iu;

export const NO_AREA = 'Area not clear';

const normalise = (text: string) =>
  text
    .replace(EIRCODE_AT_END, '')
    .replace(/\s+/g, ' ')
    .replace(/[.\s]+$/, '')
    .trim();

const withoutNumber = (place: string) => (DUBLIN.test(place) ? place : place.replace(/^\d+\p{L}?\s+/u, ''));

/**
 * Returns the last part of a pickup address that names a town or district, without a house number; `NO_AREA` if there
 * is none, or only a house in some street is known.
 */
export const areaOf = (address: string): string => {
  const written = address.split(/[,\n]/).map(normalise).filter(Boolean);
  const places = written.filter((part) => !NO_PLACE.test(part));
  const place = places.at(-1);
  if (!place || (written.length === 1 && withoutNumber(place) !== place)) return NO_AREA;
  return withoutNumber(place);
};

const STREET =
  /\d|\b(?:avenue|ave|close|cottages?|court|crescent|drive|farm|gardens?|green|grove|heights|hill|house|lane|lodge|manor|park|place|quay|r(?:oa)?d|row|square|st(?:reet)?|terrace|view|way)\b/iu;
const EIRCODE = /\b[a-z]\d[\dw]\s*[a-z\d]{4}\b/iu;

/** True if a driver cannot find the place: there is no Eircode and no more than a town. */
export const lacksStreet = ({
  pickupAddress,
  pickupEircode,
}: Pick<DonationItem, 'pickupAddress' | 'pickupEircode'>) => {
  if (pickupEircode || EIRCODE.test(pickupAddress)) return false;
  const places = pickupAddress
    .split(/[,\n]/)
    .map(normalise)
    .filter((part) => part && !NO_PLACE.test(part));
  return places.length < 2 && !STREET.test(places[0] ?? '');
};

export interface Area {
  name: string;
  items: readonly DonationItem[];
}

const compare = new Intl.Collator('en-IE', { numeric: true, sensitivity: 'base' }).compare;
const fold = (name: string) => name.toLocaleLowerCase('en-IE');

/** Groups items by area and sorts them by address, so that neighbours stand together; unclear areas come last. */
export const byArea = (items: readonly DonationItem[]): Area[] => {
  const areas = new Map<string, { name: string; items: DonationItem[] }>();
  for (const item of items) {
    const name = areaOf(item.pickupAddress);
    const area = areas.get(fold(name)) ?? { name, items: [] };
    area.items.push(item);
    areas.set(fold(name), area);
  }
  return [...areas.values()]
    .map(({ name, items: here }) => ({
      name,
      items: here.sort((a, b) => compare(a.pickupAddress, b.pickupAddress) || compare(a.reference, b.reference)),
    }))
    .sort((a, b) => Number(a.name === NO_AREA) - Number(b.name === NO_AREA) || compare(a.name, b.name));
};

import { eircodeForm } from '../personal-data/eircode.ts';
import type { Message } from '../words/message.ts';
import { offer } from '../words/offer.ts';

interface CountyFacts {
  irish: string;
  collected?: Message;
  routingKeys?: readonly string[];
}

const facts = {
  Antrim: { irish: 'Aontroim' },
  Armagh: { irish: 'Ard Mhacha' },
  Carlow: { irish: 'Ceatharlach', collected: offer.countyCarlow, routingKeys: ['R21', 'R93'] },
  Cavan: { irish: 'An Cabhán' },
  Clare: { irish: 'An Clár' },
  Cork: { irish: 'Corcaigh' },
  Derry: { irish: 'Doire' },
  Donegal: { irish: 'Dún na nGall' },
  Down: { irish: 'An Dún' },
  Dublin: { irish: 'Baile Átha Cliath' },
  Fermanagh: { irish: 'Fear Manach' },
  Galway: { irish: 'Gaillimh' },
  Kerry: { irish: 'Ciarraí' },
  Kildare: {
    irish: 'Cill Dara',
    collected: offer.countyKildare,
    routingKeys: ['R14', 'R51', 'R56', 'W12', 'W23', 'W34', 'W91'],
  },
  Kilkenny: { irish: 'Cill Chainnigh', collected: offer.countyKilkenny, routingKeys: ['R95'] },
  Laois: { irish: 'Laois', collected: offer.countyLaois, routingKeys: ['R32'] },
  Leitrim: { irish: 'Liatroim' },
  Limerick: { irish: 'Luimneach' },
  Longford: { irish: 'An Longfort' },
  Louth: { irish: 'Lú' },
  Mayo: { irish: 'Maigh Eo' },
  Meath: { irish: 'An Mhí' },
  Monaghan: { irish: 'Muineachán' },
  Offaly: { irish: 'Uíbh Fhailí' },
  Roscommon: { irish: 'Ros Comáin' },
  Sligo: { irish: 'Sligeach' },
  Tipperary: { irish: 'Tiobraid Árann' },
  Tyrone: { irish: 'Tír Eoghain' },
  Waterford: { irish: 'Port Láirge', collected: offer.countyWaterford, routingKeys: ['X91'] },
  Westmeath: { irish: 'An Iarmhí' },
  Wexford: { irish: 'Loch Garman', collected: offer.countyWexford, routingKeys: ['Y21', 'Y25', 'Y34', 'Y35'] },
  Wicklow: { irish: 'Cill Mhantáin', collected: offer.countyWicklow, routingKeys: ['Y14'] },
} as const satisfies Record<string, CountyFacts>;

export type County = keyof typeof facts;
export const counties = Object.keys(facts) as County[];
const factsOf: Readonly<Record<County, CountyFacts>> = facts;

export const collectionCounties: ReadonlyMap<County, Message> = new Map(
  counties.flatMap((county) => {
    const { collected } = factsOf[county];
    return collected ? [[county, collected] as const] : [];
  }),
);

export const namesOfCounty = (county: County): readonly string[] => [county, factsOf[county].irish];

/** Returns the county of most addresses with the Eircode's routing key; null if the key is not listed. */
export const countyOfEircode = (eircode: string): County | null => {
  const key = (eircodeForm(eircode) ?? eircode.replace(/\s/g, '').toUpperCase()).slice(0, 3);
  return counties.find((county) => factsOf[county].routingKeys?.includes(key)) ?? null;
};

export const COUNTY_WORD = '(?:co|county|contae)\\.?\\s+';

export const countyNames = (among: readonly County[] = counties): string =>
  `(?:${among.flatMap((county) => [county, factsOf[county].irish.replace(/^[BCDFGMPST]/, '$&h?')]).join('|')})`;

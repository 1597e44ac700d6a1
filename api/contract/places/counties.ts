import { eircodeForm } from '../personal-data/eircode.ts';
import type { Message } from '../words/message.ts';
import { offer } from '../words/offer.ts';

/**
 * What is known of a county: its name in Irish, its name on the form where the van may be asked to come there, and the routing
 * keys of which most addresses are in it.
 */
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
/** Every county of Ireland, by its name in English. */
export const counties = Object.keys(facts) as County[];
const factsOf: Readonly<Record<County, CountyFacts>> = facts;

/** The counties to which the van may be asked to come, each with its name on the form. */
export const collectionCounties: ReadonlyMap<County, Message> = new Map(
  counties.flatMap((county) => {
    const { collected } = factsOf[county];
    return collected ? [[county, collected] as const] : [];
  }),
);

/** The names of a county, in English and in Irish. */
export const namesOfCounty = (county: County): readonly string[] => [county, factsOf[county].irish];

/** The county of most addresses of an Eircode, however it is written; null where its routing key is none of ours. */
export const countyOfEircode = (eircode: string): County | null => {
  const key = (eircodeForm(eircode) ?? eircode.replace(/\s/g, '').toUpperCase()).slice(0, 3);
  return counties.find((county) => factsOf[county].routingKeys?.includes(key)) ?? null;
};

/** "Co.", "County", "Contae", for a pattern with the flag `i`. */
export const COUNTY_WORD = '(?:co|county|contae)\\.?\\s+';

/** The names of counties in English and in Irish, also as they stand behind "Contae", for a pattern with the flags `iu`. */
export const countyNames = (among: readonly County[] = counties): string =>
  `(?:${among.flatMap((county) => [county, factsOf[county].irish.replace(/^[BCDFGMPST]/, '$&h?')]).join('|')})`;

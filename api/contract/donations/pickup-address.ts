import { eircodeForm, eircodeInAddress, eircodesIn, shownEircode } from '../personal-data/eircode.ts';
import { COUNTY_WORD, type County, counties, countyNames, countyOfEircode } from '../places/counties.ts';
import { fireLabels } from './donations.ts';
import type { StoredDonation } from './stored-donation.ts';

/** An address, and what was said of it beside. */
export interface Whereabouts {
  address: string;
  county?: County | null | undefined;
  eircode?: string | null | undefined;
}

/** What names each county in an address: a part that is its name, or its name anywhere with "Co." before it. */
const namings = new Map(
  counties.map((county) => {
    const name = countyNames([county]);
    const whole = new RegExp(`^\\s*${name}[.\\s]*$`, 'iu');
    return [county, { whole, anywhere: new RegExp(`(?<!\\p{L})${COUNTY_WORD}${name}(?!\\p{L})`, 'iu') }];
  }),
);
const namesCounty = (address: string, county: County): boolean => {
  const naming = namings.get(county);
  return (
    naming !== undefined &&
    (naming.anywhere.test(address) || address.split(/[,\n]/).some((part) => naming.whole.test(part)))
  );
};

const withWord = new RegExp(`(?<!\\p{L})${COUNTY_WORD}(${countyNames()})(?!\\p{L})`, 'iu');
const alone = new RegExp(`^(${countyNames()})\\.?$`, 'iu');

/** The county that an address names: with "Co." before it, else as a part of its own. */
const countyNamedIn = (address: string): County | null => {
  const parts = address.split(/[,\n]/).map((part) => part.trim());
  const name = withWord.exec(address)?.[1] ?? parts.map((part) => alone.exec(part)?.[1]).find(Boolean);
  return (name && counties.find((county) => namings.get(county)?.whole.test(name))) || null;
};

/** The Eircode of a place as it is shown: the one that was given, or else the first that stands in the address. */
export const eircodeOf = ({ address, eircode }: Whereabouts): string | null => {
  const found = eircodesIn(eircode ?? '')[0] ?? eircodeInAddress(address);
  return found ? shownEircode(found) : null;
};

/** The county that was chosen, else that of an Eircode, else the one that the address names; null where none is said. */
export const countyOfAddress = ({ address, county, eircode }: Whereabouts): County | null =>
  county ?? countyOfEircode(eircodeOf({ address, eircode }) ?? '') ?? countyNamedIn(address);

/** An address as it is shown and printed, a line each: as it was typed, then its county and its Eircode, unless they stand in it. */
export const addressLines = ({ address, county, eircode }: Whereabouts): string[] => [
  ...address
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean),
  ...(county && !namesCounty(address, county) ? [`Co. ${county}`] : []),
  ...(eircode && !eircodesIn(address).includes(eircodeForm(eircode) ?? eircode) ? [eircode] : []),
];

type Pickup = { pickupAddress: string; pickupCounty?: County | undefined; pickupEircode?: string | undefined };

/** Where an offer is collected. */
export const whereaboutsOf = ({ pickupAddress, pickupCounty, pickupEircode }: Pickup): Whereabouts => ({
  address: pickupAddress,
  county: pickupCounty,
  eircode: pickupEircode,
});

/** Where an offer is collected, a line each. */
export const pickupLines = (offer: Pickup): string[] => addressLines(whereaboutsOf(offer));

type Notes = Partial<Pick<StoredDonation, 'pickupFloor' | 'pickupParking' | 'pickupBoxes' | 'fireLabel'>> &
  Pick<StoredDonation, 'pickupInstructions'>;

/** What the driver should know, a line each: what was asked, then what the donor added. */
export const pickupNotes = ({
  pickupFloor,
  pickupParking,
  pickupBoxes,
  fireLabel,
  pickupInstructions,
}: Notes): string =>
  [
    pickupFloor && `Floor: ${pickupFloor}`,
    pickupParking && `Parking: ${pickupParking}`,
    pickupBoxes && `Boxes or pieces: ${pickupBoxes}`,
    fireLabel && `Fire label: ${fireLabels[fireLabel].toLowerCase()}`,
    pickupInstructions,
  ]
    .filter(Boolean)
    .join('\n');

import { eircodeForm, eircodeInAddress, eircodesIn, shownEircode } from '../personal-data/eircode.ts';
import { COUNTY_WORD, type County, counties, countyNames, countyOfEircode } from '../places/counties.ts';
import { fireLabels } from './donations.ts';
import type { StoredDonation } from './stored-donation.ts';

export interface Whereabouts {
  address: string;
  county?: County | null | undefined;
  eircode?: string | null | undefined;
}

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

/** Matches a county after "Co." first, then one that is a part of the address by itself. */
const countyNamedIn = (address: string): County | null => {
  const parts = address.split(/[,\n]/).map((part) => part.trim());
  const name = withWord.exec(address)?.[1] ?? parts.map((part) => alone.exec(part)?.[1]).find(Boolean);
  return (name && counties.find((county) => namings.get(county)?.whole.test(name))) || null;
};

/** Prefers the given Eircode to the first one in the address. */
export const eircodeOf = ({ address, eircode }: Whereabouts): string | null => {
  const found = eircodesIn(eircode ?? '')[0] ?? eircodeInAddress(address);
  return found ? shownEircode(found) : null;
};

/** Prefers the chosen county, then that of an Eircode, then one named in the address; null without any. */
export const countyOfAddress = ({ address, county, eircode }: Whereabouts): County | null =>
  county ?? countyOfEircode(eircodeOf({ address, eircode }) ?? '') ?? countyNamedIn(address);

export const addressLines = ({ address, county, eircode }: Whereabouts): string[] => [
  ...address
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean),
  ...(county && !namesCounty(address, county) ? [`Co. ${county}`] : []),
  ...(eircode && !eircodesIn(address).includes(eircodeForm(eircode) ?? eircode) ? [eircode] : []),
];

type Pickup = { pickupAddress: string; pickupCounty?: County | undefined; pickupEircode?: string | undefined };

export const whereaboutsOf = ({ pickupAddress, pickupCounty, pickupEircode }: Pickup): Whereabouts => ({
  address: pickupAddress,
  county: pickupCounty,
  eircode: pickupEircode,
});

export const pickupLines = (offer: Pickup): string[] => addressLines(whereaboutsOf(offer));

type Notes = Partial<Pick<StoredDonation, 'pickupFloor' | 'pickupParking' | 'pickupBoxes' | 'fireLabel'>> &
  Pick<StoredDonation, 'pickupInstructions'>;

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

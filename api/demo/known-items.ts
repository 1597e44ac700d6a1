import type { DonationCategory } from '#contract/donations/donations.ts';
import type { KnownItem } from '#contract/donations/what-we-take.ts';

type Accepted = readonly [name: string, why?: string, words?: string];
type Refused = readonly [name: string, why: string, instead: string, words?: string];

const accepted = (category: DonationCategory, items: readonly Accepted[]): KnownItem[] =>
  items.map(([name, why = '', words = '']) => ({ category, isTaken: true, name, why, instead: '', words }));
const refused = (category: DonationCategory, items: readonly Refused[]): KnownItem[] =>
  items.map(([name, why, instead, words = '']) => ({ category, isTaken: false, name, why, instead, words }));

export const demoItems: readonly KnownItem[] = [
  ...accepted('clothing', [
    ['Clean coats, dresses and knitwear', '', 'jacket jumper'],
    ['Shoes in pairs', '', 'boots runners'],
  ]),
  ...refused('clothing', [
    [
      'Pillows and duvets',
      'They cannot be washed well enough to sell.',
      'An animal shelter may be glad of them.',
      'bedding quilt',
    ],
  ]),
  ...accepted('household', [
    ['Curtains, towels and bed linen', 'Clean and without tears.', 'sheets'],
    ['Mirrors and picture frames'],
  ]),
  ...accepted('electronics', [
    ['Lamps and radios that work'],
    ['Kettles, toasters and irons', 'With their plug and cable.'],
  ]),
  ...refused('electronics', [
    [
      'Fridges, cookers and washing machines',
      'We cannot test or lift them.',
      'A shop that sells you a new one takes the old one back.',
      'freezer, dishwasher, oven, white goods',
    ],
  ]),
  ...accepted('books', [['Books, records and DVDs', 'In boxes that one person can lift.', 'vinyl CDs']]),
  ...accepted('furniture', [
    ['Chairs, tables and chests that stand firmly', '', 'drawers desk'],
    ['Sofas and armchairs', 'With their fire label, and no wider than your door.', 'couch settee'],
  ]),
  ...refused('furniture', [
    ['Mattresses', 'They may not be sold without a fire label.', 'Your council’s recycling centre takes them.', 'bed'],
    [
      'Wardrobes that do not come apart',
      'They will not go down most stairs.',
      'If yours comes apart, we take it gladly.',
      'closet',
    ],
  ]),
  ...accepted('kitchenware', [['Cups, plates, pots and pans', 'Whole, and clean.', 'delft dishes saucepan']]),
];

import type { ReviewReason } from '#contract/review/review.ts';

type Kind = ReviewReason['kind'];

/** Details that are written to be overlooked, or by somebody who types as they speak: the kind, and the exact words that are masked. */
export const details: readonly (readonly [text: string, kind: Kind, passage: string])[] = [
  // Phones: country codes, words, letters for digits, other signs
  ['You can get me at +353 (0)87 123 4567 after six.', 'phone', '+353 (0)87 123 4567'],
  ['My whatsapp is 353864451122 these days.', 'phone', '353864451122'],
  ['Ring 086 / 445 / 1122 in the evening.', 'phone', '086 / 445 / 1122'],
  ['The house is (053) 912-3456 if nobody answers.', 'phone', '(053) 912-3456'],
  ['It is 0 8 6 4 4 5 1 1 2 2 for the driver.', 'phone', '0 8 6 4 4 5 1 1 2 2'],
  ['Any time on ０８６ ４４５ １１２２ will do.', 'phone', '０８６ ４４５ １１２２'],
  [
    'I am on 087 one two three four five six seven, ask for the boss.',
    'phone',
    '087 one two three four five six seven',
  ],
  ['Get me on oh eight seven 123 45 67 if you need to.', 'phone', 'oh eight seven 123 45 67'],
  ['Ring zero eight six, four four five, one one two two.', 'phone', 'zero eight six, four four five, one one two two'],
  [
    'Call me on oh eight seven, double four, five one, one two two.',
    'phone',
    'oh eight seven, double four, five one, one two two',
  ],
  [
    'It is plus three five three eight seven one two three four five six seven.',
    'phone',
    'plus three five three eight seven one two three four five six seven',
  ],
  ['My mobile is O87 I23 4567 and I am always in.', 'phone', 'O87 I23 4567'],
  ['My mobile is o86 four four five 1122 and I am always in.', 'phone', 'o86 four four five 1122'],
  // Eircodes: dictated, wrongly typed
  ['You will find us with y21 x8k2 on the satnav.', 'eircode', 'y21 x8k2'],
  ['The code for the house is A 9 6 X 5 T 2, the gate is open.', 'eircode', 'A 9 6 X 5 T 2'],
  ['Our eircode is Y35-AB12 if you are collecting.', 'eircode', 'Y35-AB12'],
  ['EIRCODE: Y21 OL23 for the van.', 'eircode', 'Y21 OL23'],
  // Numbers of the state, of banks and of cards
  ['The PPS 1234567 T is on the letter.', 'ppsn', '1234567 T'],
  ['My pps no. is 1234567FA and you may keep it.', 'ppsn', '1234567FA'],
  ['It goes to IE64 IRCE 9205 0112 3456 78, the account of the club.', 'iban', 'IE64 IRCE 9205 0112 3456 78'],
  ['My sort code 93-11-52 is on the card.', 'account', '93-11-52'],
  ['My visa is 4111 1111 1111 1111 if you want a donation.', 'card', '4111 1111 1111 1111'],
  ['My card is 4111.1111.1111.1111 if you want a donation.', 'card', '4111.1111.1111.1111'],
  ['My card is 5500_0000_0000_0004 if you want a donation.', 'card', '5500_0000_0000_0004'],
  // Accounts on social media
  ['Follow me @carlow_knits for more.', 'handle', '@carlow_knits'],
  ['You can find me on insta: mary.crafts.wexford any day.', 'handle', 'mary.crafts.wexford'],
  ['My snapchat is maireadxo99 and I answer there.', 'handle', 'maireadxo99'],
  ['I am on Telegram as big_joe_carlow, write to me.', 'handle', 'big_joe_carlow'],
  // Addresses in any case
  ['Please collect it from 9 cluain ard, kilrush any day.', 'postal-address', '9 cluain ard, kilrush'],
  ['We moved to 102 Lissywollen, Athlone last year.', 'postal-address', '102 Lissywollen, Athlone'],
  ['I LIVE AT 112 MULGANNON HEIGHTS WEXFORD AND THE GATE IS OPEN.', 'postal-address', '112 MULGANNON HEIGHTS WEXFORD'],
  [
    'My house is number 3 chapel lane enniscorthy across from the church.',
    'postal-address',
    'number 3 chapel lane enniscorthy',
  ],
];

/** Near them, and nothing to take out. */
export const noDetails: readonly string[] = [
  'One two three four five six seven eight nine ten, said my grandson at the eye test.',
  'My blood pressure was one forty over eighty and I lost 2 stone.',
  'Our number came up, seven, eight, nine and twelve, and we won the hamper.',
  'The B12 injections and the D3, K2 and 81mg aspirin did the trick.',
  'I take O2 at 2l a minute by day and it is 5l at night.',
  'The pain was an 8, then a 5, then a 0, in the space of one hour.',
  'I was born in 1948, my mother had 11 of us, and we all had the measles.',
  'I use Facebook as an old woman uses a window, and your page is in it.',
  'My username is long forgotten and the girl at the desk reset it.',
  'My post code is the only thing I remembered after the stroke.',
  'We played 3 matches, Tullow and Gorey, and lost them all.',
  'we played 3 matches, tullow and gorey, and lost them all',
  'My appointment was moved from 25.10.2023 to 8.11.2023 and then to 3/1/24.',
  'I was in ward 5B, bed 14, and then in St Brigid 2 for eleven nights.',
  'The 40 bus, the 145 and then the Luas, three times a week, till you sent a driver.',
  'She was on 2 x 500mg paracetamol four times a day and 10mg of OxyNorm at night.',
  'We did it for the hospice with 5 goals and 11 points, Wexford against Carlow.',
];

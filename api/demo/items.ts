import type { DonationCategory } from '#contract/donations/donations.ts';

/** The demo's donation items by category: description and approximate value in euro. */
export const demoItems: Record<DonationCategory, readonly (readonly [string, number])[]> = {
  clothing: [
    ['Three wool coats, ladies size 14 and 16, dry-cleaned', 90],
    ['A bag of children’s clothes, age 4 to 6, washed and folded', 30],
    ['Men’s navy suit, 42 regular, worn to two weddings', 60],
    ['Two Aran jumpers, hand-knitted, one small moth hole mended', 70],
    ['Communion dress with veil and shoes', 80],
    ['Box of scarves, hats and gloves', 25],
  ],
  household: [
    ['Pair of lined curtains, gold, 90 by 90 inches', 40],
    ['Six bath towels and four hand towels, never used', 35],
    ['Standing lamp with a cream shade', 30],
    ['Wool blanket and two eiderdowns from a spare room', 45],
    ['Mirror in an oak frame, about one metre tall', 55],
    ['Laundry basket, ironing board and steam iron', 30],
  ],
  electronics: [
    ['Digital radio with its lead, works perfectly', 35],
    ['32 inch television with remote control and stand', 80],
    ['Kettle and toaster, matching, one year old', 30],
    ['Sewing machine with pedal and a tin of bobbins', 75],
    ['Reading lamp with a daylight bulb', 20],
  ],
  books: [
    ['Four boxes of Irish history and local interest books', 60],
    ['Children’s picture books, about forty, some well loved', 25],
    ['Box of LPs: Planxty, the Dubliners, a good deal of Jim Reeves', 50],
    ['Cookery books, from Theodora FitzGibbon onwards', 30],
    ['Set of crime novels in paperback', 20],
  ],
  furniture: [
    ['Two armchairs in red velvet, very comfortable', 120],
    ['Kitchen table with four chairs, pine', 150],
    ['Tall dresser, one hinge needs a screw', 200],
    ['Single bed with a nearly new mattress', 110],
    ['Writing desk with three drawers and its key', 90],
    ['Nest of tables in teak', 65],
  ],
  kitchenware: [
    ['Willow pattern dinner set for eight, one cup missing', 70],
    ['Heavy casserole with lid, blue', 45],
    ['Box of baking tins, rolling pin and scales', 25],
    ['Tea set with a robin on every cup', 30],
    ['Set of good saucepans, copper bottoms', 60],
  ],
  toys: [
    ['Wooden train set with a great many tracks', 50],
    ['Doll’s house with furniture, made by a grandfather', 85],
    ['Jigsaws, all counted and complete', 30],
    ['Tractor and trailer to sit on', 40],
    ['Board games for a wet Sunday, eleven of them', 35],
  ],
  sports: [
    ['Two hurleys and a helmet, size 32 and 34', 35],
    ['Ladies’ bicycle with basket, new tyres', 110],
    ['Golf clubs in a bag, nine of them', 90],
    ['Camogie jerseys for a whole under-12 team', 60],
    ['Fishing rod and a box of flies', 45],
  ],
};

/** What donors add, so that no two offers are alike. */
export const demoDetails = [
  'From a smoke-free home.',
  'Bought new two years ago.',
  'From my late aunt’s house.',
  'We are moving somewhere smaller.',
  'Kept in a dry room.',
  'Cleaned last week.',
  'Used for one winter only.',
  'It can be seen in the evenings.',
  'There is no hurry at all.',
  'Free from this weekend on.',
  'My neighbour has told me of you.',
  'We would like it to go to somebody who needs it.',
  'It was a present, and we have two.',
  'The children have outgrown it.',
] as const;

export const demoNames = [
  'Deirdre Kinsella',
  'Liam Roche',
  'Aoife Byrne',
  'Patrick Furlong',
  'Carmel Nolan',
  'Eoin Doyle',
  'Margaret Sinnott',
  'Declan Kavanagh',
  'Bernadette Whelan',
  'Conor Murphy',
  'Rosaleen Hayes',
  'Fergus Brennan',
  'Noreen Cullen',
  'Tadhg O’Connor',
  'Imelda Redmond',
  'Séamus Foley',
  'Gráinne Walsh',
  'Ewa Kowalska',
  'Colm Doran',
  'Philomena Bolger',
  'Donal Kehoe',
  'Marie Stafford',
  'Brian Jordan',
  'Eileen Butler',
  'Oisín Fortune',
  'Kathleen Power',
  'Ruta Petrauskienė',
  'John Paul Doyle',
  'Anne-Marie Cleary',
  'Vincent Murphy',
] as const;

export const demoPlaces = [
  ['Longtown, Clane, Co Kildare', 'W91'],
  ['Ballinagore, Clane, Co Kildare', 'W91'],
  ['Kilcarrig Street, Bagnelstown, Co Carlow', 'R21'],
  ['Royal Oak, Bagnelstown, Co Carlow', 'R21'],
  ['Borris, Co Carlow', ''],
  ['Rosbercon, New Ross, Co Wexford', 'Y34'],
  ['Campile, New Ross, Co Wexford', 'Y34'],
  ['Clonard, Wexford', 'Y35'],
  ['Castlebridge, Co Wexford', 'Y35'],
  ['Rosslare Harbour, Co Wexford', 'Y35'],
  ['Taghmon, Co Wexford', 'Y35'],
  ['Leighlinbridge, Co Carlow', 'R93'],
] as const;

export const demoInstructions = [
  '',
  'Please ring the day before.',
  'The lane is narrow: a small van only.',
  'Any weekday after four.',
  'Mind the dog, he is all noise.',
] as const;

export const demoReasons = [
  'We have no room for large furniture this month. Offered again in spring.',
  'Safety label missing, so we may not sell it.',
  'Withdrawn by the donor, who gave it to a cousin.',
] as const;

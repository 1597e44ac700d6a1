/** The demo's blog posts, newest first: title, excerpt, first paragraph, and topics. */
export const demoPosts: readonly (readonly [title: string, excerpt: string, paragraph: string, ...topics: string[]])[] =
  [
    [
      'A frosty morning and eleven lifts',
      'What a Tuesday looks like from behind the wheel.',
      'The first flask was filled at ten to six. By the time the frost had left the windscreens, four cars were on the road to four hospitals, and nobody was late.',
      'Hospital transport',
      'Volunteers',
    ],
    [
      'The dresser that went to three homes',
      'One piece of furniture, three kitchens, and what it paid for.',
      'It came to New Ross on a trailer, under a tarpaulin, with the delft still in it. It has been sold, given back and sold again since.',
      'Our shops',
    ],
    [
      'Winter coats wanted',
      'The rails are low and the evenings are cold.',
      'If a coat has hung behind the door since last winter, somebody in the next parish would be glad of it. Any size, any colour, as long as the zip works.',
      'Giving things',
    ],
    [
      'Meet the Tuesday team in Clane',
      'Five people, one kettle, and a very full back room.',
      'They have sorted together for so long that they no longer need to talk about it, so they talk about everything else instead.',
      'Our shops',
      'Volunteers',
    ],
    [
      'How we price a teapot',
      'Somewhere between what it is worth and what it is for.',
      'Nobody wants to overcharge a neighbour, and nobody wants to undersell a gift. So every teapot gets looked at twice.',
      'Our shops',
    ],
    [
      'Books that came back',
      'Some of our paperbacks know the way to Bagnelstown by now.',
      'We began to pencil a dot inside the cover. The record stands at six dots, and it is a very good book.',
      'Our shops',
    ],
    [
      'What to do with a single glove',
      'A short guide to bags, boxes and odd things.',
      'Tie pairs together, tape jigsaw boxes shut, and write on the outside what is inside. It saves an hour on every van.',
      'Giving things',
    ],
    [
      'The road to Waterford, by heart',
      'A volunteer driver on the best and worst of the journey.',
      'He knows where the sun comes over the hill in March and where the good scones are, and he says that both matter.',
      'Hospital transport',
      'Volunteers',
    ],
    [
      'Thank you, Castlebridge',
      'Forty bags, one afternoon.',
      'The parish hall was open from two. By half past three the van had been filled, emptied and filled again.',
      'Giving things',
    ],
    [
      'A quiet room with two chairs',
      'Why the counselling room has no clock on the wall.',
      'People notice it after a while. There is one behind them, where only the counsellor can see it.',
      'Counselling',
    ],
    [
      'The window in Wexford Town',
      'Dressing a shop window with what came in that week.',
      'It changes on a Thursday. This week it is all blue: a coat, three jugs, a bicycle and a very small anchor.',
      'Our shops',
    ],
    [
      'Flat-pack, and how to give it',
      'Please keep the screws in a bag, and the bag taped to the frame.',
      'There is a drawer in New Ross with four hundred screws in it, and not one of them fits anything.',
      'Giving things',
    ],
    [
      'The Friday shop',
      'A list, a basket, and knowing which marmalade.',
      'She has been doing the same round for years, and has a card for each house: no onions here, the big tea bags there.',
      'Weekly shopping',
      'Volunteers',
    ],
    [
      'Bags of kindness from a school',
      'Sixth class emptied their toy boxes.',
      'Each toy had a note with it, so that whoever bought it would know what it was called.',
      'Giving things',
    ],
    [
      'Collection days: what to expect',
      'Who rings, when the van comes, and what we can carry.',
      'We will always ring first. Two people come with the van, and they take their boots off if you ask them.',
      'Giving things',
    ],
    [
      'Old photographs wanted',
      'Were you at the first fundraiser in 1976?',
      'We have three pictures and a raffle ticket. If there is a box in your attic, we would love to make copies.',
      'History',
    ],
    [
      'A coat in Clane is a lift to hospital',
      'Where the money from the till goes.',
      '100% of the proceeds of the shops support our programs. This is what one Saturday paid for.',
      'Our shops',
      'Hospital transport',
    ],
    [
      'The bicycle man',
      'He mends them on Mondays, for nothing.',
      'Eleven bicycles came in with flat tyres last spring. Eleven left with a bell.',
      'Volunteers',
    ],
    [
      'How we read every application',
      'Four questions, and why we ask them.',
      'We look at each one together, and an answer goes out within 3-5 business days.',
      'Medical expenses',
    ],
    [
      'Spring sorting',
      'What comes in when the attics are opened.',
      'Fondue sets, mostly. Also a wedding dress, a tin whistle, and the complete works of somebody’s uncle.',
      'Our shops',
    ],
    [
      'Volunteering on a Saturday',
      'Nine to three, and home for the match.',
      'You need comfortable shoes and a liking for people. We show you the rest.',
      'Volunteers',
    ],
    [
      'Delft, glass and newspaper',
      'The art of the breakable box.',
      'Paper between every plate, nothing heavy on top, and the word FRAGILE on all four sides.',
      'Giving things',
    ],
    [
      'The first shop',
      'Clane, 2009: one room, one rail, one heater.',
      'The heater is still there. It has outlived two tills and a carpet.',
      'History',
      'Our shops',
    ],
    [
      'Why we began to write this',
      'Small news from four shops and the road between them.',
      'A lot of good things happen here that nobody hears about. From now on we will write some of them down.',
      'History',
    ],
  ];

export const DEMO_CLOSING =
  'If you would like to help, have a look at [Support Us](/support), or [offer something](/donations). We are glad of both.';

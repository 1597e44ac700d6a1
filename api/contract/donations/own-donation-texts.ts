/** What happens next with an offer, or has happened, as its donor reads it. */
export const ownDonationTexts = {
  pending:
    'One of our team looks at every offer, within 2-3 business days. You need do nothing now. More photos always help.',
  withdrawn: 'We have taken it off our list, and nobody will call. Thank you for thinking of us.',
  declined: 'Thank you for offering it. We cannot take it this time.',
  pickup: 'We will ring or write to you to agree on a day for the collection. Please have it near the door then.',
  choose: 'Please choose a day on which our van may come. Somebody has to be at home.',
  agreed: 'Our van comes on the day below. Please have everything near the door, and be at home.',
  anotherDay: 'You have asked for another day. We will ring or write to you.',
  dropOff: 'Please bring it to any of our shops while it is open, and say your reference at the counter.',
  collected: 'It is with us. What it raises pays for scans, fuel, counselling and groceries.',
} as const;

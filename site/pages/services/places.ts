/** The editable places of the donation shop page: one entry a line. */
export const donationShopPlaces = { texts: ['accepted', 'not-accepted'] } as const;

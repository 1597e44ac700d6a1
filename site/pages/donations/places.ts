/** The editable places of the donations page: one entry a line. */
export const donationPlaces = { texts: ['accept', 'cannot-accept'] } as const;

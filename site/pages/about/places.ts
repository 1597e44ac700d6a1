/** The editable places of the About page. */
export const aboutPlaces = { texts: ['our-story'], images: ['founder'] } as const;

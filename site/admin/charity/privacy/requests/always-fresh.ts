/** Refetched whenever somebody comes back to the screen, as a month may depend on it and an event may have been missed. */
export const alwaysFresh = { staleTime: 0, refetchOnWindowFocus: true } as const;

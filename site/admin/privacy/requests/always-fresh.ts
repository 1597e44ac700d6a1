/** A month may depend on it: whoever comes back to the screen sees it as it is, also where an event was missed. */
export const alwaysFresh = { staleTime: 0, refetchOnWindowFocus: true } as const;

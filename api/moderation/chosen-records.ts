interface Records<T> {
  get(id: string): T | undefined;
}

/** The records with these ids, each once, in their order; what is gone, or held back in quarantine, is left out. */
export const chosenOf = <T extends { quarantinedAt?: string | undefined }>(
  records: Records<T>,
  ids: readonly string[],
): T[] => [...new Set(ids)].flatMap((id) => records.get(id) ?? []).filter(({ quarantinedAt }) => !quarantinedAt);

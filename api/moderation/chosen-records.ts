interface Records<T> {
  get(id: string): T | undefined;
}

/** Each once, in their order; missing and quarantined records are left out. */
export const chosenOf = <T extends { quarantinedAt?: string | undefined }>(
  records: Records<T>,
  ids: readonly string[],
): T[] => [...new Set(ids)].flatMap((id) => records.get(id) ?? []).filter(({ quarantinedAt }) => !quarantinedAt);

/** The collections of what may go to quarantine. */
export const quarantinable = ['testimonials', 'donations', 'messages'] as const;

/** True for a record of such a collection that is in quarantine. */
export const isQuarantined = <T>(record: T): record is T & { quarantinedAt: string } =>
  typeof record === 'object' && record !== null && 'quarantinedAt' in record && record.quarantinedAt !== undefined;

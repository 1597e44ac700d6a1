export const quarantinable = ['testimonials', 'donations', 'messages'] as const;

export const isQuarantined = <T>(record: T): record is T & { quarantinedAt: string } =>
  typeof record === 'object' && record !== null && 'quarantinedAt' in record && record.quarantinedAt !== undefined;

const BROTLI = /(?:^|[\s,])br(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))(?=\s*(?:[,;]|$))/i;

/** Whether an `Accept-Encoding` names Brotli, and not with a quality of zero (RFC 9110, 12.5.3). */
export const acceptsBrotli = (acceptEncoding: string): boolean => BROTLI.test(acceptEncoding);

import { systemCode } from '../core/disk-failure.ts';

const sentences: Readonly<Record<string, string>> = {
  ENOTFOUND: 'There is no server of this name.',
  EAI_AGAIN: 'The name of the server could not be looked up.',
  ECONNREFUSED: 'No program takes calls at this address.',
  ECONNRESET: 'The connection ended without an answer.',
  EHOSTUNREACH: 'The server cannot be reached.',
  ENETUNREACH: 'The server cannot be reached.',
};
const CERTIFICATE = /^(CERT_|ERR_TLS_|UNABLE_TO_|SELF_SIGNED|DEPTH_ZERO)/;

export const describeProblem = (error: unknown): string => {
  const code = systemCode(error);
  if (!code) return error instanceof Error ? error.message : 'It could not be reached.';
  if (CERTIFICATE.test(code)) return 'The certificate of the server is not valid.';
  return sentences[code] ?? `It could not be reached (${code}).`;
};

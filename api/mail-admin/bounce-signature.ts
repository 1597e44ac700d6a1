import { createHmac, timingSafeEqual } from 'node:crypto';
import { Failure } from '../core/failure.ts';

/** Seconds: tolerated clock difference, and time in which a call can be replayed. */
const WINDOW_S = 300;
const REFUSED = 'The signature is missing, wrong or too old.';
const HEADER = /^t=(\d{1,12}),v1=([0-9a-f]{64})$/;

/** The header `X-Signature` of a body: `t=UNIX,v1=HMAC-SHA256 of "t.body"`, in hexadecimal. */
export const signatureOf = (secret: string, body: string, at: Date): string => {
  const time = Math.floor(at.getTime() / 1000);
  return `t=${time},v1=${createHmac('sha256', secret).update(`${time}.${body}`).digest('hex')}`;
};

/** @throws Failure `unauthenticated` for a wrong signature, or one from more than five minutes ago or ahead. */
export const checkSignature = (secret: string, header: string | null, body: string, now: Date): void => {
  const [, time = '', given = ''] = HEADER.exec(header ?? '') ?? [];
  const at = new Date(Number(time) * 1000);
  const [, , wanted = ''] = HEADER.exec(signatureOf(secret, body, at)) ?? [];
  const isRight = given !== '' && timingSafeEqual(Buffer.from(wanted), Buffer.from(given));
  if (!isRight || Math.abs(now.getTime() - at.getTime()) > WINDOW_S * 1000)
    throw new Failure('unauthenticated', REFUSED);
};
